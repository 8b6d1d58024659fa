"""The boards with their tables, and the voter tokens. Nothing here changes during play."""

from __future__ import annotations

from functools import cache
from typing import Final

from hustings.core import hexgrid
from hustings.core.hexgrid import Cell, Corner
from hustings.core.model import Move
from hustings.games.gerrymander import outlines
from hustings.games.gerrymander.outlines import BOOK
from hustings.games.gerrymander.vocabulary import BORDER

RIM: Final = 0
"""The corner that represents the outer rim, which counts as one border."""

# Kinds of token. A party's number is also that of the seat that leads it.
NEUTRAL: Final = 0
COLOURED: Final = 41
"""COLOURED + p: a token of party p whose value is not known yet."""
FACE_DOWN: Final = 45
NO_PARTY: Final = 4
"""The party of the neutral token."""
UNKNOWN: Final = 5
"""The party of a token that lies face down."""

PARTY: Final = (
    NO_PARTY,
    *(kind // 10 for kind in range(40)),
    *range(4),
    UNKNOWN,
)
"""The party of each kind."""
VALUE: Final = (0, *(kind % 10 + 1 for kind in range(40)), *[0] * 5)
"""The votes of each kind; 0 while unknown."""
SWING: Final = tuple(int(kind < COLOURED and VALUE[kind] <= 1) for kind in range(len(PARTY)))
"""Whether a token of each kind makes its county a swing county."""


def kind(party: int, value: int) -> int:
    """Return the kind of a party's token with a value of 1 to 10."""
    return party * 10 + value


def box(parties: int) -> list[int]:
    """Return how many tokens of each kind (0..40) a game with this number of parties uses."""
    counts = [0] * COLOURED
    counts[NEUTRAL] = 1
    for party in range(parties):
        for value in range(1, 11):
            counts[kind(party, value)] = 1 if value in (1, 10) else 2
    return counts


class Board:
    """One outline with precomputed tables.

    outline: its value of the option "map". cells: the counties, row by row. names: "A1", "A2" … by
    row and column. edges: the two counties beside each possible border. ends: the two corners of
    each edge, numbered, RIM for the rim. walls: RIM, and the numbers of the shores of lakes, which
    count as one border each. around: by county, (neighbour, edge) pairs. at_corner: by corner,
    its edges (none for RIM). moves: by edge, the move that draws it. index: from a pair of
    counties to their edge.
    """

    __slots__ = (
        "around",
        "at_corner",
        "cells",
        "corners",
        "edges",
        "ends",
        "index",
        "moves",
        "names",
        "outline",
        "size",
        "walls",
    )

    def __init__(self, cells: list[Cell], outline: int) -> None:
        self.outline = outline
        rows = hexgrid.rows(cells)
        self.cells: tuple[Cell, ...] = tuple(cell for row in rows for cell in row)
        self.names: tuple[str, ...] = tuple(
            f"{chr(65 + y)}{x + 1}" for y, row in enumerate(rows) for x in range(len(row))
        )
        self.size = len(self.cells)
        self.edges: tuple[tuple[int, int], ...] = tuple(hexgrid.edges(self.cells))
        numbers, self.walls = self._number_corners()
        self.corners = len(set(numbers.values()))
        self.ends: tuple[tuple[int, int], ...] = tuple(
            (numbers[one], numbers[two]) for one, two in map(self.side, range(len(self.edges)))
        )
        self.index: dict[tuple[int, int], int] = {}
        around: list[list[tuple[int, int]]] = [[] for _ in self.cells]
        at_corner: list[list[int]] = [[] for _ in range(self.corners)]
        for edge, (a, b) in enumerate(self.edges):
            self.index[a, b] = self.index[b, a] = edge
            around[a].append((b, edge))
            around[b].append((a, edge))
            for corner in self.ends[edge]:
                if corner != RIM:
                    at_corner[corner].append(edge)
        self.around: tuple[tuple[tuple[int, int], ...], ...] = tuple(map(tuple, around))
        self.at_corner: tuple[tuple[int, ...], ...] = tuple(map(tuple, at_corner))
        self.moves: tuple[Move, ...] = tuple((BORDER, edge) for edge in range(len(self.edges)))

    def side(self, edge: int) -> tuple[Corner, Corner]:
        """Return the two corners of an edge, as in core.hexgrid."""
        a, b = self.edges[edge]
        return hexgrid.side(self.cells[a], self.cells[b])

    def _number_corners(self) -> tuple[dict[Corner, int], frozenset[int]]:
        """Return a number for each corner, and the walls.

        Corners inside the board count from 1. All on the rim are RIM, and all on the shore of a
        lake share a number after these.
        """
        touching: dict[Corner, int] = {}
        for cell in self.cells:
            for corner in hexgrid.corners(cell):
                touching[corner] = touching.get(corner, 0) + 1
        inside = sorted(corner for corner, count in touching.items() if count == 3)
        numbers = {corner: number for number, corner in enumerate(inside, 1)}
        rim, *lakes = self._shores()
        numbers.update(dict.fromkeys(rim, RIM))
        for number, shore in enumerate(lakes, len(inside) + 1):
            numbers.update(dict.fromkeys(shore, number))
        return numbers, frozenset([RIM, *range(len(inside) + 1, len(inside) + 1 + len(lakes))])

    def _shores(self) -> list[list[Corner]]:
        """Return the corners along the rim and along each lake; the rim first."""
        beside: dict[Corner, list[Corner]] = {}
        here = set(self.cells)
        for cell in self.cells:
            for other in hexgrid.neighbours(cell):
                if other not in here:
                    one, two = hexgrid.side(cell, other)
                    beside.setdefault(one, []).append(two)
                    beside.setdefault(two, []).append(one)
        shores: list[list[Corner]] = []
        for start in sorted(beside):  # the leftmost corner is on the rim
            if not any(start in shore for shore in shores):
                shore = [start]
                for corner in shore:
                    shore += [there for there in beside[corner] if there not in shore]
                shores.append(shore)
        return shores


_OUTLINES: Final = {2: (3, 6), 3: (4, 7), 4: (5, 8)}
"""By number of parties: the greatest distance and skew of a county from the middle."""


def board(parties: int, outline: int = BOOK) -> Board:
    """Return the board for 2 (also solo), 3 or 4 parties: 37, 55 or 73 counties.

    outline: the option "map". More than two parties always play on the book's outline. Equal boards
    are the same object.
    """
    return _board(parties, outline if parties == 2 else BOOK)


@cache
def _board(parties: int, outline: int) -> Board:
    if outline != BOOK:
        return Board(outlines.cells(outline), outline)
    reach, lean = _OUTLINES[parties]
    span = range(-reach, reach + 1)
    return Board(
        [
            (x, y)
            for y in span
            for x in span
            if hexgrid.distance((x, y)) <= reach and hexgrid.skew((x, y)) <= lean
        ],
        BOOK,
    )
