"""Lessons and puzzles: an annotated game is played note by note.

The player reads a note, or makes the moves it asks for. The record is the script: moves of others
and luck between two notes are played back as in any game. Lessons and puzzles are never kept as
saves.
"""

from __future__ import annotations

from typing import Final

from hustings import catalog
from hustings.core.model import HUMAN, Move
from hustings.core.moves import MoveError, decode, encode
from hustings.core.notes import ANY, Annotated, Note, read_annotated
from hustings.core.record import RecordError
from hustings.core.table import Table
from hustings.messages.formats import sentences
from hustings.ui import words
from hustings.ui.effects import Effect, SetHash, StopBot, Unlock
from hustings.ui.handling import Handler, current, parse_number
from hustings.ui.learn import puzzle_choice, puzzle_results, puzzle_ways
from hustings.ui.links.address import name_seats
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding, Playback, ReadingAnswer, ReadingNote
from hustings.ui.play import pick, playback
from hustings.ui.play.flow import after_change
from hustings.ui.results.days import today
from hustings.ui.saves.progress import keep_progress
from hustings.ui.teaching import ALL_GAMES, Lesson

LESSON: Final = "learn"
PUZZLE: Final = "puzzle"
OF_THE_DAY: Final = "today"
"""Stands for the number of the puzzle of the day."""


def lesson_of(game: str) -> Annotated:
    """Return a game's lesson. RecordError if there is no such game."""
    if catalog.find(game) is None:
        raise RecordError(words.learn.no_lesson())
    return read_annotated(catalog.shipped(game, "lesson"), catalog.find)


def puzzles_of(game: str) -> list[Annotated]:
    """Return a game's puzzles by number. RecordError if there is no such game."""
    if catalog.find(game) is None:
        raise RecordError(words.learn.no_puzzle())
    return [read_annotated(each, catalog.find) for each in catalog.shipped(game, "puzzles")]


def learn(model: Model, game: str) -> list[Effect]:
    """Open a game's lesson at the note where the player stopped."""
    lesson = Lesson(lesson_of(game), f"{LESSON}={game}")
    if game not in model.learned.done:
        lesson.note_index = min(model.learned.notes_read.get(game, 0), len(lesson.script.notes) - 1)
    return _open(model, lesson)


def puzzle(model: Model, which: str) -> list[Effect]:
    """Open a puzzle, "<game>.<number>" or "<game>.today"; without a number the next unsolved one.

    That is the next one after the puzzle on the table, else the easiest; if all are solved, the
    first of the list.
    """
    game, _, digits = which.partition(".")
    scripts = puzzles_of(game)
    if digits == OF_THE_DAY:
        n = puzzle_choice.number_of_day(game, today(model), len(scripts))
    elif digits:
        n = parse_number(digits)
    else:
        solved, here = model.learned.solved.get(game, set()), open_puzzle(model, game)
        n = puzzle_choice.next_unsolved(scripts, here, solved)
        n = n or next(iter(puzzle_choice.list_order(scripts)), 1)
    if not 1 <= n <= len(scripts):
        raise RecordError(words.learn.no_puzzle())
    lesson = Lesson(scripts[n - 1], f"{PUZZLE}={game}.{n}", n)
    lesson.day = today(model)
    lesson.is_of_the_day = n == puzzle_choice.number_of_day(game, lesson.day, len(scripts))
    return _open(model, lesson)


def open_puzzle(model: Model, game: str) -> int:
    """Return the number of a game's puzzle on the table, 0 without one."""
    lesson = model.play.lesson if model.play is not None else None
    return lesson.number if lesson is not None and lesson.game == game else 0


def _open(model: Model, lesson: Lesson) -> list[Effect]:
    noted = lesson.script
    kinds = noted.kinds or (HUMAN, *["bot:normal"] * (noted.record.seats - 1))
    start = lesson.note.ply if lesson.note is not None else 0
    play = Play(noted.record, name_seats(kinds), lesson.address, start)
    play.lesson = lesson
    model.put_on_table(play)
    return [StopBot(), Unlock(), SetHash(lesson.address), *_show(model, play, lesson, cut=True)]


def _show(model: Model, play: Play, lesson: Lesson, *, cut: bool = False) -> list[Effect]:
    """Put the current note's position on the table and play back what led to it."""
    note = lesson.note
    lesson.moves_made, lesson.answer_shown, play.message = [], False, ""
    play.phase = play.latest_phase
    if note is not None:
        cut = _go_to_note(play, lesson, note) or cut or note.cut
    play.show_to(play.humans[0])
    play.latest_phase = _phase_at_note(play, note)
    if cut:
        play.clear_lines()
        play.beat_events = ()
        play.mark_seen()
    return [*_keep_progress(model, lesson), *playback.begin(model, play)]


