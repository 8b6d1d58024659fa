"""The figures of a game's rules: positions of recorded games, drawn by the game's view.

`figures.json` beside the rules lists `{"caption": …, "record": …}`, a message and a record.
"""

from __future__ import annotations

from functools import lru_cache

from hustings import catalog
from hustings.core.model import HUMAN
from hustings.core.protocols import Tree
from hustings.core.record import from_data
from hustings.draw.tree import h
from hustings.ui.links.address import name_seats
from hustings.ui.page.board_picture import thumbnail
from hustings.ui.saves.save import open_record


@lru_cache(2)
def figures(game: str) -> list[Tree]:
    """Return a game's figures with their captions. RecordError if a record is malformed."""
    drawn = []
    for figure in catalog.shipped(game, "figures"):
        record = from_data(figure["record"], catalog.find)
        play = open_record(record, name_seats([HUMAN] * record.seats), "")
        caption = h("figcaption", {}, figure["caption"])
        drawn.append(h("figure", {"class": "figure"}, thumbnail(play), caption))
    return drawn
