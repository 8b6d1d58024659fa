"""The one test that conditions of CLDR's plural rules need beside arithmetic."""

from __future__ import annotations

from collections.abc import Sequence


def in_ranges(number: float, ranges: Sequence[tuple[int, int]]) -> bool:
    """Return whether a whole number lies within one of some ranges, both ends included."""
    return number == int(number) and any(low <= number <= high for low, high in ranges)
