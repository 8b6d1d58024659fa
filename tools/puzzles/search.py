"""Exhaustive search of the rest of one seat's turn: the best value that each move can lead to.

Chance within the turn is averaged by its probabilities. At the end of the turn, or where chance has
too many outcomes to list, the game's measure gives the value.
"""

from __future__ import annotations

from collections.abc import Callable
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
    """One way to go on: its moves, what it is worth, and the position it leads to.

    end: where it leads to at best, as far as no luck decides; None where that was not looked for.
    """

    line: Line
    value: float
    key: object
    end: Any = None


class _Turn:
    """What the positions of one turn are worth at best, each looked at once."""

    def __init__(
        self, rules: Rules[Any], seat: Seat, measure: Measure, reply: Reply, most: int
    ) -> None:
        self.rules, self.seat, self.measure, self.reply, self.most = (
            rules, seat, measure, reply, most,
        )  # fmt: skip
        self.seen: dict[object, float] = {}

    def value(self, at: Any) -> float:
        """Return what a position is worth. TooManyError after too many."""
        key = at.key()
        if key not in self.seen:
            if len(self.seen) > self.most:
                raise TooManyError
            self.seen[key] = self._reached(at)
        return self.seen[key]

    def _reached(self, at: Any) -> float:
        if at.turn.mode == OVER:
            return self.measure(at, self.seat)
        who = at.turn.seats[0] if at.turn.seats else self.seat
        answer = self.reply(at, who)
        if answer == ():
            return self.measure(at, self.seat)
        if answer is not None:
            return self.value(_after(self.rules, at, who, answer))
        if at.turn.mode != CHANCE:
            return max(map(self.value, self._nexts(at)))
        chances = self.rules.chances(at)
        if chances is None:
            return self.measure(at, self.seat)
        whole = sum(weight for _, weight in chances)
        rules, seat = self.rules, self.seat
        return sum(n * self.value(_after(rules, at, seat, move)) for move, n in chances) / whole

    def _nexts(self, at: Any) -> list[Any]:
        return [_after(self.rules, at, self.seat, m) for m in self.rules.legal(at, self.seat)]

    def followed(self, at: Any) -> Any:
        """Return where the best moves lead to from a position, as far as no luck decides."""
        while at.turn.seats:
            who = at.turn.seats[0]
            answer = self.reply(at, who)
            if answer == ():
                break
            if answer is None:
                at = max(self._nexts(at), key=self.value)
            else:
                at = _after(self.rules, at, who, answer)
        return at


def by_move(
    rules: Rules[Any],
    state: Any,
    seat: Seat,
    measure: Measure,
    reply: Reply,
    most: int = MAX_POSITIONS,
) -> list[Ranked]:
    """Return each legal move with what it leads to at best by the end of the turn, best first.

    reply: what is done where it is not for the seat to weigh: a move of another seat, () where the
    turn is over and measured, None to go on. TooManyError after more than `most` positions.
    """
    turn, found = _Turn(rules, seat, measure, reply, most), []
    for move in rules.legal(state, seat):
        after = _after(rules, state, seat, move)
        key = settled(rules, after.clone(), seat).key()
        found.append(Ranked((move,), turn.value(after), key))
    found.sort(key=lambda each: -each.value)
    end = turn.followed(_after(rules, state, seat, found[0].line[0]))
    return [found[0]._replace(end=end), *found[1:]]


def by_turn(
    rules: Rules[Any], state: Any, seat: Seat, count: int, measure: Measure
) -> list[Ranked]:
    """Return every position that a number of own moves in a row lead to, the best first.

    Moves that go without saying are made in between and not counted. Where the turn can only be
    ended, a line ends before the count is full.
    """
    level: dict[object, tuple[Line, Any]] = {state.key(): ((), state)}
    ended: dict[object, tuple[Line, Any]] = {}
    for _ in range(count):
        grown: dict[object, tuple[Line, Any]] = {}
        for key, (line, at) in level.items():
            moves = [m for m in rules.legal(at, seat) if m[0] not in rules.VOCABULARY.ends_turn]
            if not moves:
                ended[key] = (line, at)
            for move in moves:
                after = settled(rules, _after(rules, at, seat, move), seat)
                grown.setdefault(after.key(), ((*line, move), after))
            if len(grown) > MAX_POSITIONS:
                raise TooManyError
        level = grown
    every = {**ended, **level}
    ranked = [Ranked(line, measure(at, seat), key) for key, (line, at) in every.items()]
    return sorted(ranked, key=lambda each: -each.value)


def settled(rules: Rules[Any], state: Any, seat: Seat) -> Any:
    """Make the seat's moves that go without saying, in place; return the position."""
    while seat in state.turn.seats:
        plain = rules.forced_move(state, seat, rules.legal(state, seat))
        if plain is None:
            break
        rules.apply(state, seat, plain)
    return state


def _after(rules: Rules[Any], state: Any, seat: Seat, move: Move) -> Any:
    after = state.clone()
    rules.apply(after, seat, move)
    return after
