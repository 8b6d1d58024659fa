"""The table screen: prompt, board, choices, players, panels, log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.deferred import Deferred, whole
from hustings.draw.tree import Child, altered, cls, h, offered
from hustings.ui import words
from hustings.ui.handling import answer_on_page
from hustings.ui.model import ZOOM_PERCENTS, Model, Play
from hustings.ui.page.parts import lesson
from hustings.ui.page.parts.action_buttons import playback_buttons, window_buttons, with_repeats
from hustings.ui.page.parts.advice import advice
from hustings.ui.page.parts.advice_marks import AdviceMarks
from hustings.ui.page.parts.coach import goal_line, goal_panel, tip_card, tip_line
from hustings.ui.page.parts.day_game import aims_panel
from hustings.ui.page.parts.distance import order_panel, send_buttons
from hustings.ui.page.parts.highlights import not_choosable
from hustings.ui.page.parts.log import log
from hustings.ui.page.parts.movelist import actions, movelist
from hustings.ui.page.parts.notes import notes, with_highlights
from hustings.ui.page.parts.notices import notice_box
from hustings.ui.page.parts.place_history import place_log, with_places
from hustings.ui.page.parts.players import players
from hustings.ui.page.parts.prompt import prompt_text
from hustings.ui.page.parts.scrubber import past_buttons, past_line, scrubber
from hustings.ui.page.parts.status_line import clipping, status_line, why_button
from hustings.ui.page.parts.topbar import topbar
from hustings.ui.page.parts.widgets import (
    button,
    folded,
    icon_button,
    rule_button,
    thinking_bar,
    wide_button,
)
from hustings.ui.page.rulebook import with_rule_links
from hustings.ui.page.screens.table_drawing import TableDrawing, draw_table
from hustings.ui.phases import (
    Deciding,
    EarlierPhase,
    Over,
    Playback,
    ReadingAnswer,
    ReadingNote,
    Thinking,
    ViewingPast,
    Waiting,
    Window,
)
from hustings.ui.play import debrief, rule_lookup
from hustings.ui.play.viewing import watch_start


class Ending(NamedTuple):
    """What the end of a game adds.

    above, below: to the side panel, at its top and below the game's panels. onward: the buttons
    that lead on from here, the first one primary. folds: whether the game's panels are folded.
    """

    above: Sequence[Tree | None] = ()
    below: Sequence[Tree] = ()
    onward: Sequence[Tree] = ()
    folds: bool = False


NO_ENDING: Final = Ending()

CONTENT_CLASSES: Final = {
    "notices": "with-notice",
    "because": "with-why",
    "because-said": "with-answer",
    "aside": "with-aside",
    "hints": "with-advice",
    "noted": "with-noted",
    "note-form": "with-form",
}
"""Classes that the stage and the table get by the classes of their contents.

