"""The emblem of each game, drawn once."""

from __future__ import annotations

from functools import cache

from hustings import catalog
from hustings.core.protocols import Tree


@cache
def emblem(game: str) -> Tree:
    """Return the game's emblem for the home page."""
    return catalog.emblem(game)
