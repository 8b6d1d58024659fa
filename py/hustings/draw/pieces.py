"""Game pieces: coins, tokens, cards, ballots, stamps, rosettes, pills, bars, ribbons.

Each has a face and a darker edge a little below it, as if lit from above. said: the text on a
piece. kind: class names that colour it, such as a seat's or any that sets --piece, and --piece-ink
for the text (see "Pieces" in style.css).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, inf, pi, sin
from typing import Any, Final, NamedTuple

from hustings.core.protocols import Tree
from hustings.draw.lettering import Lettering, fit, squeeze, width
from hustings.draw.marker import shape
from hustings.draw.tree import Child, cls, h, num, part, points

HALF_CAPITAL: Final = 0.36
"""Half the height of a capital or digit, as a share of the font size."""
FOLDS: Final = 18
"""How many folds a rosette's frill has."""
MIN_SHRINK: Final = 0.78
"""The smallest scale of a text that does not fit on a piece."""


def coin(
    x: float,
    y: float,
    r: float,
    said: str = "",
    kind: str = "",
    size: float = 0,
    face: Child = None,
) -> Tree:
    """Return a coin around x,y: gold, unless its kind has a colour; --rim colours its rim.

    size: the font size, 0 for the default. face: drawn on it instead of text.
    """
    return _coin(x, y, r, kind, face) if face is not None else _struck(x, y, r, said, kind, size)


@part
def _struck(x: float, y: float, r: float, said: str, kind: str, size: float) -> Tree:
    return _coin(x, y, r, kind, written(said, x, y, size or 1.05 * r))


def _coin(x: float, y: float, r: float, kind: str, face: Child) -> Tree:
    rim = max(0.11 * r, 1)
    at: dict[str, Any] = {"class": "piece-face", "cx": num(x), "cy": num(y), "r": num(r - rim / 2)}
    return _piece(
        "coin",
        kind,
        h("circle", {"class": "piece-edge", "cx": num(x), "cy": num(y + 0.16 * r), "r": num(r)}),
        h("circle", at | {"stroke-width": num(rim)}),
        face,
    )


def token(
    figure: str,
    x: float,
    y: float,
    r: float,
    said: str = "",
    kind: str = "",
    size: float = 0,
    face: Child = None,
) -> Tree:
    """Return a wooden token of a seat's shape (draw.look.SHAPES) around x,y.

    size, face: as for `coin`.
    """
    if face is not None:
        return _token(figure, x, y, r, kind, face)
    return _lettered(figure, x, y, r, said, kind, size)


@part
def _lettered(figure: str, x: float, y: float, r: float, said: str, kind: str, size: float) -> Tree:
    low = 0.12 * r if figure == "triangle" and len(said) > 1 else 0
    return _token(figure, x, y, r, kind, written(said, x, y + low, size or 1.15 * r))


def _token(figure: str, x: float, y: float, r: float, kind: str, face: Child) -> Tree:
    return _piece(
        "token",
        kind,
        shape(figure, x, y + 0.16 * r, r, **{"class": "piece-edge"}),
        shape(figure, x, y, r, **{"class": "piece-face"}),
        face,
    )


@part
def card(
    x: float, y: float, w: float, high: float, kind: str = "", rx: float = 5, thick: float = 2.5
) -> Tree:
    """Return an empty card, tile, plate or sheet with its upper left corner at x,y.

    thick: the height of the visible edge below it.
    """
    return _piece("card", kind, _slab(x, y, w, high, rx, thick))


@part
def ballot(
    x: float, y: float, w: float, high: float, said: str = "", kind: str = "", size: float = 0
) -> Tree:
    """Return a ballot with its upper left corner at x,y: a text, or a cross in a ring."""
    cx, cy, r = x + w / 2, y + high / 2, min(w, high) * 0.26
    ring = {"class": "piece-line", "cx": num(cx), "cy": num(cy), "r": num(1.3 * r)}
    marked = [
        h("circle", ring) if r > 5 else None,
        h("path", {"class": "piece-cross", "d": _cross(cx, cy, 0.9 * r)}),
    ]
    face = written(said, cx, cy, size or min(w, high) * 0.7) if said else marked
    return _piece("ballot", kind, _slab(x, y, w, high, 1.5, 1.4), face)


def _cross(x: float, y: float, r: float) -> str:
    far = num(2 * r)
    return f"M{num(x - r)} {num(y - r)}l{far} {far}m0 -{far}l-{far} {far}"