def _go_to_note(play: Play, lesson: Lesson, note: Note) -> bool:
    """Put the note's position on the table; return whether it is a jump that playback cannot show.

    Other moves than the record's are no jump if they led to the same position.
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


def _phase_at_note(play: Play, note: Note | None) -> ReadingNote | Deciding:
    people = [seat for seat in play.table.seats if seat in play.humans]
    return Deciding(people[0]) if note is not None and note.asks and people else ReadingNote()


def _keep_progress(model: Model, lesson: Lesson) -> list[Effect]:
    """Count a puzzle that is solved; store which note of a lesson was read, or that it is done.

    Nothing is stored in the middle of a puzzle.
    """
    learned, game = model.learned, lesson.game
    if lesson.number:
        if lesson.note is not None:
            return []
        _count_solved(model, lesson)
    elif lesson.note is None:
        learned.done.add(game)
        learned.notes_read.pop(game, None)
    else:
        learned.notes_read[game] = lesson.note_index
    return [keep_progress(learned)]


def _count_solved(model: Model, lesson: Lesson) -> None:
    """Note a puzzle solved without being shown its answer; look for the ones to go on with."""
    learned, game, number = model.learned, lesson.game, lesson.number
    if not lesson.was_shown:
        if puzzle_results.count_solved(learned, game, number):
            lesson.streak = learned.streaks[ALL_GAMES]
        if lesson.is_of_the_day:
            learned.puzzle_days.setdefault(game, set()).add(lesson.day)
    scripts, solved = puzzles_of(game), learned.solved.get(game, set())
    lesson.next_number = puzzle_choice.next_unsolved(scripts, number, solved)
    lesson.like_it = puzzle_choice.one_like_it(scripts, number, solved)
    lesson.completes_list = not lesson.next_number and number in solved


def _count_missed(model: Model, lesson: Lesson) -> list[Effect]:
    """Note that the puzzle was missed, or that its answer is shown."""
    fresh = puzzle_results.count_missed(model.learned, lesson.game, lesson.number)
    return [keep_progress(model.learned)] if fresh else []


def blocked_in_lesson(handler: Handler) -> Handler:
    """Return a handler that does nothing while a lesson is in progress."""

    def handle(model: Model, arg: str) -> list[Effect]:
        play = model.play
        if play is not None and play.lesson is not None:
            return []
        return handler(model, arg)

    return handle


def judged_in_lesson(handler: Handler) -> Handler:
    """Return a handler that lets the lesson judge a choice while one is in progress."""

    def handle(model: Model, token: str) -> list[Effect]:
        play = model.play
        if play is None or play.lesson is None:
            return handler(model, token)
        if isinstance(play.phase, Playback):
            playback.skip(model, play, play.phase, "")
        if not isinstance(play.phase, Deciding):
            return []
        return _judge_choice(model, play, play.lesson, token)

    return handle


def _judge_choice(model: Model, play: Play, lesson: Lesson, token: str) -> list[Effect]:
    """Judge a choice; only a whole move is judged."""
    deciding, note = play.latest_phase, lesson.note
    if not isinstance(deciding, Deciding) or note is None:
        return []
    lesson.reply, lesson.reply_right = "", False
    try:
        move = decode(play.table.rules.VOCABULARY.verbs, token)
    except MoveError:
        return []
    if move not in play.table.legal(deciding.seat):
        return pick.pick(model, play, deciding, token)  # the first steps of a move
    play.message = ""  # why an earlier click was refused
    if lesson.number:
        return _try_puzzle_move(model, play, lesson, move)
    deciding.chosen = ()
    if token not in lesson.asked_moves and not {token, ANY} & set(note.also):
        lesson.reply = note.answer(token)
        return []
    _make_move(play, lesson, move)
    lesson.reply, lesson.reply_right = note.answers.get(token, ""), True
    if lesson.asked_moves and token not in note.also and ANY not in note.also:
        play.latest_phase = _phase_at_note(play, note)
        return playback.begin(model, play)
    lesson.note_index += 1
    return _show(model, play, lesson)


def _make_move(play: Play, lesson: Lesson, move: Move) -> None:
    """Make the player's move; if it is the record's, keep the moves that follow in the record."""
    table, seat = play.table, play.humans[0]
    token = encode(table.rules.VOCABULARY.verbs, move)
    play.mark_seen()
    if table.record.moves[table.at : table.at + 1] == [f"{seat}:{token}"]:
        table.goto(table.at + 1)
    else:
        table.play(seat, move)
    lesson.moves_made.append(token)
    play.phase = play.latest_phase


def _try_puzzle_move(model: Model, play: Play, lesson: Lesson, move: Move) -> list[Effect]:
    """Make a move in a puzzle; it is solved once nothing more is needed, missed after the last.

    Then the board shows where the moves led, or the question again; bots play on out of sight.
    """
    note = lesson.note
    if note is None:
        return []
    vocabulary = play.table.rules.VOCABULARY
    token = encode(vocabulary.verbs, move)
    _make_move(play, lesson, move)
    ends = puzzle_ways.accepted_ends(lesson, note)
    way = token if token in note.also else ends.get(play.table.state.key())
    moves = [decode(vocabulary.verbs, each) for each in lesson.moves_made]
    made = puzzle_ways.whole_moves(vocabulary, moves)
    goes_on = len(made) < note.asks or puzzle_ways.can_be_completed(play, made, ends)
    if way is None and goes_on and play.humans[0] in play.table.seats:
        play.latest_phase = _phase_at_note(play, note)
        return playback.begin(model, play)
    lesson.playback_ms = 0
    if way is not None:
        lesson.note_index += 1
        lesson.reply = note.answers.get(token, words.learn.solved())
        if note.right:
            lesson.reply = sentences((note.right, note.reasons.get(way, "")))
        lesson.reply_right = True
        effects = _keep_progress(model, lesson)
        play.phase = ReadingAnswer(play.table.at, play.latest_phase, solved=True)
        _show_moves(play, note.ply)
    else:
        lesson.missed = True
        lesson.wrong_tries += 1
        lesson.wrong_line = tuple(lesson.moves_made)
        lesson.reply = note.answer(encode(vocabulary.verbs, made[0])) or words.learn.not_solved()
        effects = _count_missed(model, lesson)
        play.phase = ReadingAnswer(note.ply, play.latest_phase)
    return [*effects, *after_change(model)]


def _show_moves(play: Play, start: int) -> None:
    """Have the board show the moves since a ply as the last ones, without the luck after them."""
    table, viewer = play.table, play.humans[0]
    last = table.log_index(table.at - 1) + 1
    steps = table.log[table.log_index(start) : last]
    witness = table.rules.witness
    play.beat_events = tuple(witness(event, viewer) for step in steps for event in step.events)
    play.seen_steps[None] = last  # a puzzle has one player, so no screen is handed over


def next_note(model: Model, _: str) -> list[Effect]:
    """Go on from a note that asks for nothing."""
    play, lesson = _current_lesson(model)
    if isinstance(play.phase, Playback):
        playback.skip(model, play, play.phase, "")
    if not isinstance(play.latest_phase, ReadingNote) or lesson.note is None or lesson.missed:
        return []
    lesson.note_index += 1
    lesson.reply = ""
    return _show(model, play, lesson)


def previous_note(model: Model, _: str) -> list[Effect]:
    """Go back to the note before."""
    lesson = _current_lesson(model)[1]
    lesson.note_index = max(0, lesson.note_index - 1)
    return restart_note(model, "")


def restart_note(model: Model, _: str) -> list[Effect]:
    """Go back to the position at which the current note first asked."""
    play, lesson = _current_lesson(model)
    lesson.reply, lesson.missed = "", False
    return [StopBot(), *_show(model, play, lesson, cut=True)]


def follow_answer(model: Model, _: str) -> list[Effect]:
    """Play back what comes of the moves made in a puzzle."""
    play = _current_lesson(model)[0]
    if not isinstance(play.phase, ReadingAnswer):
        return []
    play.phase = play.phase.underlying
    return playback.begin(model, play)


def show_answer(model: Model, _: str) -> list[Effect]:
    """Highlight the answer; a puzzle starts over from its first move."""
    play, lesson = _current_lesson(model)
    fresh = lesson.missed or (lesson.number and lesson.moves_made)
    effects = restart_note(model, "") if fresh else []
    if lesson.quizzing:
        effects += _count_missed(model, lesson)
    lesson.answer_shown = lesson.was_shown = True
    lesson.reply = ""
    return effects if play.lesson is lesson else []


def _current_lesson(model: Model) -> tuple[Play, Lesson]:
    play = current(model)
    if play.lesson is None:
        raise RecordError(words.learn.no_lesson())
    return play, play.lesson
