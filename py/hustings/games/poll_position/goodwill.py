"""How hard the game is: points that the team starts with. Ours, not the book's (rule 65).

Goodwill only moves the score: what helps in one kind of game helps as much in any other, and how
many games a team wins is known for every number of players (docs/lab/opponents.md).
"""

from __future__ import annotations

from typing import Final

BOOK, EASY, EVEN, HARD = range(4)
"""The game as the book has it, and such as a team of Hard wins 7, 5 and 3 times out of 10."""

POINTS: Final = (
    (0, 0, 0, 0),
    (11, 11, 3, -5),
    (7, 7, -2, -8),
    (3, 3, -4, -10),
)
"""Goodwill of each kind of game for one, two, three and four players."""


def goodwill(kind: int, seats: int) -> int:
    """Return the points that the team starts with; fewer than 0 are against it."""
    return POINTS[kind][seats - 1]
