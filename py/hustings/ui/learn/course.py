"""Going through an annotated game: each note is read, or answered by the moves it asks for.

The record is the script: what others do in it between two notes, and all luck, is played and told
as in any game. A lesson or a puzzle is never kept among the games.
"""

from __future__ import annotations

from typing import Final

from hustings import catalog
from hustings.core.model import HUMAN, Move
from hustings.core.moves import MoveError, decode, encode
from hustings.core.notes import ANY, Annotated, Note, annotated
from hustings.core.record import RecordError
from hustings.core.table import Table
from hustings.ui import words
from hustings.ui.effects import Effect, SetHash, StopBot, Unlock
from hustings.ui.handling import Handler, current, parse_number
from hustings.ui.learn.progress import keep_learned
from hustings.ui.links.address import name_seats
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding, Playback, ReadingNote
from hustings.ui.play import pick, playback
from hustings.ui.play.flow import changed
from hustings.ui.teaching import Lesson

LESSON: Final = "learn"
PUZZLE: Final = "puzzle"


def lesson_of(game: str) -> Annotated:
    """Return a game's lesson. RecordError where there is none."""
    if catalog.find(game) is None:
        raise RecordError(words.learn.no_lesson())
    return annotated(catalog.shipped(game, "lesson"), catalog.find)


def puzzles_of(game: str) -> list[Annotated]:
    """Return a game's puzzles, from easy to hard. RecordError where there is no such game."""
    if catalog.find(game) is None:
        raise RecordError(words.learn.no_puzzle())
    return [annotated(each, catalog.find) for each in catalog.shipped(game, "puzzles")]


def learn(model: Model, game: str) -> list[Effect]:
    """Open a game's lesson where it was left."""
    lesson = Lesson(lesson_of(game), f"{LESSON}={game}")
    if game not in model.learned.done:
        lesson.note_index = min(model.learned.notes_read.get(game, 0), len(lesson.script.notes) - 1)
    return _open(model, lesson)


def puzzle(model: Model, which: str) -> list[Effect]:
    """Open a puzzle, "<game>.<number>"; without a number the first that is not solved yet."""
    game, _, digits = which.partition(".")
    found = puzzles_of(game)
    solved = model.learned.solved.get(game, set())
    fresh = next((n for n in range(1, len(found) + 1) if n not in solved), 1)
    n = parse_number(digits) if digits else fresh
    if not 1 <= n <= len(found):
        raise RecordError(words.learn.no_puzzle())
    return _open(model, Lesson(found[n - 1], f"{PUZZLE}={game}.{n}", n))


def _open(model: Model, lesson: Lesson) -> list[Effect]:
    noted = lesson.script
    kinds = noted.kinds or (HUMAN, *["bot:normal"] * (noted.record.seats - 1))
    start = lesson.note.ply if lesson.note is not None else 0
    play = Play(noted.record, name_seats(kinds), lesson.address, start)
    play.lesson = lesson
    model.put_on_table(play)
    return [StopBot(), Unlock(), SetHash(lesson.address), *_show(model, play, lesson, cut=True)]


def _show(model: Model, play: Play, lesson: Lesson, *, cut: bool = False) -> list[Effect]:
    """Put the position of the note that is to be read on the table, and tell what led to it."""
    note = lesson.note
    lesson.moves_made, lesson.answer_shown, play.message = [], False, ""
    play.phase = play.latest_phase
    if note is not None:
        cut = _go(play, lesson, note) or cut or note.cut
    play.show_to(play.humans[0])
    play.latest_phase = _to_play_on(play) if lesson.solved else _asked(play, note)
    if cut:
        play.lines.clear()
        play.beat_events = ()
        play.mark_seen()
    return [*_progress(model, lesson), *playback.begin(model, play)]


def _go(play: Play, lesson: Lesson, note: Note) -> bool:
    """Put the note's position on the table; return whether that does not go on from what stood.

    Where other moves were made than the record's, it goes on all the same if they led to the same.
    """
    table, record = play.table, lesson.script.record
    strayed = table.record.moves != record.moves
    if strayed:
        play.table = Table(table.rules, record, min(table.at, len(record.moves)))
        strayed = play.table.state.key() != table.state.key()
        play.mark_seen()
    back = note.ply < play.table.at
    play.table.goto(note.ply)
    return strayed or back


def _to_play_on(play: Play) -> ReadingNote | Deciding:
    """Return the phase after a puzzle is solved: whoever solved it may finish the turn."""
    table, seat = play.table, play.humans[0]
    open_turn = len(table.legal(seat)) > 1 and table.forced_move(seat) is None
    return Deciding(seat) if open_turn else ReadingNote()


def _asked(play: Play, note: Note | None) -> ReadingNote | Deciding:
    people = [seat for seat in play.table.seats if seat in play.humans]
    return Deciding(people[0]) if note is not None and note.asks and people else ReadingNote()


