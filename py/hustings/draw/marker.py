"""Seat markers: a colour, a shape and a letter for each seat."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from hustings.core.model import Seat, Side
from hustings.core.protocols import Tree
from hustings.draw.look import LETTERS, SHAPES
from hustings.draw.tree import h, num, part, points


def _ring(corners: int, start: float, radius: float, inner: float | None = None) -> str:
    """Return the corners of a regular polygon, or of a star with an inner radius, around 0,0."""
    steps = corners * (2 if inner else 1)
    pairs = []
    for i in range(steps):
        r = inner if inner and i % 2 else radius
        angle = start + i * 2 * pi / steps
        pairs.append((r * cos(angle), r * sin(angle)))
    return points(pairs)


_POLYGONS: Final = {
    "square": _ring(4, pi / 4, 1.18),
    "triangle": _ring(3, -pi / 2, 1.3),
    "diamond": _ring(4, 0, 1.2),
    "hexagon": _ring(6, 0, 1.08),
    "star": _ring(5, -pi / 2, 1.3, 0.72),
}


def shape(name: str, x: float, y: float, r: float, **attrs: str) -> Tree:
    """Return a seat's shape around x,y, about r in radius."""
    if name == "circle":
        return h("circle", {"cx": num(x), "cy": num(y), "r": num(r), **attrs})
    move = f"translate({num(x)} {num(y)}) scale({num(r)})"
    return h(
        "polygon",
        {
            "points": _POLYGONS[name],
            "transform": move,
            "vector-effect": "non-scaling-stroke",
            **attrs,
        },
    )


def marker(seat: Seat, x: float, y: float, r: float, letter: str | None = None) -> Tree:
    """Return a seat's marker for use inside an SVG: its coloured shape with its letter."""
    shown = LETTERS[seat] if letter is None else letter
    return sign(Side("", f"seat-{seat}", seat, shown), x, y, r)


@part
def sign(side: Side, x: float, y: float, r: float) -> Tree:
    """Return a side's mark for use inside an SVG, with its letter if it has one."""
    drop = 0.12 * r if SHAPES[side.figure] == "triangle" else 0
    at = {"x": num(x), "y": num(y + 0.41 * r + drop), "font-size": num(1.15 * r), "class": "letter"}
    return h(
        "g",
        {"class": f"marker {side.paint}"},
        shape(SHAPES[side.figure], x, y, r),
        h("text", at, side.letter) if side.letter else None,
    )


def badge(seat: Seat, label: str = "") -> Tree:
    """Return a seat's marker as a picture of its own, for a line of text."""
    return side_badge(Side("", f"seat-{seat}", seat, LETTERS[seat]), label)


@part
def side_badge(side: Side, label: str = "") -> Tree:
    """Return a side's mark as a picture of its own, for a line of text."""
    attrs = {"viewBox": "-14.5 -14.5 29 29", "class": "badge"}
    attrs |= {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return h("svg", attrs, sign(side, 0, 0, 11))
