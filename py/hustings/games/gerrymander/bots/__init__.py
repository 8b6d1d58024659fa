"""The opponents of Gerrymander, and how well a position stands for somebody."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from hustings.bots.greedy import Greedy
from hustings.bots.opponent import Opponent
from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Bot, Rules
from hustings.core.rng import Rng
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.bots.closer import Closer
from hustings.games.gerrymander.bots.evaluation import standing
from hustings.games.gerrymander.bots.hint import figure, reasons
from hustings.games.gerrymander.bots.search import expert, hard, judge
from hustings.games.gerrymander.state import State

__all__ = ["ABOUT", "CLOSE", "LEVELS", "evaluate", "figure", "judge", "reasons"]

CARELESS: Final = 0.5
"""How often the easy opponent draws just any border."""


def evaluate(state: State, seat: Seat) -> float:
    """Return how well a seat stands: its lead in districts, won and to be hoped for."""
    if state.turn.mode == OVER:
        return rules.outcome(state).payoff()[seat]
    lead = standing(state, seat)
    return 0.5 + 0.5 * lead / (1 + abs(lead))


class Doodler(Opponent[State]):
    """Half the time draws anything, else what leaves it best off at once."""

    def __init__(self) -> None:
        self._greedy = Greedy(evaluate)

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield one move."""
        if rng.random() < CARELESS:
            yield rng.pick(rules.legal(obs, seat))
        else:
            yield from self._greedy.think(rules, obs, seat, rng)


LEVELS: Final[Mapping[str, Callable[[], Bot[State]]]] = {
    "easy": Doodler,
    "normal": Closer,
    "hard": hard,
    "expert": expert,
}

ABOUT: Final[Mapping[str, str]] = {
    "easy": "Draws every other border without a thought; hardly ever beats anybody who plans.",
    "normal": "Makes the best district its turn has borders for; won 197 of 200 games against "
    "Easy.",
    "hard": "Sees for every border how 300 maps come out with it; won 58 of 60 games against "
    "Normal.",
    "expert": "Sees for every border how thousands of maps come out with it; won 104 of 120 "
    "games against Hard.",
}

CLOSE: Final = 0.05
