"""Randomness that is the same everywhere and for ever.

Only `random.Random.random()` is used: it is the one method whose sequence Python
promises to keep for a given integer seed. Everything else is built from it here.
"""

from __future__ import annotations

import random
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_FNV_OFFSET = 0xCBF29CE484222325
_FNV_PRIME = 0x100000001B3
_MASK = (1 << 64) - 1


def fnv1a(text: str) -> int:
    """Return the 64-bit FNV-1a hash of the text in UTF-8 (lone surrogates included)."""
    value = _FNV_OFFSET
    for byte in text.encode("utf-8", "surrogatepass"):
        value = (value ^ byte) * _FNV_PRIME & _MASK
    return value


class Rng:
    """A source of dice named by a text: the same text always gives the same sequence."""

    __slots__ = ("random",)

    def __init__(self, text: str) -> None:
        self.random = random.Random(fnv1a(text)).random

    def below(self, n: int) -> int:
        """Return an int in 0..n-1, all equally likely (n ≥ 1)."""
        return int(self.random() * n)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items (at least one), all equally likely."""
        return items[int(self.random() * len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self.random() * (i + 1))
            items[i], items[j] = items[j], items[i]
