"""Buttons that count votes: below the sheet of a tall desk, in the tray of a wide one."""

from __future__ import annotations

from hustings.core.model import Seat
from hustings.core.moves import Choice
from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.lettering import fit_line
from hustings.draw.marker import marker
from hustings.draw.pieces import card
from hustings.draw.tree import act, cls, h, num, part
from hustings.games.early_states import text
from hustings.games.early_states.sheet import SECOND_DIE
from hustings.games.early_states.text import sheet as words
from hustings.games.early_states.view.page import Page
from hustings.games.early_states.view.rivals import rivals_in
from hustings.games.early_states.vocabulary import M_MARK, VOTE


def draw_vote_counter(page: Page) -> Tree | None:
    """Return the numbers of votes for the chosen place; None while no place is chosen."""
    chosen, box, obs = page.picks.chosen, page.layout.counter, page.obs
    if not page.live or obs.turn.prompt != VOTE or chosen[:1] != (M_MARK,):
        return None
    if len(chosen) < 2:
        return None
    place = chosen[1]
    max_votes = min(obs.free(page.seat, place), obs.votes)
    w = min(62.0, (box.w - 4) / max_votes)
    left = box.cx - w * max_votes / 2
    buttons = []
    for count in range(1, max_votes + 1):
        choice = page.picks.named("count", count)
        if choice is not None:
            label = text.move(obs, page.seat, (M_MARK, place, count))
            spot = Box(left + w * (count - 1) + 1.5, box.y + 19, w - 3, box.h - 22)
            buttons.append(
                _count_button(choice, label, count, spot, count == obs.free(page.seat, place))
            )
    others = rivals_in(obs, place, page.seat) if place < SECOND_DIE else []
    return h(
        "g",
        {"class": "es-counter"},
        h("rect", {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h)}),
        fit_line(
            "es-asked",
            box.x + 6,
            box.y + 14,
            words.how_many(place, obs.votes),
            box.w - 12 - 30 * len(others),
            page.layout.letters.hint._replace(face="bold"),
        ),
        [_marks_needed(seat, obs.free(seat, place), box.right - 30 * (len(others) - i), box.y + 9.5)
         for i, seat in enumerate(others)],
        buttons,
    )  # fmt: skip


@part
def _marks_needed(seat: Seat, number: int, x: float, y: float) -> Tree:
    """Return a rival's marker with the circles it still has to fill."""
    at = {"class": "es-need", "x": num(x + 8), "y": num(y + 4.5)}
    return h("g", {}, marker(seat, x, y, 5.5, ""), h("text", at, str(number)))


@part
def _count_button(choice: Choice, label: str, count: int, box: Box, fills: bool) -> Tree:
    return h(
        "g",
        act(choice, label) | {"class": cls("es-button legal", fills and "es-fills")},
        h("title", {}, label),
        card(*box, "es-key", 7, 0),
        h("text", {"x": num(box.cx), "y": num(box.cy + 6)}, str(count)),
    )
