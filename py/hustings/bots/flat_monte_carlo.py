"""The bot that plays out each promising move on many guessed worlds and takes the best mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.bots.opponent import Opponent
from hustings.bots.rollout import Enough, Shortlist, everything, to_the_end
from hustings.bots.search import MAX_PLAYOUT, Policy, advance
from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Evaluate, Rules, S
from hustings.core.rng import Rng

MIN_MOVES: Final = 2
"""Fewer moves than this need no rollouts."""


class FlatMonteCarlo(Opponent[S]):
    """Flat Monte Carlo: the same guesses and the same luck for every move on the shortlist.

    policy: chooses for all seats in a rollout. evaluate: values the position where a rollout stops;
    at the end of the game it must return what the seat earned. shortlist: the legal moves to try.
    enough: decides when a rollout stops. rollouts: for each move. batch: rollouts of each move
    between two answers. halving: drops the worse half of the moves repeatedly and spends their
    rollouts on the others (sequential halving).
    """

    def __init__(
        self,
        policy: Policy[S],
        evaluate: Evaluate[S],
        shortlist: Shortlist[S] = everything,
        enough: Enough[S] = to_the_end,
        *,
        rollouts: int = 100,
        batch: int = 20,
        halving: bool = False,
    ) -> None:
        self.policy = policy
        self.evaluate = evaluate
        self.shortlist = shortlist
        self.enough = enough
        self.rollouts = rollouts
        self.batch = batch
        self.halving = halving
        self.move_values: dict[Move, float] = {}
        self.done = 0.0

    def think(self, rules: Rules[S], obs: S, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the move with the best mean after each batch; equals go to the earlier one."""
        moves = self.shortlist(rules, obs, seat, rules.legal(obs, seat))
        if len(moves) < MIN_MOVES:
            yield moves[0]
            return
        sums = [0.0] * len(moves)
        tried = [0] * len(moves)
        stages = self._stages(len(moves))
        spent, budget = 0, sum(left * rollouts for left, rollouts in stages)
        for left, rollouts in stages:
            kept = sorted(sorted(range(len(moves)), key=lambda i: -_mean(sums, tried, i))[:left])
            for done in range(1, rollouts + 1):
                world = obs.determinize(seat, rng)
                luck = f"flat/{rng.random()}"
                for i in kept:
                    state = world.clone()
                    rules.apply(state, seat, moves[i])
                    sums[i] += self._play_out(rules, world, state, seat, Rng(luck))
                    tried[i] += 1
                spent += len(kept)
                if done % self.batch == 0 or done == rollouts:
                    self.move_values = {moves[i]: _mean(sums, tried, i) for i in range(len(moves))}
                    self.done = spent / budget
                    yield moves[max(kept, key=lambda i: (_mean(sums, tried, i), -i))]

    def _stages(self, moves: int) -> list[tuple[int, int]]:
        """Return (moves still in it, rollouts for each of them), stage by stage."""
        if not self.halving:
            return [(moves, self.rollouts)]
        sizes = [moves]
        while sizes[-1] > MIN_MOVES:
            sizes.append((sizes[-1] + 1) // 2)
        share = self.rollouts * moves // len(sizes)
        return [(size, max(1, share // size)) for size in sizes]

    def _play_out(self, rules: Rules[S], world: S, state: S, seat: Seat, rng: Rng) -> float:
        policy, enough = self.policy, self.enough
        for _ in range(MAX_PLAYOUT):
            advance(rules, state, rng)
            if state.turn.mode == OVER or enough(world, state):
                return self.evaluate(state, seat)
            who = state.turn.seats[0]
            rules.apply(state, who, policy(rules, state, who, rng))
        raise RuntimeError("this rollout does not end")


def _mean(sums: list[float], tried: list[int], i: int) -> float:
    return sums[i] / tried[i] if tried[i] else 0.0
