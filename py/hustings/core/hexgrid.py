"""Hexagon arithmetic: cells, neighbours, corners. Whole numbers only; no game, no drawing.

A cell is (x, y) in axial coordinates. Rows run along x; each step down in y shifts a row half a
cell to the right, so hexagons stand on a point. A corner is (column, row) in half cell widths
and half side lengths: multiply by √3/2 and 1/2 for a picture with sides of length 1. Cells that
touch share corners with equal coordinates.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int]
Corner: TypeAlias = tuple[int, int]

DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Steps to the six neighbours, clockwise from the right (y grows downwards)."""

_CORNERS: Final = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))
"""Offsets of the corners, clockwise; the side towards DIRECTIONS[i] runs from corner i to i + 1."""


def neighbours(cell: Cell) -> list[Cell]:
    """Return the six cells around a cell, clockwise from the right."""
    x, y = cell
    return [(x + dx, y + dy) for dx, dy in DIRECTIONS]


def distance(cell: Cell, other: Cell = (0, 0)) -> int:
    """Return how many steps lie between two cells."""
    x, y = cell[0] - other[0], cell[1] - other[1]
    return max(abs(x), abs(y), abs(x + y))


def skew(cell: Cell) -> int:
    """Return how close a cell is to a corner of the hexagon around (0, 0).

    Among the cells at distance d it is 2d at the six corners and smallest half-way between them.
    """
    x, y = cell
    z = -x - y
    return max(abs(x - y), abs(y - z), abs(z - x))


def centre(cell: Cell) -> Corner:
    """Return the middle of a cell in the units of corners."""
    x, y = cell
    return (2 * x + y, 3 * y)


def corners(cell: Cell) -> list[Corner]:
    """Return the six corners of a cell, clockwise from the upper right."""
    column, row = centre(cell)
    return [(column + dc, row + dr) for dc, dr in _CORNERS]


def side(cell: Cell, other: Cell) -> tuple[Corner, Corner]:
    """Return the two ends of the side that neighbours share, clockwise as seen from the first.

    Raises ValueError when the cells do not touch.
    """
    i = DIRECTIONS.index((other[0] - cell[0], other[1] - cell[1]))
    around = corners(cell)
    return around[i], around[(i + 1) % 6]


def rows(cells: Sequence[Cell]) -> list[list[Cell]]:
    """Return the cells row by row from the top, each row from the left."""
    by_row: dict[int, list[Cell]] = {}
    for x, y in sorted(cells, key=lambda cell: (cell[1], cell[0])):
        by_row.setdefault(y, []).append((x, y))
    return list(by_row.values())


def edges(cells: Sequence[Cell]) -> list[tuple[int, int]]:
    """Return the sides between two of the cells: pairs of their indices, ascending."""
    index = {cell: i for i, cell in enumerate(cells)}
    pairs = {(i, index[n]) for i, cell in enumerate(cells) for n in neighbours(cell) if n in index}
    return sorted(pair for pair in pairs if pair[0] < pair[1])
