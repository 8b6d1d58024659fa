"""Pawns: the turned wooden piece every game box has."""

from __future__ import annotations

from typing import Any

from hustings.core.protocols import Tree
from hustings.draw.tree import cls, h, num, part

_BODY = "M-17,24 Q-17,17 -9,14 Q-4,4 -6,-4 L6,-4 Q4,4 9,14 Q17,17 17,24 Q0,29 -17,24 Z"


@part
def pawn(x: float, y: float, size: float, kind: str, letter: str = "", **attrs: Any) -> Tree:
    """Return a pawn standing around x,y, `size` high, for use inside an SVG.

    kind: class names that colour it ("seat-2", a suit). It sits at its place by a CSS transform,
    so that a change of place is a walk (see .pawn in style.css).
    """
    place = f"translate({num(x)}px,{num(y)}px) scale({num(size / 60)})"
    return h(
        "g",
        {"class": cls("pawn", kind), "style": f"transform:{place}", **attrs},
        h("ellipse", {"class": "pawn-shade", "cx": "0", "cy": "25", "rx": "19", "ry": "5"}),
        h("path", {"d": _BODY}),
        h("circle", {"cx": "0", "cy": "-13", "r": "12"}),
        h("path", {"class": "pawn-light", "d": "M-8 -16a8.5 8.5 0 0 1 8 -6"}),
        h("text", {"class": "letter", "x": "0", "y": "-8", "font-size": "14"}, letter)
        if letter
        else None,
    )
