"""Who sits at each seat: a portrait with the seat's mark."""

from __future__ import annotations

from hustings.core.model import Seat, Side
from hustings.core.protocols import Tree
from hustings.draw.marker import side_badge
from hustings.draw.portrait import Mood, portrait, portrait_numbers
from hustings.draw.tree import h, part
from hustings.ui.links.share import places
from hustings.ui.model import Play
from hustings.ui.page.parts.seat_marks import sides


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
