"""Opponents for Delegate Dash."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.bots.greedy import Greedy
from hustings.bots.luck import Random
from hustings.core.model import OVER, Seat
from hustings.core.protocols import Bot
from hustings.games.delegate_dash.rules import outcome
from hustings.games.delegate_dash.state import ALL_DELEGATES, DashState, total


def evaluate(state: DashState, seat: Seat) -> float:
    """Return how well the seat stands, 0 (lost) to 1 (won)."""
    if state.turn.mode == OVER:
        return outcome(state).payoff()[seat]
    return total(state, state.owner.index(seat)) / ALL_DELEGATES if seat in state.owner else 0.0


LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {
    "easy": Random,
    "normal": lambda: Greedy(evaluate, 3),
}
