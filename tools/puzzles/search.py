"""Exhaustive search of what is left of one seat's turn: what each way to go on is worth at best.

Luck within the turn is weighed by its chances. Where the turn ends, or where luck has more outcomes
than can be listed, the game's own measure says what has been reached.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from hustings.core.model import CHANCE, OVER, Move, Seat
from hustings.core.protocols import Rules

EVEN: Final = 1e-9
"""Values that differ by less are equal."""
NODES: Final = 60_000
"""Positions looked at for one puzzle at most."""

Measure = Callable[[Any, Seat], float]
Reply = Callable[[Any, Seat], Move | None]
Line = tuple[Move, ...]


class TooManyError(Exception):
    """A turn with more ways to go on than are looked at."""


class Ranked(NamedTuple):
    """One way to go on: its moves, what it is worth, and the position it leads to."""

    line: Line
    value: float
    key: object


def by_move(
    rules: Rules[Any],
    state: Any,
    seat: Seat,
    measure: Measure,
    reply: Reply,
    most: int = NODES,
) -> list[Ranked]:
    """Return each legal move with what it leads to at best by the end of the turn, best first.

    reply: what is done where it is not for the seat to weigh: a move of another seat, () where the
    turn is over and measured, None to go on. TooManyError after more than `most` positions.
    """
    seen: dict[object, float] = {}

    def value(at: Any) -> float:
        key = at.key()
        if key not in seen:
            if len(seen) > most:
                raise TooManyError
            seen[key] = reached(at)
        return seen[key]

    def reached(at: Any) -> float:
        if at.turn.mode == OVER:
            return measure(at, seat)
        who = at.turn.seats[0] if at.turn.seats else seat
        answer = reply(at, who)
        if answer == ():
            return measure(at, seat)
        if answer is not None:
            return value(_after(rules, at, who, answer))
        if at.turn.mode != CHANCE:
            return max(value(_after(rules, at, seat, move)) for move in rules.legal(at, seat))
        chances = rules.chances(at)
        if chances is None:
            return measure(at, seat)
        whole = sum(weight for _, weight in chances)
        return sum(weight * value(_after(rules, at, seat, m)) for m, weight in chances) / whole

    found = []
    for move in rules.legal(state, seat):
        after = _after(rules, state, seat, move)
        found.append(Ranked((move,), value(after), settled(rules, after.clone(), seat).key()))
    return sorted(found, key=lambda each: -each.value)


def by_turn(
    rules: Rules[Any], state: Any, seat: Seat, count: int, measure: Measure
) -> list[Ranked]:
    """Return every position that so many own moves in a row lead to, the best first.

    Moves that go without saying are made in between and not counted. Where the turn can only be
    ended, a line ends before the count is full.
    """
    level: dict[object, tuple[Line, Any]] = {state.key(): ((), state)}
    ended: dict[object, tuple[Line, Any]] = {}
    for _ in range(count):
        grown: dict[object, tuple[Line, Any]] = {}
        for key, (line, at) in level.items():
            moves = [m for m in rules.legal(at, seat) if rules.VERBS[m[0]][0] not in rules.ENDS]
            if not moves:
                ended[key] = (line, at)
            for move in moves:
                after = settled(rules, _after(rules, at, seat, move), seat)
                grown.setdefault(after.key(), ((*line, move), after))
            if len(grown) > NODES:
                raise TooManyError
        level = grown
    every = {**ended, **level}
    ranked = [Ranked(line, measure(at, seat), key) for key, (line, at) in every.items()]
    return sorted(ranked, key=lambda each: -each.value)


def settled(rules: Rules[Any], state: Any, seat: Seat) -> Any:
    """Make the seat's moves that go without saying, in place; return the position."""
    while seat in state.turn.seats and (plain := rules.idle(state, seat)) is not None:
        rules.apply(state, seat, plain)
    return state


def _after(rules: Rules[Any], state: Any, seat: Seat, move: Move) -> Any:
    after = state.clone()
    rules.apply(after, seat, move)
    return after
