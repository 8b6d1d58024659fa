"""What lies on boards: coins, tokens, cards, ballots, stamps, rosettes, pills, bars, ribbons.

One look for all: a face and, a little below it, a darker edge, for pieces are thick and the light
comes from above. `kind`: class names that colour a piece. A seat's does, as does any that sets
--piece, and --piece-ink for what is written on it (see "Pieces" in style.css).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Any, Final

from hustings.core.protocols import Tree
from hustings.draw.marker import shape
from hustings.draw.tree import Child, cls, h, num, part, points

CAPITAL: Final = 0.36
"""Half the height of a capital or figure, as a part of the size of its letters."""
TEETH: Final = 18
"""Folds of a rosette's frill."""


def coin(
    x: float,
    y: float,
    r: float,
    said: str = "",
    kind: str = "",
    size: float = 0,
    face: Child = None,
) -> Tree:
    """Return a coin around x,y: gold, unless its kind has a colour; --rim colours its ring.

    size: of its letters, where another than usual is wanted. face: drawn on it instead of letters.
    """
    return _coin(x, y, r, kind, face) if face is not None else _struck(x, y, r, said, kind, size)


@part
def _struck(x: float, y: float, r: float, said: str, kind: str, size: float) -> Tree:
    return _coin(x, y, r, kind, _said(said, x, y, size or 1.05 * r))


def _coin(x: float, y: float, r: float, kind: str, face: Child) -> Tree:
    at: dict[str, Any] = {"cx": num(x), "r": num(r)}
    rim = {"cx": num(x), "cy": num(y), "r": num(0.82 * r), "stroke-width": num(0.08 * r)}
    return _piece(
        "coin",
        kind,
        h("circle", {"class": "piece-edge", **at, "cy": num(y + 0.16 * r)}),
        h("circle", {"class": "piece-face", **at, "cy": num(y)}),
        h("circle", {"class": "piece-rim", **rim}),
        face,
    )


@part
def token(
    figure: str, x: float, y: float, r: float, said: str = "", kind: str = "", size: float = 0
) -> Tree:
    """Return a wooden token of a seat's shape (draw.look.SHAPES) around x,y."""
    drop = 0.14 * r if figure == "triangle" else 0
    return _piece(
        "token",
        kind,
        shape(figure, x, y + 0.18 * r, r, **{"class": "piece-edge"}),
        shape(figure, x, y, r, **{"class": "piece-face"}),
        _said(said, x, y + drop, size or 1.15 * r),
    )


@part
def card(
    x: float, y: float, w: float, high: float, kind: str = "", rx: float = 5, thick: float = 2.5
) -> Tree:
    """Return a card, a tile, a plate or a sheet, its upper left corner at x,y; nothing is on it.

    thick: how far its edge is seen below it.
    """
    return _piece("card", kind, _slab(x, y, w, high, rx, thick))


@part
def ballot(x: float, y: float, w: float, high: float, said: str = "", kind: str = "") -> Tree:
    """Return a ballot, its upper left corner at x,y: what it says, or a cross in a ring."""
    cx, cy, r = x + w / 2, y + high / 2, min(w, high) * 0.26
    ring = {"class": "piece-line", "cx": num(cx), "cy": num(cy), "r": num(1.3 * r)}
    marked = [
        h("circle", ring) if r > 5 else None,
        h("path", {"class": "piece-cross", "d": _cross(cx, cy, 0.9 * r)}),
    ]
    face = _said(said, cx, cy, min(w, high) * 0.7) if said else marked
    return _piece("ballot", kind, _slab(x, y, w, high, 1.5, 1.4), face)


def _cross(x: float, y: float, r: float) -> str:
    far = num(2 * r)
    return f"M{num(x - r)} {num(y - r)}l{far} {far}m0 -{far}l-{far} {far}"


@part
def stamp(x: float, y: float, w: float, high: float, said: str, kind: str = "") -> Tree:
    """Return what a rubber stamp leaves around x,y: words in a frame, not quite level."""
    frame = {"x": num(-w / 2), "y": num(-high / 2), "width": num(w), "height": num(high)}
    turn = f"translate({num(x)} {num(y)}) rotate(-6)"
    return h(
        "g",
        {"class": cls("piece piece-stamp", kind), "transform": turn},
        h("rect", {"class": "piece-print", **frame, "rx": num(high * 0.16)}),
        _said(said, 0, 0, 0.6 * high),
    )  # fmt: skip


@part
def rosette(x: float, y: float, r: float, said: str = "", kind: str = "") -> Tree:
    """Return a winner's rosette around x,y with its two tails below."""
    tails = f"M{num(-0.5 * r)} 0L{num(-0.85 * r)} {num(2 * r)}l{num(0.42 * r)} {num(-0.32 * r)}"
    tails += f"l{num(0.3 * r)} {num(0.42 * r)}L0 {num(0.6 * r)}l{num(0.13 * r)} {num(1.5 * r)}"
    tails += f"l{num(0.3 * r)} {num(-0.42 * r)}l{num(0.42 * r)} {num(0.32 * r)}L{num(0.5 * r)} 0z"
    frill = points(
        (rim * cos(i * pi / TEETH), rim * sin(i * pi / TEETH))
        for i in range(2 * TEETH)
        for rim in ((r, 0.86 * r)[i % 2],)
    )
    return h(
        "g",
        {"class": cls("piece piece-rosette", kind), "transform": f"translate({num(x)} {num(y)})"},
        h("path", {"class": "piece-edge", "d": tails}),
        h("polygon", {"class": "piece-face", "points": frill}),
        h("circle", {"class": "piece-heart", "r": num(0.62 * r)}),
        h("g", {"class": "piece-on-heart"}, _said(said, 0, 0, 0.62 * r)) if said else None,
    )


