"""What is told of a finished game of Delegate Dash: delegates round by round, and the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import OVER, Die, Event, Side, Throw
from hustings.games.delegate_dash.events import (
    CaucusRolled,
    Convened,
    Counted,
    LegislatureRolled,
    Placed,
    Rerolled,
    Rolled,
    RolledOff,
    SplitRolled,
)
from hustings.games.delegate_dash.names import FACES, SHORT
from hustings.games.delegate_dash.state import NOBODY, DashState, totals

COUNT: Final = "Delegates"
NOTE: Final = ""
STRETCH: Final = "Round"
DICE: Final[tuple[Die, ...]] = (Die("Dice", FACES, (0, 1, 2, 3, 4, 5)),)
_PAINTS: Final = ("side-arms", "side-suns", "side-crowns", "side-moons")
_LETTERS: Final = "NESW"


def sides(obs: DashState, names: Sequence[str]) -> list[Side]:
    """Return the four candidates, each with who played it."""
    return [
        Side(
            SHORT[side] if seat == NOBODY else f"{SHORT[side]}, {names[seat]}",
            _PAINTS[side],
            side,
            _LETTERS[side],
            () if seat == NOBODY else (seat,),
        )
        for side, seat in enumerate(obs.owner)
    ]


def standing(obs: DashState) -> list[int]:
    """Return each candidate's delegates."""
    return totals(obs)


def counted(event: Event) -> list[int] | None:
    """Return each candidate's delegates as counted, before the next one is eliminated."""
    return list(event[1:5]) if event[0] in (Convened.NUMBER, Counted.NUMBER) else None


def moment(obs: DashState) -> tuple[str, str]:
    """Return how many rounds are over; at the convention how many counts."""
    if obs.count:
        count = obs.count - (obs.turn.mode != OVER)
        if count:
            return f"C{count}", f"Count {count}"
    number = obs.round - 1
    return (str(number), f"Round {number}") if number > 0 else ("", "")


def throws(event: Event) -> list[Throw]:
    """Return the dice that candidates rolled; those that placed the coins are nobody's."""
    kind, *data = event
    if kind == Placed.NUMBER:
        return [Throw(0, -1, face) for face in data[1:5]]
    if kind == Rolled.NUMBER:
        return [Throw(0, side, face) for side, face in enumerate(data[1:5])]
    if kind == Rerolled.NUMBER:
        return [Throw(0, data[0], data[1])]
    width, skip = _RANKINGS.get(kind, (0, 0))
    if not width:
        return []
    ranking = data[skip:]
    return [Throw(0, ranking[i], ranking[i + 1]) for i in range(0, len(ranking), width)]


_RANKINGS: Final = {
    CaucusRolled.NUMBER: (2, 2),
    SplitRolled.NUMBER: (3, 1),
    RolledOff.NUMBER: (2, 1),
    LegislatureRolled.NUMBER: (2, 0),
}
"""Events that list who rolled what: how many numbers to each, after how many others."""
