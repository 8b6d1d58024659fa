"""Pieces of this game: badges, tokens, action points, and the house of parliament."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.lettering import fit_line, width
from hustings.draw.pieces import coin, outline, pill, tick, token
from hustings.draw.tree import HIT, h, num, part
from hustings.games.poll_position.cards import PERSONNEL_SHORTAGE
from hustings.games.poll_position.view.card_signs import card_sign
from hustings.games.poll_position.view.layout import LETTERS, layout


def rect(box: Box, kind: str, rx: float = 0, dx: float = 0, dy: float = 0) -> Tree:
    """Return a rectangle, moved by dx,dy."""
    at = {"x": num(box.x + dx), "y": num(box.y + dy), "width": num(box.w), "height": num(box.h)}
    return h("rect", {"class": kind, **at, "rx": num(rx) if rx else None})


def hit_area(box: Box, kind: str, rx: float = 0) -> Tree:
    """Return a rectangle that is not seen and only catches presses."""
    tag, attrs, children = rect(box, kind, rx)
    return [tag, attrs | {HIT: ""}, children]


_TYPE_SIGNS: Final = (
    "M-5.5 -5.5h11v11h-11z",
    "M0 -6.5L6.5 5.5H-6.5Z",
    "M-6 0a6 6 0 1 1 12 0a6 6 0 1 1-12 0z",
)
"""By type: a square for urban, a triangle for rural, a circle for remote."""


def type_sign(kind: int, x: float, y: float, scale: float) -> Tree:
    """Return the sign of a type of district."""
    return outline(_TYPE_SIGNS[kind], x, y, scale, "pp-sign")


@part
def badge(x: float, y: float, unserved: str, shape: int) -> Tree:
    """Return a pill with the number of unserved voters, a green tick for "". x: the right end."""
    if unserved:
        return right_aligned_pill(x, y, unserved, "", shape)
    r = 7 if layout(shape).tall else 9
    return tick(x - r, y, r)


def columns(box: Box, widths: Sequence[float]) -> list[Box]:
    """Return a column of a box for each width, with an equal part of what is left."""
    spare = (box.w - sum(widths)) / len(widths)
    ends = accumulate(wide + spare for wide in widths)
    return [
        Box(box.x + end - wide - spare, box.y, wide + spare, box.h)
        for wide, end in zip(widths, ends, strict=True)
    ]


def board_line(kind: str, x: float, y: float, caption: str, room: float, shape: int) -> Tree:
    """Return a text no wider than a room. kind: begins with one of LETTERS; shape: of a layout."""
    letters = LETTERS[kind.split(maxsplit=1)[0]][layout(shape).tall]
    return fit_line(kind, x, y, caption, room, letters)


_LONG_LETTERS: Final = 8
"""Letters of a pill that gets less padding on a tall board."""


@part
def right_aligned_pill(x: float, y: float, caption: str, kind: str, shape: int) -> Tree:
    """Return a pill whose right end is at x."""
    size, wide = layout(shape).text, pill_width(caption, shape)
    return pill(x - wide / 2, y, 1.36 * size, caption, kind, wide, size)


def pill_width(caption: str, shape: int) -> float:
    """Return the width of a right-aligned pill."""
    around = 11 if not layout(shape).tall else 6 if len(caption) < _LONG_LETTERS else 3.5
    return width(caption) * layout(shape).text + around


@part
def effect_token(card: int, x: float, y: float, r: float, caption: str, means: str) -> Tree:
    """Return the token of a lasting effect with a short text, or with the card's sign."""
    sign = None if caption else card_sign(card, x, y, 1.25 * r)
    return h(
        "g",
        {"class": "pp-effect", "role": "img", "aria-label": means},
        h("title", {}, means),
        token("circle", x, y, r, caption, "", 14.5 if r > 9 else 11.5, sign),
    )


def shortage_token(x: float, y: float, r: float, means: str) -> Tree:
    """Return the token of a personnel shortage in a region."""
    return effect_token(PERSONNEL_SHORTAGE, x, y, r, "", means)


STAR: Final = "M0-5l1.5 3.1 3.4.5-2.5 2.4.6 3.4-3-1.6-3 1.6.6-3.4-2.5-2.4 3.4-.5z"
"""A star around 0,0, 11 units wide."""


@part
def action_point(x: float, y: float, r: float, spent: bool) -> Tree:
    """Return the coin of an action point, or a hollow when it is spent."""
    if spent:
        return h("circle", {"class": "pp-hollow", "cx": num(x), "cy": num(y), "r": num(r)})
    move = f"translate({num(x)} {num(y)}) scale({num(r / 8)})"
    return coin(x, y, r, face=h("path", {"class": "pp-star", "d": STAR, "transform": move}))


CAPS: Final = 5
"""Colours of the voters' caps."""
HEAD_RISE: Final = 0.7
"""Height of the middle of a head above the ballot, as a share of the head's radius."""


def voter(x: float, top: float, r: float, nth: int, rise: float = HEAD_RISE) -> list[Tree]:
    """Return the head of a voter with a cap, behind a ballot whose upper edge is around x,top.

    r: the radius. nth: gives the colours. rise: as HEAD_RISE.
    """
    y = top - rise * r
    cap = f"M{num(x - r)} {num(y - 0.1 * r)}a{num(r)} {num(1.15 * r)} 0 0 1 {num(2 * r)} 0z"
    return [
        h("circle", {"class": f"pp-face-{nth % CAPS}", "cx": num(x), "cy": num(y), "r": num(r)}),
        h("path", {"class": "pp-cap", "d": cap}),
    ]


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
