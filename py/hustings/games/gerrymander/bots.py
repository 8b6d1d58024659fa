"""The opponents of Gerrymander, and how well a position stands for somebody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.bots.luck import Random
from hustings.core.model import OVER, Seat
from hustings.core.protocols import Bot
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.closer import Closer
from hustings.games.gerrymander.mapper import Mapper
from hustings.games.gerrymander.outlook import outlook
from hustings.games.gerrymander.state import State

LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {
    "easy": Random,
    "normal": Closer,
    "hard": Mapper,
}


def evaluate(state: State, seat: Seat) -> float:
    """Return how well a seat stands: its lead in districts, won and to be hoped for."""
    if state.turn.mode == OVER:
        return rules.outcome(state).payoff()[seat]
    lead = outlook(state, seat)
    return 0.5 + 0.5 * lead / (1 + abs(lead))