`:has` in the style sheet would restyle much of the page at every click."""


def table(model: Model, ending: Ending = NO_ENDING) -> list[Tree | None]:
    """Return the table screen: in play, at the end, or behind the curtain of a hand-over."""
    play = model.play
    if play is None:
        return []
    drawing = draw_table(play, tall=model.tall)
    choices, again = _choices(model, drawing, ending.onward), _replay_button(drawing)
    drawing.board = drawing.offering(drawing.board)
    numbered, choices = _mark_advice(drawing, choices) if drawing.advised else (None, choices)
    drawing.board = with_highlights(play, drawing.board)
    if not drawing.handing:
        drawing.board = with_places(play, drawing.board)
    taught = play.lesson is not None
    beside, choices = _place_headline(drawing, choices)
    above = [tree for tree in _above(model, drawing, beside) if tree is not None]
    first = _side_top(model, drawing, ending)
    side = _side(first, partial(_side_rest, model, drawing, ending, numbered))
    if taught or isinstance(play.phase, ReadingNote | ReadingAnswer):
        whole(side)  # it is altered below
    kinds = (taught and "taught", *_phase_classes(play), *_content_classes(*first))
    body = h(
        "div",
        {"key": "table", "class": cls("table", f"game-{play.game}", *kinds)},
        h(
            "div",
            {"class": cls("stage", *_content_classes(*above, *filter(None, (again,))))},
            above,
            _board(model, drawing),
            h("div", {"class": "actions"}, choices),
            again,
        ),
        side,
    )
    body = lesson.with_lesson_marks(play, body)
    if isinstance(play.phase, ReadingNote | ReadingAnswer):
        body = altered(body, not_choosable)
    summary = catalog.headline(play.game).summary(drawing.text.progress(drawing.obs), play.names)
    return [topbar(play, summary), body]


def _mark_advice(drawing: TableDrawing, choices: list[Tree]) -> tuple[list[Tree], list[Tree]]:
    """Mark advised moves on the board, panels and buttons; return the panels and buttons."""
    picks, panels = drawing.picks, [drawing.offering(panel) for panel in drawing.panels()]
    trees = [drawing.board, *panels, *choices]
    mark = AdviceMarks(
        picks.verbs,
        drawing.advised,
        picks.chosen,
        drawing.view.DRAWN_KINDS,
        trees[0],
        trees[1:],
        drawing.advised_steps,
    )
    drawing.board, *rest = (altered(tree, mark) for tree in trees)
    return rest[: len(panels)], rest[len(panels) :]


def _place_headline(drawing: TableDrawing, choices: list[Tree]) -> tuple[Tree | None, list[Tree]]:
    """Return the headline beside the status line, and the buttons, with it where they leave room.

    They do where each has a place of its own at the end of the bar.
    """
    headline = clipping(drawing.play) if drawing.present else None
    ends = all({"ends", "playback"} & {*each[1]["class"].split()} for each in choices)
    return (None, [headline, *choices]) if headline and ends else (headline, choices)


def _above(model: Model, drawing: TableDrawing, headline: Tree | None) -> list[Tree | None]:
    """Return what is above the board: the status line with a headline, and the prompt."""
    play = drawing.play
    if play.lesson is None:
        line = status_line(play, headline) if drawing.present else None
        why = why_button(play) if drawing.present and not drawing.handing else []
        return [line, *why, past_line(play, drawing.changes), _prompt(model, drawing)]
    tells = status_line(play) if isinstance(play.phase, Playback) else None
    card = lesson.lesson_card(play, play.lesson, answer_on_page(model, play), tells)
    return [past_line(play, drawing.changes), card]


def _phase_classes(play: Play) -> list[str]:
    """Return the class of playback or of a past position."""
    kinds = {ViewingPast: "past", Playback: "telling"}
    return [name for kind, name in kinds.items() if isinstance(play.phase, kind)]


def _content_classes(*trees: Tree) -> list[str]:
    """Return the classes for the element that holds these trees."""
    names = {name for _, attrs, _ in trees for name in attrs.get("class", "").split()}
    return [class_name for name, class_name in CONTENT_CLASSES.items() if name in names]


def _side(first: Sequence[Tree], then: Callable[[], Sequence[Child]]) -> Tree:
    """Return the side panel. then: the rest of it, worked out later."""
    attrs = {"class": "side", "aria-label": words.table.table()}
    return ["aside", attrs, Deferred(lambda: h("aside", attrs, *first, *then()))]


def _side_top(model: Model, drawing: TableDrawing, ending: Ending) -> list[Tree]:
    """Return the top of the side panel, for which the table has content classes."""
    play, deciding = drawing.play, drawing.deciding
    parts: list[Tree] = h(
        "aside",
        {},
        None if drawing.handing else notice_box(model, play),
        None if drawing.handing else notes(play),
        ending.above,
        tip_card(play) if play.note_form is None and not drawing.handing else None,
        advice(play, drawing.text, drawing.obs, deciding) if deciding is not None else None,
    )[2]
    return parts


def _side_rest(
    model: Model, drawing: TableDrawing, ending: Ending, numbered: list[Tree] | None
) -> list[Child]:
    """Return the rest of the side panel. numbered: the panels with advice marks, if any."""
    play, deciding = drawing.play, drawing.deciding
    panels = numbered or [drawing.offering(panel) for panel in drawing.panels()]
    panels = [with_highlights(play, panel) for panel in panels]
    return [
        players(play, drawing.table.seats),
        log(play, drawing.table) if drawing.present else place_log(play, drawing.changes),
        order_panel(play),
        h("div", {"class": "panels"}, [*map(folded, panels)] if ending.folds else panels),
        aims_panel(model, play),
        goal_panel(model, play) if play.lesson is None else None,
        ending.below,
        movelist(
            drawing.text,
            drawing.obs,
            deciding.seat,
            drawing.picks,
            play.names,
            opened=model.moves_open,
        )
        if deciding is not None and _lists_moves(drawing)
        else None,
        scrubber(play) if play.lesson is None and not drawing.handing else None,
    ]


def _lists_moves(drawing: TableDrawing) -> bool:
    """Return whether all moves are listed: not in a puzzle, where labels would give hints."""
    return bool(drawing.picks.legal) and drawing.play.note_form is None and not drawing.look.quiz


def _prompt(model: Model, drawing: TableDrawing) -> Tree:
    """Return the prompt, a tip, and the button to the rule."""
    play = drawing.play
    tip = None if drawing.handing else tip_line(play, _prompt_of(drawing))
    return h(
        "div",
        {"class": cls("asked", tip is not None and "with-tip")},
        _question(model, drawing),
        tip,
        rule_button(rule_lookup.current_rule(play), words.rules.rule_here(), key="why-asked"),
    )


def _question(model: Model, drawing: TableDrawing) -> Tree:
    play, ask = drawing.play, _prompt_of(drawing)
    thinking = play.phase if isinstance(play.phase, Thinking) else None
    refusal = "" if isinstance(play.phase, Waiting) else answer_on_page(model, play)
    answer = h("p", {"class": "answer"}, with_rule_links(refusal)) if refusal else None
    return h(
        "div",
        # takes the focus while there is nothing to choose (see web/focus.js)
        {"class": "prompt", "tabindex": "-1"},
        h("p", {"class": "ask"}, ask),
        answer if answer is not None else goal_line(model, play, ask),
        thinking_bar(thinking.ticket) if thinking is not None else None,
    )


def _prompt_of(drawing: TableDrawing) -> str:
    other = debrief.other_way(drawing.play)
    if other is not None:
        asked, decision = other
        moves = debrief.way_labels(drawing.play, asked.seat, decision)[1]
        return words.over.way_shown(better=decision.is_mistake, moves=moves)
    return prompt_text(drawing.play, drawing.table, drawing.obs, drawing.picks.chosen)


def _choices(model: Model, drawing: TableDrawing, onward: Sequence[Tree]) -> list[Tree]:
    """Return the buttons below the board; at most one is primary. onward: see `Ending`."""
    play, phase, buttons = drawing.play, drawing.play.phase, list[Tree]()
    if isinstance(phase, ViewingPast) and not drawing.handing:
        return past_buttons(play, phase, drawing.changes)
    if play.note_form is not None or drawing.handing:
        return []
    if isinstance(phase, Playback):
        return playback_buttons(play, phase)
    if isinstance(phase, Over) and play.lesson is None:
        unsent = bool(play.away) and not play.is_sent
        buttons = [
            *onward,
            *(send_buttons(model, play) if play.away else []),
            button("rematch", words.over.rematch(), kind="" if unsent or onward else "primary"),
            button("again", words.over.same_seed(), title=words.over.same_seed_help()),
            button("dialog:share", words.common.share()),
            button("watch:0", words.over.watch()),
        ]
    elif isinstance(phase, Waiting):
        buttons = send_buttons(model, play)
    elif isinstance(phase, Window):
        buttons = window_buttons(play)
    elif isinstance(phase, Deciding):
        vocabulary = drawing.table.rules.VOCABULARY
        already, laid = offered([drawing.board, *drawing.begun_beside()])
        buttons = actions(
            drawing.text,
            drawing.obs,
            phase.seat,
            drawing.picks,
            already,
            play.names,
            vocabulary.declines | vocabulary.extras,
            laid,
            vocabulary.ends_turn,
        )
        buttons = with_repeats(buttons, play, drawing.text, drawing.obs, phase)
    if play.lesson is not None:
        buttons += lesson.lesson_buttons(play, play.lesson)
    if drawing.deciding is not None and drawing.deciding.chosen:
        buttons.append(button("unpick", words.common.choose_again(), kind="quiet"))
    return buttons


def _replay_button(drawing: TableDrawing) -> Tree | None:
    """Return the replay button, None when there is nothing to replay."""
    play, phase = drawing.play, drawing.play.phase
    begun = drawing.deciding is not None and drawing.deciding.chosen
    busy = isinstance(phase, EarlierPhase) or play.note_form is not None or drawing.handing
    if begun or busy or watch_start(play) is None:
        return None
    return wide_button("watch", "again", words.table.watch_again(), kind="aside")


def _board(model: Model, drawing: TableDrawing) -> Tree:
    """Return the board with its zoom. Every board can be zoomed by pinching (web/pinch.js).

    A "zoomable" board has zoom buttons, any other board only while zoomed in.
    """
    zoom = model.zoom
    zoomable = "zoomable" in str(drawing.board[1].get("class", "")) or zoom > ZOOM_PERCENTS[0]
    sheet = {"class": "board-sheet", "style": f"width:{zoom}%", "data-board": ""}
    inner = h("div", sheet, drawing.board)
    tools = None
    if zoomable:
        tools = h(
            "div",
            {"class": "zoom"},
            icon_button(
                "zoom:in",
                "plus",
                words.table.larger(),
                off="" if zoom < ZOOM_PERCENTS[-1] else words.table.largest(),
            ),
            icon_button(
                "zoom:out",
                "minus",
                words.table.smaller(),
                off="" if zoom > ZOOM_PERCENTS[0] else words.table.smallest(),
            ),
        )
    return h(
        "div",
        {"class": cls("board", zoom > ZOOM_PERCENTS[0] and "zoomed")},
        h("div", {"class": "board-frame"}, inner),
        tools,
    )
