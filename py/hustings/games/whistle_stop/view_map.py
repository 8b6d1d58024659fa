"""Where the fifteen regions stand on the schematic map: outlines and boxes, nothing that changes.

Three rows of five quilt the country: corners and edges are shared, the outer ones hint at coasts.
"""

from __future__ import annotations

from typing import Final

from hustings.games.whistle_stop.regions import REGIONS, N

WIDTH: Final = 360
HEIGHT: Final = 300

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
        ((5, 20), (13, 13), (20, 22), (27, 11), (52, 12), (77, 11)),
        ((77, 11), (100, 10), (112, 17), (124, 11), (148, 15)),
        ((148, 15), (160, 22), (170, 12), (180, 24), (190, 14), (202, 24), (220, 22)),
        ((220, 22), (238, 21), (250, 9), (290, 11)),
        ((290, 11), (306, 9), (314, 2), (330, 3), (338, 10), (351, 14)),
    ),
    (
        ((4, 103), (30, 103), (48, 99), (77, 101)),
        ((77, 101), (104, 104), (126, 100), (148, 103)),
        ((148, 103), (172, 107), (196, 101), (220, 104)),
        ((220, 104), (246, 101), (264, 105), (290, 102)),
        ((290, 102), (312, 105), (330, 101), (351, 100)),
    ),
    (
        ((9, 193), (34, 191), (56, 195), (77, 193)),
        ((77, 193), (104, 190), (124, 195), (148, 193)),
        ((148, 193), (170, 190), (198, 195), (220, 193)),
        ((220, 193), (240, 190), (266, 195), (290, 192)),
        ((290, 192), (312, 195), (330, 190), (349, 192)),
    ),
    (
        ((22, 276), (40, 283), (58, 281), (77, 284)),
        ((77, 284), (92, 282), (104, 292), (116, 297), (132, 289), (148, 284)),
        ((148, 284), (166, 287), (178, 281), (190, 288), (206, 281), (220, 283)),
        ((220, 283), (240, 281), (258, 286), (276, 280), (290, 284)),
        ((290, 284), (302, 281), (312, 290), (326, 297), (340, 294), (347, 280)),
    ),
)
"""The edges from west to east, row by row, the northern rim first."""

_DOWN: Final[tuple[tuple[Line, ...], ...]] = (
    (
        ((5, 20), (3, 40), (7, 56), (2, 80), (4, 103)),
        ((77, 11), (79, 40), (75, 70), (77, 101)),
        ((148, 15), (145, 45), (150, 74), (148, 103)),
        ((220, 22), (222, 50), (218, 76), (220, 104)),
        ((290, 11), (288, 44), (292, 70), (290, 102)),
        ((351, 14), (356, 36), (350, 58), (355, 80), (351, 100)),
    ),
    (
        ((4, 103), (2, 124), (8, 144), (5, 168), (9, 193)),
        ((77, 101), (80, 130), (74, 160), (77, 193)),
        ((148, 103), (151, 132), (145, 162), (148, 193)),
        ((220, 104), (217, 134), (223, 164), (220, 193)),
        ((290, 102), (293, 132), (287, 160), (290, 192)),
        ((351, 100), (355, 122), (350, 144), (356, 166), (349, 192)),
    ),
    (
        ((9, 193), (13, 216), (11, 240), (18, 262), (22, 276)),
        ((77, 193), (74, 222), (80, 252), (77, 284)),
        ((148, 193), (151, 222), (145, 254), (148, 284)),
        ((220, 193), (217, 224), (223, 254), (220, 283)),
        ((290, 192), (293, 222), (287, 254), (290, 284)),
        ((349, 192), (353, 216), (350, 244), (354, 262), (347, 280)),
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

_LEFT: Final = (10, 80, 151, 223, 292)
_TOP: Final = (24, 107, 198)
BOX: Final = tuple((_LEFT[_PLACE[r.id][1]], _TOP[_PLACE[r.id][0]]) for r in REGIONS)
"""Upper left corner of what is written in each region; there is room for SPACE from there."""
SPACE: Final = (62, 76)

NAMES: Final = tuple(SHORT.get(region.id, region.name) for region in REGIONS)

assert len(BOX) == N
