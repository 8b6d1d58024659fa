"""The map: 24 states in four regions around a gap that nobody enters."""

from __future__ import annotations

from functools import cache
from typing import Final

PICTURE: Final = (
    "...A...",
    "..AAA..",
    ".MAaSS.",
    "MMm.sSS",
    ".MMcCS.",
    "..CCC..",
    "...C...",
)
"""Capitals: numbered states of a region; small letters: its null state, whose place is fixed."""

CELLS: Final = tuple(
    (row, col) for row, line in enumerate(PICTURE) for col, mark in enumerate(line) if mark != "."
)
"""(row, column) of each state, in reading order; a state is known by its index here."""
GAP: Final = len(CELLS)
"""The hole in the middle, (3, 3), where all pawns begin."""

REGION: Final = tuple("ASCM".index(PICTURE[row][col].upper()) for row, col in CELLS)
"""Region of each state: 0 Arms, 1 Suns, 2 Crowns, 3 Moons."""
NULL: Final = tuple(
    next(i for i, (row, col) in enumerate(CELLS) if PICTURE[row][col] == mark) for mark in "ascm"
)
"""The null state of each region."""
NUMBERED: Final = tuple(
    tuple(i for i in range(GAP) if REGION[i] == region and i != NULL[region]) for region in range(4)
)
"""The other five states of each region, in reading order."""


def _near(a: tuple[int, int], b: tuple[int, int]) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


_SPOTS: Final = (*CELLS, (3, 3))
NEIGHBOURS: Final = tuple(tuple(i for i in range(GAP) if _near(CELLS[i], spot)) for spot in _SPOTS)
"""For each state and the gap: the states one step away. No step leads into the gap."""


def _distances(start: int) -> tuple[int, ...]:
    steps = {start: 0}
    queue = [start]
    for spot in queue:
        for near in NEIGHBOURS[spot]:
            if near not in steps:
                steps[near] = steps[spot] + 1
                queue.append(near)
    return tuple(steps.get(i, 99) for i in range(GAP + 1))


DISTANCE: Final = tuple(_distances(spot) for spot in range(GAP + 1))
"""DISTANCE[from][to] in steps around the gap; `from` may be the gap."""

HOME_MASK: Final = tuple(sum(1 << i for i in range(GAP) if REGION[i] == r) for r in range(4))
"""The states of each region as bits."""
RANGE_MASK: Final = tuple(
    tuple(sum(1 << i for i in range(GAP) if row[i] <= n) for n in range(6)) for row in DISTANCE
)
"""RANGE_MASK[from][n]: the states at most n steps away, `from` included, as bits."""


@cache
def reach(side: int, die: int, spot: int) -> tuple[int, ...]:
    """Return the states a candidate may go to with this die: within range, or at home (rule 17)."""
    mask = RANGE_MASK[spot][die] | HOME_MASK[side]
    return tuple(i for i in range(GAP) if mask >> i & 1 and i != spot)


def path(start: int, end: int) -> tuple[int, ...]:
    """Return a shortest path, both ends included."""
    cells = [start]
    while cells[-1] != end:
        left = DISTANCE[cells[-1]][end]
        cells.append(next(i for i in NEIGHBOURS[cells[-1]] if DISTANCE[i][end] == left - 1))
    return tuple(cells)
