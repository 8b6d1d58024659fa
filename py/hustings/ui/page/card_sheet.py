"""What pictures to be sent have in common: the sheet with its rim, blocks of text, drawings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from hustings.core.protocols import Tree
from hustings.draw.lettering import SPACING, Lettering, set_line
from hustings.draw.tree import Child, h, num

SIDE: Final = 1080
"""Width and height of the sheet.

A square, because the card is sent as a file: chats show a picture as wide as a message and as high
as its shape asks, so 1200 × 630, the shape of a preview that a link gets, would be half as large.
"""
EDGE: Final = 48
"""From the rim of the sheet to what stands on it."""
ROOM: Final = SIDE - 2 * EDGE
GAP: Final = 22
"""Between the parts of the sheet."""


class Block(NamedTuple):
    """Drawn parts, and the height at which they end."""

    drawn: list[Tree]
    end: float


def sheet(*parts: Child) -> Tree:
    """Return a sheet with a rim and what stands on it."""
    return h(
        "svg",
        {"class": "result-card", "viewBox": f"0 0 {SIDE} {SIDE}"},
        h("rect", {"class": "card-paper", "width": str(SIDE), "height": str(SIDE)}),
        _rim(14, "card-rim"),
        _rim(23, "card-line"),
        parts,
    )


def in_light_colours(drawn: Tree) -> Tree:
    """Return a drawing in the colours of the light theme, whatever the page's are (style.css)."""
    return h("div", {"class": "card-colours"}, drawn)


def _rim(inset: int, kind: str) -> Tree:
    size = str(SIDE - 2 * inset)
    return h(
        "rect",
        {"class": kind, "x": str(inset), "y": str(inset), "width": size, "height": size, "rx": "8"},
    )


def rule(y: float, x: float = EDGE, width: float = ROOM) -> Tree:
    """Return a horizontal line at a height."""
    return h("path", {"class": "card-line", "d": f"M{num(x)} {num(y)}h{num(width)}"})


def stacked(
    kind: str,
    x: float,
    top: float,
    fitted: tuple[tuple[str, ...], float],
    letters: Lettering,
    room: float = ROOM,
) -> Block:
    """Return fitted lines below a height. fitted: see `lettering.fit` and `lettering.fill`."""
    lines, size = fitted
    drawn = [
        set_line(kind, x, top + size * (1 + SPACING * n), line, size, letters, room)
        for n, line in enumerate(lines)
    ]
    return Block(drawn, top + size * (1 + SPACING * (len(lines) - 1)) + 0.2 * size)


def placed(
    svg: Tree, x: float, y: float, width: float, height: float, around: Iterable[str] = ()
) -> Tree:
    """Return an SVG in the middle of a box as a group, because style sheets set the size of an SVG.

    x, y: of the box's corner. around: classes of the groups around it, innermost first.
    """
    left, upper, wide, high = map(float, svg[1]["viewBox"].split())
    scale = min(width / wide, height / high)
    inner = h("g", {"class": svg[1].get("class")}, svg[2])
    for kind in around:
        inner = h("g", {"class": kind}, inner)
    dx = x + (width - scale * wide) / 2 - scale * left
    dy = y + (height - scale * high) / 2 - scale * upper
    return h("g", {"transform": f"matrix({scale:.4f} 0 0 {scale:.4f} {num(dx)} {num(dy)})"}, inner)
