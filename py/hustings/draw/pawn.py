"""Pawns: the turned wooden piece every game box has."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.protocols import Tree
from hustings.draw.tree import cls, h, num, part

_BODY: Final = (
    "M-8.6,-0.6 C-8.4,-4.4 -4.6,-5 -4.2,-9 H4.2 C4.6,-5 8.4,-4.4 8.6,-0.6 Q0,2.6 -8.6,-0.6 Z"
)
_WHOLE: Final = f"{_BODY} M-10,-15 A10,10 0 1 1 10,-15 A10,10 0 1 1 -10,-15 Z"


@part
def pawn(
    x: float, y: float, r: float, kind: str, letter: str = "", least: float = 0, **attrs: Any
) -> Tree:
    """Return a pawn with its feet at x,y and a head of radius r, with a letter on it.

    kind: class names that colour it ("seat-2", a suit). least: the smallest size of the letter. A
    CSS transform places it, so that it walks when it moves (.pawn in style.css).
    """
    size = max(1.2 * r, least) * 10 / r
    return h(
        "g",
        {"class": cls("pawn", kind), "style": _stands(x, y, r), **attrs},
        h("ellipse", {"class": "pawn-shade", "cx": "1.5", "cy": "0.4", "rx": "10", "ry": "3"}),
        h("path", {"d": _BODY}),
        h("circle", {"cx": "0", "cy": "-15", "r": "10"}),
        h("path", {"class": "pawn-light", "d": "M-7.9,-18.2 A8.5,8.5 0 0 1 -2.2,-23.2"}),
        h("text", {"class": "letter", "x": "0", "y": num(-15 + 0.35 * size)}
          | {"style": f"font-size:{num(size)}px"}, letter) if letter else None,
    )  # fmt: skip


@part
def ring(x: float, y: float, r: float, kind: str) -> Tree:
    """Return the white ring below a pawn, with an edge that shows on any ground."""
    rings = [h("path", {"class": name, "d": _WHOLE}) for name in ("pawn-ring-edge", "pawn-ring")]
    return h("g", {"class": cls("pawn", kind), "style": _stands(x, y, r)}, rings)


def _stands(x: float, y: float, r: float) -> str:
    return f"transform:translate({num(x)}px,{num(y)}px) scale({num(r / 10)})"
