"""The small picture of New Game for the home page."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.tree import h


def emblem() -> Tree:
    """Return three houses, one of them with a flag (viewBox 0 0 120 90)."""
    houses = [
        h("path", {"class": "emblem-paper", "d": f"M{x} 78V50L{x + 14} 36L{x + 28} 50V78Z"})
        for x in (10, 46, 82)
    ]
    flag = h("path", {"class": "emblem-accent", "d": "M60 36V12L80 18L60 24Z"})
    return h(
        "svg", {"viewBox": "0 0 120 90", "class": "emblem", "aria-hidden": "true"}, houses, flag
    )
