"""What the conditions of CLDR's plural rules are made of."""

from __future__ import annotations

from collections.abc import Sequence


def in_ranges(number: float, ranges: Sequence[tuple[int, int]]) -> bool:
    """Return whether a whole number lies within one of some ranges, both ends included."""
    return number == int(number) and any(low <= number <= high for low, high in ranges)


def modulo(number: float, by: int) -> float:
    """Return what is left of a number that is not negative."""
    return number % by
