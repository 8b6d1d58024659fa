"""The board of a game as a mere picture: to hand out, on the front page, in the rules."""

from __future__ import annotations

from typing import Final

from hustings import catalog
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.tree import altered, cls, h
from hustings.ui.model import Play

_ACTS: Final = ("data-do", "tabindex", "role", "id", "aria-label", "data-names")


def board(play: Play) -> Tree:
    """Return the board inside what the style sheets ask for around it.

    A picture goes to other people: where a game hides things, it shows what everybody may see.
    """
    table = play.shown()
    hides = catalog.info(play.game).hidden and not table.over
    viewer = None if hides else play.viewer
    look = Look(
        names=play.names,
        viewer=viewer,
        bots=frozenset(play.bots),
        ply=table.at,
        past=True,
        arranged=play.arranged,
    )
    view = catalog.view(play.game)
    drawn = view.board(table.view(viewer), Picks(table.rules.VERBS, [], ()), look)
    plain = altered(drawn, lambda attrs: {k: v for k, v in attrs.items() if k != "key"})
    inner = h("div", {"class": "board"}, h("div", {"class": "board-sheet"}, plain))
    return h("div", {"class": cls("table", f"game-{play.game}")}, inner)


def still(play: Play) -> Tree:
    """Return the board inside what the style sheets ask for, with nothing named or in reach."""
    return altered(board(play), lambda attrs: {k: v for k, v in attrs.items() if k not in _ACTS})
