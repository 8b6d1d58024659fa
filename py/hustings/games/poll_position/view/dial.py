"""The forecast as a dial: a quarter for each of the four verdicts, and a needle."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from hustings.core.protocols import Tree
from hustings.draw.tree import h, num, part

_VERDICT_SCORES: Final = (-60.0, -10.5, 0.5, 10.5, 25.0)
"""Scores at the ends of the four quarters, from left to right."""
_VERDICTS: Final = ("disaster", "trouble", "well_done", "triumph")


def dial_share(points: float) -> float:
    """Return the position of a score on the dial, from 0 (left end) to 1 (right end)."""
    for i, (low, high) in enumerate(pairwise(_VERDICT_SCORES)):
        if points <= high:
            return (i + max(0.0, (points - low) / (high - low))) / 4
    return 1.0


def _point_at(share: float, r: float) -> tuple[float, float]:
    angle = pi * (1 - share)
    return r * cos(angle), -r * sin(angle)


def _arc(start: float, end: float, outer: float, inner: float) -> str:
    (ax, ay), (bx, by) = _point_at(start, outer), _point_at(end, outer)
    (cx, cy), (dx, dy) = _point_at(end, inner), _point_at(start, inner)
    out = f"A{num(outer)} {num(outer)} 0 0 1 {num(bx)} {num(by)}"
    back = f"A{num(inner)} {num(inner)} 0 0 0 {num(dx)} {num(dy)}"
    return f"M{num(ax)} {num(ay)}{out}L{num(cx)} {num(cy)}{back}Z"


@part
def dial(x: float, y: float, r: float, low: int, middle: int, high: int) -> Tree:
    """Return the dial above x,y: needle at `middle`, and an arc from `low` to `high`."""
    zones = [
        h("path", {"class": f"pp-zone-{kind}", "d": _arc(i / 4, (i + 1) / 4, r, r * 0.62)})
        for i, kind in enumerate(_VERDICTS)
    ]
    turned = f"rotate({num(180 * dial_share(middle))})"
    (ax, ay), (bx, by) = _point_at(dial_share(low), r * 0.54), _point_at(dial_share(high), r * 0.54)
    bow = num(r * 0.54)
    swing = f"M{num(ax)} {num(ay)}A{bow} {bow} 0 0 1 {num(bx)} {num(by)}"
    return h(
        "g",
        {"class": "pp-dial", "transform": f"translate({num(x)} {num(y)})"},
        zones,
        h("path", {"class": "pp-swing", "d": swing, "stroke-width": num(r * 0.06)})
        if low != high
        else None,
        h("path", {"class": "pp-needle", "d": f"M0 0H{num(-r * 0.86)}", "transform": turned,
                   "stroke-width": num(r * 0.075)}),
        h("circle", {"class": "pp-hub", "r": num(r * 0.11)}),
    )  # fmt: skip
