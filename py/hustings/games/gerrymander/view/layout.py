"""Positions and sizes on the board, for wide and for tall screens.

A unit is about a pixel on a desktop (wide) or on a phone (tall).
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from hustings.core.hexgrid import corners
from hustings.draw.box import Box
from hustings.draw.hexboard import spot
from hustings.draw.lettering import MIN_WIDE_LETTERS, Lettering
from hustings.games.gerrymander.board import Board
from hustings.games.gerrymander.outlines import BOOK


class Layout(NamedTuple):
    """The layout of a board.

    width, height: of the whole board. x, y, scale: centre of the map, and size of its units. name,
    slip: font sizes on the map, in its units. far: county names show in a zoomed map only, and
    letters name its rows. plates: by party. tray: the borders left. votes: the open votes, the
    preview of a cut, the result. key: the legend. lines: whether there is room for whole lines.
    title: the title block of a map with a name.
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
    title: Box | None = None


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
    "gm-title": (Lettering(18, MIN_WIDE_LETTERS, "display"), Lettering(13, 11.5)),
    "gm-less": (Lettering(14.5, MIN_WIDE_LETTERS, "text"), Lettering(12, 11.5, "text")),
    "gm-said": (Lettering(15, MIN_WIDE_LETTERS), Lettering(15, 12)),
}
"""Letters of texts by class in a wide room and in a tall one, as the style sheet has them."""


_TITLE_HEIGHT: Final = 44
"""Height of a title block and of the zoom buttons, which stand beside it below the map."""
_LETTER_PX: Final = 11.01
"""Least height of letters on the screen of a phone, in pixels."""
_PHONE_HEIGHT: Final = 418
"""Height of a board on a phone, in pixels: a higher one is drawn smaller."""
_GAP: Final = 2
_WIDER_TRAY: Final = 14
"""By how much the tray is wider below a title block, as such a board is drawn smaller on phones."""
_RIM_WIDTH: Final = 1.7
_SHEET_EDGE: Final = 5.7
"""Room for the rim's line, and below the map for the visible edge of its card."""


@cache
def layout(parties: int, land: Board, *, tall: bool) -> Layout:
    """Return the layout for a number of parties and their board."""
    plan = (TALL_LAYOUTS if tall else WIDE_LAYOUTS)[parties]
    if land.outline == BOOK:
        return plan
    return _tall_named(plan, land) if tall else _wide_named(plan, land)


def _wide_named(plan: Layout, land: Board) -> Layout:
    """Return the layout with the map left of all parts, and its title block below it."""
    low = plan.height - _TITLE_HEIGHT - 6
    title = Box(300, plan.height - _TITLE_HEIGHT - 2, 264, _TITLE_HEIGHT)
    return _fitted(plan, land, Box(2, 2, 562, low - 2))._replace(title=title)


def _tall_named(plan: Layout, land: Board) -> Layout:
    """Return the layout with the title block between the map and the tray, which moves down.

    Plates and tray are as low as on the boards for more parties, so that the map is not smaller.
    """
    plates = tuple(box._replace(h=TALL_LAYOUTS[3].plates[0].h) for box in plan.plates)
    foot = TALL_LAYOUTS[3].tray.h
    top = plates[0].bottom + _GAP
    fitted = _fitted(plan, land, Box(1, top, 342, plan.tray.y - _GAP - top))
    end = fitted.y + (extent(land).bottom + _SHEET_EDGE) * fitted.scale
    title = Box(76, end + _GAP, 192, _TITLE_HEIGHT - 2)
    down = title.bottom + _GAP - plan.tray.y
    tray, votes = (box._replace(y=box.y + down, h=foot) for box in (plan.tray, plan.votes))
    tray = tray._replace(w=tray.w + _WIDER_TRAY)
    votes = votes._replace(x=votes.x + _WIDER_TRAY, w=votes.w - _WIDER_TRAY)
    taller = fitted._replace(height=tray.bottom, plates=plates, title=title, tray=tray, votes=votes)
    letters = _LETTER_PX * max(1.0, taller.height / _PHONE_HEIGHT) / taller.scale
    return taller._replace(name=letters, slip=letters)


def _fitted(plan: Layout, land: Board, room: Box) -> Layout:
    """Return the layout with a map as large as its room allows, at the top of it.

    Names and slips keep their size on the screen.
    """
    size = extent(land)
    wide, high = size.w + 2 * _RIM_WIDTH, size.h + _RIM_WIDTH + _SHEET_EDGE
    scale = min(room.w / wide, room.h / high)
    return plan._replace(
        x=room.cx - scale * size.cx,
        y=room.y - scale * (size.y - _RIM_WIDTH),
        scale=scale,
        name=plan.name * plan.scale / scale,
        slip=plan.slip * plan.scale / scale,
    )


def extent(land: Board) -> Box:
    """Return the box around a map, in its units."""
    spots = [spot(corner) for cell in land.cells for corner in corners(cell)]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, low = min(y for _, y in spots), max(y for _, y in spots)
    return Box(left, top, right - left, low - top)
