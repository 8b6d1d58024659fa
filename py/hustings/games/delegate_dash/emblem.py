"""The game's picture for the home page: the diamond of states round the gap. Imports draw only."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.tree import h

_ROWS = ("...a...", "..aaa..", ".maass.", "mmm.sss", ".mmccs.", "..ccc..", "...c...")
_SUITS = {"a": "arms", "s": "suns", "c": "crowns", "m": "moons"}


def emblem() -> Tree:
    """Return a small SVG (viewBox 0 0 120 90)."""
    tiles = [
        h(
            "rect",
            {
                "class": f"suit-{_SUITS[suit]}",
                "x": f"{22 + column * 11}",
                "y": f"{6.5 + row * 11}",
                "width": "10",
                "height": "10",
                "rx": "1.5",
            },
        )
        for row, line in enumerate(_ROWS)
        for column, suit in enumerate(line)
        if suit != "."
    ]
    pawn = h("path", {"class": "emblem-ink", "d": "M55 50q0-4 3-5l-1-4h6l-1 4q3 1 3 5z"})
    head = h("circle", {"class": "emblem-ink", "cx": "60", "cy": "39", "r": "3.4"})
    return h("svg", {"viewBox": "0 0 120 90", "class": "emblem", "aria-hidden": "true"},
             tiles, pawn, head)  # fmt: skip
