"""The board of a game as a mere picture: to hand out, on the front page, in the rules."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any, Final

from hustings import catalog
from hustings.core.model import Seat
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.deferred import whole
from hustings.draw.look import Look
from hustings.draw.tree import altered, cls, h
from hustings.ui.model import Play
from hustings.ui.page.parts.log import events_back, recent_events

_REACHED: Final = ("data-do", "tabindex", "role", "aria-label", "data-names")
"""What makes a drawn thing one to press, or to speak of."""


def board(play: Play) -> Tree:
    """Return the board inside what the style sheets ask for around it.

    A picture goes to other people: where a game hides things, it shows what everybody may see.
    """
    table = play.shown()
    hides = catalog.info(play.game).hidden and not table.over
    viewer = None if hides else play.viewer
    look = _look(play, viewer)._replace(past=True)
    plain = altered(_drawn(play, look), lambda attrs: _without(attrs, ("key",)))
    return _inside(play, plain)


def told(play: Play) -> Tree:
    """Return the board of what is told, beat by beat, with nothing in reach.

    What moves keeps its name, so that it is seen to move.
    """
    table = play.shown()
    look = _look(play, play.viewer)._replace(
        recent=recent_events(play, table, play.viewer),
        last=play.latest,
        back=partial(events_back, table, play.viewer),
    )
    return _inside(play, altered(_drawn(play, look), lambda attrs: _without(attrs, _REACHED)))


def still(play: Play) -> Tree:
    """Return the board inside what the style sheets ask for, with nothing named or in reach."""
    return altered(board(play), lambda attrs: _without(attrs, (*_REACHED, "id")))


def _look(play: Play, viewer: Seat | None) -> Look:
    return Look(
        names=play.names,
        viewer=viewer,
        bots=frozenset(play.bots),
        ply=play.shown().at,
        arranged=play.arranged,
    )


def _drawn(play: Play, look: Look) -> Tree:
    table = play.shown()
    picks = Picks(table.rules.VOCABULARY.verbs, [], ())
    return whole(catalog.view(play.game).board(table.view(look.viewer), picks, look))


def _inside(play: Play, drawn: Tree) -> Tree:
    """Return a board inside what the style sheets ask for around it."""
    inner = h("div", {"class": "board"}, h("div", {"class": "board-sheet"}, drawn))
    return h("div", {"class": cls("table", f"game-{play.game}")}, inner)


def _without(attrs: dict[str, Any], names: Collection[str]) -> dict[str, Any]:
    """Return attributes without those of these names; the very same where it has none."""
    if not any(name in attrs for name in names):
        return attrs
    return {name: value for name, value in attrs.items() if name not in names}
