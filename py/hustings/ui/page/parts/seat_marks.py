"""The mark of a seat, used everywhere: that of its side if the game gives it one."""

from __future__ import annotations

from hustings import catalog
from hustings.core.model import Seat, Side
from hustings.draw.look import LETTERS
from hustings.ui.model import Play


def sides(play: Play) -> list[Side]:
    """Return the side of each seat, such as a candidate or party, as the board draws it.

    Seats that share a side, or have none yet, get a side of their own.
    """
    by_seat = [own_side(seat, name) for seat, name in enumerate(play.names)]
    obs = play.shown().view(None)
    for side in catalog.review(play.game).sides(obs, play.names):
        if len(side.seats) == 1:
            by_seat[side.seats[0]] = side
    return by_seat


def own_side(seat: Seat, name: str) -> Side:
    """Return a seat's side of its own."""
    return Side(name, f"seat-{seat}", seat, LETTERS[seat], (seat,))
