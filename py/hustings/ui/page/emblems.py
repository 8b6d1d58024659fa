"""The small picture of each game, remembered once it is drawn."""

from __future__ import annotations

from functools import cache

from hustings import catalog
from hustings.core.protocols import Tree


@cache
def emblem(game: str) -> Tree:
    """Return the game's picture for the home page."""
    return catalog.emblem(game)
