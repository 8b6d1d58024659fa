"""Bags as counts of each kind, so that no hidden order exists."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.rng import Rng


def draw(counts: Sequence[int], rng: Rng) -> int:
    """Return the kind of one item drawn at random; the counts stay as they are.

    Raises ValueError when the bag is empty.
    """
    total = sum(counts)
    if total <= 0:
        raise ValueError("the bag is empty")
    left = rng.below(total)
    for kind, count in enumerate(counts):
        left -= count
        if left < 0:
            return kind
    raise AssertionError("counts changed while drawing")


def draw_many(counts: Sequence[int], n: int, rng: Rng) -> list[int]:
    """Return the kinds of up to n items drawn without replacement; fewer when the bag runs dry."""
    rest = list(counts)
    drawn = []
    for _ in range(min(n, sum(rest))):
        kind = draw(rest, rng)
        rest[kind] -= 1
        drawn.append(kind)
    return drawn
