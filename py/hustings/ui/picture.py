"""The board as a picture to keep or send: what may be seen of it, with nothing to click."""

from __future__ import annotations

import json

from hustings import catalog
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.tree import altered, cls, h
from hustings.ui import words
from hustings.ui.effects import Effect, Picture
from hustings.ui.handling import current
from hustings.ui.model import Model, Play
from hustings.ui.saves.save import file_name

KINDS = ("png", "svg")


def save_picture(model: Model, kind: str) -> list[Effect]:
    """Hand out the board of the moment that is looked at, as "png" or "svg"."""
    play = current(model)
    if kind not in KINDS:
        return []
    model.dialog = ""
    table = play.shown()
    name = file_name(play.game, play.table.record.seed, words.after_move(table.at))
    summary = catalog.text(play.game).summary(table.view(None), play.names)
    title = words.picture_title(catalog.info(play.game).title, summary)
    tree = json.dumps(board(play), ensure_ascii=False, separators=(",", ":"))
    return [Picture(f"{name}.{kind}", title, tree)]


def failed(model: Model, _: str) -> list[Effect]:
    """Say that the picture could not be made."""
    model.notice = words.PICTURE_FAILED
    return []


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
