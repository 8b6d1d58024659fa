"""The game's picture for the home page: seven counties and a border. Imports draw only."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.tree import h, num, points

_ROOT3 = 1.732
_CELLS = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
_PARTY = (0, 3, 2, 3, 0, 2, 0)


def emblem() -> Tree:
    """Return a small SVG (viewBox 0 0 120 90)."""
    parts = []
    for (q, r), party in zip(_CELLS, _PARTY, strict=True):
        x, y = 60 + 15 * _ROOT3 * (q + r / 2), 45 + 15 * 1.5 * r
        corners = ((0, -15), (13, -7.5), (13, 7.5), (0, 15), (-13, 7.5), (-13, -7.5))
        outline = points((x + dx, y + dy) for dx, dy in corners)
        parts.append(h("polygon", {"class": f"emblem-hex seat-{party}", "points": outline}))
        parts.append(h("circle", {"class": "emblem-token", "cx": num(x), "cy": num(y), "r": "4.5"}))
    border = "M34 30 47 37.5V52.5L60 60 73 52.5V37.5L86 30"
    parts.append(h("path", {"class": "emblem-border", "d": border}))
    return h("svg", {"viewBox": "0 0 120 90", "class": "emblem", "aria-hidden": "true"}, parts)
