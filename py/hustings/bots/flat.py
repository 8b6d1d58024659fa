"""The opponent that plays each promising move on many guessed worlds and keeps the best mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from hustings.bots.search import MAX_PLAYOUT, Policy, advance
from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng

Evaluate = Callable[[Any, Seat], float]
Shortlist = Callable[[Rules[Any], Any, Seat, list[Move]], list[Move]]
Enough = Callable[[Any, Any], bool]

LEAST: Final = 2
"""Fewer moves than this on the shortlist need no playing out."""


def everything(_rules: Rules[Any], _obs: Any, _seat: Seat, legal: list[Move]) -> list[Move]:
    """Return all legal moves: the shortlist of a game that has few."""
    return legal


def to_the_end(_start: Any, _state: Any) -> bool:
    """Return that a rollout goes on until the game is over."""
    return False


class Flat:
    """Flat Monte Carlo: the same guesses and the same luck for every move on the shortlist.

    policy: chooses for everybody in a rollout. evaluate: the game's own, asked where a rollout
    stops (at the end of the game it must give what the game gave). shortlist: which legal moves
    are worth playing out. enough: told the world a rollout began in and the state it has come
    to, says whether to stop. rollouts: for each move. batch: after so many of each, the best so
    far is named.
    """

    def __init__(
        self,
        policy: Policy,
        evaluate: Evaluate,
        shortlist: Shortlist = everything,
        enough: Enough = to_the_end,
        *,
        rollouts: int = 100,
        batch: int = 20,
    ) -> None:
        self.policy = policy
        self.evaluate = evaluate
        self.shortlist = shortlist
        self.enough = enough
        self.rollouts = rollouts
        self.batch = batch

    def think(self, rules: Rules[Any], obs: Any, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the move with the best mean after each batch; equals go to the earlier one."""
        moves = self.shortlist(rules, obs, seat, rules.legal(obs, seat))
        if len(moves) < LEAST:
            yield moves[0]
            return
        sums = [0.0] * len(moves)
        for done in range(1, self.rollouts + 1):
            world = obs.determinize(seat, rng)
            luck = f"flat/{rng.random()}"
            for i, move in enumerate(moves):
                state = world.clone()
                rules.apply(state, seat, move)
                sums[i] += self._play_out(rules, world, state, seat, Rng(luck))
            if done % self.batch == 0 or done == self.rollouts:
                yield moves[sums.index(max(sums))]

    def _play_out(self, rules: Rules[Any], world: Any, state: Any, seat: Seat, rng: Rng) -> float:
        policy, enough = self.policy, self.enough
        for _ in range(MAX_PLAYOUT):
            advance(rules, state, rng)
            if state.turn.mode == OVER or enough(world, state):
                return self.evaluate(state, seat)
            who = state.turn.seats[0]
            rules.apply(state, who, policy(rules, state, who, rng))
        raise RuntimeError("this rollout does not end")
