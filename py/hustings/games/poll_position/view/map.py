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
_NORTH: Final = {PACIFIC: 119, PRAIRIES: 119, ONTARIO: 136, QUEBEC: 127, MARITIMES: 141}
"""Where each region begins; Hudson Bay bites into Ontario, the Maritimes lie lowest."""
_HEAD: Final = 20
_TILE: Final = (67.0, 80.0)
_PITCH: Final = 71.5

HEADS: Final = tuple(
    Box(3, 27, 138, _HEAD)
    if region == TERRITORIES
    else Box(3 + _PITCH * _COLUMN[region], _NORTH[region], _TILE[0], _HEAD)
    for region in range(6)
)
"""The strip of each region that holds its name and the markers there."""


def _tile(place: int) -> Box:
    if place == HQ:
        return Box(152, 29, 205, 84)
    if place == DISTRICTS - 1:
        return Box(3, 47, 138, 68)
    head = HEADS[REGION_OF[place]]
    row = 2 - TYPE_OF[place]  # remote in the north, urban in the south
    return Box(head.x, head.y + _HEAD + row * (_TILE[1] + 2), *_TILE)


TILES: Final = tuple(_tile(place) for place in range(PLACES))
"""The box of each place."""

_COAST: Final = {
    PACIFIC: "M1 117l4 44 -4 20 4 44 -3 30 5 46 -3 34 6 40 1 18 8 8 53 7V117z",
    PRAIRIES: "M72 117H142V408H72z",
    ONTARIO: "M144 124l18 -1 10 10 22 0 6 -6 14 8 -1 199 -7 22 -24 36 -38 16z",
    QUEBEC: "M215 133l6 -10 20 2 12 -6 22 6 10 14 -1 64 -4 90 -8 60 -12 26 -20 18 -25 -6z",
    MARITIMES: "M287 138l26 -6 30 5 14 14 2 60 -5 40 5 66 -4 56 -10 30 -32 7 -26 -2z",
    TERRITORIES: "M1 116l3 -40 -3 -26 8 -24 34 -1 22 4 30 -5 40 4 8 20 -3 28 4 20 -2 20z",
}
OUTLINES: Final = tuple(_COAST[region] for region in range(6))
"""The ground of each region, as an SVG path: a coast that is only hinted at."""
