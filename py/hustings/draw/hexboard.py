"""Coordinates of a hexagon board: cells, sides, hit areas, the rim. No game.

Lengths are in units of an SVG with SIDE units to a cell's side; see core.hexgrid for the cells.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import sqrt
from typing import Final, TypeAlias

from hustings.core import hexgrid
from hustings.core.hexgrid import Cell, Corner
from hustings.draw.tree import num, points

SIDE: Final = 20.0
"""The side of a cell, which is also the distance from its middle to a corner."""
_ACROSS: Final = SIDE * sqrt(3) / 2
PITCH: Final = 2 * _ACROSS
"""The distance between the middles of two cells in a row."""

Spot: TypeAlias = tuple[float, float]


def spot(corner: Corner) -> Spot:
    """Return the coordinates of a corner of the grid."""
    return corner[0] * _ACROSS, corner[1] * SIDE / 2


def middle(cell: Cell) -> Spot:
    """Return the coordinates of the middle of a hex cell."""
    return spot(hexgrid.centre(cell))


def outline(cell: Cell) -> str:
    """Return a cell as an SVG points attribute."""
    return points(map(spot, hexgrid.corners(cell)))


def side(cell: Cell, other: Cell) -> dict[str, str]:
    """Return the side two cells share, as attributes of an SVG line."""
    (x1, y1), (x2, y2) = map(spot, hexgrid.side(cell, other))
    return {"x1": num(x1), "y1": num(y1), "x2": num(x2), "y2": num(y2)}


def halfway(one: Spot, two: Spot, share: float = 0.5) -> Spot:
    """Return the point between two, at a share of the way from the first."""
    return one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share


def touch(cell: Cell, other: Cell, keep: float) -> str:
    """Return the hit area of a side, as an SVG points attribute.

    keep: the part of each cell around its middle that belongs to no side, as a share of the way to
    its corners.
    """
    one, two = map(spot, hexgrid.side(cell, other))
    here, there = middle(cell), middle(other)
    return points(
        (
            one,
            halfway(there, one, keep),
            halfway(there, two, keep),
            two,
            halfway(here, two, keep),
            halfway(here, one, keep),
        )
    )


def inner_lines(cells: Sequence[Cell]) -> str:
    """Return the sides between cells as one SVG path."""
    return _path([hexgrid.side(cells[a], cells[b]) for a, b in hexgrid.edges(cells)])


def rim(cells: Collection[Cell]) -> str:
    """Return the sides that only one of the cells has, as one SVG path."""
    return _path(
        [
            hexgrid.side(cell, other)
            for cell in cells
            for other in hexgrid.neighbours(cell)
            if other not in cells
        ]
    )


def _path(sides: Sequence[tuple[Corner, Corner]]) -> str:
    parts = []
    for one, two in sides:
        (x1, y1), (x2, y2) = spot(one), spot(two)
        parts.append(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}")
    return "".join(parts)
