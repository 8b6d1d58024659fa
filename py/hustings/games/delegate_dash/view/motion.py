"""What moved just now, read from the last events: routes, gains, freshly turned coins, dice."""

from __future__ import annotations

from typing import Final

from hustings.draw.look import Look
from hustings.games.delegate_dash import vocabulary as v
from hustings.games.delegate_dash.board import CELLS, GAP

SAMPLES: Final = 8
"""Places along a route that its animation passes (the keyframes of dd-walk)."""
BEAT: Final = 180
"""Milliseconds between two pawns that start walking."""
LAST_BEAT: Final = 1080


class Motion:
    """The last events, sorted by what they are drawn on.

    walks: per candidate its whole way, as states, and when it starts (ms). gains: delegates each
    candidate won since the viewer last decided. flipped: states whose coins were just turned.
    rolled: candidates whose dice were just thrown.
    """

    def __init__(self, look: Look) -> None:
        self.walks: dict[int, tuple[list[int], int]] = {}
        self.flipped: set[int] = set()
        self.rolled: set[int] = set()
        self.gains = [0, 0, 0, 0]
        start = 0
        for event in look.last:
            kind = event[0]
            if kind == v.ROLLED:
                self.rolled |= {0, 1, 2, 3}
            elif kind == v.REROLLED:
                self.rolled.add(event[1])
            elif kind == v.FLIPPED:
                self.flipped.add(event[1])
            elif kind == v.WALKED:
                side, way = event[1], list(event[5:])
                before, begun = self.walks.get(side, ([], start))
                self.walks[side] = ([*before[:-1], *way], begun)
                start = min(start + BEAT, LAST_BEAT)
        for event in look.recent:
            if event[0] == v.TOOK:
                self.gains[event[1]] += event[5]
            elif event[0] == v.AWARDED:
                self.gains[event[1]] += event[3]


def place(cell: int) -> tuple[float, float]:
    """Return the centre of a state or of the gap, in states from the corner of the board."""
    row, col = CELLS[cell] if cell != GAP else (3, 3)
    return col + 0.5, row + 0.5


def samples(path: list[int]) -> list[tuple[float, float]]:
    """Return SAMPLES places along the route, the first included, relative to its end."""
    spots = [place(cell) for cell in path]
    end = spots[-1]
    found = []
    for i in range(SAMPLES):
        at = i * (len(spots) - 1) / SAMPLES
        whole = int(at)
        part = at - whole
        a, b = spots[whole], spots[min(whole + 1, len(spots) - 1)]
        found.append((a[0] + (b[0] - a[0]) * part - end[0], a[1] + (b[1] - a[1]) * part - end[1]))
    return found
