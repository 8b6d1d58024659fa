"""The game's picture for the home page: seven counties and a border."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.look import SHAPES
from hustings.draw.pieces import token
from hustings.draw.tree import h, points

_ROOT3 = 1.732
_CELLS = ((0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1))
_PARTY = (0, 2, 2, 0, 1, 1, 0)


def emblem() -> Tree:
    """Return a small SVG (viewBox 0 0 120 90)."""
    land, tokens = [], []
    for (q, r), party in zip(_CELLS, _PARTY, strict=True):
        x, y = 60 + 16 * _ROOT3 * (q + r / 2), 44 + 16 * 1.5 * r
        corners = ((0, -16), (13.9, -8), (13.9, 8), (0, 16), (-13.9, 8), (-13.9, -8))
        outline = points((x + dx, y + dy) for dx, dy in corners)
        land.append(h("polygon", {"class": f"emblem-hex seat-{party}", "points": outline}))
        tokens.append(token(SHAPES[party], x, y - 0.5, 6.6, "", f"seat-{party}"))
    border = "M32.3 28l13.9 8v16l13.8 8 13.9-8V36l13.8-8"
    lies = [h("path", {"class": "emblem-border", "d": border, "transform": "translate(0 2)"}),
            h("path", {"class": "emblem-border emblem-stick", "d": border})]  # fmt: skip
    return h("svg", {"viewBox": "0 0 120 90", "class": "emblem gm-emblem", "aria-hidden": "true"},
             land, lies, tokens)  # fmt: skip
