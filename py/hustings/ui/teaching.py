"""Lessons, tips and what the player has learned. Plain slot classes that only `update` changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from hustings.core.model import Tip
from hustings.core.notes import Annotated, Note


class Streak(NamedTuple):
    """How many puzzles in a row were solved at the first try, now and at best."""

    now: int = 0
    best: int = 0


ALL_GAMES: Final = ""
"""Stands for all games together where streaks are kept by game."""


class LearningProgress:
    """What the player has learned on this device, by game.

    notes_read: how many notes of an unfinished lesson; done: games whose lesson is finished.
    solved: numbers of puzzles; missed: of those whose first try was wrong or whose answer was shown
    before. streaks: of puzzles, also of ALL_GAMES. puzzle_days: days (see results.days) on which
    the puzzle of the day was solved. tips_shown: keys of the coach's tips.
    listen_offered: whether the preference for listeners was offered.
    """

    __slots__ = (
        "done", "listen_offered", "missed", "notes_read", "puzzle_days", "solved", "streaks",
        "tips_shown",
    )  # fmt: skip

    def __init__(self) -> None:
        self.notes_read: dict[str, int] = {}
        self.done: set[str] = set()
        self.solved: dict[str, set[int]] = {}
        self.missed: dict[str, set[int]] = {}
        self.streaks: dict[str, Streak] = {}
        self.puzzle_days: dict[str, set[int]] = {}
        self.tips_shown: dict[str, set[str]] = {}
        self.listen_offered = False


class Lesson:
    """A lesson or puzzle in progress: an annotated game, played note by note.

    address: what opens it, such as "learn=gerrymander". number: of the puzzle, from 1; 0 for a
    lesson. note_index: of the current note; the number of notes after the last. moves_made: tokens
    of the asked moves made so far. reply: to the last move; reply_right: whether it was right.
    answer_shown: whether the player asked for the answer, since the puzzle was opened if
    was_shown. missed: whether the last try failed; wrong_tries: how many have failed since the
    puzzle was opened, wrong_line: tokens of the last of them.
    playback_ms: how long playback has taken since a puzzle was solved or missed, at normal pace.
    day: on which a puzzle was opened, see results.days; is_of_the_day: whether it is the puzzle of
    that day. next_number, like_it: once it was solved, the numbers of the next unsolved puzzle and
    of one with the same idea, 0 without one. completes_list: whether all are solved now. streak: of
    all games once the puzzle was solved at the first try, else None.
    accepted_ends: see learn.puzzle_ways, None before the first move of a puzzle.
    """

    __slots__ = (
        "accepted_ends", "address", "answer_shown", "completes_list", "day", "game",
        "is_of_the_day", "like_it", "missed", "moves_made", "next_number", "note_index", "number",
        "playback_ms", "reply", "reply_right", "script", "streak", "was_shown", "wrong_line",
        "wrong_tries",
    )  # fmt: skip

    def __init__(self, script: Annotated, address: str, number: int = 0) -> None:
        self.script = script
        self.game = script.record.game
        self.address = address
        self.number = number
        self.note_index = 0
        self.moves_made: list[str] = []
        self.accepted_ends: Mapping[object, str] | None = None
        self.reply = ""
        self.reply_right = self.answer_shown = self.was_shown = self.missed = False
        self.is_of_the_day = self.completes_list = False
        self.day = self.like_it = self.next_number = self.playback_ms = self.wrong_tries = 0
        self.wrong_line: tuple[str, ...] = ()
        self.streak: Streak | None = None

    @property
    def note(self) -> Note | None:
        """The current note, None after the last."""
        notes = self.script.notes
        return notes[self.note_index] if self.note_index < len(notes) else None

    @property
    def quizzing(self) -> bool:
        """Whether a puzzle is being solved."""
        return self.number > 0 and self.note is not None and not self.missed

    @property
    def solved(self) -> bool:
        """Whether this is a puzzle that has been solved."""
        return self.number > 0 and self.note is None

    @property
    def played_on(self) -> bool:
        """Whether bots play on after a puzzle (see play.puzzle_outcome)."""
        return self.missed or self.solved

    def accepted_ways(self, note: Note) -> list[list[str]]:
        """Return the ways to make a note's moves as tokens, that of the record first.

        A way is shorter than the note asks for if it has won the game before.
        """
        moves = self.script.record.moves[note.ply : note.ply + note.asks]
        recorded = [move.partition(":")[2] for move in moves]
        return [recorded, *(line.split() for line in note.lines)]

    @property
    def answer(self) -> list[str]:
        """The tokens of the accepted way that is easiest to explain, else of the shortest one."""
        note = self.script.notes[-1]
        shown = next((way.split() for way in note.reasons), None)
        return shown or min(self.accepted_ways(note), key=len)

    @property
    def answer_reason(self) -> str:
        """Why the answer is the best, "" if nothing is known."""
        return self.script.notes[-1].reasons.get(" ".join(self.answer), "")

    @property
    def asked_moves(self) -> list[str]:
        """The tokens of the moves still asked for; in a puzzle only the next one."""
        if self.note is None or self.missed:
            return []
        left = self.answer if self.number else self.accepted_ways(self.note)[0]
        for token in self.moves_made:
            if token in left:
                left.remove(token)
        return left[:1] if self.number else left


class ShownTip(NamedTuple):
    """The coach's tip at the decision after `ply` moves."""

    ply: int
    tip: Tip