def _progress(model: Model, lesson: Lesson) -> list[Effect]:
    """Keep how far one has come."""
    learned, game = model.learned, lesson.game
    if lesson.number:
        if lesson.note is not None:
            return []
        learned.solved.setdefault(game, set()).add(lesson.number)
    elif lesson.note is None:
        learned.done.add(game)
        learned.notes_read.pop(game, None)
    else:
        learned.notes_read[game] = lesson.note_index
    return [keep_learned(learned)]


def going_through(handler: Handler) -> Handler:
    """Return what handles a message at a game, and does nothing while a note asks or tells."""

    def handle(model: Model, arg: str) -> list[Effect]:
        play = model.play
        if play is not None and play.active_lesson is not None:
            return []
        return handler(model, arg)

    return handle


def picking(handler: Handler) -> Handler:
    """Return what hears a choice: the lesson, where one is gone through, else the handler."""

    def handle(model: Model, token: str) -> list[Effect]:
        play = model.play
        if play is None or play.active_lesson is None:
            return handler(model, token)
        if isinstance(play.phase, Playback):
            playback.skip(model, play, play.phase, "")
        if not isinstance(play.phase, Deciding):
            return []
        return _answered(model, play, play.active_lesson, token)

    return handle


def _answered(model: Model, play: Play, lesson: Lesson, token: str) -> list[Effect]:
    """Hear a choice: only a whole move is judged."""
    deciding, note = play.latest_phase, lesson.note
    if not isinstance(deciding, Deciding) or note is None:
        return []
    lesson.reply, lesson.reply_right = "", False
    try:
        move = decode(play.table.rules.VOCABULARY.verbs, token)
    except MoveError:
        return []
    if move not in play.table.legal(deciding.seat):
        return pick.pick(model, play, deciding, token)  # the beginning of one
    if lesson.number:
        return _tried(model, play, lesson, move)
    deciding.chosen = ()
    if token not in lesson.asked_moves and not {token, ANY} & set(note.also):
        lesson.reply = note.answer(token)
        return []
    _make(play, lesson, move)
    lesson.reply, lesson.reply_right = note.answers.get(token, ""), True
    if lesson.asked_moves and token not in note.also and ANY not in note.also:
        play.latest_phase = _asked(play, note)
        return playback.begin(model, play)
    lesson.note_index += 1
    return _show(model, play, lesson)


def _make(play: Play, lesson: Lesson, move: Move) -> None:
    """Make a move of the person; what the record has after it stays, where it is the record's."""
    table, seat = play.table, play.humans[0]
    token = encode(table.rules.VOCABULARY.verbs, move)
    play.mark_seen()
    if table.record.moves[table.at : table.at + 1] == [f"{seat}:{token}"]:
        table.goto(table.at + 1)
    else:
        table.play(seat, move)
    lesson.moves_made.append(token)
    play.phase = play.latest_phase


def _tried(model: Model, play: Play, lesson: Lesson, move: Move) -> list[Effect]:
    """Make a move in a puzzle. Once all are made it is solved, or it is seen what comes of it."""
    note, record = lesson.note, lesson.script.record
    if note is None:
        return []
    token = encode(play.table.rules.VOCABULARY.verbs, move)
    _make(play, lesson, move)
    end = note.ply + note.asks
    if play.table.at < end and play.humans[0] in play.table.seats and not play.table.over:
        play.latest_phase = _asked(play, note)
        return playback.begin(model, play)
    best = Table(play.table.rules, record, end)
    if token in note.also or play.table.state.key() == best.state.key():
        lesson.note_index += 1
        lesson.reply, lesson.reply_right = note.answers.get(token, words.learn.solved()), True
        return _show(model, play, lesson)
    lesson.missed = True
    lesson.reply = note.answer(token) or words.learn.not_solved()
    return changed(model)


def onward(model: Model, _: str) -> list[Effect]:
    """Go on from what was only to be read."""
    play, lesson = _gone_through(model)
    if isinstance(play.phase, Playback):
        playback.skip(model, play, play.phase, "")
    if not isinstance(play.latest_phase, ReadingNote) or lesson.note is None:
        return []
    lesson.note_index += 1
    lesson.reply = ""
    return _show(model, play, lesson)


def back(model: Model, _: str) -> list[Effect]:
    """Read the note before this one again."""
    lesson = _gone_through(model)[1]
    lesson.note_index = max(0, lesson.note_index - 1)
    return again(model, "")


def again(model: Model, _: str) -> list[Effect]:
    """Stand where what is asked now was first asked: for a puzzle that was not solved."""
    play, lesson = _gone_through(model)
    lesson.reply, lesson.missed = "", False
    return [StopBot(), *_show(model, play, lesson, cut=True)]


def show_asked(model: Model, _: str) -> list[Effect]:
    """Light up what is asked for; a puzzle is shown from its first move, whatever was tried."""
    play, lesson = _gone_through(model)
    fresh = lesson.missed or (lesson.number and lesson.moves_made)
    effects = again(model, "") if fresh else []
    lesson.answer_shown = True
    lesson.reply = ""
    return effects if play.lesson is lesson else []


def _gone_through(model: Model) -> tuple[Play, Lesson]:
    play = current(model)
    if play.lesson is None:
        raise RecordError(words.learn.no_lesson())
    return play, play.lesson
