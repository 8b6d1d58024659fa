"""What is told of a finished game of Poll Position!: the team's forecast, and the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import OVER, Die, Event, Side, Throw
from hustings.games.poll_position.events import Rolled, VoterTurnedUp
from hustings.games.poll_position.forecast import forecast
from hustings.games.poll_position.names import COLOURS
from hustings.games.poll_position.state import State

COUNT: Final = "Forecast"
NOTE: Final = "The score to be expected if the votes had been counted then."
STRETCH: Final = "Week"
DICE: Final[tuple[Die, ...]] = (
    Die("Number dice", ("1", "2", "3", "4", "5", "6"), (1, 2, 3, 4, 5, 6)),
    Die("Coloured dice", tuple(COLOURS)),
)
NUMBER_DICE, COLOURED_DICE = range(len(DICE))
"""Which of DICE a throw is of."""


def sides(obs: State, names: Sequence[str]) -> list[Side]:  # noqa: ARG001 - all stand together
    """Return the team."""
    return [Side("The team", "side-team", 0, "T", tuple(range(len(names))))]


def standing(obs: State) -> list[int]:
    """Return the score to be expected of the voters on the board; at the end the final score."""
    return [forecast(obs, foresight=False).middle]


def counted(event: Event) -> list[int] | None:  # noqa: ARG001 - every count stands in a position
    """Return None."""
    return None


def moment(obs: State) -> tuple[str, str]:
    """Return how many weeks are over, and at last that the votes are counted."""
    if obs.turn.mode == OVER:
        return "✓", "The count"
    return (str(obs.week), f"Week {obs.week}") if obs.week else ("", "")


def throws(event: Event) -> list[Throw]:
    """Return the dice of staffing and of voters' intentions."""
    match event:
        case Rolled(_, dice):
            return [Throw(NUMBER_DICE, -1, value - 1) for value in dice]
        case VoterTurnedUp(_, region, kind):
            return [Throw(NUMBER_DICE, -1, region), Throw(COLOURED_DICE, -1, kind)]
    return []
