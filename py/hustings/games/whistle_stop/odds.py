"""Exact chances to win a region by dice, for bots and panels.

They count the best two of n dice, the incumbent's second chance played best, and roll-offs, but no
red cards. Results are cached.
"""

from __future__ import annotations

from functools import cache
from typing import Final

Row = tuple[int, ...]
"""Delegates per seat in one region."""

MAX_SCORE: Final = 12


@cache
def best_two(n: int) -> tuple[tuple[int, int, float], ...]:
    """Return (best, second, chance) for n dice; second is 0 for a single die."""
    if n == 1:
        return tuple((a, 0, 1 / 6) for a in range(1, 7))
    rolls = []
    for a in range(1, 7):
        for b in range(1, a):
            rest = (b / 6) ** (n - 1) - ((b - 1) / 6) ** (n - 1)
            rolls.append((a, b, n / 6 * rest))
        one_or_none = ((a - 1) / 6) ** n + n / 6 * ((a - 1) / 6) ** (n - 1)
        rolls.append((a, a, (a / 6) ** n - one_or_none))
    return tuple(rolls)


@cache
def scores(n: int) -> tuple[float, ...]:
    """Return the chance of each score 0..12 with n dice."""
    chances = [0.0] * (MAX_SCORE + 1)
    for a, b, chance in best_two(n):
        chances[a + b] += chance
    return tuple(chances)


def _outcome_value(total: int, best: int, tie: float) -> float:
    """Return an incumbent's chance to win with a score against the best rival score."""
    if total == best:
        return tie
    return 1.0 if total > best else 0.0


def second_chance(dice: tuple[int, ...], best: int, tie: float) -> tuple[float, int]:
    """Return an incumbent's chance to win with these dice, and the die to roll again (0: none).

    dice: highest first. best: the best rival score. tie: the chance to win a roll-off.
    """
    keep, die = _outcome_value(sum(dice[:2]), best, tie), 0
    if keep >= 1.0:
        return keep, 0
    for value in (dice[-1], dice[0]):
        rest = list(dice)
        rest.remove(value)
        again = sum(
            _outcome_value(sum(sorted((*rest, new), reverse=True)[:2]), best, tie)
            for new in range(1, 7)
        )
        if again / 6 > keep + 1e-12:
            keep, die = again / 6, value
    return keep, die


def _sample_roll(a: int, b: int, n: int) -> tuple[int, ...]:
    """Return n dice with these two best, at most three: a 0 stands for the others."""
    if n == 1:
        return (a,)
    return (a, b) if n == 2 else (a, b, 0)


IN_ROLLOFF: Final = (0.0, 1.0, 0.6805839416058393, 0.530681317337736, 0.4402651196037711)
"""An incumbent's chance to win a roll-off of k candidates, itself included.

Computing them takes seconds in the page; a test verifies them.
"""


@cache
def field(counts: Row) -> tuple[tuple[int, int, float], ...]:
    """Return (best score, bits of the seats that have it, chance) without rerolls."""
    best_scores: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for i, n in enumerate(counts):
        if not n:
            continue
        new: dict[tuple[int, int], float] = {}
        for (best, mask), chance in best_scores.items():
            for total, other in enumerate(scores(n)):
                if other:
                    bits = 1 << i if total > best else mask | (1 << i if total == best else 0)
                    key = (max(best, total), bits)
                    new[key] = new.get(key, 0.0) + chance * other
        best_scores = new
    return tuple((best, mask, chance) for (best, mask), chance in best_scores.items())


@cache
def incumbent(n: int, best: int, rivals: int) -> float:
    """Return the chance of an incumbent with n dice against the best of some rivals."""
    tie = IN_ROLLOFF[rivals + 1]
    return sum(
        chance * second_chance(_sample_roll(a, b, n), best, tie)[0] for a, b, chance in best_two(n)
    )


@cache
def win(counts: Row, holder: int) -> tuple[float, ...]:
    """Return each seat's chance to win a region with these delegates.

    holder: the incumbent's seat, any other number for none. All zeros without delegates.
    """
    result = [0.0] * len(counts)
    stands = holder < len(counts) and counts[holder] > 0
    others = tuple(0 if stands and seat == holder else n for seat, n in enumerate(counts))
    if not any(counts):
        return tuple(result)
    if not any(others):
        result[holder] = 1.0
        return tuple(result)
    for best, mask, chance in field(others):
        tied = mask.bit_count()
        mine = incumbent(counts[holder], best, tied) if stands else 0.0
        if stands:
            result[holder] += chance * mine
        for seat in range(len(counts)):
            if mask >> seat & 1:
                result[seat] += chance * (1 - mine) / tied
    return tuple(result)
