"""How well a position of Delegate Dash stands for a seat, at a glance."""

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

# How a lead of so many delegates multiplies the odds by e, at the start of each round and at the
# convention; fitted to games between Normal opponents.
_SCALE: Final = (45.0, 45.0, 40.0, 37.0, 35.0, 30.0, 25.0)


def evaluate(state: DashState, seat: Seat) -> float:
    """Return the chance that the seat wins, 0..1, judged by the delegates of all four."""
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
    scale = _SCALE[state.round]
    weights = [
        0.0 if state.gone[other] else exp((have[other] - have[side]) / scale) for other in range(4)
    ]
    return 1.0 / sum(weights)
