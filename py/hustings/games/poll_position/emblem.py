"""The game's picture for the home page: a ballot going into its box."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.pieces import ballot, card, tick
from hustings.draw.tree import h

_LEAF = (
    "M60 50l3 6 5-2-1 9 5-4 1 4 5-1-2 5 4 3-9 6 1 4-9-1v8h-6v-8l-9 1 1-4-9-6 4-3-2-5 5 1 1-4 5 4"
    "-1-9 5 2z"
)


def emblem() -> Tree:
    """Return a small SVG (viewBox 0 0 120 90)."""
    thrown = h("g", {"transform": "rotate(-8 62 24)"}, ballot(45, 3, 34, 42))
    parts = [
        card(24, 34, 72, 10, "emblem-wood", 3),
        h("path", {"class": "emblem-ink", "d": "M38 37h44v4H38z"}),
        thrown,
        card(20, 41, 80, 44, "emblem-wood", 4),
        card(34, 46, 52, 34, "", 3),
        h("path", {"class": "emblem-accent", "d": _LEAF, "transform": "translate(0 -4.5)"}),
        tick(100, 24, 11),
    ]
    return h("svg", {"viewBox": "0 0 120 90", "class": "emblem", "aria-hidden": "true"}, parts)
