"""The card of a lesson or puzzle, its buttons, and the highlights on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hustings import catalog
from hustings.core.moves import decode, named_arguments
from hustings.core.notes import ANY
from hustings.core.protocols import Tree
from hustings.draw.tree import altered, cls, h, part
from hustings.messages.formats import sentences
from hustings.ui import words
from hustings.ui.links.share import PUZZLE, outcome_sentence
from hustings.ui.model import Play
from hustings.ui.page.parts.highlights import element_names, lit
from hustings.ui.page.parts.puzzle_answer import (
    answered_ways,
    best_way,
    legend,
    reply_text,
    ways_marker,
)
from hustings.ui.page.parts.puzzles import puzzle_count
from hustings.ui.page.parts.standing import where_it_led
from hustings.ui.page.parts.widgets import button, icon_button, rule_button
from hustings.ui.phases import Deciding, Playback, ReadingAnswer, ReadingNote
from hustings.ui.play.puzzle_outcome import is_won, luck_acted
from hustings.ui.results.days import date_text
from hustings.ui.teaching import Lesson

LONG_LETTERS: Final = 250
"""Letters of a text and its reply from which on both are set smaller on a phone."""
FEW_IN_A_ROW: Final = 10
"""Stands for a streak where the room for its sentence is kept."""


def progress_code(lesson: Lesson) -> str:
    """Return the progress of a lesson for the page's root: "3/11" or "done"."""
    if lesson.note is None:
        return "done"
    return f"{lesson.note_index + 1}/{len(lesson.script.notes)}"


def lesson_title(lesson: Lesson) -> str:
    """Return the title: the game, and the lesson or which puzzle."""
    number = lesson.number
    what = words.learn.puzzle(number=number) if number else words.learn.lesson()
    return words.learn.titled(game=catalog.info(lesson.game).title, what=what)


def lesson_text(play: Play, lesson: Lesson, message: str) -> str:
    """Return what the card says: the reply to the last click, and the note.

    message: the answer to a press, if it is shown on the page.
    """
    return sentences((_reply_text(play, lesson, message), _note_text(lesson)))


def _note_text(lesson: Lesson) -> str:
    """Return the text of the note, none after a puzzle; at the end that the lesson is over."""
    if lesson.played_on:
        return ""
    if lesson.number and lesson.answer_shown and lesson.note is not None:
        make_best = words.learn.make_best(moves=len(lesson.answer))
        return sentences((lesson.answer_reason, make_best))
    if lesson.note is not None:
        return lesson.note.text
    return words.learn.lesson_over() if lesson.script.then else ""


def _reply_text(play: Play, lesson: Lesson, message: str) -> str:
    """Return the reply to the last click: why it is refused, else what the note answers.

    After a puzzle also where the moves have led, and how many were solved in a row or in all.
    """
    reply = message or lesson.reply
    answered = isinstance(play.phase, ReadingAnswer)
    if lesson.solved:
        right = lesson.script.notes[-1].right
        # the reason was read before the moves were played on
        reply = sentences((message, lesson.reply if answered else right or lesson.reply))
    if lesson.played_on and answered:
        reply = sentences((reply, reply_text(play, lesson)))
    elif lesson.played_on and isinstance(play.latest_phase, ReadingNote):
        reply = sentences((reply, _outcome(play, lesson)))
    if lesson.solved and lesson.was_shown:
        return sentences((reply, words.learn.shown_stays_open()))
    if lesson.completes_list:
        return sentences((reply, words.learn.all_solved(puzzles=puzzle_count(lesson.game))))
    streak = lesson.streak
    if lesson.solved and streak is not None and streak.now > 1:
        record = streak.now == streak.best
        row = words.learn.in_a_row(puzzles=streak.now, best=streak.best, record=record)
        return sentences((reply, row))
    return reply


def _outcome(play: Play, lesson: Lesson) -> str:
    """Return where a puzzle has led, and whether luck or a rival's mistake turned it round."""
    if not (lesson.script.to_end and play.table.over):
        return words.learn.led(standing=where_it_led(play), solved=lesson.solved)
    outcome, won = outcome_sentence(play), is_won(play)
    if won == lesson.solved:
        return outcome
    if lesson.solved:
        return words.learn.unlucky(outcome=outcome)
    return words.learn.won_anyway(outcome=outcome, luck=luck_acted(play, lesson))


