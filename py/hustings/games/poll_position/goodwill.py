"""Difficulty of the game: goodwill, the points the team starts with (rule 65, a rule of our own).

Goodwill only shifts the score. How often a team wins is measured for each number of players
(docs/lab/opponents.md).
"""

from __future__ import annotations

from typing import Final

BOOK, EASY, EVEN, HARD = range(4)
"""The game of the rule book, and three kinds that a team of Hard wins 7, 5 and 3 of 10 times."""

GOODWILL_POINTS: Final = (
    (0, 0, 0, 0),
    (11, 11, 3, -5),
    (7, 7, -2, -8),
    (3, 3, -4, -10),
)
"""Goodwill by kind of game, for one to four players."""


def goodwill(kind: int, seats: int) -> int:
    """Return the points the team starts with; they may be negative."""
    return GOODWILL_POINTS[kind][seats - 1]
