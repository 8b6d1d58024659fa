"""Exact probabilities of unseen tokens: sums, complaints, voters still to come.

Pure arithmetic on counts, cached; it knows no positions and no moves.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final, TypeAlias

Rest: TypeAlias = bytes
"""Numbers of unseen tokens of value 1, 2, 3 and 4."""

Chances: TypeAlias = tuple[float, ...]
"""chances[k] is the probability that a number is k."""

NO_ARRIVALS: Final[Chances] = (1.0,)
MAX_ARRIVALS: Final = 12
"""More arrivals at one place are ignored."""


@lru_cache(maxsize=20_000)
def sums(rest: Rest, n: int) -> Chances:
    """Return the chances of each sum of n tokens drawn from the unseen ones."""
    one, two, three, four = rest
    n = min(n, one + two + three + four)
    ways = [0] * (4 * n + 1)
    for a in range(min(n, one) + 1):
        for b in range(min(n - a, two) + 1):
            left, so_far = n - a - b, comb(one, a) * comb(two, b)
            for c in range(max(0, left - four), min(left, three) + 1):
                d = left - c
                ways[a + 2 * b + 3 * c + 4 * d] += so_far * comb(three, c) * comb(four, d)
    total = sum(ways)
    return tuple(way / total for way in ways)


def mean(rest: Rest) -> float:
    """Return the expected value of one unseen token."""
    one, two, three, four = rest
    total = one + two + three + four
    return (one + 2 * two + 3 * three + 4 * four) / total if total else 0.0


@lru_cache(maxsize=20_000)
def _beyond(rest: Rest, n: int, more: Chances) -> tuple[float, ...]:
    """Return, for each capacity, the expected excess of the sum of tokens over it.

    n: tokens already there. more: chances of further ones.
    """
    chances = [0.0] * (4 * (n + len(more)) + 1)
    for k, likely in enumerate(more):
        for total, chance in enumerate(sums(rest, n + k)):
            chances[total] += likely * chance
    result = [0.0] * len(chances)
    tail, sum_beyond = 0.0, 0.0
    for capacity in range(len(chances) - 1, -1, -1):
        result[capacity] = sum_beyond
        tail += chances[capacity]
        sum_beyond += tail
    return tuple(result)


def beyond(rest: Rest, n: int, capacity: int, more: Chances = NO_ARRIVALS) -> float:
    """Return the expected number of voters above a capacity. The capacity may be below zero."""
    table = _beyond(rest, n, more)
    if capacity < 0:
        return table[0] - capacity
    return table[capacity] if capacity < len(table) else 0.0


@lru_cache(maxsize=20_000)
def spread(rest: Rest, n: int, capacity: int, weight: int, more: Chances) -> tuple[float, float]:
    """Return mean and variance of a place's points: a fifth per voter, -weight per unserved one."""
    first = second = 0.0
    for k, likely in enumerate(more):
        for total, chance in enumerate(sums(rest, n + k)):
            points = total / 5 - weight * max(0, total - capacity)
            first += likely * chance * points
            second += likely * chance * points * points
    return first, max(0.0, second - first * first)


@lru_cache(maxsize=5_000)
def arrivals(rolls: int, share: int, cards: tuple[float, ...]) -> Chances:
    """Return the chances of each number of arrivals at a place.

    rolls: intention rolls to come, each of which hits the place with share/18. cards: the chance of
    each event to come to put a voter there.
    """
    chance = share / 18
    chances = [
        comb(rolls, k) * chance**k * (1 - chance) ** (rolls - k)
        for k in range(min(rolls, MAX_ARRIVALS) + 1)
    ]
    for likely in cards:
        chances = [
            (chances[k] if k < len(chances) else 0.0) * (1 - likely)
            + (chances[k - 1] if k else 0.0) * likely
            for k in range(len(chances) + 1)
        ]
    while len(chances) > 1 and chances[-1] < 0.002:
        chances.pop()
    total = sum(chances)
    return tuple(each / total for each in chances)
