"""Plans for a turn: the moves that a level would go on with after a first one.

A plan ends where luck or another seat acts, where something hidden is revealed, or where the turn
can be ended: what comes then was not known when the turn was planned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings.core.lines import move_by_itself, plan_world
from hustings.core.model import ONE, Event, Move, Seat
from hustings.core.protocols import Rules, S

MAX_PLANNED: Final = 6
"""The most moves of a plan."""


def plan_turn(
    rules: Rules[S], obs: S, seat: Seat, first: Move, choose: Callable[[S], Move]
) -> tuple[Move, ...]:
    """Return a move and what a level goes on with in the same turn, without forced moves.

    choose: returns the level's move from what the seat sees.
    """
    state, vocabulary = plan_world(obs, seat), rules.VOCABULARY
    events: list[Event] = []
    rules.apply(state, seat, first, events)
    line = [first]
    if first[0] in vocabulary.ends_turn:
        return (first,)
    while len(line) < MAX_PLANNED and state.turn.mode == ONE and seat in state.turn.seats:
        if any(event[0] in vocabulary.reveals for event in events):
            break
        seen = state.observe(seat)
        forced = move_by_itself(rules, seen, seat)
        move = choose(seen) if forced is None else forced
        if move[0] in vocabulary.ends_turn:
            break
        rules.apply(state, seat, move, events)
        if forced is None:
            line.append(move)
    return tuple(line)
