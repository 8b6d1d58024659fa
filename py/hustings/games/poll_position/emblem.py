"""The game's picture for the home page: a ballot going into its box. Imports draw only."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.tree import h

_LEAF = (
    "M60 50l3 6 5-2-1 9 5-4 1 4 5-1-2 5 4 3-9 6 1 4-9-1v8h-6v-8l-9 1 1-4-9-6 4-3-2-5 5 1 1-4 5 4"
    "-1-9 5 2z"
)


def emblem() -> Tree:
    """Return a small SVG (viewBox 0 0 120 90)."""
    parts = [
        h("path", {"class": "emblem-paper", "d": "M44 6h32v34H44z"}),
        h("path", {"class": "emblem-mark", "d": "M52 14l14 14m0-14l-14 14"}),
        h("path", {"class": "emblem-box", "d": "M22 40h76v46H22z"}),
        h("path", {"class": "emblem-ink", "d": "M38 37h44v5H38z"}),
        h("path", {"class": "emblem-accent", "d": _LEAF, "transform": "translate(0 -4)"}),
    ]
    return h("svg", {"viewBox": "0 0 120 90", "class": "emblem", "aria-hidden": "true"}, parts)
