"""Who sits at each seat: a portrait with the seat's mark."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hustings.core.model import Seat, Side
from hustings.core.protocols import Tree
from hustings.draw.marker import side_badge
from hustings.draw.portrait import PORTRAITS, Mood, portrait
from hustings.draw.tree import h, part
from hustings.messages.names import BOTS, PEOPLE
from hustings.ui.links.share import places
from hustings.ui.model import Play
from hustings.ui.page.parts.seat_marks import sides

BY_NAME: Final = {
    name: number
    for number, parts in enumerate(PORTRAITS)
    for name in (PEOPLE[parts.named[0]], BOTS[parts.named[1]])
}
"""The portrait of each default name."""


@lru_cache(maxsize=256)
def portrait_numbers(names: tuple[str, ...]) -> tuple[int, ...]:
    """Return the portrait of each seat, all different.

    A default name has its own portrait. Everybody else has that of their seat, or the first that
    is left.
    """
    numbers: dict[Seat, int] = {}
    for seat, name in enumerate(names):
        if name in BY_NAME and BY_NAME[name] not in numbers.values():
            numbers[seat] = BY_NAME[name]
    for seat in range(len(names)):
        if seat not in numbers:
            left = {*range(len(PORTRAITS))}.difference(numbers.values())
            numbers[seat] = seat if seat in left else min(left, default=seat % len(PORTRAITS))
    return tuple(numbers[seat] for seat in range(len(names)))


def seated(play: Play, seat: Seat) -> Tree:
    """Return the portrait of a seat with its mark."""
    return portrait_and_mark(portrait_numbers(play.names)[seat], sides(play)[seat])


@part
def portrait_and_mark(number: int, side: Side) -> Tree:
    """Return a portrait with the mark of its side at its lower corner."""
    return h("span", {"class": "seated"}, portrait(number, side.paint), side_badge(side))


def winners(play: Play) -> list[Tree]:
    """Return the beaming portraits of those who won; if nobody at the table did, all downcast."""
    won = [seat for place in places(play) if place.won for seat in place.side.seats]
    mood: Mood = "beaming" if won else "downcast"
    own, numbers = sides(play), portrait_numbers(play.names)
    seats = sorted(won) or range(len(own))
    return [portrait(numbers[seat], own[seat].paint, mood) for seat in seats]
