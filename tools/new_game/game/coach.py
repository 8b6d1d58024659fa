"""What somebody is told who plays New Game for the first time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.core.model import Seat, Tip
from tools.new_game.game.state import State

AIM: Final = "Carry the most towns."
NEEDED: Final = 0

TIPS: Final[tuple[Tip, ...]] = (
    Tip("town", "Where to go", "A town counts for whoever has most people there at the end.", "5"),
)


def met(obs: State, seat: Seat) -> Iterator[str]:  # noqa: ARG001 - the same for all
    """Yield the situations that the seat which decides is in, weightiest first."""
    yield "town"
