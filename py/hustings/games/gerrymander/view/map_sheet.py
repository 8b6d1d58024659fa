"""The sheet of the map: counties, their names, the hatching. It never changes in a game."""

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
from hustings.games.gerrymander.board import NO_PARTY, Board

_DEAD_ZONE: Final = 0.36
"""Radius around a county's centre where a click hits no edge, as a share of the corner's."""
_HATCH_ROTATIONS: Final = ("rotate(45)", "rotate(-45)", "rotate(0)", "rotate(90)")
_HATCH_NAMES: Final = ("hatch", "bold")
_NAME_RISE: Final = 9.1
"""Height of a county's name above its centre."""


@cache
def edge_places(land: Board) -> tuple[tuple[dict[str, str], str, Spot], ...]:
    """Return the line, click area and midpoint of each edge."""
    parts = []
    for edge, (a, b) in enumerate(land.edges):
        cell, other = land.cells[a], land.cells[b]
        one, two = map(spot, land.side(edge))
        line = _ending_clear_of_names(side(cell, other))
        parts.append((line, touch(cell, other, _DEAD_ZONE), halfway(one, two)))
    return tuple(parts)


def _ending_clear_of_names(line: dict[str, str]) -> dict[str, str]:
    """Return a line whose end is clear of county names, for the signs of advice (web/highlight.js).

    Names stand in the upper corner of a county: the upper end of a vertical line is clear, and the
    lower end of any other.
    """
    one, two = (line["x1"], line["y1"]), (line["x2"], line["y2"])
    upper, lower = sorted((one, two), key=lambda end: float(end[1]))
    start, end = (lower, upper) if one[0] == two[0] else (upper, lower)
    return {"x1": start[0], "y1": start[1], "x2": end[0], "y2": end[1]}


@cache
def edge_paths(land: Board) -> tuple[str, ...]:
    """Return the line of each edge as SVG path data."""
    return tuple(
        f"M{line['x1']} {line['y1']}L{line['x2']} {line['y2']}" for line, _, _ in edge_places(land)
    )


@cache
def _areas(land: Board) -> tuple[str, ...]:
    """Return the area of each county as SVG path data."""
    parts = []
    for cell in land.cells:
        x, y = middle(cell)
        parts.append(f"M{num(x)} {num(y - SIDE)}l17.32 10v20l-17.32 10-17.32-10v-20z")
    return tuple(parts)


@cache
def _holes(land: Board) -> tuple[str, ...]:
    """Return the outline of each county's token and name as SVG path data, for holes."""
    parts = []
    for cell in land.cells:
        x, y = middle(cell)
        arc = "a12.5 15.2 0 1 0 "
        parts.append(f"M{num(x - 12.5)} {num(y - 0.6)}{arc}25 0{arc}-25 0")
    return tuple(parts)


def area(land: Board, counties: bytes, *, holes: bool = False) -> str:
    """Return the area of counties as one path. holes: without their tokens and names."""
    outlines, cutouts = _areas(land), _holes(land) if holes else None
    return "".join([outlines[at] + (cutouts[at] if cutouts else "") for at in counties])


@part
def patterns(count: int) -> Tree:
    """Return the hatching patterns of each party, for districts and for bars."""
    return h("defs", {}, [_pattern(name, party) for name in _HATCH_NAMES for party in range(count)])


def _pattern(name: str, party: int) -> Tree:
    side = {"width": "6", "height": "6"}
    return h(
        "pattern",
        {
            "id": f"gm-{name}-{party}",
            "class": f"gm-{name} seat-{party}",
            "patternUnits": "userSpaceOnUse",
            "patternTransform": _HATCH_ROTATIONS[party],
            **side,
        },
        h("rect", side),
        h("line", {"x1": "0", "y1": "0", "x2": "0", "y2": "6"}),
    )


@part
def ground(land: Board, voters: bytes) -> Tree:
    """Return the card of the map, its counties tinted by party. voters: party by county."""
    whole = area(land, bytes(range(len(voters))))
    tints = [
        h("path", {"class": f"gm-tint seat-{party}", "d": area(land, counties)})
        for party in range(NO_PARTY)
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
def lines(land: Board) -> Tree:
    """Return the outlines of the counties, the rim and the shores."""
    return h(
        "g",
        {"class": "gm-lines", "aria-hidden": "true"},
        h("path", {"class": "gm-county-lines", "d": inner_lines(land.cells)}),
        h("path", {"class": "gm-rim", "d": rim(land.cells)}),
    )


@part
def names(land: Board, size: float, scale: float, *, far: bool) -> Tree:
    """Return the names of the counties. far: also the letters of the rows."""
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
                {"class": "gm-name", "x": num(x), "y": num(y - _NAME_RISE), "font-size": num(size)},
                name,
            )
            for (x, y), name in zip(map(middle, land.cells), land.names, strict=True)
        ],
        letters,
    )
