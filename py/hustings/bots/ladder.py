"""Measures which bot is stronger: seats are rotated on the same luck, with confidence intervals.

The ladder, the tools that measure and train, and the tests all play bots by `play_moves`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Final, NamedTuple

from hustings.bots.search import choose
from hustings.core.model import CHANCE, NATURE, OVER, Move, Options, Outcome, Seat
from hustings.core.protocols import Rules, S, Strategy
from hustings.core.rng import Rng

Z95: Final = 1.959964
"""Half the width of a 95 % interval, in standard errors."""


class Match(NamedTuple):
    """One game to be played: `one` has `seat`, `other` all other seats."""

    one: str
    other: str
    seats: int
    seat: Seat
    seed: str


class Score(NamedTuple):
    """The result of a match for `one`.

    first: its share of the best place among the seats (1/k of a place shared by k). won: its share
    of the win; 0 for all seats when an automatic side has won. points: its score. seconds: the time
    of each of its decisions.
    """

    first: float
    won: float
    points: int
    seconds: tuple[float, ...]


def matches(one: str, other: str, seats: int, games: int, seed: str) -> list[Match]:
    """Return the games of a pairing: `one` takes each seat in turn on the same luck."""
    return [Match(one, other, seats, i % seats, f"{seed}/{i // seats}") for i in range(games)]


class TimedMove(NamedTuple):
    """A move that a bot has chosen, and the time it thought."""

    seat: Seat
    move: Move
    seconds: float


def play_moves(
    rules: Rules[S],
    state: S,
    bots: Sequence[Strategy[S]],
    luck: Callable[[S], Move],
    thought: Callable[[Seat, int], Rng],
    clock: Callable[[], float] = float,
) -> Iterator[TimedMove]:
    """Play a position to its end in place; yield every decision before it is made.

    bots: one for each seat. luck: decides chance turns (see `luck_stream` and `record_luck`).
    thought: gives a bot's own luck by its seat and the number of moves made so far.
    """
    ply = 0
    while state.turn.mode != OVER:
        if state.turn.mode == CHANCE:
            rules.apply(state, NATURE, luck(state))
            continue
        seat = state.turn.seats[0]
        start = clock()
        move = choose(bots[seat], rules, state.observe(seat), seat, thought(seat, ply))
        yield TimedMove(seat, move, clock() - start)
        rules.apply(state, seat, move)
        ply += 1


def play_to_end(
    rules: Rules[S],
    state: S,
    bots: Sequence[Strategy[S]],
    luck: Callable[[S], Move],
    thought: Callable[[Seat, int], Rng],
) -> S:
    """Play a position to its end in place and return it."""
    for _ in play_moves(rules, state, bots, luck, thought):
        pass
    return state


def luck_stream(rules: Rules[S], rng: Rng) -> Callable[[S], Move]:
    """Return luck from one random stream."""
    return lambda state: rules.chance(state, rng)


def record_luck(rules: Rules[S], seed: str) -> Callable[[S], Move]:
    """Return the luck of a record with this seed."""
    number = count()
    return lambda state: rules.chance(state, Rng(f"{seed}/{next(number)}"))


def play(
    rules: Rules[S],
    options: Options,
    match: Match,
    make: Callable[[str], Strategy[S]],
    clock: Callable[[], float],
) -> Score:
    """Play one match. A bot's luck depends on the match's seed, its seat and the ply."""
    bots = [make(match.one if seat == match.seat else match.other) for seat in range(match.seats)]
    state = rules.new(match.seats, options)

    def thought(seat: Seat, ply: int) -> Rng:
        return Rng(f"ladder/{match.seed}/{seat}/{ply}")

    decisions = play_moves(rules, state, bots, record_luck(rules, match.seed), thought, clock)
    seconds = [made.seconds for made in decisions if made.seat == match.seat]
    outcome = rules.outcome(state)
    first, won = first_place_share(outcome, match.seat), outcome.payoff()[match.seat]
    return Score(first, won, outcome.scores[match.seat], tuple(seconds))


def first_place_share(outcome: Outcome, seat: Seat) -> float:
    """Return the seat's share of the best place that any seat took."""
    best = min(outcome.ranks)
    return 1 / outcome.ranks.count(best) if outcome.ranks[seat] == best else 0.0


def wilson_interval(share: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Return the Wilson interval of a share of wins, 0 to 1, in a number of games."""
    if not games:
        return (0.0, 1.0)
    square = z * z
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = share * (1 - share) / games + square / (4 * games * games)
    half = z * spread**0.5 / (1 + square / games)
    return (max(0.0, middle - half), min(1.0, middle + half))


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that `share` of the values, 0 to 1, do not exceed; 0 for no values."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def mean(values: Sequence[float]) -> float:
    """Return the mean; 0 for no values."""
    return sum(values) / len(values) if values else 0.0


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean; 0 for fewer than two values."""
    n = len(values)
    if n < 2:
        return 0.0
    middle = mean(values)
    variance = sum((value - middle) ** 2 for value in values) / (n - 1)
    return float((variance / n) ** 0.5)