def lesson_card(play: Play, lesson: Lesson, message: str, playback_line: Tree | None) -> Tree:
    """Return the card with the note.

    message: the answer to a press. playback_line: the status line during playback, else None.
    """
    note, notes, at = lesson.note, lesson.script.notes, lesson.note_index
    says = _note_text(lesson)
    pairs = _longest_texts(play, lesson)
    longest = dict(pairs)
    steps = [
        h("span", {"class": cls("lesson-dot", n < at and "done", n == at and "now")})
        for n in range(len(notes))
    ]
    ways = legend(play, lesson) if lesson.number else None
    is_long = _is_long(says, longest.get(says, "")) or (ways is not None and bool(says))
    inner: list[Tree | None] = [
        ways,
        _reply(play, lesson, message),
        h("p", {"class": "ask", "key": "says"}, says) if says else None,
    ]
    return h(
        "section",
        {"class": "lesson-card", "aria-label": lesson_title(lesson)},
        h(
            "div",
            {"class": "lesson-head"},
            icon_button("lesson-back", "prev", words.learn.back())
            if at and not lesson.number
            else None,
            h("p", {"class": "lesson-steps", "aria-hidden": "true"}, steps)
            if len(notes) > 1
            else None,
            icon_button("dialog:puzzles", "list", words.learn.all_puzzles())
            if lesson.number
            else None,
            rule_button(int(note.rule), words.rules.rule_here(), key="note-rule")
            if note is not None and note.rule.isdecimal()
            else None,
            _puzzle_heading(lesson)
            if lesson.number
            else h(
                "p",
                {"class": "lesson-at"},
                words.learn.note_of(at=at + 1, notes=len(notes)) if note is not None else "",
            ),
        ),
        h(
            "div",
            # takes the focus while there is nothing to choose (see web/focus.js)
            {"class": "prompt", "tabindex": "-1"},
            _height_keeper(pairs),
            h(
                "div",
                {"class": cls("lesson-said", is_long and "long")},
                inner if playback_line is None else playback_line,
            ),
        ),
    )


def _puzzle_heading(lesson: Lesson) -> Tree:
    """Return which puzzle it is, or that it is today's; below its grade and its title."""
    grade, title = lesson.script.grade, lesson.script.title
    if lesson.is_of_the_day:
        which = words.learn.puzzle_heading_today(date=date_text(lesson.day))
    else:
        puzzles = puzzle_count(lesson.game)
        which = words.learn.puzzle_heading(number=lesson.number, puzzles=puzzles)
    about = words.learn.puzzle_graded(grade=grade, title=title) if grade else title
    return h(
        "p",
        {"class": "lesson-at of-puzzle"},
        h("b", {}, which),
        " ",
        h("span", {}, about),
    )


def _has_legend(says: str, reply: str) -> bool:
    """Return whether a text stands below the legend of both ways, which makes it smaller."""
    return bool(says) and "\n" in reply


def _is_long(says: str, reply: str) -> bool:
    return len(says) + len(reply) > LONG_LETTERS


def _reply(play: Play, lesson: Lesson, message: str) -> Tree | None:
    reply = _reply_text(play, lesson, message)
    right = lesson.reply_right and not message
    kinds = cls("answer", right and "right")
    return h("p", {"class": kinds, "key": "reply"}, reply) if reply else None


def _longest_texts(play: Play, lesson: Lesson) -> tuple[tuple[str, str], ...]:
    """Return every text of the card, each with the longest reply that may come above it."""
    notes = lesson.script.notes
    answers = [[*note.answers.values(), note.otherwise] for note in notes]
    texts = [note.text for note in notes]
    if lesson.number:
        return (*((text, "") for text in texts), *_longest_answers(play, lesson, answers[0]))
    if lesson.script.then:
        texts.append(words.learn.lesson_over())
    # the reply to a note comes above the next note
    here, before = [*answers, [""]], [[""], *answers]
    pairs = zip(texts, here, before, strict=False)
    return tuple((text, max([*now, *last], key=len)) for text, now, last in pairs)


def _longest_answers(
    play: Play, lesson: Lesson, answers: Sequence[str]
) -> tuple[tuple[str, str], ...]:
    """Return what may replace the question of a puzzle, each with what stands above it."""
    note, to_end = lesson.script.notes[0], lesson.script.to_end
    wrong = max((*answers, words.learn.not_solved()), key=len)
    reasons = note.reasons.values()
    right_answers = [sentences((note.right, why)) for why in reasons] if note.right else [*answers]
    right = max((note.right, *right_answers, words.learn.solved()), key=len)
    led = [words.learn.led(standing=where_it_led(play), solved=each) for each in (False, True)]
    row = words.learn.in_a_row(puzzles=FEW_IN_A_ROW, best=FEW_IN_A_ROW, record=True)
    # a rival's reply, its district and the result, not known yet, are about as long as this
    beaten = sentences((note.text, *[where_it_led(play)] * 3) if to_end and play.bots else ())
    legend, missed = words.learn.way_best(named=False, move=""), sentences((wrong, beaten))
    played_on = sentences((note.right or right, led[1], row))
    ends = (missed, sentences((wrong, led[0])), sentences((right, row)), played_on)
    make_best = words.learn.make_best(moves=len(lesson.answer))
    make_best = sentences((lesson.answer_reason, make_best))
    return (
        (
            make_best,
            "\n".join((words.learn.way_yours(named=False, move=""), best_way(play, lesson))),
        ),
        (legend, missed),
        ("", max(ends, key=len)),
    )


@part
def _height_keeper(longest: tuple[tuple[str, str], ...]) -> Tree:
    """Draw the invisible texts that keep the card as high as the longest, so the board stays put.

    The texts are in attributes, which the style sheet lays out unseen.
    """
    texts = [
        h(
            "i",
            {
                "class": cls((_is_long(*said) or _has_legend(*said)) and "long"),
                "data-says": said[0],
                "data-reply": said[1],
            },
        )
        for said in longest
    ]
    return h("div", {"class": "lesson-room", "aria-hidden": "true", "key": "room"}, texts)


