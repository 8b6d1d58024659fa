"""Exhaustive search of the rest of one seat's turn: the best value that each move can lead to.

Chance within the turn is averaged by its probabilities. At the end of the turn, or where chance has
too many outcomes to list, the game's measure gives the value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from hustings.core.model import CHANCE, OVER, Move, Seat
from hustings.core.protocols import Rules

TOLERANCE: Final = 1e-9
"""Values that differ by less count as equal."""
MAX_POSITIONS: Final = 60_000
"""The most positions to visit for one puzzle."""

Measure = Callable[[Any, Seat], float]
Reply = Callable[[Any, Seat], Move | None]
Line = tuple[Move, ...]


class TooManyError(Exception):
    """A turn has too many lines to search."""


class Ranked(NamedTuple):
    """A line: its moves, its value, and the key of the position after them.

    end: where best play of its turn leads after it, up to the first chance event; None if not
    computed. won: whether its moves have won the game, whatever follows.
    """

    line: Line
    value: float
    key: object
    end: Any = None
    won: bool = False


class _Turn:
    """The best values that positions of one turn lead to; each is computed once."""

    def __init__(
        self, rules: Rules[Any], seat: Seat, measure: Measure, reply: Reply, max_positions: int
    ) -> None:
        self.rules, self.seat, self.measure, self.reply = rules, seat, measure, reply
        self.max_positions = max_positions
        self.values: dict[object, float] = {}

    def value(self, at: Any) -> float:
        """Return the value of a position. Raises TooManyError after too many positions."""
        key = at.key()
        if key not in self.values:
            if len(self.values) > self.max_positions:
                raise TooManyError
            self.values[key] = self._compute(at)
        return self.values[key]

    def _compute(self, at: Any) -> float:
        if at.turn.mode == OVER:
            return self.measure(at, self.seat)
        who = at.turn.seats[0] if at.turn.seats else self.seat
        answer = self.reply(at, who)
        if answer == ():
            return self.measure(at, self.seat)
        if answer is not None:
            return self.value(after(self.rules, at, who, answer))
        if at.turn.mode != CHANCE:
            return max(map(self.value, self._nexts(at)))
        chances = self.rules.chances(at)
        if chances is None:
            return self.measure(at, self.seat)
        whole = sum(weight for _, weight in chances)
        rules, seat = self.rules, self.seat
        return sum(n * self.value(after(rules, at, seat, move)) for move, n in chances) / whole

    def _nexts(self, at: Any) -> list[Any]:
        return [after(self.rules, at, self.seat, m) for m in self.rules.legal(at, self.seat)]

    def best_end(self, at: Any) -> Any:
        """Return where best play leads from a position, up to the first chance event."""
        while at.turn.seats:
            who = at.turn.seats[0]
            answer = self.reply(at, who)
            if answer == ():
                break
            if answer is None:
                at = max(self._nexts(at), key=self.value)
            else:
                at = after(self.rules, at, who, answer)
        return at


def rank_moves(
    rules: Rules[Any],
    state: Any,
    seat: Seat,
    measure: Measure,
    reply: Reply,
    max_positions: int = MAX_POSITIONS,
) -> list[Ranked]:
    """Return each legal move with the best value that the turn can end with, best first.

    reply: the move that is made in a position without search, such as that of another seat; () if
    the turn is over, None if the seat decides. Raises TooManyError after `max_positions`.
    """
    turn, found = _Turn(rules, seat, measure, reply, max_positions), []
    for move in rules.legal(state, seat):
        then = after(rules, state, seat, move)
        found.append(Ranked((move,), turn.value(then), then.key(), turn.best_end(then)))
    return sorted(found, key=lambda each: -each.value)


def after(rules: Rules[Any], state: Any, seat: Seat, move: Move) -> Any:
    """Return the position after a move."""
    then = state.clone()
    rules.apply(then, seat, move)
    return then


def after_line(rules: Rules[Any], state: Any, seat: Seat, line: Sequence[Move]) -> Any:
    """Return the position after several moves of a seat, None if they cannot be made."""
    for move in line:
        if seat not in state.turn.seats or move not in rules.legal(state, seat):
            return None
        state = after(rules, state, seat, move)
    return state
