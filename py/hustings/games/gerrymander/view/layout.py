"""Where things stand on the board: the map, and beside or above it score, borders left, votes.

One table for a wide room, one for a tall one; lengths are units of the board's drawing, of which
one is about a pixel on a desktop (wide) or a phone (tall).
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Box(NamedTuple):
    """A rectangle on the board."""

    x: float
    y: float
    width: float
    height: float


class Layout(NamedTuple):
    """Where things stand.

    width, height: of the whole board. x, y, scale: where the middle of the map lies, and how large
    a unit of the map is. name, slip: type sizes on the map, in its own units; far: names of
    counties show when the map is looked at closely only, and letters name its rows. plates: one for
    each party. tray: the borders left. votes: those not yet in a district, the cut that is looked
    at, the result. key: what the signs mean. lines: as in a wide room, with room for whole lines.
    """

    width: float
    height: float
    x: float
    y: float
    scale: float
    name: float
    slip: float
    plates: tuple[Box, ...]
    tray: Box
    votes: Box
    key: Box | None
    far: bool = False
    lines: bool = True


def _stack(x: float, width: float, height: float, gap: float, count: int) -> tuple[Box, ...]:
    return tuple(Box(x, 2 + (height + gap) * i, width, height) for i in range(count))


def _strip(height: float, count: int) -> tuple[Box, ...]:
    width = (342 - 4 * (count - 1)) / count
    return tuple(Box(1 + (width + 4) * i, 1, width, height) for i in range(count))


WIDE: Final = {
    2: Layout(
        880,
        604,
        326,
        297.5,
        2.62,
        6,
        7,
        _stack(571, 308, 82, 7, 2),
        Box(653, 200, 226, 80),
        Box(653, 292, 226, 136),
        Box(580, 446, 300, 156),
    ),
    3: Layout(
        880,
        604,
        294,
        301,
        2.08,
        6.6,
        7.6,
        _stack(595, 284, 84, 8, 3),
        Box(595, 284, 284, 62),
        Box(595, 354, 284, 132),
        Box(596, 496, 284, 106),
    ),
    4: Layout(
        880,
        604,
        270,
        301,
        1.71,
        7.1,
        8.3,
        _stack(549, 330, 70, 7, 4),
        Box(549, 316, 330, 56),
        Box(549, 380, 330, 124),
        Box(550, 512, 330, 90),
    ),
}
"""Parties in play -> where things stand in a wide room."""

TALL: Final = {
    2: Layout(
        344,
        412,
        172,
        204,
        1.385,
        7.95,
        8.1,
        _strip(44, 2),
        Box(1, 364, 98, 48),
        Box(102, 364, 241, 48),
        None,
        lines=False,
    ),
    3: Layout(
        344,
        428,
        176.5,
        211,
        1.185,
        6,
        9.6,
        _strip(40, 3),
        Box(1, 384, 98, 44),
        Box(102, 384, 241, 44),
        None,
        far=True,
        lines=False,
    ),
    4: Layout(
        344,
        436,
        176,
        218,
        1.065,
        6,
        10.4,
        _strip(34, 4),
        Box(1, 402, 98, 34),
        Box(102, 402, 241, 34),
        None,
        far=True,
        lines=False,
    ),
}
"""The same for a tall room."""


def layout(parties: int, *, tall: bool) -> Layout:
    """Return where things stand."""
    return (TALL if tall else WIDE)[parties]
