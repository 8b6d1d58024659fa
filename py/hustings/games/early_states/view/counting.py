"""Votes counted out: under the thumb on a tall desk, in the tray of a wide one. Of the view."""

from __future__ import annotations

from hustings.core.model import Seat
from hustings.core.moves import Choice
from hustings.core.protocols import Tree
from hustings.draw.lettering import fit_line
from hustings.draw.marker import marker
from hustings.draw.pieces import card
from hustings.draw.tree import act, cls, h, num, part
from hustings.games.early_states import text
from hustings.games.early_states.sheet import SECOND_DIE
from hustings.games.early_states.text import sheet as words
from hustings.games.early_states.view.layout import Box
from hustings.games.early_states.view.page import Page
from hustings.games.early_states.view.running import running
from hustings.games.early_states.vocabulary import M_MARK, VOTE


def counter(page: Page) -> Tree | None:
    """Return the numbers of votes for the place that has been chosen; None before or elsewhere."""
    chosen, box, obs = page.picks.chosen, page.on.counter, page.obs
    if not page.live or obs.turn.prompt != VOTE or chosen[:1] != (M_MARK,):
        return None
    if len(chosen) < 2:
        return None
    place = chosen[1]
    most = min(obs.free(page.seat, place), obs.votes)
    w = min(62.0, (box.w - 4) / most)
    left = box.cx - w * most / 2
    buttons = []
    for count in range(1, most + 1):
        choice = page.picks.named("count", count)
        if choice is not None:
            label = text.move(obs, page.seat, (M_MARK, place, count))
            spot = Box(left + w * (count - 1) + 1.5, box.y + 19, w - 3, box.h - 22)
            buttons.append(_number(choice, label, count, spot, count == obs.free(page.seat, place)))
    others = running(obs, place, page.seat) if place < SECOND_DIE else []
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
            page.on.letters.hint._replace(face="bold"),
        ),
        [_needs(seat, obs.free(seat, place), box.right - 30 * (len(others) - i), box.y + 9.5)
         for i, seat in enumerate(others)],
        buttons,
    )  # fmt: skip


@part
def _needs(seat: Seat, number: int, x: float, y: float) -> Tree:
    """Return how many circles another seat still has to fill."""
    at = {"class": "es-need", "x": num(x + 8), "y": num(y + 4.5)}
    return h("g", {}, marker(seat, x, y, 5.5, ""), h("text", at, str(number)))


@part
def _number(choice: Choice, label: str, count: int, box: Box, fills: bool) -> Tree:
    return h(
        "g",
        act(choice, label) | {"class": cls("es-button legal", fills and "es-fills")},
        h("title", {}, label),
        card(*box, "es-key", 7, 0),
        h("text", {"x": num(box.cx), "y": num(box.cy + 6)}, str(count)),
    )
