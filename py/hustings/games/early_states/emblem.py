"""The game's picture for the home page: a sheet with marks, a rosette, a die."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.die import die
from hustings.draw.pieces import card, rosette
from hustings.draw.tree import h

_MARKED = ((0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (0, 2))


def emblem() -> Tree:
    """Return a small SVG (viewBox 0 0 120 90)."""
    parts = [card(10, 5, 74, 80, "emblem-wood", 5), card(15, 11, 64, 70, "", 2)]
    parts.append(card(36, 1.5, 22, 9, "emblem-clip", 3))
    for row in range(3):
        y = 25 + 18 * row
        parts.append(h("path", {"class": "emblem-line", "d": f"M19 {y}h9"}))
        for column in range(4):
            x = 36 + 10.5 * column
            ring = {"class": "emblem-line", "cx": f"{x}", "cy": f"{y}", "r": "4.2"}
            parts.append(h("circle", ring))
            if (column, row) in _MARKED:
                cross = f"M{x - 3.6} {y - 3.6}l7.2 7.2m0-7.2l-7.2 7.2"
                parts.append(h("path", {"class": "emblem-mark", "d": cross}))
    parts.append(rosette(96, 20, 15, "", "emblem-accent"))
    thrown = h("g", {"transform": "rotate(-12 98 68)"}, die(5, 98, 68, 32))
    return h("svg", {"viewBox": "0 0 120 90", "class": "emblem", "aria-hidden": "true"},
             parts, thrown)  # fmt: skip
