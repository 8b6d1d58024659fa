"""Opponents for Poll Position!, or rather partners: what each act is expected to save.

Every act is valued exactly by the complaints it can be expected to avoid (see odds), minus its
cost; the better levels also reckon with the voters still to come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from hustings.bots.luck import Random
from hustings.core.model import ALL, Move, Seat
from hustings.core.protocols import Bot, Rules
from hustings.core.rng import Rng
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.outlook import forecast
from hustings.games.poll_position.state import State
from hustings.games.poll_position.worth import Worth


class Planner:
    """Takes the act that saves most per action point, in the region where a turn saves most.

    foresight: whether voters still to come count. spark: what a fresh die is worth beyond its
    number, because it can be staffed later.
    """

    def __init__(self, foresight: bool, spark: float = 0.0) -> None:
        self.foresight = foresight
        self.spark = spark

    def think(self, rules: Rules[Any], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the move that is expected to save most."""
        worth = Worth(obs, self.foresight, self.spark)
        legal = rules.legal(obs, seat)
        if legal[0][0] in _PLANNING:
            values = worth.plans(seat if obs.turn.mode == ALL else obs.worker, legal)
        else:
            values = [worth.of(move) for move in legal]
        best = max(values) - 1e-9
        yield rng.pick([move for move, value in zip(legal, values, strict=True) if value >= best])


_PLANNING: Final = (v.V_PLAN, v.V_STAY)

LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "easy": Random,
    "normal": lambda: Planner(foresight=False),
    "hard": lambda: Planner(foresight=True, spark=0.3),
}


def evaluate(state: State, seat: Seat) -> float:  # noqa: ARG001 (the team stands together)
    """Return how well the team stands: 0 at 60 points below zero, 1 at 40 above."""
    return min(1.0, max(0.0, (forecast(state, working=True).middle + 60) / 100))
