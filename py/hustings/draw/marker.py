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


CROWD_PITCH: Final = 2.45
CROWD_RISE: Final = 3.5
"""The distances in a crowd, across and from row to row, in head radii."""


@part
def crowd(name: str, count: int, columns: int, x: float, y: float, r: float) -> Tree:
    """Return so many small people as one element; their heads have a seat's shape.

    x, y: the lower left corner of the crowd, which grows to the right, then upwards. r: radius of a
    head. Changes its key with its size, so that a style sheet can animate its growth.
    """
    drawn = []
    for n in range(count):
        row, column = divmod(n, columns)
        cx, foot = x + r * (1 + CROWD_PITCH * column), y - r * CROWD_RISE * row
        drawn.append(f"{_head(name, cx, foot - 2.2 * r, r)}M{num(cx - r)} {num(foot)}")
        drawn.append(f"a{num(r)} {num(r)} 0 0 1 {num(2 * r)} 0z")
    attrs = {"class": "crowd", "key": f"crowd-{count}", "d": "".join(drawn)}
    return h("path", {**attrs, "aria-hidden": "true"})


def _head(name: str, x: float, y: float, r: float) -> str:
    """Return the path of a seat's shape around x,y."""
    if name == "circle":
        arc = f"a{num(r)} {num(r)} 0 1 1"
        return f"M{num(x - r)} {num(y)}{arc} {num(2 * r)} 0{arc} {num(-2 * r)} 0z"
    corners = (map(float, corner.split(",")) for corner in _POLYGONS[name].split())
    return "M" + "L".join(f"{num(x + r * dx)} {num(y + r * dy)}" for dx, dy in corners) + "z"


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
