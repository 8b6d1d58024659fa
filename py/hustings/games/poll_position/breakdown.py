"""What the forecast is made of: the score sheet if the votes were counted now, and what is to come.

The page shows it during play, in the words of the score sheet at the end.
"""

from __future__ import annotations

from typing import NamedTuple

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


def breakdown(state: State, now: ExpectedComplaints, final: int) -> Breakdown:
    """Return the parts of a forecast.

    now: the complaints without foresight. final: the forecast of a team that goes on working.
    """
    voters = sum(now.known) + odds.mean(now.rest) * sum(now.down)
    pips = tally.cost(state)
    turnout, cost = round(voters / 5 - 0.4), pips // 10  # fifths of a point are rounded down
    # as the numbers on the map show them
    complaints = sum(turned_away(now, place) * now.weight[place] for place in range(PLACES))
    if not points_left(state) and not harmful_cards(state):
        complaints = turnout - cost + state.goodwill - final
    to_come = final - (turnout - complaints - cost + state.goodwill)
    return Breakdown(round(voters), turnout, complaints, pips, cost, state.goodwill, to_come, final)
