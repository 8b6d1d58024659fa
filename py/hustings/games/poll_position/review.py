"""Data for the review of a finished game: the team's forecast week by week, and the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import OVER, Die, Event, Side, Throw
from hustings.games.poll_position.events import Rolled, VoterTurnedUp
from hustings.games.poll_position.forecast import forecast
from hustings.games.poll_position.names import COLOURS
from hustings.games.poll_position.state import State
from hustings.messages.generated import poll_position as messages

SCORE_NAME: Final = messages.review_count()
SCORE_NOTE: Final = messages.review_note()
PERIOD_NAME: Final = messages.review_stretch()
DICE: Final[tuple[Die, ...]] = (
    Die(messages.review_number_dice(), ("1", "2", "3", "4", "5", "6"), (1, 2, 3, 4, 5, 6)),
    Die(messages.review_coloured_dice(), COLOURS),
)
NUMBER_DICE, COLOURED_DICE = range(len(DICE))
"""Indices into DICE."""


def sides(obs: State, names: Sequence[str]) -> list[Side]:  # noqa: ARG001 - all stand together
    """Return the team."""
    name, initial = messages.review_team(), messages.review_team_initial()
    return [Side(name, "side-team", 0, initial, tuple(range(len(names))))]


def scores(obs: State) -> list[int]:
    """Return the forecast, as the needle shows it; at the end the final score."""
    return [forecast(obs, working=True).middle]


def counted(score: int) -> str:
    """Return a number of points with its noun."""
    return messages.points_counted(points=score)


def event_scores(event: Event) -> list[int] | None:  # noqa: ARG001 - every count stands in a position
    """Return None: no event carries a count."""
    return None


def period_labels(obs: State) -> tuple[str, str]:
    """Return the number of weeks completed, short and in full; at the end the count."""
    if obs.turn.mode == OVER:
        return "✓", messages.review_count_moment()
    return (str(obs.week), messages.week(week=obs.week)) if obs.week else ("", "")


def throws(event: Event) -> list[Throw]:
    """Return the dice thrown in an event, for staffing and for voters' intentions."""
    match event:
        case Rolled(_, dice):
            return [Throw(NUMBER_DICE, -1, value - 1) for value in dice]
        case VoterTurnedUp(_, region, kind):
            return [Throw(NUMBER_DICE, -1, region), Throw(COLOURED_DICE, -1, kind)]
    return []