@part
def pill(x: float, y: float, high: float, said: str, kind: str = "", w: float = 0) -> Tree:
    """Return a badge around x,y: a few letters on a coloured ground, as wide as they need or w."""
    size = 0.74 * high
    w = w or room(said) * size + 0.8 * high
    ground = _rect(x - w / 2, y - high / 2, w, high, high / 2, "piece-face")
    return _piece("pill", kind, ground, _said(said, x, y, size))


def room(said: str) -> float:
    """Return about how wide bold letters are, in their size; a little more rather than less."""
    return sum(0.36 if each in " .,:;’'!|iljtfr1" else 0.95 if each in "mwMW" else 0.64
               for each in said)  # fmt: skip


@part
def tick(x: float, y: float, r: float, kind: str = "") -> Tree:
    """Return a disc with a tick around x,y: this is as it should be."""
    way = f"M{num(x - 0.5 * r)} {num(y)}l{num(0.38 * r)} {num(0.4 * r)}"
    way += f"l{num(0.62 * r)} {num(-0.78 * r)}"
    disc = h("circle", {"class": "piece-face", "cx": num(x), "cy": num(y), "r": num(r)})
    return _piece("tick", kind, disc, h("path", {"class": "piece-check", "d": way}))


@part
def ribbon(x: float, y: float, w: float, high: float, said: str = "", kind: str = "") -> Tree:
    """Return a ribbon around x,y with a swallow's tail at either end, w wide with both."""
    tail, fold, half = 0.7 * high, 0.35 * high, high / 2
    ends = [
        f"M{num(x + s * (w / 2 - tail - fold))} {num(y - half + 0.22 * high)}"
        f"H{num(x + s * w / 2)}l{num(-s * fold)} {num(half)}l{num(s * fold)} {num(half)}"
        f"H{num(x + s * (w / 2 - tail - fold))}z"
        for s in (-1, 1)
    ]
    body = {"x": num(x - w / 2 + tail), "y": num(y - half), "width": num(w - 2 * tail)}
    return _piece(
        "ribbon",
        kind,
        h("path", {"class": "piece-edge", "d": "".join(ends)}),
        h("rect", {"class": "piece-face", **body, "height": num(high)}),
        _said(said, x, y, 0.62 * high),
    )


Shares = tuple[tuple[str, int], ...]
"""Kind and size of each share of a bar."""


@part
def bar(
    x: float, y: float, w: float, high: float, parts: Shares, whole: int, goal: int = 0
) -> Tree:
    """Return a bar whose upper left corner is x,y: shares of a whole side by side, the rest free.

    A share wide enough says its number. goal: where a mark stands across the bar, 0 for none.
    """
    drawn: list[Child] = [_rect(x, y, w, high, 3, "piece-free")]
    left = x
    for kind, n in parts:
        wide = w * n / whole
        says = str(n) if wide > 0.6 * high * len(str(n)) + 4 else ""
        share = [_rect(left, y, wide, high, 0, "piece-face"),
                 _said(says, left + wide / 2, y + high / 2, 0.74 * high)]  # fmt: skip
        drawn.append(h("g", {"class": cls("piece", kind)}, share) if n else None)
        left += wide
    at = x + w * goal / whole
    mark = f"M{num(at)} {num(y - 3)}V{num(y + high + 3)}"
    rim = _rect(x, y, w, high, 3, "piece-frame")
    return h("g", {"class": "piece-bar"}, drawn, rim,
             h("path", {"class": "piece-goal", "d": mark}) if goal else None)  # fmt: skip


@part
def outline(d: str, x: float, y: float, scale: float, kind: str, middle: float = 0) -> Tree:
    """Return a line drawn elsewhere around middle,middle, with that at x,y and so much larger."""
    move = f"translate({num(x - middle * scale)} {num(y - middle * scale)}) scale({num(scale)})"
    return h("path", {"class": kind, "d": d, "transform": move})


# What they are made of ---------------------------------------------------------------------


def _piece(name: str, kind: str, *parts: Child) -> Tree:
    return h("g", {"class": cls("piece", f"piece-{name}", kind)}, *parts)


def _slab(x: float, y: float, w: float, high: float, rx: float, thick: float) -> Sequence[Tree]:
    return (
        _rect(x, y + thick, w, high, rx, "piece-edge"),
        _rect(x, y, w, high, rx, "piece-face"),
    )


def _rect(x: float, y: float, w: float, high: float, rx: float, kind: str) -> Tree:
    at = {"x": num(x), "y": num(y), "width": num(w), "height": num(high)}
    return h("rect", {"class": kind, **at, "rx": num(rx) if rx else None})


def _said(said: str, x: float, y: float, size: float) -> Tree | None:
    """Return a few letters around x,y; None for none."""
    if not said:
        return None
    at = {"x": num(x), "y": num(y + CAPITAL * size), "style": f"font-size:{num(size)}px"}
    return h("text", {"class": "piece-said", **at}, said)
