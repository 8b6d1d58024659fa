"""The opponent that plays the policy's best move without search."""

from __future__ import annotations

from collections.abc import Iterator

from hustings.bots.opponent import Opponent
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from hustings.games.whistle_stop.bots.move_values import (
    advisable,
    compares_given_moves,
    win_chances,
)
from hustings.games.whistle_stop.bots.policy import best_index, rate
from hustings.games.whistle_stop.state import StopState


class PolicyBot(Opponent[StopState]):
    """Takes the move with the best rating, the first of equal ones."""

    def __init__(self) -> None:
        self.move_values: dict[Move, float] = {}

    def think(
        self,
        rules: Rules[StopState],
        obs: StopState,
        seat: Seat,
        rng: Rng,  # noqa: ARG002 - no ties are left to luck
    ) -> Iterator[Move]:
        """Yield the best legal move."""
        legal = rules.legal(obs, seat)
        rated = rate(obs, seat, legal)
        best = legal[best_index(rated)]
        self.move_values = win_chances(obs, seat, legal)
        if not compares_given_moves(rules):
            self.move_values = advisable(self.move_values, self.move_values, best)
        yield best
