"""Where everything stands on the schematic map: boxes and outlines, nothing that changes."""

from __future__ import annotations

from typing import Final, NamedTuple

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
    TERRITORIES,
    TYPE_OF,
)

WIDTH: Final = 360
HEIGHT: Final = 410
STRIP: Final = 24
"""Height of the strip of weeks on top."""


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    def inside(self, x: float, y: float, w: float, h: float) -> Box:
        """Return a box given from this one's upper left corner."""
        return Box(self.x + x, self.y + y, w, h)


_COLUMN: Final = {PACIFIC: 0, PRAIRIES: 1, ONTARIO: 2, QUEBEC: 3, MARITIMES: 4}
_TOP: Final = 120
_HEAD: Final = 20
_TILE: Final = (67.0, 87.0)
_PITCH: Final = 71.5

HEADS: Final = tuple(
    Box(3, 27, 138, _HEAD)
    if region == TERRITORIES
    else Box(3 + _PITCH * _COLUMN[region], _TOP, _TILE[0], _HEAD)
    for region in range(6)
)
"""The strip of each region that holds its name and the markers there."""


def _tile(place: int) -> Box:
    if place == HQ:
        return Box(150, 27, 207, 88)
    if place == DISTRICTS - 1:
        return Box(3, 48, 138, 66)
    head = HEADS[REGION_OF[place]]
    row = 2 - TYPE_OF[place]  # remote in the north, urban in the south
    return Box(head.x, head.y + _HEAD + 1 + row * (_TILE[1] + 2), *_TILE)


TILES: Final = tuple(_tile(place) for place in range(PLACES))
"""The box of each place."""

_COAST: Final = {
    PACIFIC: "M1 118 q5 30 -0 58 q7 26 1 60 q8 30 2 62 q6 34 8 72 l1 38 h60 v-290 z",
    PRAIRIES: "M73 118 h68 v290 h-68 z",
    ONTARIO: "M144 118 h69 v240 q-3 26 -16 50 h-53 z",
    QUEBEC: "M216 118 h66 q5 40 2 90 l-1 120 q-8 44 -22 80 h-45 z",
    MARITIMES: "M287 118 q40 -6 70 4 q4 50 -2 110 q5 60 0 110 q-4 40 -14 66 h-54 z",
    TERRITORIES: "M1 116 q-2 -50 6 -88 q30 -6 60 1 q36 -8 74 0 q6 30 2 87 z",
}
OUTLINES: Final = tuple(_COAST[region] for region in range(6))
"""The ground of each region, as an SVG path: a coast that is only hinted at."""
