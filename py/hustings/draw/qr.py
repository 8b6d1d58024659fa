"""A text as a QR code: black on white in every theme, with the standard margin."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from hustings.core.protocols import Tree
from hustings.draw.tree import h

MAX_CHARS: Final = 2300
"""With more characters a camera cannot read the small squares from a screen."""

MARGIN: Final = 4
"""The white border in squares, as the standard demands."""

MAX_MASKED_CHARS: Final = 400
"""Up to this length all eight masks are compared. For a long link that would take most of a second,
and its characters are evenly mixed anyway."""
MASK: Final = 4


def matrix(text: str) -> Sequence[Sequence[int]]:
    """Return the squares of a code without the margin, row by row; 1 is black."""
    from segno.encoder import encode  # imported only when needed

    mask = None if len(text) <= MAX_MASKED_CHARS else MASK
    code = encode(text, error="L", micro=False, mask=mask)  # type: ignore[no-untyped-call]
    rows: Sequence[Sequence[int]] = code.matrix
    return rows


def picture(text: str, label: str) -> Tree:
    """Return the code as a picture. label: for screen readers."""
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
    """Return the number of squares of a side, and the path of the black ones."""
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
