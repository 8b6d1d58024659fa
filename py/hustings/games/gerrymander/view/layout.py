"""Positions and sizes on the board, for wide and for tall screens.

A unit is about a pixel on a desktop (wide) or on a phone (tall).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.draw.box import Box
from hustings.draw.lettering import Lettering


class Layout(NamedTuple):
    """The layout of a board.

    width, height: of the whole board. x, y, scale: centre of the map, and size of its units. name,
    slip: font sizes on the map, in its units. far: county names show in a zoomed map only, and
    letters name its rows. plates: by party. tray: the borders left. votes: the open votes, the
    preview of a cut, the result. key: the legend. lines: whether there is room for whole lines.
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
    """Return a wide layout. at: x, y, scale of the map. sizes: fonts of names and slips.

    plates: x, width, height and gap; they fill the room above the tray. boxes: tray, votes, key.
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
    """Return a tall layout. strip: height of the plates. foot: top and bottom of tray and votes."""
    width = (342 - 4 * (count - 1)) / count
    plates = tuple(Box(1 + (width + 4) * i, 1, width, strip) for i in range(count))
    top, low = foot
    tray, votes = Box(1, top, 98, low - top), Box(102, top, 241, low - top)
    return Layout(344, low, *at, *sizes, plates, tray, votes, None, far=far, lines=False)


WIDE_LAYOUTS: Final = {
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
"""Layouts for wide screens, by number of parties."""

TALL_LAYOUTS: Final = {
    2: _tall(2, (172, 204, 1.385), (7.95, 7.95), 44, (364, 412), far=False),
    3: _tall(3, (176.5, 211, 1.185), (6, 9.6), 40, (384, 428), far=True),
    4: _tall(4, (176, 222, 1.065), (6, 10.9), 38, (406, 440), far=True),
}
"""Layouts for tall screens, by number of parties."""


LETTERS: Final = {
    "gm-title": (Lettering(18, 13, "display"), Lettering(13, 11.5)),
    "gm-less": (Lettering(14.5, 12, "text"), Lettering(12, 11.5, "text")),
    "gm-said": (Lettering(15, 12), Lettering(15, 12)),
}
"""Letters of texts by class in a wide room and in a tall one, as the style sheet has them."""


def layout(parties: int, *, tall: bool) -> Layout:
    """Return the layout for a number of parties."""
    return (TALL_LAYOUTS if tall else WIDE_LAYOUTS)[parties]