def stamp(
    x: float,
    y: float,
    w: float,
    high: float,
    said: str,
    kind: str = "",
    size: float = 0,
    face: Child = None,
    free: float = 0,
    turn: float = -6,
) -> Tree:
    """Return the print of a rubber stamp around x,y: a text in a tilted frame.

    size: the font size. face: something else in the frame, drawn around 0,0. free: the width it
    takes before the text. turn: in degrees.
    """
    move = f"translate({num(x)} {num(y)}) rotate({num(turn)})"
    return h(
        "g",
        {"class": cls("piece piece-stamp", kind), "transform": move},
        h(
            "g",
            {"class": "piece-pressed"},
            _rect(-w / 2, -high / 2, w, high, min(0.16 * high, 5), "piece-print"),
            face,
            written(said, free / 2, 0, size or 0.6 * high, w - free - 4),
        ),
    )


@part
def rosette(x: float, y: float, r: float, said: str = "", kind: str = "", size: float = 0) -> Tree:
    """Return a winner's rosette around x,y with two tails below. size: the font size."""
    tails = f"M{num(-0.5 * r)} 0L{num(-0.85 * r)} {num(1.8 * r)}l{num(0.42 * r)} {num(-0.3 * r)}"
    tails += f"l{num(0.3 * r)} {num(0.36 * r)}L0 {num(0.6 * r)}l{num(0.13 * r)} {num(1.26 * r)}"
    tails += f"l{num(0.3 * r)} {num(-0.36 * r)}l{num(0.42 * r)} {num(0.3 * r)}L{num(0.5 * r)} 0z"
    frill = points(
        (rim * cos(i * pi / FOLDS), rim * sin(i * pi / FOLDS))
        for i in range(2 * FOLDS)
        for rim in ((r, 0.88 * r)[i % 2],)
    )
    return h(
        "g",
        {"class": cls("piece piece-rosette", kind), "transform": f"translate({num(x)} {num(y)})"},
        h(
            "g",
            {"class": "piece-pressed"},
            h("path", {"class": "piece-edge", "d": tails}),
            h("polygon", {"class": "piece-face", "points": frill}),
            h("circle", {"class": "piece-heart", "r": num((0.74 if said else 0.62) * r)}),
            written(said, 0, 0, size or 0.62 * r),
        ),
    )


@part
def pill(
    x: float,
    y: float,
    high: float,
    said: str,
    kind: str = "",
    w: float = 0,
    size: float = 0,
    figure: str = "",
    rx: float = 0,
    shrink: float = MIN_SHRINK,
) -> Tree:
    """Return a badge around x,y: a short text on a coloured ground, w wide or as wide as needed.

    size: the font size. figure: a seat's shape before the text. rx: the radius of the corners; as
    round as possible by default. shrink: see `written`.
    """
    size = size or 0.74 * high
    mark = 0.72 * size if figure else 0
    if mark and w:
        mark = max(0.6 * size, min(mark, w - (width(said) + 0.1) * size))
    text = min(room(said) * size, w - mark if w else inf)
    w = w or text + mark + 0.8 * high
    left = x - (text + mark) / 2
    sign = {"class": "piece-sign"}
    low = 0.08 * size if figure == "triangle" else 0
    return _piece(
        "pill",
        kind,
        _rect(x - w / 2, y - high / 2, w, high, rx or high / 2, "piece-face"),
        shape(figure, left + 0.3 * size, y + low, 0.3 * size, **sign) if figure else None,
        written(said, x + mark / 2, y, size, w - mark, shrink),
    )


def room(said: str) -> float:
    """Return the estimated width of bold text in multiples of the font size, rather too much."""
    return sum(0.36 if each in " .,:;’'!|iljtfr1" else 0.95 if each in "mwMW" else 0.64
               for each in said)  # fmt: skip


@part
def tick(x: float, y: float, r: float, kind: str = "") -> Tree:
    """Return a disc with a tick around x,y."""
    way = f"M{num(x - 0.5 * r)} {num(y)}l{num(0.38 * r)} {num(0.4 * r)}"
    way += f"l{num(0.62 * r)} {num(-0.78 * r)}"
    disc = h("circle", {"class": "piece-face", "cx": num(x), "cy": num(y), "r": num(r)})
    return _piece("tick", kind, disc, h("path", {"class": "piece-check", "d": way}))


def ribbon(
    x: float,
    y: float,
    w: float,
    high: float,
    said: str = "",
    kind: str = "",
    tail: float = 0,
    face: Child = None,
) -> Tree:
    """Return a ribbon around x,y with a swallow's tail at either end, w wide with both.

    tail: the visible width of each tail. face: drawn on it instead of text.
    """
    tail = tail or 0.7 * high
    fold, half = 0.5 * tail, high / 2
    ends = [
        f"M{num(x + s * (w / 2 - tail - fold))} {num(y - half + 0.22 * high)}"
        f"H{num(x + s * w / 2)}l{num(-s * fold)} {num(half)}l{num(s * fold)} {num(half)}"
        f"H{num(x + s * (w / 2 - tail - fold))}z"
        for s in (-1, 1)
    ]
    return _piece(
        "ribbon",
        kind,
        h("path", {"class": "piece-edge", "d": "".join(ends)}),
        _rect(x - w / 2 + tail, y - half, w - 2 * tail, high, 0, "piece-face"),
        face if face is not None else written(said, x, y, 0.62 * high, w - 2 * tail - 4),
    )


