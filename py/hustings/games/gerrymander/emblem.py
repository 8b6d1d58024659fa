"""The game's picture for the home page: seven counties and a border. Imports draw only."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.look import SHAPES
from hustings.draw.marker import shape
from hustings.draw.tree import h, points

_ROOT3 = 1.732
_CELLS = ((0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1))
_PARTY = (0, 1, 1, 0, 0, 0, 1)
_BORDER = "M34 29 47 36.5V51.5L60 59 73 51.5 86 59"


def emblem() -> Tree:
    """Return a small SVG (viewBox 0 0 120 90)."""
    places = [(60 + 15 * _ROOT3 * (q + r / 2), 44 + 15 * 1.5 * r) for q, r in _CELLS]
    corners = ((0, -15), (13, -7.5), (13, 7.5), (0, 15), (-13, 7.5), (-13, -7.5))
    outlines = [points((x + dx, y + dy) for dx, dy in corners) for x, y in places]
    below = [
        h("polygon", {"class": "gm-emblem-thick", "points": outline, "transform": "translate(0 4)"})
        for outline in outlines
    ]
    counties = [
        h(
            "g",
            {"class": f"seat-{party}"},
            h("polygon", {"class": "emblem-hex", "points": outline}),
            shape(SHAPES[party], x, y, 7, **{"class": "emblem-token"}),
        )
        for (x, y), outline, party in zip(places, outlines, _PARTY, strict=True)
    ]
    border = h("path", {"class": "emblem-border", "d": _BORDER})
    attrs = {"viewBox": "0 0 120 90", "class": "emblem gm-emblem", "aria-hidden": "true"}
    return h("svg", attrs, below, counties, border)
