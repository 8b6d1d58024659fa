"""How a search plays a guessed world to its end, and what it learns from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeAlias

from hustings.bots.search import MAX_PLAYOUT, Policy, advance, uniform
from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Evaluate, Rules, S
from hustings.core.rng import Rng

Shortlist: TypeAlias = Callable[[Rules[S], S, Seat, list[Move]], list[Move]]
"""Returns the legal moves worth trying, at least one."""

Enough: TypeAlias = Callable[[S, S], bool]
"""Returns whether to stop a rollout, from the state it began in and the current one."""

Made: TypeAlias = list[tuple[Seat, Move]]

ANYBODY: Final[Seat] = -2
"""In `Made`: every seat learns from this move, whoever made it."""

Finish: TypeAlias = Callable[[Rules[S], S, Rng], tuple[Made, Sequence[float]]]
"""Plays a state on in place; returns the moves made and what each seat earned, 0 to 1.

A game may have its own that is faster than playing by the rules.
"""


def everything(_rules: Rules[S], _obs: S, _seat: Seat, legal: list[Move]) -> list[Move]:
    """Return all legal moves: the shortlist of a game with few moves."""
    return legal


def to_the_end(_start: S, _state: S) -> bool:
    """Return False: a rollout goes on until the game is over."""
    return False


class Rollout(Generic[S]):
    """The default Finish: a policy chooses for all seats until the game is over or `enough`.

    evaluate: gives each seat's value where the rollout stops; at the end of a game what it earned.
    """

    def __init__(
        self, evaluate: Evaluate[S], policy: Policy[S] = uniform, enough: Enough[S] = to_the_end
    ) -> None:
        self.evaluate = evaluate
        self.policy = policy
        self.enough = enough

    def __call__(self, rules: Rules[S], state: S, rng: Rng) -> tuple[Made, Sequence[float]]:
        """Play the state on in place; return the moves made and what each seat earned."""
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
