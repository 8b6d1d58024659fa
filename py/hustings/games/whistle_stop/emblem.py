"""The game's picture for the home page: the rear platform of a train. Imports draw only."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.pieces import card, ribbon, rosette
from hustings.draw.tree import h


def emblem() -> Tree:
    """Return a small SVG (viewBox 0 0 120 90)."""
    parts = [
        h("path", {"class": "emblem-paper", "d": "M24 22q36-18 72 0v56H24z"}),
        h("path", {"class": "emblem-line", "d": "M20 23q40-21 80 0"}),
        h("rect", {"class": "emblem-window", "x": "32", "y": "26", "width": "16", "height": "17"}),
        h("rect", {"class": "emblem-window", "x": "72", "y": "26", "width": "16", "height": "17"}),
        h("rect", {"class": "emblem-line", "x": "52", "y": "23", "width": "16", "height": "30"}),
        card(14, 70, 92, 9, "emblem-wood", 2),
        h("path", {"class": "emblem-line", "d": "M20 46v24M100 46v24M36 58v12M84 58v12M8 87h104"}),
        h("circle", {"class": "emblem-ink", "cx": "38", "cy": "82", "r": "5"}),
        h("circle", {"class": "emblem-ink", "cx": "82", "cy": "82", "r": "5"}),
        ribbon(60, 51, 104, 13, "", "emblem-accent"),
        rosette(60, 50, 11, "", "emblem-blue"),
    ]
    return h("svg", {"viewBox": "0 0 120 90", "class": "emblem", "aria-hidden": "true"}, parts)
