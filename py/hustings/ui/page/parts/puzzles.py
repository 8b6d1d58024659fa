"""The list of a game's puzzles, and the buttons that teach a game."""

from __future__ import annotations

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import cls, h
from hustings.ui import words
from hustings.ui.learn.course import puzzles_of
from hustings.ui.model import Model
from hustings.ui.page.parts.widgets import button, dialog


def puzzles(model: Model, game: str) -> Tree | None:
    """Return the dialog that lists a game's puzzles. game: "" for the one on the table."""
    shown = game or (model.play.game if model.play is not None else "")
    info = catalog.find(shown)
    if info is None:
        return None
    solved = model.learned.solved.get(shown, set())
    rows = [
        _row(shown, number, noted.title, number in solved)
        for number, noted in enumerate(puzzles_of(shown), 1)
    ]
    return dialog(
        words.learn.titled(game=info.title, what=words.learn.puzzles()),
        h("p", {}, words.learn.puzzles_help()),
        h("ol", {"class": "puzzles"}, rows) if rows else h("p", {}, words.learn.no_puzzles()),
        kind="narrow",
    )


def _row(game: str, number: int, title: str, solved: bool) -> Tree:
    mark = h("span", {"class": "puzzle-mark", "aria-hidden": "true"}, "✓" if solved else number)
    label = [mark, h("span", {}, title)]
    label_text = words.learn.puzzle_listed(number=number, title=title, solved=solved)
    attrs = {"aria-label": label_text}
    kind = cls("puzzle quiet", solved and "solved") or ""
    return h("li", {}, button(f"puzzle:{game}.{number}", label, kind=kind, **attrs))


def ways_in(model: Model, game: str) -> Tree:
    """Return the buttons to a game's lesson, puzzles and rules."""
    count = len(model.learned.solved.get(game, ()))
    puzzles = words.learn.puzzles_solved(puzzles=count) if count else words.learn.puzzles()
    return h(
        "div",
        {"class": "button-row ways-in"},
        button(f"learn:{game}", words.learn.learn(), kind="small"),
        button(f"dialog:puzzles:{game}", puzzles, kind="small"),
        button(f"dialog:rules:{game}", words.common.rules(), kind="small"),
    )
