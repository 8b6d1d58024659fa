"""The table: prompt, board, choices, players, panels, log; screens/over adds what the end tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.deferred import Deferred, whole
from hustings.draw.tree import Child, altered, cls, h, offered
from hustings.ui import words
from hustings.ui.handling import turn_text
from hustings.ui.model import ZOOM_PERCENTS, Model, Play
from hustings.ui.page.parts import lesson
from hustings.ui.page.parts.action_buttons import playback_buttons, window_buttons
from hustings.ui.page.parts.advice import advice
from hustings.ui.page.parts.advice_marks import AdviceMarks
from hustings.ui.page.parts.coach import goal_line, goal_panel, tip_card, tip_line
from hustings.ui.page.parts.highlights import not_choosable
from hustings.ui.page.parts.log import log
from hustings.ui.page.parts.movelist import actions, movelist
from hustings.ui.page.parts.notes import notes, with_highlights
from hustings.ui.page.parts.notices import notice_box
from hustings.ui.page.parts.players import players
from hustings.ui.page.parts.scrubber import past_buttons, past_line, scrubber
from hustings.ui.page.parts.status_line import status_line, why_button
from hustings.ui.page.parts.topbar import topbar
from hustings.ui.page.parts.widgets import (
    button,
    icon_button,
    rule_button,
    thinking_bar,
    wide_button,
)
from hustings.ui.page.rulebook import with_rule_links
from hustings.ui.page.screens.table_drawing import TableDrawing, draw_table
from hustings.ui.phases import Deciding, Over, Playback, ReadingNote, Thinking, ViewingPast, Window
from hustings.ui.play import rule_lookup
from hustings.ui.play.playback import is_at_note
from hustings.ui.play.viewing import watch_start


class Ending(NamedTuple):
    """What the end of a game tells beside the board: above everything, and below the panels."""

    above: Sequence[Tree | None] = ()
    below: Sequence[Tree] = ()


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
"""What the stage and the table say of what they hold, by the class of that.

