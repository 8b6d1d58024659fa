"""Measures how fast the rules run (`bench`) and how strong the bots are (`ladder`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from multiprocessing import get_context
from typing import Any, Final

from hustings import catalog
from hustings.bots.ladder import (
    Match,
    Score,
    matches,
    mean,
    percentile,
    play,
    standard_error,
    wilson_interval,
)
from hustings.bots.search import playout
from hustings.core.model import Options
from hustings.core.protocols import Rules, S, Strategy
from hustings.core.record import check_options
from hustings.core.rng import Rng

Clock = Callable[[], float]
BENCH_HEAD: Final = f"{'game':16}{'seats':>6}{'playouts/s':>12}{'moves/s':>12}{'moves/game':>12}"


def bench(games: Sequence[str], seconds: float, clock: Clock) -> Iterator[str]:
    """Yield a table: random playouts and decisions per second for each game and seat count."""
    yield BENCH_HEAD
    for game in games:
        info, rules = catalog.info(game), catalog.rules(game)
        options = check_options(info, {})
        for seats in info.seats:
            _playouts(rules, seats, options, seconds / 10, clock)
            played, moves, spent = _playouts(rules, seats, options, seconds, clock)
            speeds = f"{played / spent:12,.1f}{moves / spent:12,.0f}{moves / played:12,.1f}"
            yield f"{game:16}{seats:6}{speeds}"


def _playouts(
    rules: Rules[S], seats: int, options: Options, seconds: float, clock: Clock
) -> tuple[int, int, float]:
    """Play at random for about so long; return games, decisions and seconds spent."""
    games = moves = 0
    start = clock()
    while True:
        moves += playout(rules, rules.new(seats, options), Rng(f"bench/{games}"))
        games += 1
        spent = clock() - start
        if spent >= seconds:
            return games, moves, spent


def ladder(
    game: str,
    levels: Sequence[str],
    games: int,
    seed: str,
    seats: int,
    options: Options,
    workers: int,
    clock: Clock,
) -> Iterator[str]:
    """Yield one line per pairing: the later level of each pair alone against the earlier one.

    With one seat there are no pairings: each level plays alone, and the line shows its mean score.
    """
    level_pairs = [(level, level) for level in levels] if seats == 1 else combinations(levels, 2)
    yield f"{catalog.info(game).title}, {seats} seats, {games} games a line, seed {seed}"
    for lower, higher in level_pairs:
        todo = matches(higher, lower, seats, games, seed)
        scores = _run(partial(_match, game, options, clock), todo, workers)
        yield _result_line(higher, lower, seats, scores)


def _match(game: str, options: Options, clock: Clock, match: Match) -> Score:
    return play(catalog.rules(game), options, match, partial(_make_bot, game), clock)


def _make_bot(game: str, level: str) -> Strategy[Any]:
    return catalog.bots(game).LEVELS[level]()


def _run(job: Callable[[Match], Score], todo: list[Match], workers: int) -> list[Score]:
    if workers <= 1:
        return [job(match) for match in todo]
    with get_context("spawn").Pool(workers) as pool:
        return pool.map(job, todo, chunksize=max(1, len(todo) // (workers * 8)))


def _result_line(higher: str, lower: str, seats: int, scores: list[Score]) -> str:
    points = [float(score.points) for score in scores]
    seconds = [second for score in scores for second in score.seconds]
    pace = f"{mean(seconds) * 1000:.1f} ms a move, p95 {percentile(seconds, 0.95) * 1000:.1f}"
    tail = f"score {mean(points):8.2f} ± {1.96 * standard_error(points):.2f}   {pace}"
    if seats == 1:
        return f"{higher:8} alone            {tail}"
    first = mean([score.first for score in scores])
    low, high = wilson_interval(first, len(scores))
    against = lower if seats == 2 else f"{seats - 1} × {lower}"
    share = f"first {first:6.1%} [{low:.1%}, {high:.1%}]"
    won = mean([score.won for score in scores])
    return f"{higher:8} v {against:12} {share}   won {won:6.1%}   {tail}"
