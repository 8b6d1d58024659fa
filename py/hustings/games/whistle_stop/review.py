"""What is told of a finished game of Whistle-Stop: points by election, and the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import OVER, Die, Event, Side, Throw
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.election_events import (
    Rerolled,
    Rolled,
)
from hustings.games.whistle_stop.events import (
    StartRolled,
)
from hustings.games.whistle_stop.state import StopState, points
from hustings.games.whistle_stop.text import LETTERS

COUNT: Final = "Points"
NOTE: Final = ""
STRETCH: Final = "Election"
DICE: Final[tuple[Die, ...]] = (Die("Dice", ("1", "2", "3", "4", "5", "6"), (1, 2, 3, 4, 5, 6)),)


def sides(obs: StopState, names: Sequence[str]) -> list[Side]:  # noqa: ARG001 - always the seats
    """Return the candidates."""
    return [
        Side(name, f"seat-{seat}", seat, LETTERS[seat], (seat,)) for seat, name in enumerate(names)
    ]


def standing(obs: StopState) -> list[int]:
    """Return each candidate's points of the 538."""
    return [points(obs, seat) for seat in range(obs.seats)]


def counted(event: Event) -> list[int] | None:  # noqa: ARG001 - every count stands in a position
    """Return None."""
    return None


def moment(obs: StopState) -> tuple[str, str]:
    """Return how many of the three elections are over: only they change the points."""
    number = sum(obs.round > election for election in v.ELECTIONS) + (obs.turn.mode == OVER)
    return (str(number), f"Election {number}") if number else ("", "")


def throws(event: Event) -> list[Throw]:
    """Return the dice of the start, of elections and of second chances."""
    kind, *data = event
    if kind == StartRolled.NUMBER:
        return [Throw(0, data[0], value - 1) for value in data[1:]]
    if kind == Rolled.NUMBER:
        return [Throw(0, data[0], value - 1) for value in data[2:]]
    if kind == Rerolled.NUMBER:
        return [Throw(0, data[0], data[3] - 1)]
    return []
