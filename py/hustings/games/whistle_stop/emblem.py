"""The game's picture for the home page: the rear platform of a train. Imports draw only."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.tree import h


def emblem() -> Tree:
    """Return a small SVG (viewBox 0 0 120 90)."""
    flags = [
        h(
            "path",
            {
                "class": "emblem-accent" if i % 2 else "emblem-second",
                "d": f"M{22 + 19 * i} 46q9.5 15 19 0z",
            },
        )
        for i in range(4)
    ]
    parts = [
        h("path", {"class": "emblem-paper", "d": "M24 22q36-18 72 0v56H24z"}),
        h("rect", {"class": "emblem-window", "x": "34", "y": "27", "width": "16", "height": "17"}),
        h("rect", {"class": "emblem-window", "x": "70", "y": "27", "width": "16", "height": "17"}),
        h("rect", {"class": "emblem-line", "x": "53", "y": "25", "width": "14", "height": "30"}),
        h("path", {"class": "emblem-line", "d": "M18 46h84M20 46v30M100 46v30M40 60v16M80 60v16"}),
        flags,
        h("path", {"class": "emblem-line", "d": "M14 76h92M8 86h104"}),
        h("circle", {"class": "emblem-ink", "cx": "38", "cy": "80", "r": "5"}),
        h("circle", {"class": "emblem-ink", "cx": "82", "cy": "80", "r": "5"}),
    ]
    return h("svg", {"viewBox": "0 0 120 90", "class": "emblem", "aria-hidden": "true"}, parts)