A style sheet that looked for it itself (`:has`) would have much of the page styled anew at every
click."""


def table(model: Model, ending: Ending = NO_ENDING) -> list[Tree | None]:
    """Return the table screen, in play, at the end, or as everybody may see it at a hand-over."""
    play = model.play
    if play is None:
        return []
    scene = draw_table(play, tall=model.tall)
    choices, again = _choices(model, scene), _replay_button(scene)
    scene.board = scene.offering(scene.board)
    numbered, choices = _mark_advice(scene, choices) if scene.advised else (None, choices)
    scene.board = with_highlights(play, scene.board)
    taught = play.lesson is not None
    above = [tree for tree in _above(model, scene) if tree is not None]
    first = _side_top(model, scene, ending)
    side = _side(first, partial(_side_rest, model, scene, ending, numbered))
    if taught or isinstance(play.phase, ReadingNote):
        whole(side)  # it is changed below
    kinds = (taught and "taught", *_phase_classes(play), *_content_classes(*first))
    body = h(
        "div",
        {"key": "table", "class": cls("table", f"game-{play.game}", *kinds)},
        h(
            "div",
            {
                "class": cls(
                    "stage", *_content_classes(*above, *([again] if again is not None else ()))
                )
            },
            above,
            _board(model, scene),
            h("div", {"class": "actions"}, choices),
            again,
        ),
        side,
    )
    body = lesson.marked(play, body)
    if isinstance(play.phase, ReadingNote):
        body = altered(body, not_choosable)
    summary = catalog.headline(play.game).summary(scene.text.progress(scene.obs), play.names)
    return [topbar(play, summary), body]


def _mark_advice(scene: TableDrawing, choices: list[Tree]) -> tuple[list[Tree], list[Tree]]:
    """Put numbers on what is advised, on the board and beside it; return panels and buttons."""
    picks, panels = scene.picks, [scene.offering(panel) for panel in scene.panels()]
    trees = [scene.board, *panels, *choices]
    mark = AdviceMarks(
        picks.verbs, scene.advised, picks.chosen, scene.view.DRAWN_KINDS, trees[0], trees[1:]
    )
    scene.board, *rest = (altered(tree, mark) for tree in trees)
    return rest[: len(panels)], rest[len(panels) :]


def _above(model: Model, scene: TableDrawing) -> list[Tree | None]:
    """Return what stands above the board: what has happened, and what is to be done."""
    play = scene.play
    if play.lesson is None:
        told = status_line(play) if scene.present else None
        why = why_button(play) if scene.present and not scene.handing else []
        return [told, *why, past_line(play), _prompt(model, scene)]
    tells = status_line(play) if isinstance(play.phase, Playback) else None
    return [past_line(play), lesson.card(play, play.lesson, tells)]


def _phase_classes(play: Play) -> list[str]:
    """Return what is shown instead of the present, as class names."""
    kinds = {ViewingPast: "past", Playback: "telling"}
    return [name for kind, name in kinds.items() if isinstance(play.phase, kind)]


def _content_classes(*trees: Tree) -> list[str]:
    """Return the class names of what holds these, as `HOLDS` has them."""
    names = {name for _, attrs, _ in trees for name in attrs.get("class", "").split()}
    return [said for name, said in CONTENT_CLASSES.items() if name in names]


def _side(first: Sequence[Tree], then: Callable[[], Sequence[Child]]) -> Tree:
    """Return the column beside the board; all but what stands at its top is worked out later."""
    attrs = {"class": "side", "aria-label": words.table.table()}
    return ["aside", attrs, Deferred(lambda: h("aside", attrs, *first, *then()))]


def _side_top(model: Model, scene: TableDrawing, ending: Ending) -> list[Tree]:
    """Return what stands at the top of that column, of which the table says that it holds it."""
    play, deciding = scene.play, scene.deciding
    found: list[Tree] = h(
        "aside",
        {},
        None if scene.handing else notice_box(model, play),
        None if scene.handing else notes(play),
        ending.above,
        tip_card(play) if play.note_form is None and not scene.handing else None,
        advice(play, scene.text, scene.obs, deciding) if deciding is not None else None,
    )[2]
    return found


def _side_rest(
    model: Model, scene: TableDrawing, ending: Ending, numbered: list[Tree] | None
) -> list[Child]:
    """Return what stands below that. numbered: the panels where advice is marked on them."""
    play, deciding = scene.play, scene.deciding
    panels = numbered or [scene.offering(panel) for panel in scene.panels()]
    return [
        players(play, scene.table.seats),
        log(play, scene.table) if scene.present else None,
        h("div", {"class": "panels"}, [with_highlights(play, panel) for panel in panels]),
        goal_panel(model, play) if play.lesson is None else None,
        ending.below,
        movelist(
            scene.text, scene.obs, deciding.seat, scene.picks, play.names, opened=model.moves_open
        )
        if deciding is not None and _lists_moves(scene)
        else None,
        scrubber(play) if play.lesson is None and not scene.handing else None,
    ]


def _lists_moves(scene: TableDrawing) -> bool:
    """Return whether all moves are listed: not in a puzzle, where their labels tell too much."""
    return bool(scene.picks.legal) and scene.play.note_form is None and not scene.look.quiz


def _prompt(model: Model, scene: TableDrawing) -> Tree:
    """Return what is asked, a tip about it, and beside it the way to the rule about that."""
    play = scene.play
    tip = None if scene.handing else tip_line(play, _prompt_text(play, scene))
    return h(
        "div",
        {"class": cls("asked", tip is not None and "with-tip")},
        _question(model, scene),
        tip,
        rule_button(rule_lookup.current_rule(play), words.rules.rule_here(), key="why-asked"),
    )


def _question(model: Model, scene: TableDrawing) -> Tree:
    play, ask = scene.play, _prompt_text(scene.play, scene)
    thinking = play.phase if isinstance(play.phase, Thinking) else None
    answer = h("p", {"class": "answer"}, with_rule_links(play.message)) if play.message else None
    return h(
        "div",
        # takes the focus while there is nothing to choose (see web/focus.js)
        {"class": "prompt", "role": "status", "aria-live": "polite", "tabindex": "-1"},
        h("p", {"class": "ask"}, ask),
        answer if answer is not None else goal_line(model, play, ask),
        thinking_bar(thinking.ticket) if thinking is not None else None,
    )


def _prompt_text(play: Play, scene: TableDrawing) -> str:
    """Return what is to be decided and by whom, at the end how it came out."""
    if isinstance(play.phase, Playback | Thinking):
        return turn_text(play.names, scene.table.seats)
    if scene.table.over:
        outcome = scene.table.rules.outcome(scene.table.state)
        return catalog.headline(play.game).outcome(outcome, play.names)
    if scene.seat is not None and scene.picks.chosen:
        chosen = scene.text.move(scene.obs, scene.seat, scene.picks.chosen, play.names)
        return words.table.go_on_from(chosen=chosen)
    return scene.text.prompt(scene.obs, play.names)


def _choices(model: Model, scene: TableDrawing) -> list[Tree]:
    """Return the buttons under the board; at most one is primary."""
    play, phase, found = scene.play, scene.play.phase, list[Tree]()
    if isinstance(phase, ViewingPast) and not scene.handing:
        return past_buttons(play, phase)
    if play.note_form is not None or scene.handing:
        return []
    if isinstance(phase, Playback):
        return playback_buttons(phase, noted=is_at_note(play, phase))
    if isinstance(phase, Over) and play.lesson is None:
        found = [
            button("rematch", words.over.rematch(), kind="primary"),
            button("again", words.over.same_seed(), title=words.over.same_seed_help()),
            button("dialog:share", words.common.share()),
            button("watch:0", words.over.watch()),
        ]
    elif isinstance(phase, Window):
        found = window_buttons(play)
    elif isinstance(phase, Deciding):
        already, laid = offered([scene.board, *scene.begun_beside()])
        found = actions(
            scene.text,
            scene.obs,
            phase.seat,
            scene.picks,
            already,
            play.names,
            scene.table.rules.VOCABULARY.declines,
            laid,
        )
    if play.lesson is not None:
        found += lesson.buttons(play, play.lesson)
    if scene.deciding is not None and scene.deciding.chosen:
        found.append(button("unpick", words.common.choose_again(), kind="quiet"))
    return found


def _replay_button(scene: TableDrawing) -> Tree | None:
    """Return the way to watch again what has happened; it stands beside what tells of it."""
    play, phase = scene.play, scene.play.phase
    begun = scene.deciding is not None and scene.deciding.chosen
    busy = isinstance(phase, ViewingPast | Playback) or play.note_form is not None or scene.handing
    if begun or busy or watch_start(play) is None:
        return None
    return wide_button("watch", "again", words.table.watch_again(), kind="aside")


def _board(model: Model, scene: TableDrawing) -> Tree:
    """Return the board. Fingers bring every board nearer (web/pinch.js).

    A "zoomable" one has buttons for it too, any other while it is near: a way back for all.
    """
    zoom = model.zoom
    zoomable = "zoomable" in str(scene.board[1].get("class", "")) or zoom > ZOOM_PERCENTS[0]
    sheet = {"class": "board-sheet", "style": f"width:{zoom}%", "data-board": ""}
    inner = h("div", sheet, scene.board)
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
