"""A text as a QR code: black squares on white in every theme, with the margin that readers need."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from hustings.core.protocols import Tree
from hustings.draw.tree import h

LONGEST: Final = 2300
"""Characters: beyond that the squares are too small for a camera to read from a screen."""

MARGIN: Final = 4
"""Squares of white around a code, as its standard asks for."""

WEIGHED: Final = 400
"""Up to so many characters all eight masks are compared; links are too evenly mixed to need it,
and the comparison would take most of a second for a long one."""
MASK: Final = 4


def matrix(text: str) -> Sequence[Sequence[int]]:
    """Return the squares of a code without its margin, row by row: 1 is black."""
    from segno.encoder import encode  # only when a code is asked for

    mask = None if len(text) <= WEIGHED else MASK
    code = encode(text, error="L", micro=False, mask=mask)  # type: ignore[no-untyped-call]
    rows: Sequence[Sequence[int]] = code.matrix
    return rows


def picture(text: str, label: str) -> Tree:
    """Return the code as a picture; label: what it is, for those who cannot see it."""
    size, squares = _drawn(text)
    side = str(size + 2 * MARGIN)
    return h(
        "svg",
        {
            "class": "qr",
            "viewBox": f"0 0 {side} {side}",
            "role": "img",
            "aria-label": label,
            "tabindex": "-1",
        },
        h("rect", {"width": side, "height": side, "fill": "#fff"}),
        h("path", {"d": squares, "fill": "#000", "shape-rendering": "crispEdges"}),
    )


@lru_cache(4)
def _drawn(text: str) -> tuple[int, str]:
    """Return how many squares a side has, and the outline of the black ones, run by run."""
    rows = matrix(text)
    path = []
    for y, row in enumerate(rows, MARGIN):
        x = MARGIN
        for black, run in groupby(row):
            width = len(list(run))
            if black:
                path.append(f"M{x} {y}h{width}v1h-{width}z")
            x += width
    return len(rows), "".join(path)
