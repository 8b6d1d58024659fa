"""Where the fifteen regions stand on the schematic map: outlines and boxes, nothing that changes.

Three rows of five quilt the country: corners and edges are shared, the outer ones hint at coasts.
"""

from __future__ import annotations

from typing import Final

from hustings.games.whistle_stop.regions import REGIONS, N

WIDTH: Final = 360
HEIGHT: Final = 302

ROWS: Final = (
    ("northwest", "upper_midwest", "great_lakes", "new_york", "new_england"),
    ("california", "central", "appalachian", "mid_atlantic", "chesapeake"),
    ("southwest", "texas", "south", "southeast", "florida"),
)
"""Which region stands where, from the north-west to the south-east."""

SHORT: Final = {"upper_midwest": "Up. Midwest"}
"""Names that would not fit."""

Point = tuple[int, int]
Line = tuple[Point, ...]

_ACROSS: Final[tuple[tuple[Line, ...], ...]] = (
    (
        ((8, 16), (17, 24), (22, 12), (48, 14), (76, 12)),
        ((76, 12), (102, 11), (112, 19), (126, 12), (147, 17)),
        ((147, 17), (158, 24), (165, 12), (172, 25), (186, 13), (199, 26), (217, 21)),
        ((217, 21), (236, 20), (246, 8), (284, 9)),
        ((284, 9), (300, 8), (310, 1), (324, 2), (331, 11), (349, 17)),
    ),
    (
        ((3, 104), (30, 104), (48, 100), (76, 102)),
        ((76, 102), (104, 105), (126, 101), (147, 104)),
        ((147, 104), (172, 108), (196, 102), (217, 105)),
        ((217, 105), (244, 102), (262, 106), (284, 103)),
        ((284, 103), (306, 106), (328, 101), (354, 104)),
    ),
    (
        ((12, 194), (34, 192), (56, 196), (76, 194)),
        ((76, 194), (104, 191), (124, 196), (147, 194)),
        ((147, 194), (170, 191), (198, 196), (217, 194)),
        ((217, 194), (240, 191), (262, 196), (284, 193)),
        ((284, 193), (306, 196), (328, 191), (351, 194)),
    ),
    (
        ((24, 276), (42, 283), (58, 280), (76, 284)),
        ((76, 284), (90, 283), (102, 292), (115, 299), (131, 291), (147, 283)),
        ((147, 283), (162, 286), (176, 280), (189, 290), (203, 281), (217, 281)),
        ((217, 281), (238, 279), (262, 283), (284, 280)),
        ((284, 280), (297, 284), (304, 296), (322, 299), (338, 296), (347, 282)),
    ),
)
"""The edges from west to east, row by row, the northern rim first."""

_DOWN: Final[tuple[tuple[Line, ...], ...]] = (
    (
        ((8, 16), (3, 36), (7, 56), (1, 80), (3, 104)),
        ((76, 12), (78, 40), (74, 70), (76, 102)),
        ((147, 17), (144, 45), (149, 74), (147, 104)),
        ((217, 21), (219, 50), (215, 76), (217, 105)),
        ((284, 9), (282, 44), (286, 70), (284, 103)),
        ((349, 17), (357, 34), (352, 52), (359, 70), (353, 86), (354, 104)),
    ),
    (
        ((3, 104), (1, 124), (7, 142), (4, 164), (12, 194)),
        ((76, 102), (79, 130), (73, 160), (76, 194)),
        ((147, 104), (150, 132), (144, 162), (147, 194)),
        ((217, 105), (214, 134), (220, 164), (217, 194)),
        ((284, 103), (287, 132), (281, 160), (284, 193)),
        ((354, 104), (350, 122), (357, 138), (351, 156), (356, 176), (351, 194)),
    ),
    (
        ((12, 194), (14, 216), (10, 240), (17, 262), (24, 276)),
        ((76, 194), (73, 222), (79, 252), (76, 284)),
        ((147, 194), (150, 222), (144, 254), (147, 283)),
        ((217, 194), (214, 224), (220, 254), (217, 281)),
        ((284, 193), (287, 222), (281, 254), (284, 280)),
        ((351, 194), (355, 218), (351, 246), (354, 266), (347, 282)),
    ),
)
"""The edges from north to south, row by row, the western rim first."""


def _outline(row: int, column: int) -> str:
    top, bottom = _ACROSS[row][column], _ACROSS[row + 1][column]
    left, right = _DOWN[row][column], _DOWN[row][column + 1]
    ring = (*top, *right[1:], *bottom[-2::-1], *left[-2:0:-1])
    return "M" + "L".join(f"{x} {y}" for x, y in ring) + "z"


_PLACE: Final = {name: (r, c) for r, row in enumerate(ROWS) for c, name in enumerate(row)}
OUTLINES: Final = tuple(_outline(*_PLACE[region.id]) for region in REGIONS)
"""The ground of each region, as an SVG path."""

_LEFT: Final = (14, 81, 151, 222, 289)
_TOP: Final = (26, 108, 199)
BOX: Final = tuple((_LEFT[_PLACE[r.id][1]], _TOP[_PLACE[r.id][0]]) for r in REGIONS)
"""Upper left corner of what is written in each region; there is room for SPACE from there."""
SPACE: Final = (61, 76)

NAMES: Final = tuple(SHORT.get(region.id, region.name) for region in REGIONS)

assert len(BOX) == N
