"""The bar above a table: home, title, advice, undo and redo, menu."""

from __future__ import annotations

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.handling import is_curtained
from hustings.ui.learn import puzzle_undo
from hustings.ui.model import Play
from hustings.ui.page.parts import lesson
from hustings.ui.page.parts.widgets import icon_button
from hustings.ui.phases import Deciding
from hustings.ui.play import takeback


def topbar(play: Play, summary: str) -> Tree:
    """Return the bar; without buttons behind the curtain of a hand-over.

    summary: the state of the game in a line.
    """
    title = lesson.lesson_title(play.lesson) if play.lesson else catalog.info(play.game).title
    named = [h("h1", {}, title), h("p", {"class": "summary"}, summary)]
    if is_curtained(play):
        return h("header", {"class": "topbar at-table"}, named)
    return h(
        "header",
        {"class": "topbar at-table"},
        icon_button("home", "home", words.common.home()),
        named,
        _buttons(play) if play.lesson is None else _puzzle_buttons(play),
        icon_button("dialog:menu", "menu", words.common.menu()),
    )


def _buttons(play: Play) -> list[Tree]:
    """Return the buttons for advice, undo and redo."""
    _, reason = takeback.to_last_decision(play)
    more = play.table.at < len(play.table.record.moves)
    asked = isinstance(play.phase, Deciding)
    return [
        icon_button(
            "hint", "hint", words.table.advice(), off="" if asked else words.table.advice_not_now()
        ),
        icon_button("undo", "undo", words.table.undo(), off=reason),
        icon_button(
            "redo", "redo", words.table.redo(), off="" if more else words.table.redo_none()
        ),
    ]


def _puzzle_buttons(play: Play) -> list[Tree]:
    """Return undo where a puzzle is answered only after several moves."""
    if not puzzle_undo.is_offered(play):
        return []
    _, reason = puzzle_undo.to_last_move(play)
    return [icon_button("undo", "undo", words.table.undo(), off=reason)]
