"""The opponent that does anything legal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng


class Random:
    """Chooses among the legal moves, all equally likely."""

    def think(self, rules: Rules[Any], obs: Any, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield one legal move."""
        yield rng.pick(rules.legal(obs, seat))
