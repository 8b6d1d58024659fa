"""The result of a puzzle as a line of text, to send with the link to its question."""

from __future__ import annotations

from hustings import catalog
from hustings.messages.formats import sentences
from hustings.ui import words
from hustings.ui.effects import Effect, ShareLink
from hustings.ui.handling import current
from hustings.ui.links.share import full_address
from hustings.ui.links.squares import AHEAD, BEHIND, EVEN, MAX_SQUARES, SQUARES
from hustings.ui.model import Model
from hustings.ui.results.days import iso
from hustings.ui.teaching import Lesson


def puzzle_line(lesson: Lesson) -> str:
    """Return the result of a solved puzzle, which never gives its answer away."""
    line = words.learn.puzzle_result(
        game=catalog.info(lesson.game).title,
        number=lesson.number,
        title=lesson.script.title,
        how=_how(lesson),
        wrong=lesson.wrong_tries,
    )
    day = words.learn.puzzle_of_date(day=iso(lesson.day)) if lesson.is_of_the_day else ""
    streak = lesson.streak
    row = words.home.puzzle_row(puzzles=streak.now) if streak is not None and streak.now > 1 else ""
    return sentences((day, line, row))


def _how(lesson: Lesson) -> str:
    """Return how a puzzle was solved, a code for the message."""
    if lesson.streak is not None:
        return "first"
    if lesson.was_shown:
        return "shown"
    return "tries" if lesson.wrong_tries else "again"


def try_squares(lesson: Lesson) -> str:
    """Return the tries as squares: a wrong one each, then whether it was solved or shown."""
    wrong = [BEHIND] * min(lesson.wrong_tries, MAX_SQUARES - 1)
    return "".join(SQUARES[code] for code in (*wrong, EVEN if lesson.was_shown else AHEAD))


def note_of(lesson: Lesson) -> str:
    """Return what is sent above the link to a puzzle: its result, before that which it is."""
    if lesson.solved:
        return f"{puzzle_line(lesson)}\n{try_squares(lesson)}"
    return words.learn.puzzle_asked(
        game=catalog.info(lesson.game).title, number=lesson.number, title=lesson.script.title
    )


def share(model: Model, key: str) -> list[Effect]:
    """Share the puzzle on the table with its result, if it is solved, and the link to it."""
    lesson = current(model).lesson
    if lesson is None or not lesson.number:
        return []
    address = full_address(model, lesson.game, lesson.address)
    return [ShareLink(address, share=True, note=note_of(lesson), key=key)]
