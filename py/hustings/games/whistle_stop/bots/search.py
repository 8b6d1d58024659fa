"""The strongest opponent: tries its best moves out on guessed worlds, two turns ahead.

Every candidate is played on by the policy, for all seats, until the turn after the one under way
is over or an election comes up; what has come of it is judged by learned weights, before the last
election by the exact chances of the dice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from hustings.bots.flat_monte_carlo import FlatMonteCarlo
from hustings.bots.opponent import Opponent
from hustings.bots.search import MAX_PLAYOUT
from hustings.core.model import CHANCE, NATURE, OVER, Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.bots.habit import Habitual
from hustings.games.whistle_stop.bots.learned import TURNS, chance, moment_now
from hustings.games.whistle_stop.bots.move_values import compared, worthwhile
from hustings.games.whistle_stop.bots.policy import best_index, rate
from hustings.games.whistle_stop.state import StopState

AHEAD: Final = 2
"""So many turns are played on, with the one under way: with two candidates everybody's."""
WEIGHED: Final = (v.ACT, v.REACT)
"""What is worth trying out; everything else is clear enough."""


class _Ahead(FlatMonteCarlo[StopState]):
    """Flat Monte Carlo that stops between turns, before any die is thrown."""

    def _play_out(
        self, rules: Rules[StopState], world: StopState, state: StopState, seat: Seat, rng: Rng
    ) -> float:
        turn, turns = (world.round, world.active), 0
        for _ in range(MAX_PLAYOUT):
            if state.turn.mode == OVER or state.round not in TURNS:
                break
            if (state.round, state.active) != turn and state.turn.prompt == v.ACT:
                turn, turns = (state.round, state.active), turns + 1
                if turns == AHEAD:
                    break
            if state.turn.mode == CHANCE:
                rules.apply(state, NATURE, rules.chance(state, rng))
            else:
                who = state.turn.seats[0]
                rules.apply(state, who, self.policy(rules, state, who, rng))
        return chance(state, seat, moment_now(state))


def policy(rules: Rules[StopState], state: StopState, seat: Seat, _rng: Rng) -> Move:
    """Return what the policy says."""
    legal = rules.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    return legal[best_index(rate(state, seat, legal))]


class Searcher(Opponent[StopState]):
    """Tries out the best few moves, the worse half given up again and again.

    most: how many moves. worlds: guessed worlds for each of them, were none given up.
    """

    def __init__(self, most: int, worlds: int) -> None:
        self.most = most
        self.worlds = worlds
        self.move_values: dict[Move, float] = {}
        self.done = 0.0

    def think(
        self, rules: Rules[StopState], obs: StopState, seat: Seat, rng: Rng
    ) -> Iterator[Move]:
        """Yield the best move so far after each world."""
        self.move_values = {}
        if obs.turn.prompt not in WEIGHED or obs.round not in TURNS:
            habit = Habitual()
            for move in habit.think(rules, obs, seat, rng):
                self.move_values = habit.move_values
                yield move
            return
        legal = rules.legal(obs, seat)
        rated = dict(zip(legal, rate(obs, seat, legal), strict=True))
        likely = sorted(legal, key=lambda move: -round(rated[move], 6))[: self.most]
        search = self._search(likely)
        for move in search.think(rules, obs, seat, rng):
            self.move_values, self.done = search.move_values, search.done
            if not compared(rules):
                self.move_values = worthwhile(search.move_values, rated, move)
            yield move

    def weigh(
        self,
        rules: Rules[StopState],
        obs: StopState,
        seat: Seat,
        moves: Sequence[Move],
        rng: Rng,
    ) -> Mapping[Move, float]:
        """Return what the first move and the best of the others are worth, tried out."""
        if obs.turn.prompt not in WEIGHED or obs.round not in TURNS:
            return {}
        best, *others = moves
        search = self._search([best, others[best_index(rate(obs, seat, others))]])
        for _ in search.think(rules, obs, seat, rng):
            pass
        return search.move_values

    def _search(self, moves: list[Move]) -> _Ahead:
        return _Ahead(
            policy,
            lambda state, who: chance(state, who, moment_now(state)),
            lambda _rules, _obs, _seat, _legal: moves,
            rollouts=self.worlds,
            batch=1,
            halving=True,
        )
