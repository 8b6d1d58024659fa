"""Scores of a bot against another, with every seat taken in turn on the same luck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from hustings.bots.ladder import Score, matches, mean, play
from hustings.core.model import Options
from hustings.core.protocols import Rules, S, Strategy

MakeBot = Callable[[], Strategy[S]]
"""Makes a bot for one seat of one game."""


def scores(
    rules: Rules[S],
    options: Options,
    one: MakeBot[S],
    other: MakeBot[S],
    seats: int,
    games: int,
    seed: str = "short",
) -> Iterator[Score]:
    """Yield the score of bot `one` in each game, with `other` at all other seats.

    seed: the prefix of the games' seeds.
    """
    make = {"one": one, "other": other}
    for match in matches("one", "other", seats, games, seed):
        yield play(rules, options, match, lambda name: make[name](), lambda: 0.0)


def mean_win(results: Iterable[Score]) -> float:
    """Return the mean share of wins, 0 to 1."""
    return mean([score.won for score in results])
