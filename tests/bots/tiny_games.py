"""Tiny games with known best moves, to test searches; a position is the list of moves made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from hustings.core.model import (
    ALL,
    CHANCE,
    HIDDEN,
    NATURE,
    NO_LOG,
    ONE,
    OVER,
    Event,
    Events,
    Move,
    Options,
    Outcome,
    Seat,
    Turn,
)
from hustings.core.rng import Rng
from hustings.core.vocabulary import Vocabulary, rest

Log = tuple[tuple[Seat, Move], ...]

VOCABULARY = Vocabulary(end_rule=1)
NUMBER = VOCABULARY.kind("what", "a number of the tiny game", rule=1)
VOCABULARY.verb("do", rest(NUMBER), rule=1)
VOCABULARY.verb("pass", rule=1)
VOCABULARY.verb("go", rule=1)


class Line:
    """A position: the moves made so far."""

    __slots__ = ("game", "log", "seats", "turn")

    def __init__(self, game: Game, log: Log) -> None:
        self.game = game
        self.log = log
        self.seats = game.seats
        self.turn = game.whose(log)

    def clone(self) -> Self:
        """Return a copy."""
        return type(self)(self.game, self.log)

    def key(self) -> tuple[Any, ...]:
        """Return the moves."""
        return self.log

    def observe(self, seat: Seat | None) -> Self:
        """Return the position as a seat sees it."""
        return type(self)(self.game, self.game.hide(self.log, seat))

    def determinize(self, seat: Seat, rng: Rng) -> Self:
        """Return a possible true position."""
        return type(self)(self.game, self.game.guess(self.log, rng))


class Game:
    """The rules of a tiny game; subclasses define functions of the moves made so far."""

    VOCABULARY = VOCABULARY
    seats = 2

    def whose(self, log: Log) -> Turn:
        """Return whose turn it is."""
        raise NotImplementedError

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Return the legal moves of a seat."""
        raise NotImplementedError

    def pay(self, log: Log) -> tuple[float, ...]:
        """Return each seat's payoff."""
        raise NotImplementedError

    def hide(self, log: Log, seat: Seat | None) -> Log:
        """Return the moves as a seat sees them."""
        return log

    def guess(self, log: Log, rng: Rng) -> Log:
        """Return possible true moves for hidden ones."""
        return log

    def new(self, seats: int, options: Options) -> Line:
        """Return the first position."""
        return Line(self, ())

    def legal(self, state: Line, seat: Seat) -> list[Move]:
        """Return the legal moves."""
        return self.moves(state.log, seat) if seat in state.turn.seats else []

    def apply(self, state: Line, seat: Seat, move: Move, events: Events = NO_LOG) -> None:
        """Add a move."""
        assert seat == NATURE or move in self.legal(state, seat)
        state.log = (*state.log, (seat, move))
        state.turn = self.whose(state.log)

    def forced_move(self, obs: Line, seat: Seat, legal: Sequence[Move]) -> Move | None:
        """No move is forced."""
        return None

    def chances(self, state: Line) -> list[tuple[Move, float]] | None:
        """Return the outcomes of luck with weights: a die."""
        return [((0, face), 1.0) for face in range(1, 7)]

    def chance(self, state: Line, rng: Rng) -> Move:
        """Return a random outcome of luck."""
        outcomes = self.chances(state)
        assert outcomes
        return rng.pick([move for move, weight in outcomes for _ in range(int(weight))])

    def outcome(self, state: Line) -> Outcome:
        """Return the ranks; `evaluate` uses `pay` instead."""
        pay = self.pay(state.log)
        best = max(pay)
        return Outcome(tuple(1 if p == best else 2 for p in pay), (0,) * len(pay), "")

    def witness(self, event: Event, seat: Seat | None) -> Event:
        """Return the event."""
        return event


def evaluate(state: Line, seat: Seat) -> float:
    """Return the seat's payoff, or 0.5 before the end."""
    return state.game.pay(state.log)[seat] if state.turn.mode == OVER else 0.5


