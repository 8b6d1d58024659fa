"""A graph of scores over a game: a line per side, with its colour, shape and letter.

Has no words of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple

from hustings.core.model import Side
from hustings.core.protocols import Tree
from hustings.draw.lettering import Lettering, fit_line, width
from hustings.draw.marker import sign
from hustings.draw.tree import cls, h, num, points
from hustings.messages.formats import shown

WIDTH: Final = 300
HEIGHT: Final = 190
LEFT, RIGHT, TOP, BOTTOM = 42, 240, 12, 164
"""The area of the lines, in units of the view box; the labels of their ends are right of it."""
MAX_MARKS: Final = 8
"""About how many marks a line and labels the axis has at most."""
UNIT: Final = Lettering(12.5, 12.5, "text")
"""The letters of the axis, which is drawn a little larger than it is laid out."""
UNIT_ROW: Final = 14
"""Height of a row for the unit, which it has if it does not fit beside the last tick."""
FLAG_RADIUS: Final = 8
FLAG_DISTANCE: Final = 18
"""The smallest distance between the centres of two flags."""
MIN_TICK_GAP: Final = 5
"""The smallest distance between two names on the axis."""
MIN_LABEL_GAP: Final = 17
"""The smallest distance between the labels of two ends."""


class Flag(NamedTuple):
    """A number on the line of the first side: the sample it stands at, and what it says."""

    sample: int
    label: str


def graph(
    label: str,
    sides: Sequence[Side],
    ticks: Sequence[str],
    unit: str,
    counts: Sequence[Sequence[int]],
    flags: Sequence[Flag] = (),
) -> Tree:
    """Return the graph.

    label: a description for screen readers. ticks: a short name per sample, "" for none. unit: what
    the samples are, such as "Round". counts: at least two samples with a number per side each.
    """
    field = _Field(counts)
    room = WIDTH - (RIGHT + UNIT.size * width(ticks[-1], "text") / 2) - 4
    below = UNIT_ROW if UNIT.size * width(unit, "text") > room else 0
    best_last = sorted(range(len(sides)), key=lambda side: counts[-1][side])
    return h(
        "svg",
        {
            "viewBox": f"0 0 {WIDTH} {HEIGHT + below}",
            "class": "graph",
            "role": "img",
            "aria-label": label,
        },
        [_level(field, value) for value in field.levels],
        _ticks(field, ticks),
        fit_line("graph-unit", WIDTH, BOTTOM + 18 + below, unit, WIDTH if below else room, UNIT),
        [_line(field, sides[side], side) for side in best_last],
        _ends(field, sides),
        _flags(field, flags),
    )


class _Field:
    """The coordinates of samples and counts."""

    def __init__(self, counts: Sequence[Sequence[int]]) -> None:
        self.counts = counts
        low = min(0, *(min(row) for row in counts))
        high = max(1, *(max(row) for row in counts))
        step = _step(high - low)
        self.low = low // step * step
        self.high = -(-high // step) * step
        self.levels = range(self.low, self.high + 1, step)

    def x(self, sample: int) -> float:
        return LEFT + (RIGHT - LEFT) * sample / (len(self.counts) - 1)

    def y(self, count: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (count - self.low) / (self.high - self.low)


def _step(span: int) -> int:
    """Return the distance of levels: 1, 2 or 5 times a power of ten, for at most five levels."""
    unit = 1
    while True:
        for digit in (1, 2, 5):
            if span <= 4 * digit * unit:
                return digit * unit
        unit *= 10


def _level(field: _Field, value: int) -> Tree:
    y = num(field.y(value))
    line = {"x1": num(LEFT - 4), "x2": num(RIGHT), "y1": y, "y2": y}
    return h(
        "g",
        {"class": cls("graph-level", value == 0 and "graph-zero")},
        h("line", line),
        h(
            "text",
            {"x": num(LEFT - 7), "y": num(field.y(value) + 4.5)},
            shown(value),
        ),
    )


def _ticks(field: _Field, ticks: Sequence[str]) -> list[Tree]:
    """Return the names of samples, of many only every second, third … back from the last one.

    Those that would touch the one after them are left out.
    """
    named = [(n, tick) for n, tick in enumerate(ticks) if tick]
    every = -(-len(named) // MAX_MARKS)
    drawn, right = list[Tree](), float(WIDTH)
    for n, tick in named[::-1][::every]:
        half = UNIT.size * width(tick, "text") / 2
        if field.x(n) + half > right:
            continue
        right = field.x(n) - half - MIN_TICK_GAP
        drawn.append(
            h("text", {"class": "graph-tick", "x": num(field.x(n)), "y": num(BOTTOM + 18)}, tick)
        )
    return drawn[::-1]


def _line(field: _Field, side: Side, number: int) -> Tree:
    spots = [(field.x(n), field.y(row[number])) for n, row in enumerate(field.counts)]
    path = points(spots)
    every = -(-len(spots) // MAX_MARKS)
    bare = side._replace(letter="")
    marks = [spot for n, spot in enumerate(spots[:-1]) if (n + number) % every == 0]
    return h(
        "g",
        {"class": f"graph-line {side.paint}"},
        h("polyline", {"class": "graph-edge", "points": path}),
        h("polyline", {"points": path}),
        [sign(bare, x, y, 4) for x, y in marks],
    )


def _flags(field: _Field, flags: Sequence[Flag]) -> list[Tree]:
    """Return the flags, each on its sample or, where others stand there, above or below them."""
    placed, drawn = list[tuple[float, float]](), list[Tree]()
    for flag in flags:
        x, y = field.x(flag.sample), field.y(field.counts[flag.sample][0])
        step = FLAG_DISTANCE if y < (TOP + BOTTOM) / 2 else -FLAG_DISTANCE
        while any(hypot(x - left, y - top) < FLAG_DISTANCE for left, top in placed):
            y += step
        placed.append((x, y))
        circle = h("circle", {"cx": num(x), "cy": num(y), "r": num(FLAG_RADIUS)})
        number = h("text", {"x": num(x), "y": num(y + 4.5)}, flag.label)
        drawn.append(h("g", {"class": "graph-flag"}, circle, number))
    return drawn


def _ends(field: _Field, sides: Sequence[Side]) -> list[Tree]:
    """Return each side's mark and last count at the end of its line, without overlap."""
    last = field.counts[-1]
    order = sorted(range(len(sides)), key=lambda side: (-last[side], side))
    heights = [field.y(last[side]) for side in order]
    for i in range(1, len(heights)):
        heights[i] = max(heights[i], heights[i - 1] + MIN_LABEL_GAP)
    floor: float = BOTTOM + 2
    for i in reversed(range(len(heights))):
        heights[i] = min(heights[i], floor)
        floor = heights[i] - MIN_LABEL_GAP
    drawn = []
    for side, y in zip(order, heights, strict=True):
        label = shown(last[side])
        lead = {
            "x1": num(RIGHT),
            "y1": num(field.y(last[side])),
            "x2": num(RIGHT + 8),
            "y2": num(y),
        }
        drawn.append(
            h(
                "g",
                {"class": "graph-end"},
                h("line", lead),
                sign(sides[side], RIGHT + 15, y, 8),
                h("text", {"x": num(RIGHT + 27), "y": num(y + 4.5)}, label),
            )
        )
    return drawn
