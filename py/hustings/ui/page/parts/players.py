"""The players as a row of name plates with a portrait and the seat's mark."""

from __future__ import annotations

from hustings.core.model import AWAY, HUMAN
from hustings.core.protocols import Tree
from hustings.draw.portrait import portrait_numbers
from hustings.draw.tree import cls, h
from hustings.ui import words
from hustings.ui.model import Play, SeatSetup
from hustings.ui.page.parts.portraits import portrait_and_mark
from hustings.ui.page.parts.seat_marks import sides


def _kind(who: SeatSetup) -> str:
    if who.kind == AWAY:
        return words.distance.elsewhere()
    return words.common.bot_level(level=who.level)


def players(play: Play, turn: tuple[int, ...]) -> Tree:
    """Return the name plates. turn: the seats that decide now, which are marked."""
    own, numbers = sides(play), portrait_numbers(play.names)
    return h(
        "ul",
        {"class": "plates", "aria-label": words.table.players()},
        [
            h(
                "li",
                {
                    "class": cls("plate", own[seat].paint, seat in turn and "deciding"),
                    "aria-current": "true" if seat in turn else None,
                },
                portrait_and_mark(numbers[seat], own[seat]),
                h("span", {"class": "plate-name"}, who.name),
                h("span", {"class": "plate-kind"}, _kind(who)) if who.kind != HUMAN else None,
            )
            for seat, who in enumerate(play.seats)
        ],
    )
