"""The small picture of Back Room for the home page."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.tree import h


def emblem() -> Tree:
    """Draw three wards under one roof."""
    wards = [h("rect", {"x": 15 + 32 * i, "y": 45, "width": 26, "height": 35}) for i in range(3)]
    return h("svg", {"viewBox": "0 0 120 90"}, h("path", {"d": "M10 40 60 10 110 40Z"}), wards)
