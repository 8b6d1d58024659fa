"""Pictures of a game's board: exported as a file, in the demonstration, as a thumbnail."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any, Final

from hustings import catalog
from hustings.core.model import Seat
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.core.table import Table
from hustings.draw.deferred import whole
from hustings.draw.look import Look
from hustings.draw.tree import altered, cls, h
from hustings.ui.model import Play
from hustings.ui.page.parts.log import events_back, recent_events

_INTERACTIVE: Final = (
    "data-do",
    "tabindex",
    "role",
    "aria-label",
    "aria-disabled",
    "data-names",
)
"""Attributes of elements that can be clicked or are read out."""


def export_board(play: Play) -> Tree:
    """Return the board for a picture file.

    Others will see the file: while the game hides things, it shows what everybody may see. It has
    no controls.
    """
    table = play.shown()
    hides = catalog.info(play.game).hidden and not table.over
    viewer = None if hides else play.viewer
    look = _look(play, viewer)._replace(past=True)
    return in_table(play, altered(_draw_board(play, look), lambda attrs: _drop(attrs, ("key",))))


def demo_frame(play: Play) -> Tree:
    """Return the board at the current beat of the demonstration, with nothing to click.

    Elements keep their keys, so that the style sheet animates what moves.
    """
    table = play.shown()
    look = _look(play, play.viewer)._replace(
        recent=recent_events(play, table, play.viewer),
        last=play.beat_events,
        back=partial(events_back, table, play.viewer),
    )
    return in_table(
        play, altered(_draw_board(play, look), lambda attrs: _drop(attrs, _INTERACTIVE))
    )


def thumbnail(play: Play) -> Tree:
    """Return the exported board without ids, labels and anything to click."""
    return small(export_board(play))


def small(drawn: Tree) -> Tree:
    """Return a drawing to look at only, beside the board itself: without ids and labels."""
    return altered(drawn, lambda attrs: _drop(attrs, (*_INTERACTIVE, "id")))


def preview(drawn: Tree) -> Tree:
    """Return a drawing to look at only that has patterns of its own, in its own colours.

    The board's are in the colours of the page's theme.
    """
    return altered(drawn, lambda attrs: _renamed(_drop(attrs, _INTERACTIVE)))


def _renamed(attrs: dict[str, Any]) -> dict[str, Any]:
    """Return attributes with other ids, and references to them."""
    new = {"id": f"preview-{attrs['id']}"} if "id" in attrs else {}
    if str(attrs.get("fill")).startswith("url(#"):
        new["fill"] = attrs["fill"].replace("#", "#preview-")
    return attrs | new if new else attrs


def final_board(play: Play) -> Tree:
    """Return the bare board at the end of a game, whatever is viewed and however it is arranged.

    A sheet of one player is that of the only person here, else of the winner.
    """
    table, people = play.table, play.humans
    won = [seat for seat, rank in enumerate(table.rules.outcome(table.state).ranks) if rank == 1]
    viewer = people[0] if len(people) == 1 else next(iter(won), None)
    look = _look(play, viewer)._replace(
        ply=table.at, past=True, arranged=play.default_arrangement()
    )
    return altered(_draw_board(play, look, table), lambda attrs: _drop(attrs, ("key",)))


def _look(play: Play, viewer: Seat | None) -> Look:
    return Look(
        names=play.names,
        viewer=viewer,
        bots=frozenset(play.bots),
        ply=play.shown().at,
        arranged=play.arranged,
    )


def _draw_board(play: Play, look: Look, table: Table[Any] | None = None) -> Tree:
    """Return the board at the position shown, or of another table of this game."""
    table = table or play.shown()
    picks = Picks(table.rules.VOCABULARY.verbs, [], ())
    return whole(catalog.view(play.game).board(table.view(look.viewer), picks, look))


def in_table(play: Play, drawn: Tree) -> Tree:
    """Return a drawing inside the elements that the style sheets expect around it."""
    inner = h("div", {"class": "board"}, h("div", {"class": "board-sheet"}, drawn))
    return h("div", {"class": cls("table", f"game-{play.game}")}, inner)


def _drop(attrs: dict[str, Any], names: Collection[str]) -> dict[str, Any]:
    """Return attributes without those of these names; the same object where it has none."""
    if not any(name in attrs for name in names):
        return attrs
    return {name: value for name, value in attrs.items() if name not in names}
