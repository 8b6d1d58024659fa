"""The paper the map is printed on: counties, their names, the hatching; none of it ever moves."""

from __future__ import annotations

from functools import cache
from typing import Final

from hustings.core import hexgrid
from hustings.core.protocols import Tree
from hustings.draw.hexboard import (
    SIDE,
    Spot,
    halfway,
    inner_lines,
    middle,
    rim,
    side,
    spot,
    touch,
)
from hustings.draw.tree import h, num, part
from hustings.games.gerrymander.board import board

_KEEP: Final = 0.36
"""How near the middle of a county a finger means no side, as a share of the way to a corner."""
_HATCH: Final = ("rotate(45)", "rotate(-45)", "rotate(0)", "rotate(90)")
_HATCHES: Final = ("hatch", "bold")
_NAME: Final = 9.1
"""How far above the middle of a county its name stands."""


@cache
def places(count: int) -> tuple[tuple[dict[str, str], str, Spot], ...]:
    """Return for each edge its line, its hit area and its middle. count: parties in play."""
    land = board(count)
    found = []
    for edge, (a, b) in enumerate(land.edges):
        cell, other = land.cells[a], land.cells[b]
        one, two = map(spot, land.side(edge))
        line = _ending_free(side(cell, other))
        found.append((line, touch(cell, other, _KEEP), halfway(one, two)))
    return tuple(found)


def _ending_free(line: dict[str, str]) -> dict[str, str]:
    """Return a line that ends where no county's name stands: signs of advice do (web/lit.js).

    Names stand in the upper corner of each county, so that is the upper end of an upright line, and
    the lower end of any other.
    """
    one, two = (line["x1"], line["y1"]), (line["x2"], line["y2"])
    upper, lower = sorted((one, two), key=lambda end: float(end[1]))
    start, end = (lower, upper) if one[0] == two[0] else (upper, lower)
    return {"x1": start[0], "y1": start[1], "x2": end[0], "y2": end[1]}


@cache
def sticks(count: int) -> tuple[str, ...]:
    """Return each edge's line as a piece of a path."""
    return tuple(
        f"M{line['x1']} {line['y1']}L{line['x2']} {line['y2']}" for line, _, _ in places(count)
    )


@cache
def _areas(count: int) -> tuple[str, ...]:
    """Return each county's area as a piece of a path."""
    found = []
    for cell in board(count).cells:
        x, y = middle(cell)
        found.append(f"M{num(x)} {num(y - SIDE)}l17.32 10v20l-17.32 10-17.32-10v-20z")
    return tuple(found)


@cache
def _holes(count: int) -> tuple[str, ...]:
    """Return the room of each county's token and name as a piece of a path, to be left out."""
    found = []
    for cell in board(count).cells:
        x, y = middle(cell)
        arc = "a12.5 15.2 0 1 0 "
        found.append(f"M{num(x - 12.5)} {num(y - 0.6)}{arc}25 0{arc}-25 0")
    return tuple(found)


def area(count: int, counties: bytes, *, holes: bool = False) -> str:
    """Return the area of some counties as one path. holes: less that of tokens and names."""
    every, out = _areas(count), _holes(count) if holes else None
    return "".join([every[at] + (out[at] if out else "") for at in counties])


@part
def patterns(count: int) -> Tree:
    """Return the hatching of each party's districts, and the same for its share of a bar."""
    return h("defs", {}, [_pattern(name, party) for name in _HATCHES for party in range(count)])


def _pattern(name: str, party: int) -> Tree:
    side = {"width": "6", "height": "6"}
    return h(
        "pattern",
        {
            "id": f"gm-{name}-{party}",
            "class": f"gm-{name} seat-{party}",
            "patternUnits": "userSpaceOnUse",
            "patternTransform": _HATCH[party],
            **side,
        },
        h("rect", side),
        h("line", {"x1": "0", "y1": "0", "x2": "0", "y2": "6"}),
    )


@part
def ground(count: int, voters: bytes) -> Tree:
    """Return the card the map is printed on, each county with a breath of its party's colour.

    voters: the party of each county.
    """
    whole = area(count, bytes(range(len(voters))))
    tints = [
        h("path", {"class": f"gm-tint seat-{party}", "d": area(count, counties)})
        for party in range(count)
        if (counties := bytes([c for c, here in enumerate(voters) if here == party]))
    ]
    return h(
        "g",
        {"class": "gm-ground", "aria-hidden": "true"},
        h("path", {"class": "gm-thick", "d": whole, "transform": "translate(0 3)"}),
        h("path", {"class": "gm-sheet", "d": whole}),
        tints,
    )


@part
def lines(count: int) -> Tree:
    """Return the outlines of the counties and the rim."""
    land = board(count)
    return h(
        "g",
        {"class": "gm-lines", "aria-hidden": "true"},
        h("path", {"class": "gm-county-lines", "d": inner_lines(land.cells)}),
        h("path", {"class": "gm-rim", "d": rim(land.cells)}),
    )


@part
def names(count: int, size: float, scale: float, *, far: bool) -> Tree:
    """Return the names of the counties; from afar, the letters of the rows beside them."""
    land = board(count)
    letters = []
    for row in hexgrid.rows(land.cells) if far else ():
        x, y = middle(row[0])
        name = land.names[land.cells.index(row[0])][0]
        at = {"x": num(x - SIDE - 2.6), "y": num(y + 3.6), "font-size": num(11.5 / scale)}
        letters.append(h("text", {"class": "gm-row", **at}, name))
    return h(
        "g",
        {"class": "gm-names", "aria-hidden": "true"},
        [
            h(
                "text",
                {"class": "gm-name", "x": num(x), "y": num(y - _NAME), "font-size": num(size)},
                name,
            )
            for (x, y), name in zip(map(middle, land.cells), land.names, strict=True)
        ],
        letters,
    )
