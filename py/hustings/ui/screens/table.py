"""The table: prompt, board, choices, players, panels, log; screens/over adds what the end tells."""

from __future__ import annotations

from typing import Any

from hustings import catalog
from hustings.core.moves import Picks, encode
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.tree import cls, h, walk
from hustings.ui import fair, words
from hustings.ui.hints import light
from hustings.ui.hints import panel as advice
from hustings.ui.model import STEP, Model, Play
from hustings.ui.parts.basic import button, icon_button, thinking_bar, wide_button
from hustings.ui.parts.history import past_banner, scrubber
from hustings.ui.parts.log import log, recent_events
from hustings.ui.parts.movelist import actions, drawn, movelist
from hustings.ui.parts.notices import notices
from hustings.ui.parts.players import players
from hustings.ui.playing import deciding
from hustings.ui.watching import since

ZOOMS = (100, 150, 220, 320)
"""Widths of a zoomable board in percent of its place."""


class Scene:
    """One drawing of the table: everything worked out once from the play."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.table = play.shown()
        self.present = play.past is None
        self.seat = deciding(play) if self.present else None
        self.obs: Any = self.table.view(play.viewer)
        self.text = catalog.text(play.game)
        self.view = catalog.view(play.game)
        legal = self.table.legal(self.seat) if self.seat is not None else []
        self.picks = Picks(self.table.rules.VERBS, legal, play.chosen if self.present else ())
        told = self.present or play.watching
        recent, last = recent_events(play, self.table, play.viewer) if told else ((), ())
        self.look = Look(
            names=play.names,
            viewer=play.viewer,
            bots=frozenset(play.bots),
            recent=recent,
            last=last,
            ply=self.table.at,
            past=not self.present,
            tab=play.tab,
        )
        self.board = _one_stop(self.view.board(self.obs, self.picks, self.look))
        self.panels = self.view.panels(self.obs, self.picks, self.look)


def table(model: Model) -> list[Tree | None]:
    """Return the table screen, in play or at the end."""
    play = model.play
    if play is None:
        return []
    scene = Scene(play)
    parts = [scene.board, *scene.panels]
    choices = _choices(model, scene, parts)
    light(scene.board, play)
    if scene.picks.chosen:
        for part in parts:
            _only_continue(part, scene.picks)
    return [
        _topbar(play, scene),
        h(
            "div",
            {"class": cls("table", f"game-{play.game}", play.past is not None and "past")},
            h(
                "div",
                {"class": "stage"},
                notices(play),
                past_banner(play, steps=model.prefs.pace == STEP),
                _prompt(play, scene),
                _board(model, scene),
                h("div", {"class": "actions"}, choices),
            ),
            h(
                "aside",
                {"class": "side", "aria-label": words.TABLE},
                advice(play, scene.text, scene.obs, scene.seat) if scene.seat is not None else None,
                players(play, scene.table.seats),
                h("div", {"class": "panels"}, scene.panels),
                movelist(scene.text, scene.obs, scene.seat, scene.picks, play.names)
                if scene.seat is not None and scene.picks.legal
                else None,
                scrubber(play),
                log(play, scene.table) if scene.present else None,
            ),
        ),
    ]


def _topbar(play: Play, scene: Scene) -> Tree:
    _, reason = fair.to_decision(play)
    more = play.table.at < len(play.table.record.moves)
    return h(
        "header",
        {"class": "topbar"},
        icon_button("home", "home", words.HOME),
        h("h1", {}, catalog.info(play.game).title),
        h("p", {"class": "summary"}, scene.text.summary(scene.obs, play.names)),
        icon_button(
            "hint",
            "hint",
            words.ADVICE,
            off="" if scene.seat is not None else words.ADVICE_NOT_NOW,
        ),
        icon_button("undo", "undo", words.UNDO, off=reason),
        icon_button("redo", "redo", words.REDO, off="" if more else words.REDO_NONE),
        icon_button("dialog:menu", "menu", words.MENU),
    )


def _prompt(play: Play, scene: Scene) -> Tree:
    asked = scene.present and play.ticket
    thinker = next((seat for seat in play.table.seats if asked and seat in play.bots), None)
    if scene.table.over:
        line = scene.text.outcome(scene.table.rules.outcome(scene.table.state), play.names)
    elif thinker is not None:
        said = words.decided if play.thought else words.thinking
        line = said(play.names[thinker])
    else:
        line = scene.text.prompt(scene.obs, play.names)
    return h(
        "div",
        # takes the focus while there is nothing to choose (see web/focus.js)
        {"class": "prompt", "role": "status", "aria-live": "polite", "tabindex": "-1"},
        h("p", {"class": "ask"}, line),
        h("p", {"class": "answer"}, play.message) if play.message else None,
        thinking_bar(play.ticket) if asked and not play.thought else None,
    )


def _choices(model: Model, scene: Scene, parts: list[Tree]) -> list[Tree]:
    """Return the buttons under the board; the first is always the primary one."""
    play = scene.play
    if not scene.present:
        return []
    if play.ticket and model.prefs.pace == STEP:
        return [button("step", words.NEXT_MOVE, kind="primary", key="step")]
    if play.withheld:
        rest = button("unfold", words.SHOW_REST, key="unfold")
        return [button("step", words.NEXT_STEP, kind="primary", key="step"), rest]
    found = []
    if play.table.over:
        found = [
            button("rematch", words.REMATCH, kind="primary"),
            button("again", words.SAME_SEED, title=words.SAME_SEED_HELP),
            button("dialog:share", words.SHARE),
            button("watch:0", words.WATCH),
        ]
    elif scene.seat is None:
        found = _window(play)
    else:
        found = actions(scene.text, scene.obs, scene.seat, scene.picks, drawn(parts), play.names)
    if play.chosen:
        found.append(button("unpick", words.CHOOSE_AGAIN, kind="quiet"))
    elif since(play) is not None:
        found.append(wide_button("watch", "again", words.WATCH_AGAIN, kind="aside"))
    return found


def _window(play: Play) -> list[Tree]:
    """Return the public bar of a window in which several people may react."""
    if play.readonly or not (play.window and play.deciders):
        return []
    return [
        button("nobody", words.NOBODY_REACTS, kind="primary"),
        *(button(f"take:{seat}", play.names[seat]) for seat in play.deciders),
    ]


def _board(model: Model, scene: Scene) -> Tree:
    zoomable = "zoomable" in str(scene.board[1].get("class", ""))
    zoom = ZOOMS[model.zoom] if zoomable else 100
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
                words.LARGER,
                off="" if model.zoom + 1 < len(ZOOMS) else words.LARGEST,
            ),
            icon_button(
                "zoom:out", "minus", words.SMALLER, off="" if model.zoom else words.SMALLEST
            ),
        )
    return h(
        "div",
        {"class": cls("board", zoom > 100 and "zoomed")},
        h("div", {"class": "board-frame"}, inner),
        tools,
    )


def _one_stop(board: Tree) -> Tree:
    """Leave which of the board's places is its one stop for the tab key to web/focus.js."""
    for element in walk(board):
        if "data-do" in element[1] and "tabindex" in element[1]:
            element[1]["tabindex"] = "-1"
    return board


def _only_continue(tree: Tree, picks: Picks) -> None:
    """While a choice of several steps is under way, only its next steps are picks.

    Everything else that could be clicked instead begins anew ("repick"), so that somebody who
    clicks picks one after another always gets on.
    """
    so_far = f"pick:{encode(picks.verbs, picks.chosen)}."
    for element in walk(tree):
        do = element[1].get("data-do", "")
        if do.startswith("pick:") and not do.startswith(so_far):
            element[1]["data-do"] = "re" + do
