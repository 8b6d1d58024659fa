"""The range test of CLDR's plural rules."""

from __future__ import annotations

from collections.abc import Sequence


def in_ranges(number: float, ranges: Sequence[tuple[int, int]]) -> bool:
    """Return whether a number is whole and within one of the ranges, both ends included."""
    return number == int(number) and any(low <= number <= high for low, high in ranges)