def lesson_buttons(play: Play, lesson: Lesson) -> list[Tree]:
    """Return the lesson's own buttons."""
    if isinstance(play.phase, Playback):
        return []
    follow = []
    if isinstance(play.phase, ReadingAnswer):
        follow = [button("lesson-follow", words.learn.see_what_happens())]
    if lesson.missed:
        return [
            button("lesson-again", words.learn.try_again(), kind="primary"),
            *follow,
            button("lesson-show", words.learn.show_me(), kind="quiet"),
        ]
    if lesson.solved:
        first, *onward = _after_solving(lesson)
        return [first, *follow, *onward]
    if lesson.note is None:
        return _after_lesson(lesson)
    if isinstance(play.latest_phase, ReadingNote):
        return [button("lesson-next", words.learn.next_note(), kind="primary")]
    # without highlights of its own a note highlights the asked moves
    lit = lesson.answer_shown or not (lesson.number or lesson.note.lights)
    return [] if lit else [button("lesson-show", words.learn.show_me(), kind="quiet")]


def _after_solving(lesson: Lesson) -> list[Tree]:
    number, game = lesson.next_number, lesson.game
    if number:
        following = words.learn.next_puzzle(number=number)
        onward = [button(f"puzzle:{game}", following, kind="primary")]
    else:
        onward = [button("dialog:puzzles", words.learn.all_puzzles(), kind="primary")]
    if lesson.like_it not in (0, number):
        like_it = f"puzzle:{lesson.game}.{lesson.like_it}"
        onward.append(button(like_it, words.learn.another_like_it()))
    return [*onward, button(f"copy:{PUZZLE}", words.common.share())]


def _after_lesson(lesson: Lesson) -> list[Tree]:
    first = f"open-link:#{lesson.script.then or lesson.game}"
    return [
        button(first, words.learn.first_game(), kind="primary"),
        button(f"puzzle:{lesson.game}", words.learn.puzzles()),
        button("lesson-back", words.learn.back(), kind="quiet"),
    ]


def marker(play: Play, page: Tree) -> Callable[[dict[str, Any]], dict[str, Any]] | None:
    """Return a function that marks asked moves and highlights, None if there are none.

    page: as it is drawn without them.
    """
    lesson = play.lesson
    if lesson is None:
        return None
    ways = answered_ways(play, lesson)
    if isinstance(play.phase, ReadingAnswer):
        return ways_marker(play, ways, page)
    if lesson.note is None or lesson.missed or isinstance(play.phase, Playback):
        return None
    mark_ways = ways_marker(play, ways, page) if ways.marked else None
    note, asked = lesson.note, {*lesson.asked_moves}
    whatever = bool(asked) and ANY in note.also
    lights = set(note.lights)
    phase = play.latest_phase
    begun = isinstance(phase, Deciding) and bool(phase.chosen or lesson.moves_made)
    show_asked = not lights or lesson.answer_shown or (begun and not lesson.number)
    hidden = bool(lesson.number) and not lesson.answer_shown
    verbs = play.table.rules.VOCABULARY.verbs
    answer = [decode(verbs, token) for token in asked] if lesson.answer_shown else []
    parts = {name for move in answer for _, name in named_arguments(verbs, move)}

    def mark(attrs: dict[str, Any]) -> dict[str, Any]:
        do = attrs.get("data-do", "")
        picks = not hidden and do.startswith("pick:")
        wanted = picks and (whatever or _begins_asked(do[5:], asked))
        shines = (wanted and show_asked and not whatever) or bool(lights & element_names(attrs))
        shines = shines or _is_part(attrs, parts)
        if do.startswith("pick:") and not shines:
            attrs = _not_primary(attrs)
        if wanted:
            attrs = attrs | {"data-asked": "1"}
        if mark_ways is not None:
            return mark_ways(attrs)
        return lit(attrs) if shines else attrs

    return mark


def _is_part(attrs: dict[str, Any], parts: set[str]) -> bool:
    """Return whether a thing belongs to a choice, such as a die to those that are re-rolled."""
    return not parts.isdisjoint(str(attrs.get("data-part", "")).split())


def _not_primary(attrs: dict[str, Any]) -> dict[str, Any]:
    """Return the attributes of a choice that is not a primary button: the card says what to do."""
    kinds = attrs.get("class", "").split()
    if "primary" not in kinds or not attrs.get("data-do", "").startswith("pick:"):
        return attrs
    return attrs | {"class": " ".join(kind for kind in kinds if kind != "primary")}


def _begins_asked(token: str, asked: set[str]) -> bool:
    return any(each == token or each.startswith(f"{token}.") for each in asked)


def with_lesson_marks(play: Play, tree: Tree) -> Tree:
    """Return a tree with the lesson's marks."""
    mark = marker(play, tree)
    return tree if mark is None else altered(tree, mark)