@part
def flag(x: float, y: float, w: float, high: float, kind: str = "") -> Tree:
    """Return a short ribbon without text, its upper left corner at x,y, notched at the right."""
    notch = 0.16 * high if high > 16 else 1.2  # a small one needs the space for text
    end = f"l{num(-notch)} {num(high / 2)}l{num(notch)} {num(high / 2)}"
    d = f"M{num(x)} {num(y)}h{num(w)}{end}h{num(-w)}z"
    return _piece("flag", kind, h("path", {"class": "piece-face", "d": d}))


class Share(NamedTuple):
    """A part of a bar. kind: class names that colour it. n: its size. said: its text, if it fits.

    printed: the id of a pattern over its colour. key: identifies it between drawings.
    """

    kind: str
    n: float
    said: str = ""
    printed: str = ""
    key: str | None = None


@part
def bar(
    x: float,
    y: float,
    w: float,
    high: float,
    parts: tuple[Share, ...],
    whole: float,
    goal: float = 0,
    rx: float = 3,
    gap: float = 0,
) -> Tree:
    """Return a bar with its upper left corner at x,y: shares of a whole side by side.

    goal: the value with a mark across the bar, 0 for none. rx: the radius of the corners. gap: the
    space between shares.
    """
    drawn: list[Child] = []
    left = x
    for share in parts:
        wide = max(0, min(w * share.n / whole, x + w - left))
        drawn.append(_share(share, left, y, wide, high))
        left += wide + gap
    mark = f"M{num(x + w * goal / whole)} {num(y - 3)}v{num(high + 6)}"
    return h(
        "g",
        {"class": "piece-bar"},
        _rect(x, y, w, high, rx, "piece-free"),
        drawn,
        _rect(x, y, w, high, rx, "piece-frame"),
        h("path", {"class": "piece-goal", "d": mark}) if goal else None,
    )


def _share(share: Share, x: float, y: float, w: float, high: float) -> list[Child]:
    """Return the ground of a share, its pattern and its text."""
    if w <= 0 and share.key is None:
        return []
    size = 0.74 * high
    fits = bool(share.said) and w > room(share.said) * size + 4
    ground = _rect(x, y, w, high, 0, f"piece piece-face {share.kind}")
    ground[1]["key"] = share.key
    over = _rect(x, y, w, high, 0, "piece-over")
    over[1]["fill"] = f"url(#{share.printed})"
    said = written(share.said, x + w / 2, y + high / 2, size) if fits else None
    return [
        h("rect", ground[1]),
        over if share.printed else None,
        h("g", {"class": cls("piece", share.kind)}, said) if said else None,
    ]


@part
def outline(d: str, x: float, y: float, scale: float, kind: str, middle: float = 0) -> Tree:
    """Return a path, drawn around middle,middle, scaled and moved to x,y."""
    move = f"translate({num(x - middle * scale)} {num(y - middle * scale)}) scale({num(scale)})"
    return h("path", {"class": kind, "d": d, "transform": move})


# Building blocks ---------------------------------------------------------------------


def _piece(name: str, kind: str, *parts: Child) -> Tree:
    return h("g", {"class": cls("piece", f"piece-{name}", kind)}, *parts)


def _slab(x: float, y: float, w: float, high: float, rx: float, thick: float) -> Sequence[Tree]:
    face = _rect(x, y, w, high, rx, "piece-face")
    return (_rect(x, y + thick, w, high, rx, "piece-edge"), face) if thick else (face,)


def _rect(x: float, y: float, w: float, high: float, rx: float, kind: str) -> Tree:
    at = {"x": num(x), "y": num(y), "width": num(w), "height": num(high)}
    return h("rect", {"class": kind, **at, "rx": num(rx) if rx else None})


def written(
    said: str, x: float, y: float, size: float, room: float = inf, shrink: float = MIN_SHRINK
) -> Tree | None:
    """Return a short text around x,y, for the `face` of a piece; None for no text.

    room: the width available; a wider text is made smaller. shrink: the smallest size of its
    letters, as a share of the usual one.
    """
    if not said:
        return None
    (said,), size = fit(said, room, Lettering(size, shrink * size))
    at = {"x": num(x), "y": num(y + HALF_CAPITAL * size), "style": f"font-size:{num(size)}px"}
    return h("text", {"class": "piece-said", **at, **squeeze(said, room, size)}, said)
