"""What the forecast is made of: the parts of the score sheet, as far as they are to be expected.

The page shows them during play, in the words of the score sheet at the end.
"""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.by_position import by_position
from hustings.games.poll_position import odds, tally
from hustings.games.poll_position.board import PLACES
from hustings.games.poll_position.forecast import (
    ExpectedComplaints,
    harmful_cards,
    points_left,
)
from hustings.games.poll_position.state import State


class Breakdown(NamedTuple):
    """The parts of the forecast in points, which add up to it.

    voters: the expected turnout. complaints: those to be expected if nobody acts any more. pips:
    the sum of all dice. to_come: what the action points that are left are likely to bring, less
    the harm of event cards; 0 once nothing is left. forecast: the sum.
    """

    voters: int
    turnout: int
    complaints: int
    pips: int
    cost: int
    goodwill: int
    to_come: int
    forecast: int


def unserved(expected: ExpectedComplaints) -> float:
    """Return the complaints to be expected everywhere."""
    return sum(map(expected.at, range(PLACES)))


def more_served(before: State, after: State) -> int:
    """Return how many more voters are served by the end, if nobody acts any more."""
    return round(_unserved_by_end(before) - _unserved_by_end(after))


@by_position(maxsize=8)
def _unserved_by_end(state: State) -> float:
    return unserved(ExpectedComplaints(state, foresight=True))


def breakdown(state: State, expected: ExpectedComplaints, final: int) -> Breakdown:
    """Return the parts of a forecast.

    expected: the complaints with foresight. final: the forecast of a team that goes on working.
    """
    value = odds.mean(expected.rest)
    voters = sum(
        expected.known[n] + value * (expected.down[n] + odds.mean_number(expected.more[n]))
        for n in range(PLACES)
    )
    pips = tally.cost(state)
    turnout, cost = round(voters / 5 - 0.4), pips // 10  # fifths of a point are rounded down
    complaints = round(unserved(expected))
    if not points_left(state) and not harmful_cards(state):
        complaints = turnout - cost + state.goodwill - final
    to_come = final - (turnout - complaints - cost + state.goodwill)
    return Breakdown(round(voters), turnout, complaints, pips, cost, state.goodwill, to_come, final)
