"""Where things stand on the board: the map, and beside or above it score, borders left, votes.

One table for a wide room, one for a tall one; lengths are units of the board's drawing, of which
one is about a pixel on a desktop (wide) or a phone (tall).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.draw.lettering import Lettering


class Box(NamedTuple):
    """A rectangle on the board."""

    x: float
    y: float
    width: float
    height: float


class Layout(NamedTuple):
    """Where things stand.

    width, height: of the whole board. x, y, scale: where the middle of the map lies, and how large
    a unit of the map is. name, slip: type sizes on the map, in its own units; far: names of
    counties show when the map is looked at closely only, and letters name its rows. plates: one for
    each party. tray: the borders left. votes: those not yet in a district, the cut that is looked
    at, the result. key: what the signs mean. lines: as in a wide room, with room for whole lines.
    """

    width: float
    height: float
    x: float
    y: float
    scale: float
    name: float
    slip: float
    plates: tuple[Box, ...]
    tray: Box
    votes: Box
    key: Box | None
    far: bool = False
    lines: bool = True


def _wide(
    at: tuple[float, float, float],
    sizes: tuple[float, float],
    plates: tuple[float, float, float, float],
    *boxes: tuple[float, float, float, float],
) -> Layout:
    """Return a wide layout. at: the map's x, y, scale; sizes: of names and slips.

    plates: the first one, of as many as there is room for above the tray; boxes: tray, votes, key.
    """
    tray, votes, key = (Box(*box) for box in boxes)
    x, width, height, gap = plates
    count = int((tray.y - 2) / (height + gap))
    stack = tuple(Box(x, 2 + (height + gap) * i, width, height) for i in range(count))
    return Layout(880, 604, *at, *sizes, stack, tray, votes, key)


def _tall(
    count: int,
    at: tuple[float, float, float],
    sizes: tuple[float, float],
    strip: float,
    foot: tuple[float, float],
    *,
    far: bool,
) -> Layout:
    """Return a tall layout. strip: how high its plates are; foot: top and end of tray and votes."""
    width = (342 - 4 * (count - 1)) / count
    plates = tuple(Box(1 + (width + 4) * i, 1, width, strip) for i in range(count))
    top, low = foot
    tray, votes = Box(1, top, 98, low - top), Box(102, top, 241, low - top)
    return Layout(344, low, *at, *sizes, plates, tray, votes, None, far=far, lines=False)


WIDE: Final = {
    2: _wide(
        (326, 297.5, 2.62),
        (6, 7),
        (571, 308, 82, 7),
        (653, 200, 226, 80),
        (653, 292, 226, 136),
        (580, 446, 300, 156),
    ),
    3: _wide(
        (294, 301, 2.08),
        (7, 7.4),
        (595, 284, 84, 8),
        (595, 284, 284, 62),
        (595, 354, 284, 132),
        (596, 496, 284, 106),
    ),
    4: _wide(
        (270, 301, 1.71),
        (7.1, 8.5),
        (549, 330, 70, 7),
        (549, 316, 330, 56),
        (549, 380, 330, 124),
        (550, 512, 330, 90),
    ),
}
"""Parties in play -> where things stand in a wide room."""

TALL: Final = {
    2: _tall(2, (172, 204, 1.385), (7.95, 7.95), 44, (364, 412), far=False),
    3: _tall(3, (176.5, 211, 1.185), (6, 9.6), 40, (384, 428), far=True),
    4: _tall(4, (176, 222, 1.065), (6, 10.9), 38, (406, 440), far=True),
}
"""The same for a tall room."""


LETTERS: Final = {
    "gm-title": (Lettering(18, 13, "display"), Lettering(13, 11.5)),
    "gm-less": (Lettering(14.5, 12, "text"), Lettering(12, 11.5, "text")),
    "gm-said": (Lettering(15, 12), Lettering(15, 12)),
}
"""Letters of texts by class in a wide room and in a tall one, as the style sheet has them."""


def layout(parties: int, *, tall: bool) -> Layout:
    """Return where things stand."""
    return (TALL if tall else WIDE)[parties]
