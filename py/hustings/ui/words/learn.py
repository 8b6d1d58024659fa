"""Words of lessons and puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LEARN: Final = "Learn by playing"
LESSON: Final = "Lesson"
NEXT_NOTE: Final = "Next"
NOTE_BACK: Final = "Back"
SHOW_ME: Final = "Show me"
TRY_AGAIN: Final = "Try again"
SOLVED: Final = "Solved."
NOT_SOLVED: Final = "There is better. See what comes of it, or try again."
NEXT_PUZZLE: Final = "Next puzzle"
PUZZLES: Final = "Puzzles"
FIRST_GAME: Final = "Play a first game"
LESSON_OVER: Final = "That was the lesson. The best way on is a game against a friendly bot."
NO_LESSON: Final = "There is no such lesson here."
NO_PUZZLE: Final = "There is no such puzzle here."


def learn(title: str) -> str:
    """Return what the button does that opens a game's lesson."""
    return f"{LEARN}: {title}"


def note_of(at: int, notes: int) -> str:
    """Return how far one has come, from 1 on."""
    return f"{at} of {notes}"


def puzzle_of(number: int) -> str:
    """Return what a puzzle is called."""
    return f"Puzzle {number}"


def titled(parts: Sequence[str]) -> str:
    """Return what is gone through, the game first: "Gerrymander: Puzzle 3"."""
    return ": ".join(parts)
