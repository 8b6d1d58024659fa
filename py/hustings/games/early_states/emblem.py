"""The game's picture for the home page: a ballot sheet with marks and a die. Imports draw only."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.tree import h

_MARKED = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2))


def emblem() -> Tree:
    """Return a small SVG (viewBox 0 0 120 90)."""
    parts = [
        h("rect", {"class": "emblem-paper", "x": "16", "y": "6", "width": "66", "height": "78"})
    ]
    for row in range(4):
        y = 18 + 18 * row
        parts.append(h("path", {"class": "emblem-line", "d": f"M22 {y}h12"}))
        for column in range(4):
            x = 43 + 10 * column
            ring = {"class": "emblem-line", "cx": f"{x}", "cy": f"{y}", "r": "3.8"}
            parts.append(h("circle", ring))
            if (column, row) in _MARKED:
                cross = f"M{x - 3.4} {y - 3.4}l7 7m0-7l-7 7"
                parts.append(h("path", {"class": "emblem-mark", "d": cross}))
    parts.append(
        h(
            "g",
            {"transform": "rotate(-12 88 60)"},
            h(
                "rect",
                {
                    "class": "emblem-accent",
                    "x": "70",
                    "y": "42",
                    "width": "36",
                    "height": "36",
                    "rx": "7",
                },
            ),
            [
                h("circle", {"class": "emblem-pip", "cx": f"{x}", "cy": f"{y}", "r": "3.4"})
                for x in (79, 97)
                for y in (50, 60, 70)
            ],
        )
    )
    return h("svg", {"viewBox": "0 0 120 90", "class": "emblem", "aria-hidden": "true"}, parts)
