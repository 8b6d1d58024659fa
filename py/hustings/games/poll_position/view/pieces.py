"""Pieces of this game: plaques, ballots, badges, tokens, coins, and the house of parliament.

Each has thickness: a darker shape a little below it. Light comes from above.
"""

from __future__ import annotations

from typing import Final

from hustings.core.protocols import Tree
from hustings.draw.pieces import outline
from hustings.draw.tree import Child, cls, h, num, part
from hustings.games.poll_position.cards import PERSONNEL_SHORTAGE
from hustings.games.poll_position.view.layout import Box, layout
from hustings.games.poll_position.view.sign import card_sign


def rect(box: Box, kind: str, rx: float = 0, dx: float = 0, dy: float = 0) -> Tree:
    """Return a rectangle, moved by dx,dy."""
    at = {"x": num(box.x + dx), "y": num(box.y + dy), "width": num(box.w), "height": num(box.h)}
    return h("rect", {"class": kind, **at, "rx": num(rx) if rx else None})


@part
def plate(box: Box, thick: float, rx: float) -> Tree:
    """Return a plaque without anything on it: its edge below, its face above."""
    return h("g", {}, rect(box, "pp-edge", rx, dy=thick), rect(box, "pp-tile", rx))


_SIGNS: Final = (
    "M-5.5 -5.5h11v11h-11z",
    "M0 -6.5L6.5 5.5H-6.5Z",
    "M-6 0a6 6 0 1 1 12 0a6 6 0 1 1-12 0z",
)
"""A square is urban, a triangle rural, a circle remote."""


def type_sign(kind: int, x: float, y: float, scale: float) -> Tree:
    """Return the sign of a type of district."""
    return outline(_SIGNS[kind], x, y, scale, "pp-sign")


@part
def ballot(x: float, y: float, face: str, kind: str, wide: float, high: float) -> Tree:
    """Return a ballot whose upper left corner is x,y: its number, or face down a cross."""
    box = Box(x, y, wide, high)
    size = min(14.5, high * 0.78)
    mark: Child
    if face:
        at = {"x": num(x + wide / 2), "y": num(y + high / 2 + 0.36 * size), "font-size": num(size)}
        mark = h("text", at, face)
    else:
        x, y, r = x + wide / 2, y + high / 2, wide * 0.24
        side = num(2 * r)
        cross = f"M{num(x - r)} {num(y - r)}l{side} {side}m0 -{side}l-{side} {side}"
        mark = h("path", {"class": "pp-cross-mark", "d": cross})
    return h("g", {"class": f"pp-ballot {kind}"}, rect(box, "pp-paper", 1.5), mark)


@part
def badge(x: float, y: float, short: int, shape: int) -> Tree:
    """Return a green tick, or how many voters are more than are served. x: its right end."""
    if short:
        return pill(x, y, f"{short} short", "pp-bad", shape)
    r = 7 if layout(shape).tall else 9
    down, up = f"l{num(0.4 * r)} {num(0.42 * r)}", f"l{num(0.65 * r)} {num(-0.8 * r)}"
    tick = f"M{num(x - 1.5 * r)} {num(y)}{down}{up}"
    return h(
        "g",
        {"class": "pp-badge pp-good"},
        h("circle", {"cx": num(x - r), "cy": num(y), "r": num(r)}),
        h("path", {"d": tick}),
    )


@part
def pill(x: float, y: float, said: str, kind: str, shape: int) -> Tree:
    """Return a few bold letters on a coloured ground that ends at x."""
    size = layout(shape).text
    wide = letters(said) * size + (6 if layout(shape).tall else 11)
    box = Box(x - wide, y - size * 0.68, wide, size * 1.36)
    text = {"x": num(x - wide / 2), "y": num(y + 0.355 * size)}
    return h(
        "g",
        {"class": cls("pp-badge", kind)},
        rect(box, "pp-pill", box.h / 2),
        h("text", text, said),
    )


def letters(said: str) -> float:
    """Return about how wide bold words are, in heights of their letters."""
    return sum(0.3 if letter in " .,:’'iltfjr" else 0.9 if letter in "mwMW" else 0.62
               for letter in said)  # fmt: skip


def wrapped(text: str, most: int) -> list[str]:
    """Return a sentence in lines of about so many letters."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + len(word) >= most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


@part
def token(card: int, x: float, y: float, r: float, said: str, means: str) -> Tree:
    """Return the round token of what an event has left for good: a few signs, or its picture."""
    inner = (
        h("text", {"x": num(x), "y": num(y + 0.38 * r)}, said)
        if said
        else card_sign(card, x, y, 1.25 * r)
    )
    return h(
        "g",
        {"class": "pp-token", "role": "img", "aria-label": means},
        h("title", {}, means),
        h("circle", {"class": "pp-edge", "cx": num(x), "cy": num(y + 1.6), "r": num(r)}),
        h("circle", {"class": "pp-coin", "cx": num(x), "cy": num(y), "r": num(r)}),
        inner,
    )


def shortage_token(x: float, y: float, r: float, means: str) -> Tree:
    """Return the token of a region that is short of personnel."""
    return token(PERSONNEL_SHORTAGE, x, y, r, "", means)


_STAR: Final = "M0-5l1.5 3.1 3.4.5-2.5 2.4.6 3.4-3-1.6-3 1.6.6-3.4-2.5-2.4 3.4-.5z"


@part
def coin(x: float, y: float, r: float, spent: bool) -> Tree:
    """Return the coin of an action point; spent, only the hollow where it lay."""
    if spent:
        return h("circle", {"class": "pp-hollow", "cx": num(x), "cy": num(y), "r": num(r)})
    return h(
        "g",
        {"class": "pp-ap"},
        h("circle", {"class": "pp-edge", "cx": num(x), "cy": num(y + 2), "r": num(r)}),
        h("circle", {"class": "pp-coin", "cx": num(x), "cy": num(y), "r": num(r)}),
        h("path", {"d": _STAR, "transform": f"translate({num(x)} {num(y)}) scale({num(r / 8)})"}),
    )


_HOUSE: Final = (
    "M2 60V34l4-5 4 5h14l4-6 4 6h6V17l4-6 1-9h2l1 9 4 6v17h6l4-6 4 6h14l4-5 4 5v26zM0 60h86v4H0z"
)
_WINDOWS: Final = (
    "M6 40h4v14H6zM15 40h4v14h-4zM25 40h4v14h-4zM33 42h4v12h-4zM51 42h4v12h-4zM59 40h4v14h-4z"
    "M69 40h4v14h-4zM78 40h4v14h-4zM42 21a2.5 2.5 0 1 1 4 0a2.5 2.5 0 1 1-4 0"
    "M41 60V47q3-5 6 0v13z"
)


@part
def parliament(x: float, y: float, scale: float) -> Tree:
    """Return the house of parliament, 86 by 64 units, from its upper left corner."""
    move = f"translate({num(x)} {num(y)}) scale({num(scale)})"
    return h(
        "g",
        {"class": "pp-house", "transform": move},
        h("path", {"d": _HOUSE}),
        h("path", {"class": "pp-windows", "d": _WINDOWS}),
    )
