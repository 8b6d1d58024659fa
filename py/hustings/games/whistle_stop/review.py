"""Data of a finished game of Whistle-Stop: points by election, and the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import OVER, Die, Event, Side, Throw
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.election_events import Rerolled, Rolled
from hustings.games.whistle_stop.events import StartRolled
from hustings.games.whistle_stop.state import StopState, points
from hustings.games.whistle_stop.text.phrases import LETTERS
from hustings.messages.generated import whistle_stop as messages

SCORE_NAME: Final = messages.review_count()
SCORE_NOTE: Final = ""
PERIOD_NAME: Final = messages.review_stretch()
DICE: Final[tuple[Die, ...]] = (
    Die(messages.review_dice(), ("1", "2", "3", "4", "5", "6"), (1, 2, 3, 4, 5, 6)),
)


def sides(obs: StopState, names: Sequence[str]) -> list[Side]:  # noqa: ARG001 - always the seats
    """Return the candidates."""
    return [
        Side(name, f"seat-{seat}", seat, LETTERS[seat], (seat,)) for seat, name in enumerate(names)
    ]


def scores(obs: StopState) -> list[int]:
    """Return each candidate's points of the 538."""
    return [points(obs, seat) for seat in range(obs.seats)]


def counted(score: int) -> str:
    """Return a number of points with its noun."""
    return messages.points_counted(points=score)


def event_scores(event: Event) -> list[int] | None:  # noqa: ARG001 - every count stands in a position
    """Return None: events need not tell the points, which every position holds."""
    return None


def period_labels(obs: StopState) -> tuple[str, str]:
    """Return the last complete election: only elections change the points."""
    number = sum(obs.round > election for election in v.ELECTIONS) + (obs.turn.mode == OVER)
    return (str(number), messages.review_moment(number=number)) if number else ("", "")


def throws(event: Event) -> list[Throw]:
    """Return the dice of the start, of elections and of second chances."""
    match event:
        case StartRolled(seat, first, second):
            return [Throw(0, seat, first - 1), Throw(0, seat, second - 1)]
        case Rolled(seat, _, dice):
            return [Throw(0, seat, value - 1) for value in dice]
        case Rerolled(seat, _, _, new):
            return [Throw(0, seat, new - 1)]
    return []
