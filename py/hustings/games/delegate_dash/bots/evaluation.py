"""The evaluation of a position of Delegate Dash for a seat, without search."""

from __future__ import annotations

from math import exp
from typing import Final

from hustings.core.model import OVER, Seat
from hustings.games.delegate_dash.rules.convention import outcome
from hustings.games.delegate_dash.state import (
    MAJORITY,
    DashState,
    totals,
)

_DELEGATES_PER_E: Final = (45.0, 45.0, 40.0, 37.0, 35.0, 30.0, 25.0)
"""The lead in delegates that multiplies the odds by e, by round; fitted to games of Normal."""


def evaluate(state: DashState, seat: Seat) -> float:
    """Return the chance that the seat wins, 0 to 1, from the delegates of all candidates."""
    if state.turn.mode == OVER:
        return outcome(state).payoff()[seat]
    if seat not in state.owner:
        return 0.25
    side = state.owner.index(seat)
    if state.gone[side]:
        return 0.0
    have = totals(state)
    if have[side] >= MAJORITY:
        return 1.0
    scale = _DELEGATES_PER_E[state.round]
    weights = [
        0.0 if state.gone[other] else exp((have[other] - have[side]) / scale) for other in range(4)
    ]
    return 1.0 / sum(weights)
