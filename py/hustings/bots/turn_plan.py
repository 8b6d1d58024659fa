"""Plans for a turn: the moves that a level would go on with after a first one.

A plan ends where luck or another seat acts, or where the turn can be ended: what comes then was
not known when the turn was planned.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from hustings.core.model import ONE, Move, Seat
from hustings.core.protocols import Rules, S
from hustings.core.rng import Rng

MAX_PLANNED: Final = 6
"""The most moves of a plan."""
PLAN_WORLD: Final = "plan"
"""The seed of the guessed world on which plans are made and read again."""


class TurnDifference(NamedTuple):
    """Two ways to play a turn, each without the moves that both have."""

    made: tuple[Move, ...]
    plan: tuple[Move, ...]


def plan_turn(
    rules: Rules[S], obs: S, seat: Seat, first: Move, choose: Callable[[S], Move]
) -> tuple[Move, ...]:
    """Return a move and what a level goes on with in the same turn, without forced moves.

    choose: returns the level's move from what the seat sees.
    """
    state = obs.determinize(seat, Rng(PLAN_WORLD))
    rules.apply(state, seat, first)
    line = [first]
    while len(line) < MAX_PLANNED and state.turn.mode == ONE and seat in state.turn.seats:
        seen = state.observe(seat)
        legal = rules.legal(seen, seat)
        forced = legal[0] if len(legal) == 1 else rules.forced_move(seen, seat, legal)
        move = choose(seen) if forced is None else forced
        if move[0] in rules.VOCABULARY.ends_turn:
            break
        rules.apply(state, seat, move)
        if forced is None:
            line.append(move)
    return tuple(line)


def walk_plan(rules: Rules[S], obs: S, seat: Seat, line: Sequence[Move]) -> Iterator[S]:
    """Yield what the seat sees before each move of a plan; forced moves in between are made.

    Raises ValueError at a move that is not legal there.
    """
    state = obs.determinize(seat, Rng(PLAN_WORLD))
    for move in line:
        seen = state.observe(seat)
        legal = rules.legal(seen, seat)
        while move not in legal:
            forced = legal[0] if len(legal) == 1 else rules.forced_move(seen, seat, legal)
            if forced is None or state.turn.mode != ONE:
                raise ValueError(move)
            rules.apply(state, seat, forced)
            seen = state.observe(seat)
            legal = rules.legal(seen, seat)
        yield seen
        rules.apply(state, seat, move)


def difference(made: Sequence[Move], plan: Sequence[Move]) -> TurnDifference:
    """Return two ways to play a turn without the moves that both have."""
    both = Counter(made) & Counter(plan)
    return TurnDifference(_without(made, both), _without(plan, both))


def _without(line: Sequence[Move], moves: Counter[Move]) -> tuple[Move, ...]:
    left = moves.copy()
    kept = list[Move]()
    for move in line:
        if left[move]:
            left[move] -= 1
        else:
            kept.append(move)
    return tuple(kept)
