"""The forecast as a dial: four verdicts as four quarters of it, and a needle."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from hustings.core.protocols import Tree
from hustings.draw.tree import h, num, part

_STEPS: Final = (-60.0, -10.5, 0.5, 10.5, 25.0)
_KINDS: Final = ("disaster", "trouble", "well_done", "triumph")


def share(points: float) -> float:
    """Return where a score lies on the dial, 0 at the left end to 1 at the right one."""
    for i, (low, high) in enumerate(pairwise(_STEPS)):
        if points <= high:
            return (i + max(0.0, (points - low) / (high - low))) / 4
    return 1.0


def _at(part_: float, r: float) -> tuple[float, float]:
    angle = pi * (1 - part_)
    return r * cos(angle), -r * sin(angle)


def _arc(start: float, end: float, outer: float, inner: float) -> str:
    (ax, ay), (bx, by) = _at(start, outer), _at(end, outer)
    (cx, cy), (dx, dy) = _at(end, inner), _at(start, inner)
    out = f"A{num(outer)} {num(outer)} 0 0 1 {num(bx)} {num(by)}"
    back = f"A{num(inner)} {num(inner)} 0 0 0 {num(dx)} {num(dy)}"
    return f"M{num(ax)} {num(ay)}{out}L{num(cx)} {num(cy)}{back}Z"


@part
def dial(x: float, y: float, r: float, low: int, middle: int, high: int) -> Tree:
    """Return the dial, the middle of its base at x,y: the needle, and how far it may swing."""
    zones = [
        h("path", {"class": f"pp-zone-{kind}", "d": _arc(i / 4, (i + 1) / 4, r, r * 0.62)})
        for i, kind in enumerate(_KINDS)
    ]
    tip, foot = _at(share(middle), r * 0.86), r * 0.11
    (ax, ay), (bx, by) = _at(share(low), r * 0.54), _at(share(high), r * 0.54)
    bow = num(r * 0.54)
    swing = f"M{num(ax)} {num(ay)}A{bow} {bow} 0 0 1 {num(bx)} {num(by)}"
    return h(
        "g",
        {"class": "pp-dial", "transform": f"translate({num(x)} {num(y)})"},
        zones,
        h("path", {"class": "pp-swing", "d": swing, "stroke-width": num(r * 0.06)})
        if low != high
        else None,
        h("path", {"class": "pp-needle", "d": f"M0 0L{num(tip[0])} {num(tip[1])}",
                   "stroke-width": num(r * 0.075)}),
        h("circle", {"class": "pp-hub", "r": num(foot)}),
    )  # fmt: skip
