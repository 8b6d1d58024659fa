"""What bots win of games against others, every seat taken in turn on the same luck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from hustings.bots.ladder import Score, matches, mean, play
from hustings.core.model import Options
from hustings.core.protocols import Rules, S, Strategy

Make = Callable[[], Strategy[S]]
"""Makes the bot for one seat of one game."""


def scores(
    rules: Rules[S],
    options: Options,
    one: Make[S],
    other: Make[S],
    seats: int,
    games: int,
    seed: str = "short",
) -> Iterator[Score]:
    """Yield what came for one bot, in each game, of playing against the other at all other seats.

    seed: what the seeds of the games begin with.
    """
    make = {"one": one, "other": other}
    for match in matches("one", "other", seats, games, seed):
        yield play(rules, options, match, lambda name: make[name](), lambda: 0.0)


def share(of: Iterable[Score]) -> float:
    """Return what was won (0 to 1) on average."""
    return mean([score.won for score in of])
