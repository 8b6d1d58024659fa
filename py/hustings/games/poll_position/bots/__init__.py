"""Opponents for Poll Position!, or rather partners: what each act is expected to save.

Every act is valued exactly by the complaints it can be expected to avoid (see odds), minus its
cost. The better levels also reckon with the voters still to come and search the whole turn; the
best one thinks of what later turns can do, and plans for the whole team.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from hustings.bots.luck import Random
from hustings.bots.opponent import Opponent
from hustings.bots.playing import Played
from hustings.core.model import ALL, Move, Seat
from hustings.core.protocols import Bot, Rules
from hustings.core.rng import Rng
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.bots.act_worth import SPARK, ActWorth
from hustings.games.poll_position.bots.hint import figure, reasons
from hustings.games.poll_position.bots.search import TurnSearch
from hustings.games.poll_position.bots.teamplan import TeamPlan
from hustings.games.poll_position.forecast import forecast
from hustings.games.poll_position.state import State

__all__ = ["ABOUT", "CLOSE", "LEVELS", "evaluate", "figure", "judge", "reasons"]

_PLANNING: Final = (v.V_PLAN, v.V_STAY)
EVEN: Final = 1e-6
"""Plans that differ by less save the same: more than what teamplan.TRIFLE can add up to."""


class Stepwise(Opponent[State]):
    """Takes the act that saves most per action point, in the region where a turn saves most.

    foresight: whether voters still to come count. spark: what a fresh die is worth beyond its
    number, because it can be staffed later.
    """

    def __init__(self, foresight: bool, spark: float = 0.0) -> None:
        self.foresight = foresight
        self.spark = spark
        self.found: dict[Move, float] = {}

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the move that is expected to save most."""
        worth = ActWorth(obs, self.foresight, self.spark)
        legal = rules.legal(obs, seat)
        if legal[0][0] in _PLANNING:
            values = worth.plans(_planner(obs, seat), legal)
        else:
            values = [worth.of(move) for move in legal]
        best = _best(legal, values, rng)
        self.found = _told(obs, seat, dict(zip(legal, values, strict=True)))
        yield best


class Searcher(Opponent[State]):
    """Searches its turn to the end; looks for a region as Stepwise does, or plans for the team.

    steps: how many acts of later turns are thought of at each place (see place_worth). team:
    whether all markers are planned for at once (see teamplan).
    """

    def __init__(self, steps: int, team: bool) -> None:
        self.steps = steps
        self.team = team
        self.found: dict[Move, float] = {}

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the move that is expected to save most, after each plan looked at."""
        legal = rules.legal(obs, seat)
        found: dict[Move, float] = {}
        if legal[0][0] in _PLANNING:
            looks = self._plans(obs, _planner(obs, seat), legal)
        else:
            looks = _acts(obs, legal, self.steps)
        for found in looks:
            self.found = _told(obs, seat, found)
            yield max(found, key=found.__getitem__)
        yield _best(legal, [found[move] for move in legal], rng)

    def _plans(self, obs: State, me: int, legal: list[Move]) -> Iterator[dict[Move, float]]:
        if self.team:
            return TeamPlan(obs, me, SPARK).values(legal)
        values = ActWorth(obs, True, SPARK).plans(me, legal)
        return iter([dict(zip(legal, values, strict=True))])


def _acts(obs: State, legal: list[Move], steps: int) -> Iterator[dict[Move, float]]:
    """Yield what the acts looked at so far are worth: one more each time."""
    search = TurnSearch(obs, steps)
    found: dict[Move, float] = {}
    for move in legal:
        found[move] = -float(move[1]) if move[0] == v.V_SACRIFICE else search.value(move)
        yield found


def _planner(obs: State, seat: Seat) -> int:
    """Return the marker that is planned for."""
    return seat if obs.turn.mode == ALL else obs.worker


def _best(legal: list[Move], values: list[float], rng: Rng) -> Move:
    """Return one of the best moves; a plan the team has heard stands unless another is better."""
    most = max(values)
    if legal[0] == (v.V_STAY,) and values[0] >= most - EVEN:
        return legal[0]
    best = [move for move, value in zip(legal, values, strict=True) if value >= most - 1e-9]
    return rng.pick(best)


def _told(obs: State, seat: Seat, values: dict[Move, float]) -> dict[Move, float]:
    """Return values in points as chances: the best move leads to what is expected anyway."""
    most, stands = max(values.values()), evaluate(obs, seat)
    return {move: max(0.0, stands - (most - value) / 100) for move, value in values.items()}


LEVELS: Final[Mapping[str, Callable[[], Bot[State]]]] = {
    "easy": Random,
    "normal": lambda: Stepwise(foresight=False),
    "hard": lambda: Searcher(steps=1, team=False),
    "expert": lambda: Searcher(steps=3, team=True),
}


def judge() -> Bot[State]:
    """Return one that plays the best acts of the strongest out: it has no budget of its own."""
    return Played(LEVELS["expert"](), LEVELS["hard"](), evaluate, worlds=16)


def evaluate(state: State, seat: Seat) -> float:  # noqa: ARG001 (the team stands together)
    """Return how well the team stands: 0 at 60 points below zero, 1 at 40 above."""
    return min(1.0, max(0.0, (forecast(state, working=True).middle + 60) / 100))


ABOUT: Final[Mapping[str, str]] = {
    "easy": "Does anything legal; three of them end some 60 points below zero.",
    "normal": "Does what helps most at once; three of them won 36 of 100 games.",
    "hard": "Reckons with voters to come and searches its turn; three of them won 60 of 100 games.",
    "expert": "Also thinks of later turns and plans for all; half a point better than Hard.",
}

CLOSE: Final = 0.05
