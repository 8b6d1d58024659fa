"""What every bot has besides its way to choose, for those that have nothing to tell about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic

from hustings.core.model import Move, Seat
from hustings.core.protocols import S

NOTHING: Final[Mapping[Move, float]] = {}


class Opponent(Generic[S]):
    """A Bot (see core.protocols) but for `think`: found nothing, knows no end, has no reasons."""

    found: Mapping[Move, float] = NOTHING
    done: float | None = None

    def reasons(self, obs: S, seat: Seat, move: Move) -> list[str] | None:  # noqa: ARG002
        """Return None: the game's own reasons are told."""
        return None