class Nim(Game):
    """Nim: take one to three from a heap in turn; whoever takes the last one wins."""

    def __init__(self, heap: int, seats: int = 2) -> None:
        self.heap = heap
        self.seats = seats

    def left(self, log: Log) -> int:
        """Return the size of the heap."""
        return self.heap - sum(move[1] for _, move in log)

    def whose(self, log: Log) -> Turn:
        """Return the next seat."""
        return Turn(ONE, (len(log) % self.seats,)) if self.left(log) else Turn(OVER)

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Return the numbers that may be taken."""
        return [(0, n) for n in range(1, min(3, self.left(log)) + 1)]

    def pay(self, log: Log) -> tuple[float, ...]:
        """Return 1 for the seat that took the last one."""
        last = (len(log) - 1) % self.seats
        return tuple(float(seat == last) for seat in range(self.seats))


class Tokens(Game):
    """Take tokens of value 0, 1, 2, … in turn until each seat has three; order does not matter."""

    SIZE = 10

    def whose(self, log: Log) -> Turn:
        """Return the next seat."""
        return Turn(ONE, (len(log) % 2,)) if len(log) < 6 else Turn(OVER)

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Return the tokens left."""
        gone = {move[1] for _, move in log}
        return [(0, token) for token in range(self.SIZE) if token not in gone]

    def pay(self, log: Log) -> tuple[float, ...]:
        """Return each seat's lead in token values, scaled around 0.5."""
        sums = [sum(move[1] for who, move in log if who == seat) for seat in range(2)]
        return tuple(0.5 + (own - sum(sums) / 2) / 60 for own in sums)


class Cups(Game):
    """A ball lies under one of three cups, and nobody saw it: guess (1 if right), or take 0.55.

    WEIGHTS are the odds of the cups: no cup is as good as the safe choice.
    """

    WEIGHTS = (2, 2, 3)
    seats = 1

    def whose(self, log: Log) -> Turn:
        """Return NATURE, which hides the ball, then the seat that guesses."""
        return (Turn(CHANCE), Turn(ONE, (0,)), Turn(OVER))[len(log)]

    def chances(self, state: Line) -> list[tuple[Move, float]] | None:
        """Return the cups with their weights."""
        return [((0, cup), float(n)) for cup, n in enumerate(self.WEIGHTS)]

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Return the three cups and the safe choice."""
        return [(0, 0), (0, 1), (0, 2), (1,)]

    def hide(self, log: Log, seat: Seat | None) -> Log:
        """Hide the ball."""
        return ((NATURE, (0, HIDDEN)), *log[1:]) if log else log

    def guess(self, log: Log, rng: Rng) -> Log:
        """Return the ball under a random cup."""
        where = self.chance(Line(self, ()), rng)
        return ((NATURE, where), *log[1:])

    def pay(self, log: Log) -> tuple[float, ...]:
        """Return the payoff of the guess."""
        (_, ball), (_, move) = log
        return (0.55 if move == (1,) else float(move == ball),)


class Die(Game):
    """Take 0.5, or throw a die and once more if you like: 1 for a five or a six (5/9 in all)."""

    seats = 1

    def whose(self, log: Log) -> Turn:
        """Return the seat and NATURE by turns."""
        if log and log[-1][1] == (1,):
            return Turn(OVER)
        return (Turn(ONE, (0,)), Turn(CHANCE), Turn(ONE, (0,)), Turn(CHANCE), Turn(OVER))[len(log)]

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Throw, or stop."""
        return [(0,), (1,)]

    def pay(self, log: Log) -> tuple[float, ...]:
        """Return the payoff of the last throw, or 0.5 without any throw."""
        throws = [move[1] for who, move in log if who == NATURE]
        return (float(throws[-1] >= 5) if throws else 0.5,)


class Plans(Game):
    """Both seal 0 or 1. The second seat wants to match, the first is paid by TABLE.

    If the second saw the first's plan, it would always match. Since it cannot, it must expect the
    first's dominant number, 1.
    """

    TABLE = ((0.3, 0.4), (0.6, 0.9))

    def whose(self, log: Log) -> Turn:
        """Return who has not sealed yet."""
        left = tuple(seat for seat in range(2) if all(who != seat for who, _ in log))
        return Turn(ALL, left) if left else Turn(OVER)

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Return 0 and 1."""
        return [(0, 0), (0, 1)]

    def pay(self, log: Log) -> tuple[float, ...]:
        """Return the payoffs of the plans."""
        plans = dict(log)
        first, second = plans[0][1], plans[1][1]
        return (self.TABLE[first][second], float(first == second))
