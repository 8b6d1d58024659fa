"""What is being taught, and what has been learned. Plain slot classes, edited by `update` only."""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.model import Tip
from hustings.core.notes import Annotated, Note


class Learned:
    """What the person has been taught on this device, by game.

    lessons: how many notes were read, all of them in `done`. solved: the numbers of puzzles. met:
    the situations that the coach has explained.
    """

    __slots__ = ("done", "lessons", "met", "solved")

    def __init__(self) -> None:
        self.lessons: dict[str, int] = {}
        self.done: set[str] = set()
        self.solved: dict[str, set[int]] = {}
        self.met: dict[str, set[str]] = {}


class Lesson:
    """An annotated game that is gone through note by note: a lesson, or a puzzle.

    address: what opens it, as the address says it: "learn=gerrymander". number: of the puzzle, from
    1; 0 for a lesson. at: which note is read, as many as there are when all have been. made: the
    moves made of those asked for. reply: what is said to the last one, and whether that was right.
    shown: whether the person has asked to see what is asked for. missed: whether a puzzle was not
    solved: it is played on.
    """

    __slots__ = (
        "address",
        "at",
        "game",
        "made",
        "missed",
        "noted",
        "number",
        "reply",
        "right",
        "shown",
    )

    def __init__(self, noted: Annotated, address: str, number: int = 0) -> None:
        self.noted = noted
        self.game = noted.record.game
        self.address = address
        self.number = number
        self.at = 0
        self.made: list[str] = []
        self.reply = ""
        self.right = self.shown = self.missed = False

    @property
    def note(self) -> Note | None:
        """The note that is read, None when all have been."""
        return self.noted.notes[self.at] if self.at < len(self.noted.notes) else None

    @property
    def quizzing(self) -> bool:
        """Whether a puzzle is being solved."""
        return self.number > 0 and self.note is not None

    @property
    def solved(self) -> bool:
        """Whether this is a puzzle that has been solved."""
        return self.number > 0 and self.note is None

    @property
    def asked(self) -> list[str]:
        """The tokens of the moves that are asked for and not made yet; in a puzzle the next one."""
        if self.note is None or self.missed:
            return []
        moves = self.noted.record.moves[self.note.ply : self.note.ply + self.note.asks]
        left = [move.partition(":")[2] for move in moves]
        for token in self.made:
            if token in left:
                left.remove(token)
        return left[:1] if self.number else left


class Met(NamedTuple):
    """What the coach says at the decision after `ply` moves."""

    ply: int
    tip: Tip
