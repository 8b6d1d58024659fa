"""The one mark that stands for a seat everywhere: that of its side, where the game gives it one."""

from __future__ import annotations

from hustings import catalog
from hustings.core.model import Seat, Side
from hustings.draw.look import LETTERS
from hustings.ui.model import Play


def sides(play: Play) -> list[Side]:
    """Return by seat what stands for it: a candidate, a party, as the board shows what it does.

    Where several play one side, or nobody has been given one yet, it is the seat's own.
    """
    found = [
        Side(name, f"seat-{seat}", seat, LETTERS[seat], (seat,))
        for seat, name in enumerate(play.names)
    ]
    obs = play.shown().view(None)
    for side in catalog.review(play.game).sides(obs, play.names):
        if len(side.seats) == 1:
            found[side.seats[0]] = side
    return found


def side_of(play: Play, seat: Seat) -> Side:
    """Return what stands for a seat."""
    return sides(play)[seat]
