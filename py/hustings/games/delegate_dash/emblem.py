"""The game's picture for the home page: a diamond of states and a pawn. Imports draw only."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.pawn import pawn
from hustings.draw.pieces import card, coin
from hustings.draw.tree import h

_ROWS = ("..a..", ".aas.", "mm.ss", ".mcc.", "..c..")
_SUITS = {"a": "arms", "s": "suns", "c": "crowns", "m": "moons"}


def emblem() -> Tree:
    """Return a small SVG (viewBox 0 0 120 90)."""
    tiles = [
        card(16 + column * 18, 1.5 + row * 17, 16.5, 14.5, f"suit-{_SUITS[suit]}", 2)
        for row, line in enumerate(_ROWS)
        for column, suit in enumerate(line)
        if suit != "."
    ]
    coins = [coin(60.2, 8.5, 5.6), coin(96.5, 42.5, 5.6), coin(42.5, 59.5, 5.6)]
    walker = h("g", {"transform": "translate(60 56) scale(1.2)"},
               pawn(0, 0, 10, "suit-suns emblem-pawn", style=None))  # fmt: skip
    return h("svg", {"viewBox": "0 0 120 90", "class": "emblem", "aria-hidden": "true"},
             tiles, coins, walker)  # fmt: skip
