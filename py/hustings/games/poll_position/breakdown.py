"""What the forecast is made of: the score sheet if the votes were counted now, and what is to come.

The page shows it during play, in the words of the score sheet at the end.
"""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.by_position import by_position
from hustings.games.poll_position import odds, tally
from hustings.games.poll_position.board import PLACES
from hustings.games.poll_position.forecast import ExpectedComplaints, harmful_cards, points_left
from hustings.games.poll_position.planning import turned_away
from hustings.games.poll_position.state import State


class Breakdown(NamedTuple):
    """The parts of the forecast in points, which add up to it.

    voters: the expected turnout of those waiting now. complaints: those to be expected if they
    were counted now. pips: the sum of all dice. to_come: what the action points that are left,
    voters still to come and event cards are likely to add. forecast: the sum.
    """

    voters: int
    turnout: int
    complaints: int
    pips: int
    cost: int
    goodwill: int
    to_come: int
    forecast: int


def more_served(before: State, after: State) -> int:
    """Return how many more voters are served by the end, if nobody acts any more."""
    return round(_unserved_by_end(before) - _unserved_by_end(after))


def fewer_turned_away(before: State, after: State) -> int:
    """Return how many fewer complaints there are if the votes are counted now, by the map."""
    return _complaints_now(before) - _complaints_now(after)


@by_position(maxsize=8)
def _complaints_now(state: State) -> int:
    return _on_map(ExpectedComplaints(state, foresight=False))


def _on_map(now: ExpectedComplaints) -> int:
    """Return the complaints of all places, as their badges on the map show them."""
    return sum(turned_away(now, place) * now.weight[place] for place in range(PLACES))


@by_position(maxsize=8)
def _unserved_by_end(state: State) -> float:
    return sum(map(ExpectedComplaints(state, foresight=True).at, range(PLACES)))


def breakdown(state: State, now: ExpectedComplaints, final: int) -> Breakdown:
    """Return the parts of a forecast.

    now: the complaints without foresight. final: the forecast of a team that goes on working.
    """
    voters = sum(now.known) + odds.mean(now.rest) * sum(now.down)
    pips = tally.cost(state)
    turnout, cost = round(voters / 5 - 0.4), pips // 10  # fifths of a point are rounded down
    complaints = _on_map(now)
    if not points_left(state) and not harmful_cards(state):
        complaints = turnout - cost + state.goodwill - final
    to_come = final - (turnout - complaints - cost + state.goodwill)
    return Breakdown(round(voters), turnout, complaints, pips, cost, state.goodwill, to_come, final)
