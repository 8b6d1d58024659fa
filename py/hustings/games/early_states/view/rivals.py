"""The other seats in the race for a state: a row of markers with the marks they still need."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Seat
from hustings.core.protocols import Tree
from hustings.draw.lettering import fit_line, width
from hustings.draw.marker import marker
from hustings.draw.pieces import pill
from hustings.draw.tree import cls, h, num, part
from hustings.games.early_states.sheet import PLACES
from hustings.games.early_states.state import State
from hustings.games.early_states.text import sheet as words
from hustings.games.early_states.view.layout import layout_for
from hustings.games.early_states.view.page import Page
from hustings.messages.generated import early_states as messages

_LABEL_WIDTH: Final = {False: 52.0, True: 38.0}
"""How wide the words before the markers are at least, on a wide desk and on a tall one."""
_ENTRY_WIDTH: Final = {False: 38.0, True: 29.0}
"""Width of a marker with its number where there is room."""


def rival_row(page: Page, place: int) -> Tree | None:
    """Return the other seats that have begun a state, each with the marks it still needs.

    Where not all fit, those who need the fewest are shown.
    """
    obs = page.obs
    others = tuple(
        (s, obs.free(s, place), page.new_marks(place, s),
         words.cell_label(obs, s, place, page.look.names[s]))
        for s in rivals_in(obs, place, page.seat)
    )  # fmt: skip
    if page.look.tall:
        if obs.place[page.seat * 9 + place]:
            return None  # the rosette fills the card
        room = int((page.layout.cards[place].w - 10) / _ENTRY_WIDTH[True])
        others = tuple(sorted(sorted(others, key=lambda other: other[1])[:room]))
    return _rival_row(page.look.tall, place, others) if others else None


@part
def _rival_row(tall: bool, place: int, others: tuple[tuple[Seat, int, int, str], ...]) -> Tree:
    """Return the row. others: seat, marks to go, number of new marks, label."""
    card, box = layout_for(tall).card, layout_for(tall).cards[place]
    y, left, room = box.bottom - card.rail, box.x + 8, box.w - 12
    letters = layout_for(tall).letters.plain
    said = max(_LABEL_WIDTH[tall], letters.size * width(messages.to_go(), "text") + 4)
    named = said + len(others) * _ENTRY_WIDTH[tall] <= room
    start = left + (said if named else 0)
    step = min(_ENTRY_WIDTH[tall], (box.right - 2 - start) / len(others))
    drawn = []
    if named:
        drawn.append(fit_line("es-soft", left, y + 4.5, messages.to_go(), said, letters))
    for i, (seat, left_over, new, label) in enumerate(others):
        x = start + step * i + card.rival
        drawn.append(_rival_entry(seat, label, left_over, x, y, card.rival, new))
    return h("g", {}, drawn)


def rivals_in(obs: State, place: int, seat: Seat) -> list[Seat]:
    """Return the other seats that have begun a state and not filled it yet."""
    return [
        s
        for s in range(obs.seats)
        if s != seat and obs.marks[s * PLACES + place] and not obs.place[s * 9 + place]
    ]


@part
def _rival_entry(
    seat: Seat, label: str, number: int, x: float, y: float, r: float, new: int
) -> Tree:
    at = {"x": num(x + r + 2.5), "y": num(y + 4.5)}
    return h(
        "g",
        {"class": cls("es-other", f"seat-{seat}", new > 0 and "es-fresh"), "aria-label": label},
        h("title", {}, label),
        marker(seat, x, y, r, ""),
        h("text", at, str(number)),
        _new_marks_flash(seat, x, y - 1.6 * r, new) if new else None,
    )


def _new_marks_flash(seat: Seat, x: float, y: float, new: int) -> Tree:
    """Return a pill with the number of marks a rival has just made, in its colour."""
    return h(
        "g",
        {"class": "es-passing piece-pressed", "key": f"new-{new}"},
        pill(x, y - 6, 18, messages.new_marks(marks=new), f"seat-{seat}", 28, 13),
    )
