"""Data of a finished game of Delegate Dash: delegates round by round, and the dice."""

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
    north_to_west,
    rows,
)
from hustings.games.delegate_dash.names import FACES, INITIALS, SHORT
from hustings.games.delegate_dash.state import NOBODY, DashState, totals
from hustings.messages.generated import delegate_dash as messages

SCORE_NAME: Final = messages.review_count()
SCORE_NOTE: Final = ""
PERIOD_NAME: Final = messages.review_stretch()
DICE: Final[tuple[Die, ...]] = (Die(messages.review_dice(), FACES, (0, 1, 2, 3, 4, 5)),)
_SIDE_CLASSES: Final = ("side-arms", "side-suns", "side-crowns", "side-moons")


def sides(obs: DashState, names: Sequence[str]) -> list[Side]:
    """Return the four candidates, each with its player."""
    return [
        Side(
            SHORT[side]
            if seat == NOBODY
            else messages.review_side(candidate=SHORT[side], name=names[seat]),
            _SIDE_CLASSES[side],
            side,
            INITIALS[side],
            () if seat == NOBODY else (seat,),
        )
        for side, seat in enumerate(obs.owner)
    ]


def scores(obs: DashState) -> list[int]:
    """Return each candidate's delegates."""
    return totals(obs)


def counted(score: int) -> str:
    """Return a number of delegates with its noun."""
    return messages.delegates_counted(delegates=score)


def event_scores(event: Event) -> list[int] | None:
    """Return each candidate's delegates at a count, before the next one is eliminated."""
    return list(north_to_west(event)) if isinstance(event, Convened | Counted) else None


def period_labels(obs: DashState) -> tuple[str, str]:
    """Return the last complete round; at the convention the last complete count."""
    if obs.count:
        count = obs.count - (obs.turn.mode != OVER)
        if count:
            return messages.review_moment_short(count=count), messages.review_moment(count=count)
    number = obs.round - 1
    return (str(number), messages.round_number(round=number)) if number > 0 else ("", "")


def throws(event: Event) -> list[Throw]:
    """Return the dice candidates rolled; those that placed the coins belong to nobody (-1)."""
    match event:
        case Placed():
            return [Throw(0, -1, face) for face in north_to_west(event)]
        case Rolled():
            return [Throw(0, side, face) for side, face in enumerate(north_to_west(event))]
        case Rerolled(candidate, die):
            return [Throw(0, candidate, die)]
        case CaucusRolled() | RolledOff() | LegislatureRolled():
            return [Throw(0, side, face) for side, face in rows(event.ranking)]
        case SplitRolled(_, ranking):
            return [Throw(0, side, face) for side, face, _ in rows(ranking, 3)]
    return []
