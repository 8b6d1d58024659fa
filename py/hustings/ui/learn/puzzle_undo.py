"""Taking back the moves of a try at a puzzle that has not been answered yet."""

from __future__ import annotations

from hustings.ui import words
from hustings.ui.effects import Effect
from hustings.ui.handling import Handler
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding
from hustings.ui.play import playback
from hustings.ui.play.spoken import say
from hustings.ui.play.takeback import Takeback, to_last_decision


def is_offered(play: Play) -> bool:
    """Return whether a try may have moves to take back: it is answered only after several."""
    lesson = play.lesson
    if lesson is None or lesson.note is None or not lesson.quizzing:
        return False
    return lesson.note.asks > 1 or bool(lesson.moves_made)


def to_last_move(play: Play) -> Takeback:
    """Return the ply of the last move of the try; or None and why it cannot be taken back."""
    lesson = play.lesson
    if lesson is None or lesson.note is None or not (lesson.quizzing and lesson.moves_made):
        return None, words.table.undo_none()
    ply, why = to_last_decision(play)
    return (ply, why) if ply is None or ply >= lesson.note.ply else (None, words.table.undo_none())


def taken_back_in_lesson(handler: Handler) -> Handler:
    """Return a handler that takes back a move of a puzzle's try while a lesson is in progress."""

    def handle(model: Model, arg: str) -> list[Effect]:
        play = model.play
        if play is None or play.lesson is None:
            return handler(model, arg)
        if model.dialog or not is_offered(play):
            return []
        ply, why = to_last_move(play)
        if ply is None:
            play.message = why
            return []
        return _take_back(model, play, ply)

    return handle


def _take_back(model: Model, play: Play, ply: int) -> list[Effect]:
    """Put the position after `ply` moves on the table."""
    lesson = play.lesson
    if lesson is None or lesson.note is None:
        return []
    del lesson.moves_made[ply - lesson.note.ply :]
    play.table.goto(ply)
    play.message = ""
    play.phase = play.latest_phase = Deciding(play.humans[0])
    play.clear_lines()
    play.beat_events = ()
    play.mark_seen()
    say(model, words.table.taken_back())
    return playback.begin(model, play)
