"""The base class of bots, with defaults for all but `think`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Generic

from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules, S
from hustings.core.rng import Rng
from hustings.messages.people import Cast

NO_VALUES: Final[Mapping[Move, float]] = {}


class Opponent(Generic[S]):
    """A Strategy (see core.protocols) but for `think`: there is nothing that it tells."""

    move_values: Mapping[Move, float] = NO_VALUES
    done: float | None = None

    def reasons(
        self,
        obs: S,  # noqa: ARG002
        seat: Seat,  # noqa: ARG002
        move: Move,  # noqa: ARG002
        cast: Cast,  # noqa: ARG002
    ) -> list[str] | None:
        """Return None: the game gives its own reasons."""
        return None

    def weigh(
        self,
        rules: Rules[S],  # noqa: ARG002
        obs: S,  # noqa: ARG002
        seat: Seat,  # noqa: ARG002
        moves: Sequence[Move],  # noqa: ARG002
        rng: Rng,  # noqa: ARG002
    ) -> Mapping[Move, float]:
        """Return nothing: what was found is all that is known."""
        return NO_VALUES


def value_as_chance(obs: object, value: float) -> float:  # noqa: ARG001
    """Return the value: in most games it is the chance to win (see protocols.Bots.win_chance)."""
    return value
