"""Situations of Back Room that the coach explains the first time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.core.model import Seat, Tip
from tests.toy.state import State

GOAL: Final = "Carry the most towns."
WINNING_SCORE: Final = 0

TIPS: Final[tuple[Tip, ...]] = (
    Tip("town", "Where to go", "A town counts for whoever has most people there at the end.", "5"),
)


def situations(obs: State, seat: Seat) -> Iterator[str]:
    """Yield the situations that the seat which decides is in, weightiest first."""
    yield "town"
