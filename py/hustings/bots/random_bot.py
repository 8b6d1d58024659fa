"""The bot that plays random legal moves."""

from __future__ import annotations

from collections.abc import Iterator

from hustings.bots.opponent import Opponent
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules, S
from hustings.core.rng import Rng


class Random(Opponent[S]):
    """Chooses among the legal moves, all equally likely."""

    def think(self, rules: Rules[S], obs: S, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield one legal move."""
        yield rng.pick(rules.legal(obs, seat))
