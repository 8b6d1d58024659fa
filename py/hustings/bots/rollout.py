"""How a search plays a guessed world to its end, and what it brings home from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeAlias

from hustings.bots.search import MAX_PLAYOUT, Policy, advance, uniform
from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Evaluate, Rules, S
from hustings.core.rng import Rng

Shortlist: TypeAlias = Callable[[Rules[S], S, Seat, list[Move]], list[Move]]
"""Which of the legal moves are worth looking at: at least one."""

Enough: TypeAlias = Callable[[S, S], bool]
"""Told the world a rollout began in and where it has come to, says whether to stop."""

Made: TypeAlias = list[tuple[Seat, Move]]

ANYBODY: Final[Seat] = -2
"""In `Made`: it makes no difference who made this move, so every seat may learn from it."""

Finish: TypeAlias = Callable[[Rules[S], S, Rng], tuple[Made, Sequence[float]]]
"""Plays a world on in place; returns who made which moves, and what each seat earned (0 to 1).

A game may bring its own where that is faster than playing by the rules step by step.
"""


def everything(_rules: Rules[S], _obs: S, _seat: Seat, legal: list[Move]) -> list[Move]:
    """Return all legal moves: the shortlist of a game that has few."""
    return legal


def to_the_end(_start: S, _state: S) -> bool:
    """Return that a rollout goes on until the game is over."""
    return False


class Rollout(Generic[S]):
    """The usual Finish: a policy chooses for everybody until the game is over or it is enough.

    evaluate: asked for every seat where the rollout stops; at the end of a game it must tell what
    each has earned.
    """

    def __init__(
        self, evaluate: Evaluate[S], policy: Policy[S] = uniform, enough: Enough[S] = to_the_end
    ) -> None:
        self.evaluate = evaluate
        self.policy = policy
        self.enough = enough

    def __call__(self, rules: Rules[S], state: S, rng: Rng) -> tuple[Made, Sequence[float]]:
        """Play the state on in place; return who did what and what each seat earned."""
        made: Made = []
        policy, enough = self.policy, self.enough
        start = state if enough is to_the_end else state.clone()
        advance(rules, state, rng)
        while state.turn.mode != OVER and not enough(start, state):
            seat = state.turn.seats[0]
            move = policy(rules, state, seat, rng)
            rules.apply(state, seat, move)
            made.append((seat, move))
            if len(made) > MAX_PLAYOUT:
                raise RuntimeError("this rollout does not end")
            advance(rules, state, rng)
        return made, [self.evaluate(state, seat) for seat in range(state.seats)]
