"""Positions and sizes on the wide board, on the tall board, and on the close-up of a region.

Wide: the map of Canada, with a plaque for each district and headquarters below the 49th parallel.
Tall: the regions as a grid of three by two below the Territories, on one screen of a phone.
Close-up: a sheet over the board with one region, large enough for a thumb.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hustings.draw.box import Box
from hustings.draw.lettering import MIN_WIDE_LETTERS, Lettering
from hustings.games.poll_position.board import (
    DISTRICTS,
    HQ,
    MARITIMES,
    ONTARIO,
    PACIFIC,
    PLACES,
    PRAIRIES,
    QUEBEC,
    REGION_OF,
    REGIONS,
    TERRITORIES,
    TYPE_OF,
)


class Plaque(NamedTuple):
    """The layout of one place.

    title: centre of the sign of its type, left of the name. dice, queue: areas of the dice and of
    the waiting voters. badge: right end and middle of the badge. opens, reaches: click areas for
    opening a site and for sending a voter to headquarters; plus, arrow: the buttons in them. On a
    wide board the line with the name and the badge opens the close-up instead.
    """

    box: Box
    title: tuple[float, float]
    dice: Box
    queue: Box
    badge: tuple[float, float]
    opens: Box
    reaches: Box
    plus: Box
    arrow: Box


class Layout(NamedTuple):
    """The layout of a board.

    heads: by region, the strip for its name and the markers there. cells: by region, the box with
    all its districts. strip: weeks and engagement. score: the parts of the forecast.
    mat: the active player. tray: position of a rolled die. dial: centre of the forecast's base
    and its radius. level: start of the engagement
    track. centre, scale: position and scale of scenes that fill the board. die, ballot, token:
    sizes of the pieces; head: radius of a voter's head above the ballot. text: main font size.
    sheet: upper left corner and scale of a close-up.
    """

    shape: int
    width: float
    height: float
    heads: tuple[Box, ...]
    cells: tuple[Box, ...]
    plaques: tuple[Plaque, ...]
    strip: Box
    score: Box
    mat: Box
    tray: tuple[float, float]
    centre: tuple[float, float]
    dial: tuple[float, float, float]
    level: tuple[float, float]
    scale: float
    die: float
    ballot: tuple[float, float]
    head: float
    token: float
    text: float
    sheet: tuple[float, float, float]

    @property
    def tall(self) -> bool:
        """Whether this is the board of a tall screen."""
        return self.shape == _TALL

    @property
    def closeup(self) -> bool:
        """Whether this is the close-up of a region."""
        return self.shape == _CLOSEUP

    @property
    def letter(self) -> float:
        """The approximate width of a letter."""
        return 0.58 * self.text


_WIDE, _TALL, _CLOSEUP = range(3)

# Wide -----------------------------------------------------------------------------------------

_COLUMN_X: Final = {PACIFIC: 10, PRAIRIES: 187, ONTARIO: 364, QUEBEC: 541, MARITIMES: 716}
_REGIONS_TOP: Final = 242
"""The y of the upper plaques of all regions."""
_PLAQUE_SIZE: Final = (154.0, 82.0)
_HEAD_WIDTH: Final = 172.0
"""Wider than the plaques below it, because some names are longer."""
_BUTTON_SIZE: Final = (67.0, 22.0)
_PLAQUE_PITCH: Final = 87.0


def _wide_box(place: int) -> Box:
    if place == HQ:
        return Box(8, 504, 334, 82)
    if place == DISTRICTS - 1:
        return Box(62, 120, 300, 58)
    region = REGION_OF[place]
    row = 2 - TYPE_OF[place]  # remote in the north, urban in the south
    return Box(_COLUMN_X[region], _REGIONS_TOP + row * _PLAQUE_PITCH, *_PLAQUE_SIZE)


def _wide_plaque(place: int) -> Plaque:
    box = _wide_box(place)
    w, h = box.w, box.h
    title, badge = (box.x + 15, box.y + 13), (box.x + w - 4, box.y + 12.5)
    if place == HQ:
        room = box.inside(100, 0, w - 100, h)
        dice, queue = room.inside(0, 24, room.w - 74, 28), room.inside(0, 52, room.w - 74, 28)
        plus, arrow = box.inside(w - 71, 26, *_BUTTON_SIZE), box.inside(w - 71, 54, *_BUTTON_SIZE)
        return Plaque(box, (room.x + 2, box.y + 14), dice, queue, badge,
                      box.inside(0, 14, w, 34), box.inside(0, 48, w, 34), plus, arrow)  # fmt: skip
    if place == DISTRICTS - 1:
        half = w / 2
        dice, queue = box.inside(6, 25, 76, 30), box.inside(half + 4, 25, 74, 30)
        plus, arrow = (
            box.inside(half - 68, 29, *_BUTTON_SIZE),
            box.inside(w - 71, 29, *_BUTTON_SIZE),
        )
        return Plaque(box, title, dice, queue, badge,
                      box.inside(0, 15, half, h - 15), box.inside(half, 15, half, h - 15),
                      plus, arrow)  # fmt: skip
    dice, queue = box.inside(6, 23, 76, 28), box.inside(6, 51, 76, 28)
    plus, arrow = box.inside(w - 71, 25, *_BUTTON_SIZE), box.inside(w - 71, 54, *_BUTTON_SIZE)
    return Plaque(box, title, dice, queue, badge,
                  box.inside(0, 14, w, 34), box.inside(0, 48, w, 34), plus, arrow)  # fmt: skip


def _wide_head(region: int) -> Box:
    if region == TERRITORIES:
        return Box(62, 94, 300, 24)
    return Box(
        _COLUMN_X[region],
        _REGIONS_TOP - 27,
        _HEAD_WIDTH if region != MARITIMES else _PLAQUE_SIZE[0],
        25,
    )


def _cell(head: Box, last: Box) -> Box:
    """Return the box of a whole region, from its head to its last plaque."""
    left, top = min(head.x, last.x) - 3, min(head.y, last.y) - 2
    right, bottom = max(head.x + head.w, last.x + last.w), last.y + last.h
    return Box(left, top, right - left + 3, bottom - top + 5)


def _first(region: int) -> int:
    """Return the southernmost district of a region, where its cell ends."""
    return DISTRICTS - 1 if region == TERRITORIES else 3 * region


Frames = tuple[tuple[Box, ...], tuple[Plaque, ...], tuple[Box, ...]]
"""Heads, plaques and cells of a board."""


def _frames(head: Callable[[int], Box], plaque: Callable[[int], Plaque]) -> Frames:
    plaques = tuple(plaque(place) for place in range(PLACES))
    heads = tuple(head(region) for region in range(REGIONS))
    return heads, plaques, tuple(_cell(heads[n], plaques[_first(n)].box) for n in range(REGIONS))


def _wide() -> Layout:
    heads, plaques, cells = _frames(_wide_head, _wide_plaque)
    return Layout(
        shape=_WIDE,
        width=880,
        height=592,
        heads=heads,
        cells=cells,
        plaques=plaques,
        strip=Box(8, 8, 864, 58),
        score=Box(8, 69, 640, 24),
        mat=Box(532, 516, 340, 70),
        tray=(842, 551),
        centre=(440, 300),
        dial=(680, 192, 56),
        level=(656, 90),
        scale=1.45,
        die=25,
        ballot=(15, 17),
        head=4.8,
        token=10.5,
        text=14.5,
        sheet=(205, 96, 1.4),
    )


# Tall -----------------------------------------------------------------------------------------

_GRID: Final = {PACIFIC: (0, 0), PRAIRIES: (1, 0), ONTARIO: (2, 0), QUEBEC: (0, 1),
                MARITIMES: (1, 1)}  # fmt: skip
"""Column and row of each region, west to east; headquarters is the sixth cell."""
_CELL_SIZE: Final = (112.0, 114.0)
_HEAD_HEIGHT: Final = 18.0
_ROW_HEIGHT: Final = 32.0
_ICON_SIZE: Final = (18.0, 18.0)


def _tall_cell(column: int, row: int) -> Box:
    return Box(2 + 114 * column, 108 + 116 * row, *_CELL_SIZE)


def _tall_head(region: int) -> Box:
    if region == TERRITORIES:
        return Box(2, 76, 112, 30)
    cell = _tall_cell(*_GRID[region])
    return cell.inside(0, 0, cell.w, _HEAD_HEIGHT)


def _tall_plaque(place: int) -> Plaque:
    if place == HQ:
        box = _tall_cell(2, 1)
        dice, queue = box.inside(4, 50, 82, 33), box.inside(4, 87, 82, 24)
        badge, title = (box.x + 106, box.y + 35), (box.x + 5, box.y + 11)
        plus, arrow = box.inside(90, 57, *_ICON_SIZE), box.inside(90, 90, *_ICON_SIZE)
        return Plaque(box, title, dice, queue, badge,
                      box.inside(0, 0, box.w, 85), box.inside(0, 85, box.w, box.h - 85),
                      plus, arrow)  # fmt: skip
    if place == DISTRICTS - 1:
        box, left, top = Box(116, 76, 226, 30), 74.0, 6.0
    else:
        cell = _tall_cell(*_GRID[REGION_OF[place]])
        box = cell.inside(
            1,
            _HEAD_HEIGHT + _ROW_HEIGHT * (2 - TYPE_OF[place]),
            cell.w - 2,
            _ROW_HEIGHT - 1,
        )
        left, top = 2.0, 13.5
    middle = left + 63  # the right end of the click area that opens a site
    return Plaque(
        box=box,
        title=(box.x + 9, box.y + (top + 9 if left > 2 else 7.5)),
        dice=box.inside(left, top, 45, 17),
        queue=box.inside(middle + 1, top, 25, 17),
        badge=(box.x + box.w - 2, box.y + (top + 9 if left > 2 else 8)),
        opens=box.inside(0, 0, middle, box.h),
        reaches=box.inside(middle, 0, box.w - middle, box.h),
        plus=box.inside(left + 45, top - 0.5, *_ICON_SIZE),
        arrow=box.inside(middle + 26, top - 0.5, *_ICON_SIZE),
    )


def _tall() -> Layout:
    heads, plaques, cells = _frames(_tall_head, _tall_plaque)
    return Layout(
        shape=_TALL,
        width=344,
        height=375,
        heads=heads,
        cells=tuple(Box(max(0, c.x), c.y, c.w - 1, c.h - 1) for c in cells),
        plaques=plaques,
        strip=Box(2, 2, 340, 49),
        score=Box(2, 51.5, 340, 23.5),
        mat=Box(2, 341, 340, 32),
        tray=(317, 349),
        centre=(172, 204),
        dial=(300, 47, 40),
        level=(154, 11),
        scale=1.0,
        die=15,
        ballot=(10.5, 12.5),
        head=2.9,
        token=8,
        text=11.5,
        sheet=(2, 53, 1),
    )


# Close-up -----------------------------------------------------------------------------------------

_CLOSEUP_SIZE: Final = (340.0, 284.0)
_CLOSEUP_ROW_HEIGHT: Final = 82.0


def _closeup_plaque(place: int) -> Plaque:
    row = 0 if place in (HQ, DISTRICTS - 1) else 2 - TYPE_OF[place]
    box = Box(5, 35 + _CLOSEUP_ROW_HEIGHT * row, _CLOSEUP_SIZE[0] - 10, _CLOSEUP_ROW_HEIGHT - 4)
    w = box.w
    opens, reaches = box.inside(w - 102, 3, 99, 35), box.inside(w - 102, 40, 99, 35)
    return Plaque(
        box=box,
        title=(box.x + 15, box.y + 13),
        dice=box.inside(8, 24, 108, 28),
        queue=box.inside(122, 24, 96, 28),
        badge=(box.x + w - 108, box.y + 13),
        opens=opens,
        reaches=reaches,
        plus=opens.inside(2, 2, opens.w - 4, opens.h - 4),
        arrow=reaches.inside(2, 2, reaches.w - 4, reaches.h - 4),
    )


def _closeup() -> Layout:
    """Return the close-up; all regions share one layout."""
    whole = Box(0, 0, *_CLOSEUP_SIZE)
    heads, plaques, _ = _frames(lambda _: Box(0, 4, _CLOSEUP_SIZE[0] - 46, 28), _closeup_plaque)
    return _wide()._replace(
        shape=_CLOSEUP,
        width=whole.w,
        height=whole.h,
        heads=heads,
        cells=(whole,) * REGIONS,
        plaques=plaques,
        token=10.5,
    )


WIDE_LAYOUT: Final = _wide()
TALL_LAYOUT: Final = _tall()
CLOSEUP_LAYOUT: Final = _closeup()


LETTERS: Final = {
    "pp-ability": (Lettering(14.5, MIN_WIDE_LETTERS, "text"), Lettering(11.5, 11.5, "text")),
    "pp-card-line": (Lettering(13, 11.5, "text"),) * 2,
    "pp-card-title": (Lettering(23, 14, "display"),) * 2,
    "pp-card-when": (Lettering(12, 11.5),) * 2,
    "pp-event": (Lettering(14.5, MIN_WIDE_LETTERS, "display"), Lettering(11.5, 11.5, "display")),
    "pp-name": (Lettering(14.5, MIN_WIDE_LETTERS), Lettering(11.5, 11.5)),
    "pp-role": (Lettering(17, MIN_WIDE_LETTERS, "display"), Lettering(13, 11.5, "display")),
    "pp-running": (Lettering(26, 14, "display"), Lettering(15, 11.5, "display")),
    "pp-small": (Lettering(14.5, MIN_WIDE_LETTERS), Lettering(11.5, 11.5)),
    "pp-sum-forecast": (Lettering(19, 13, "display"),) * 2,
    "pp-part-label": (Lettering(14.5, MIN_WIDE_LETTERS, "text"), Lettering(11.5, 11.5, "text")),
    "pp-sum-label": (Lettering(14.5, MIN_WIDE_LETTERS), Lettering(11.5, 11.5)),
    "pp-caption": (Lettering(13.5, 11.5, "text"),) * 2,
    "pp-when-week": (Lettering(14.5, MIN_WIDE_LETTERS), Lettering(11.5, 11.5)),
}
"""Letters of texts by class, on a wide board and on a tall one, as the style sheet has them."""


def layout(shape: int) -> Layout:
    """Return the layout of a shape: False for wide, True for tall, or CLOSEUP_LAYOUT.shape."""
    return (WIDE_LAYOUT, TALL_LAYOUT, CLOSEUP_LAYOUT)[shape]
