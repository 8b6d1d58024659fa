"""The course of a reviewed game: the chance to win after each turn of a seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple


class CourseTurn(NamedTuple):
    """A turn of the seat, by its first decision: the chance after its last, and what it cost.

    The cost may be uncertain where no verdict is shown.
    """

    ply: int
    chance: float
    cost: float


def smoothed(chances: Sequence[float], sure: Collection[int]) -> list[float]:
    """Return the chances, but for each that is not sure the median of it and its neighbours.

    A single search errs by some per cent; the median keeps what lasts for more than one turn. sure:
    indices. The first and the last chance stay.
    """
    found = list(chances)
    for n in range(1, len(chances) - 1):
        if n not in sure:
            found[n] = sorted(chances[n - 1 : n + 2])[1]
    return found
