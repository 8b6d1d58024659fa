"""The strongest opponent: plays its best moves out on guessed worlds, two turns ahead.

The policy plays on for all seats until the next turn is over or an election comes up. The learned
valuation judges the result, before the last election with the exact chances of the dice.
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
from hustings.games.whistle_stop.bots.learned import TURN_ROUNDS, moment_now, win_chance
from hustings.games.whistle_stop.bots.move_values import advisable, compares_given_moves
from hustings.games.whistle_stop.bots.policy import best_index, rate
from hustings.games.whistle_stop.bots.policy_bot import PolicyBot
from hustings.games.whistle_stop.state import StopState

MAX_TURNS: Final = 2
"""Turns that a playout lasts, the one under way included."""
SEARCHED_PROMPTS: Final = (v.ACT, v.REACT)
"""The prompts that are searched; at all others the policy decides."""


class _TurnPlayouts(FlatMonteCarlo[StopState]):
    """Flat Monte Carlo that stops between turns, before any die is thrown."""

    def _play_out(
        self, rules: Rules[StopState], world: StopState, state: StopState, seat: Seat, rng: Rng
    ) -> float:
        turn, turns = (world.round, world.active), 0
        for _ in range(MAX_PLAYOUT):
            if state.turn.mode == OVER or state.round not in TURN_ROUNDS:
                break
            if (state.round, state.active) != turn and state.turn.prompt == v.ACT:
                turn, turns = (state.round, state.active), turns + 1
                if turns == MAX_TURNS:
                    break
            if state.turn.mode == CHANCE:
                rules.apply(state, NATURE, rules.chance(state, rng))
            else:
                who = state.turn.seats[0]
                rules.apply(state, who, self.policy(rules, state, who, rng))
        return win_chance(state, seat, moment_now(state))


def policy_move(rules: Rules[StopState], state: StopState, seat: Seat, _rng: Rng) -> Move:
    """Return the policy's move."""
    legal = rules.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    return legal[best_index(rate(state, seat, legal))]


class Searcher(Opponent[StopState]):
    """Searches the policy's best moves by sequential halving.

    max_moves: how many are searched. worlds: guessed worlds per move, were none dropped.
    """

    def __init__(self, max_moves: int, worlds: int) -> None:
        self.max_moves = max_moves
        self.worlds = worlds
        self.move_values: dict[Move, float] = {}
        self.done = 0.0

    def think(
        self, rules: Rules[StopState], obs: StopState, seat: Seat, rng: Rng
    ) -> Iterator[Move]:
        """Yield the best move so far after each world."""
        self.move_values = {}
        if obs.turn.prompt not in SEARCHED_PROMPTS or obs.round not in TURN_ROUNDS:
            habit = PolicyBot()
            for move in habit.think(rules, obs, seat, rng):
                self.move_values = habit.move_values
                yield move
            return
        legal = rules.legal(obs, seat)
        rated = dict(zip(legal, rate(obs, seat, legal), strict=True))
        likely = sorted(legal, key=lambda move: -round(rated[move], 6))[: self.max_moves]
        search = self._search(likely)
        for move in search.think(rules, obs, seat, rng):
            self.move_values, self.done = search.move_values, search.done
            if not compares_given_moves(rules):
                self.move_values = advisable(search.move_values, rated, move)
            yield move

    def weigh(
        self,
        rules: Rules[StopState],
        obs: StopState,
        seat: Seat,
        moves: Sequence[Move],
        rng: Rng,
    ) -> Mapping[Move, float]:
        """Return the values of the first move and of the best other one, by playouts."""
        if obs.turn.prompt not in SEARCHED_PROMPTS or obs.round not in TURN_ROUNDS:
            return {}
        best, *others = moves
        search = self._search([best, others[best_index(rate(obs, seat, others))]])
        for _ in search.think(rules, obs, seat, rng):
            pass
        return search.move_values

    def _search(self, moves: list[Move]) -> _TurnPlayouts:
        return _TurnPlayouts(
            policy_move,
            lambda state, who: win_chance(state, who, moment_now(state)),
            lambda _rules, _obs, _seat, _legal: moves,
            rollouts=self.worlds,
            batch=1,
            halving=True,
        )
