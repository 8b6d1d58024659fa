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
PUZZLES_HELP: Final = "One turn, one best way. What you miss is played on, so you see why."
NO_PUZZLES: Final = "There are none for this game yet."
SOLVED_MARK: Final = "solved"
FIRST_GAME: Final = "Play a first game"
LESSON_OVER: Final = "That was the lesson. The best way on is a game with a friendly bot."
TIP: Final = "New here"
TIP_SHORT: Final = "New"
"""Where there is no room for more."""
UNDERSTOOD: Final = "I see"
GOAL: Final = "What wins, and who leads"
TIPS_AGAIN: Final = "Show all tips again"
NO_LESSON: Final = "There is no such lesson here."
NO_PUZZLE: Final = "There is no such puzzle here."


def learn(title: str) -> str:
    """Return what the button does that opens a game's lesson."""
    return f"{LEARN}: {title}"


def note_of(at: int, notes: int) -> str:
    """Return how far one has come, from 1 on."""
    return f"{at} of {notes}"


def new_here(head: str) -> str:
    """Return what leads to a tip."""
    return f"{TIP}: {head}"


def of_needed(count: int, needed: int) -> str:
    """Return how much of what wins somebody has; needed: 0 where there is no such number."""
    return f"{count} of {needed}" if needed else str(count)


def puzzle_of(number: int) -> str:
    """Return what a puzzle is called."""
    return f"Puzzle {number}"


def puzzles_solved(count: int) -> str:
    """Return what leads to the puzzles, with how many have been solved."""
    return f"{PUZZLES} ({count} {SOLVED_MARK})" if count else PUZZLES


def titled(parts: Sequence[str]) -> str:
    """Return what is gone through, the game first: "Gerrymander: Puzzle 3"."""
    return ": ".join(parts)
