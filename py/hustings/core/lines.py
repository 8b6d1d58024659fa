"""Lines: several moves of one seat in a row, as they were made or as a plan for the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hustings.core.model import ONE, Move, Seat
from hustings.core.moves import encode
from hustings.core.protocols import Rules, S
from hustings.core.rng import Rng
from hustings.core.table import Table


class LineDifference(NamedTuple):
    """Two ways to play a turn, each without the moves that both have."""

    made: tuple[Move, ...]
    plan: tuple[Move, ...]


def plan_world(obs: S, seat: Seat) -> S:
    """Return the guessed world on which a seat's plans are made and read again."""
    return obs.determinize(seat, Rng("plan"))


def move_by_itself(rules: Rules[S], obs: S, seat: Seat) -> Move | None:
    """Return the seat's only legal move, or its forced one; None where there is a choice."""
    legal = rules.legal(obs, seat)
    return legal[0] if len(legal) == 1 else rules.forced_move(obs, seat, legal)


def walk_plan(rules: Rules[S], obs: S, seat: Seat, line: Sequence[Move]) -> Iterator[S]:
    """Yield what the seat sees before each move of a plan; forced moves in between are made.

    Ends before a move that is not legal.
    """
    for state in _play_plan(rules, obs, seat, line):
        yield state.observe(seat)


def after_plan(rules: Rules[S], obs: S, seat: Seat, line: Sequence[Move]) -> S:
    """Return what the seat sees after a plan, as far as its moves are legal."""
    state = obs
    for state in _play_plan(rules, obs, seat, line):  # noqa: B007 - played on in place
        pass
    return state.observe(seat)


def _play_plan(rules: Rules[S], obs: S, seat: Seat, line: Sequence[Move]) -> Iterator[S]:
    """Yield the guessed world, played on in place, before each move of a plan."""
    state = plan_world(obs, seat)
    for move in line:
        while move not in rules.legal(state, seat):
            forced = move_by_itself(rules, state.observe(seat), seat)
            if forced is None or state.turn.mode != ONE:
                return
            rules.apply(state, seat, forced)
        yield state
        rules.apply(state, seat, move)


def walk_made(table: Table[S], ply: int, line: Sequence[Move]) -> Iterator[S]:
    """Yield what the mover after `ply` moves saw before each move of a line that it made.

    Ends before a move that was not made.
    """
    seat, verbs = table.mover(ply), table.rules.VOCABULARY.verbs
    for move in line:
        token = f"{seat}:{encode(verbs, move)}"
        while ply < table.at and table.record.moves[ply] != token:
            ply += 1
        if ply == table.at:
            return
        yield table.before(ply).observe(seat)
        ply += 1


def difference(made: Sequence[Move], plan: Sequence[Move]) -> LineDifference:
    """Return two ways to play a turn without the moves that both have."""
    both = Counter(made) & Counter(plan)
    return LineDifference(_without(made, both), _without(plan, both))


def _without(line: Sequence[Move], moves: Counter[Move]) -> tuple[Move, ...]:
    left = moves.copy()
    kept = list[Move]()
    for move in line:
        if left[move]:
            left[move] -= 1
        else:
            kept.append(move)
    return tuple(kept)
