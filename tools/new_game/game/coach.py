"""Tips for somebody who plays New Game for the first time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.core.model import Seat, Tip
from tools.new_game.game.state import State
from tools.new_game.messages import new_game as messages

GOAL: Final = messages.aim()
WINNING_SCORE: Final = 0

TIPS: Final[tuple[Tip, ...]] = (
    Tip("town", messages.tip_town_head(), messages.tip_town_says(), "5"),
)


def situations(obs: State, seat: Seat) -> Iterator[str]:  # noqa: ARG001 - the same for all
    """Yield the situations that the seat which decides is in, weightiest first."""
    yield "town"
