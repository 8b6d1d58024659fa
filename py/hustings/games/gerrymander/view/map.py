"""The map of Gerrymander: counties, voters, borders drawn and to be drawn, who leads where."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from hustings.core import hexgrid
from hustings.core.model import OVER
from hustings.core.moves import Choice, Picks, encode
from hustings.core.protocols import Tree
from hustings.draw.hexboard import (
    SIDE,
    Spot,
    frame,
    halfway,
    inner_lines,
    middle,
    outline,
    rim,
    side,
    spot,
    touch,
)
from hustings.draw.look import SHAPES, Look
from hustings.draw.marker import shape
from hustings.draw.tree import act, cls, h, num, part
from hustings.games.gerrymander import text
from hustings.games.gerrymander.board import (
    BORDER,
    COLOURED,
    NO_PARTY,
    PARTY,
    SWING,
    VALUE,
    Board,
    board,
)
from hustings.games.gerrymander.regions import flood
from hustings.games.gerrymander.rules import VERBS
from hustings.games.gerrymander.state import (
    CLOSING,
    NOBODY,
    State,
    district,
    last_borders,
    members,
    parties,
)
from hustings.games.gerrymander.view.scene import Shown, shown, stamps

_TOKEN: Final = 10.5
_KEEP: Final = 0.36
"""How near the middle of a county a finger means no side, as a share of the way to a corner."""
_HATCH: Final = ("rotate(45)", "rotate(-45)", "rotate(0)", "rotate(90)")


def picture(obs: State, picks: Picks, look: Look) -> Tree:
    """Return the whole map as one SVG."""
    land = obs.board
    x, y, width, height = _frame(parties(obs))
    news = shown(obs, look)
    sizes = {37: "gm-37", 55: "gm-55", 73: "gm-73"}
    return h(
        "svg",
        {
            "viewBox": f"{num(x)} {num(y)} {num(width)} {num(height)}",
            "class": f"gm-map zoomable {sizes[land.size]}",
            "role": "group",
            "aria-label": f"Map of {land.size} counties",
        },
        _patterns(parties(obs)),
        _ground(parties(obs)),
        _districts(obs, news),
        _lines(parties(obs)),
        h("g", {"class": "gm-tokens"}, [_token(obs, county, news) for county in range(land.size)]),
        _borders(obs, news),
        _balances(obs),
        h("g", {"class": "gm-edges"}, _edges(obs, picks, look)),
        stamps(obs, look),
    )


# --- what never changes


@cache
def _frame(count: int) -> tuple[float, float, float, float]:
    return frame(board(count).cells, 9)


@part
def _patterns(count: int) -> Tree:
    """Return the hatching of each party's districts."""
    return h(
        "defs",
        {},
        [
            h(
                "pattern",
                {
                    "id": f"gm-hatch-{party}",
                    "class": f"gm-hatch seat-{party}",
                    "width": "6",
                    "height": "6",
                    "patternUnits": "userSpaceOnUse",
                    "patternTransform": _HATCH[party],
                },
                h("rect", {"width": "6", "height": "6"}),
                h("line", {"x1": "0", "y1": "0", "x2": "0", "y2": "6"}),
            )
            for party in range(count)
        ],
    )


@part
def _ground(count: int) -> Tree:
    """Return the paper the counties are printed on, and the letters of the rows."""
    land = board(count)
    letters = []
    for row in hexgrid.rows(land.cells):
        x, y = middle(row[0])
        name = land.names[land.cells.index(row[0])][0]
        letters.append(h("text", {"x": num(x - SIDE - 2.5), "y": num(y + 2.4)}, name))
    return h(
        "g",
        {"class": "gm-ground", "aria-hidden": "true"},
        [h("polygon", {"points": outline(cell)}) for cell in land.cells],
        [
            h("text", {"class": "gm-name", "x": num(x), "y": num(y - 12)}, name)
            for (x, y), name in zip(map(middle, land.cells), land.names, strict=True)
        ],
        letters,
    )


@part
def _lines(count: int) -> Tree:
    land = board(count)
    return h(
        "g",
        {"class": "gm-lines", "aria-hidden": "true"},
        h("path", {"class": "gm-county-lines", "d": inner_lines(land.cells)}),
        h("path", {"class": "gm-rim", "d": rim(land.cells)}),
    )


@cache
def _places(count: int) -> tuple[tuple[dict[str, str], str, Spot], ...]:
    """Return for each edge its line, its hit area and its middle."""
    land = board(count)
    found = []
    for edge, (a, b) in enumerate(land.edges):
        cell, other = land.cells[a], land.cells[b]
        one, two = map(spot, land.side(edge))
        found.append((side(cell, other), touch(cell, other, _KEEP), halfway(one, two)))
    return tuple(found)


# --- counties


def _districts(obs: State, news: Shown) -> Tree:
    """Return the counties of finished districts, tinted and hatched by their winner.

    The tint of a district just won spreads from the border that closed it.
    """
    drawn = []
    for county in range(obs.board.size):
        number = district(obs, county)
        if number >= 0:
            party = obs.holders[number]
            fill = None if party == NOBODY else f"url(#gm-hatch-{party})"
            name = "gm-undecided" if party == NOBODY else f"gm-won seat-{party}"
            drawn.append(_tint(parties(obs), county, name, fill, news.waves.get(county, -1)))
    return h("g", {"class": "gm-districts", "aria-hidden": "true"}, drawn)


@part
def _tint(count: int, county: int, name: str, fill: str | None, wave: int) -> Tree:
    attrs = {"fill": fill, "points": outline(board(count).cells[county]), "key": f"tint-{county}"}
    if wave < 0:
        return h("polygon", {"class": name, **attrs})
    return h("polygon", {"class": f"{name} gm-spreads", "style": f"--gm-step:{wave}", **attrs})


def _token(obs: State, county: int, news: Shown) -> Tree:
    label, step, stir = text.county(obs, county), -1, ""
    if county in news.waves:
        step, stir = news.waves[county], "gm-counted"
    elif county in news.turned:
        step, stir = news.turned[county], "gm-turned"
    return _voters(obs.board.cells[county], obs.tokens[county], label, step, stir)


@part
def _voters(cell: hexgrid.Cell, kind: int, label: str, step: int, stir: str) -> Tree:
    """Return a token in its county: shape and colour of its party, votes, a star for swing.

    stir: a class name for how it moves, if it does; step: when its turn comes.
    """
    x, y = middle(cell)
    party = PARTY[kind]
    figure = str(VALUE[kind]) if kind < COLOURED else "?"
    low = 0
    if party >= NO_PARTY:
        form = h("circle", {"cx": num(x), "cy": num(y), "r": num(_TOKEN * 0.9)})
        name = "gm-neutral" if party == NO_PARTY else "gm-down"
    else:
        low = 3 if SHAPES[party] == "triangle" else 0
        form = shape(SHAPES[party], x, y + 0.7 * low, _TOKEN)
        name = f"seat-{party}"
    attrs = {"class": cls("gm-token", name, stir), "role": "img", "aria-label": label}
    return h(
        "g",
        attrs | ({"style": f"--gm-step:{step}"} if stir else {}),
        form,
        h("text", {"x": num(x), "y": num(y + 4 + low)}, figure),
        h("g", {"class": "gm-star"}, shape("star", x + 8.5, y - 8.5, 4)) if SWING[kind] else None,
    )


def _balances(obs: State) -> Tree:
    """Return who leads in every region, or who won it, as a small slip on the map."""
    slips = []
    for region in range(len(obs.sizes)):
        counties = members(obs, region)
        number = obs.closed.find(region)
        party = obs.holders[number] if number >= 0 else NOBODY
        held = party != NOBODY
        said = text.held(obs, counties, party) if held else text.lead(obs, counties)
        name = f"gm-slip gm-held seat-{party}" if held else "gm-slip"
        slips.append(_slip(*_anchor(obs, counties), said, name))
    return h("g", {"class": "gm-balances", "aria-hidden": "true"}, slips)


@part
def _slip(x: float, y: float, said: str, name: str) -> Tree:
    width = 6 + 4.9 * len(said)
    return h(
        "g",
        {"class": name},
        h(
            "rect",
            {
                "x": num(x - width / 2),
                "y": num(y - 5.5),
                "width": num(width),
                "height": "11",
                "rx": "3",
            },
        ),
        h("text", {"x": num(x), "y": num(y + 3)}, said),
    )


def _anchor(obs: State, counties: list[int]) -> Spot:
    """Return a place between the tokens of a region, as near its middle as can be."""
    meeting = _corner(parties(obs), bytes(counties))
    if meeting is not None:
        return meeting
    inside = set(counties)
    free = [
        (x, y + 6)
        for edge, (a, b) in enumerate(obs.board.edges)
        if a in inside and b in inside and not obs.placed[edge]
        for x, y in (_places(parties(obs))[edge][2],)
    ]
    return _central(obs.board, counties, free)


@lru_cache(maxsize=500)
def _corner(count: int, counties: bytes) -> Spot | None:
    """Return the most central corner at which three of the counties meet, if there is one."""
    land, inside = board(count), set(counties)
    places = [place for place, around in _meeting(land) if inside.issuperset(around)]
    return _central(land, counties, places) if places else None


def _central(land: Board, counties: Sequence[int], places: list[Spot]) -> Spot:
    spots = [middle(land.cells[county]) for county in counties]
    x, y = (sum(part) / len(spots) for part in zip(*spots, strict=True))
    return min(places, key=lambda place: ((place[0] - x) ** 2 + (place[1] - y) ** 2, place))


@cache
def _meeting(land: Board) -> list[tuple[Spot, tuple[int, ...]]]:
    """Return where three counties meet, a little towards the one that stands alone, and which."""
    found: dict[hexgrid.Corner, list[int]] = {}
    for county, cell in enumerate(land.cells):
        for corner in hexgrid.corners(cell):
            found.setdefault(corner, []).append(county)
    places = []
    for corner, around in found.items():
        if len(around) == 3:
            x, y = spot(corner)
            alone_below = land.cells[around[0]][1] == land.cells[around[1]][1]
            places.append(((x, y + (3.5 if alone_below else -3.5)), tuple(around)))
    return places


# --- borders


def _borders(obs: State, news: Shown) -> Tree:
    """Return the borders that stand; those of each seat's latest turn carry its mark.

    Those drawn since the viewer decided carry a number: which one of their turn they were.
    """
    places = _places(parties(obs))
    drawn = [
        h("line", {"class": "gm-border", **places[edge][0]})
        for edge, number in enumerate(obs.placed)
        if number
    ]
    marks = []
    if obs.turn.mode != OVER:
        for seat, edge in last_borders(obs):
            number = news.numbers.get(edge, 0)
            marks.append(_mark(parties(obs), edge, seat, number, fresh=edge in news.drawn))
    return h("g", {"class": "gm-borders", "aria-hidden": "true"}, drawn, marks)


@part
def _mark(count: int, edge: int, seat: int, number: int, *, fresh: bool) -> Tree:
    """Return a border in its owner's colour with their shape on it."""
    line, _, (x, y) = _places(count)[edge]
    low = 1.2 if SHAPES[seat] == "triangle" else 0
    return h(
        "g",
        {"class": cls("gm-latest", f"seat-{seat}", fresh and "gm-fresh"), "key": f"mark-{edge}"},
        h("line", {**line, "pathLength": "1"}),
        h(
            "g",
            {"class": f"gm-mark seat-{seat}"},
            shape(SHAPES[seat], x, y, 6 if number else 3.6),
            h("text", {"x": num(x), "y": num(y + 2.9 + low)}, number) if number else None,
        ),
    )


def _edges(obs: State, picks: Picks, look: Look) -> list[Tree]:
    """Return what can be tapped: every side while it is somebody's turn to draw."""
    if not picks.legal or look.past:
        return []
    count, found = parties(obs), []
    for edge in range(len(obs.board.edges)):
        choice = picks.named("edge", edge, BORDER)
        if choice is None:
            found.append(_shut(count, edge))
            continue
        label = text.move(obs, look.viewer or 0, (BORDER, edge))
        slips = _preview(obs, edge) if obs.can[edge] == CLOSING else ()
        found.append(_open(count, edge, choice, label, slips))
    return found


@part
def _shut(count: int, edge: int) -> Tree:
    """Return a side on which no border is possible, which says why."""
    do = f"why:{encode(VERBS, (BORDER, edge))}"
    label = f"{text.side(board(count), edge)}, no border possible"
    area = _places(count)[edge][1]
    return h("polygon", act(do, label, **{"class": "gm-edge", "points": area}))


@part
def _open(
    count: int, edge: int, choice: Choice, label: str, slips: tuple[tuple[float, float, str], ...]
) -> Tree:
    """Return a side on which a border may be drawn. slips: what it would close off, in words."""
    line, area, _ = _places(count)[edge]
    shown = [_slip(x, y, said, "gm-slip") for x, y, said in slips]
    return h(
        "g",
        act(choice, label, **{"class": cls("gm-edge legal", bool(slips) and "gm-closing")}),
        h("polygon", {"points": area}),
        h("line", line),
        h("g", {"class": "gm-preview", "aria-hidden": "true"}, shown) if slips else None,
    )


def _preview(obs: State, edge: int) -> tuple[tuple[float, float, str], ...]:
    """Return what both parts would come to, shown while the pointer rests on a closing side."""
    placed = obs.placed[:]
    placed[edge] = 1
    slips = []
    for county in obs.board.edges[edge]:
        part = flood(obs.board, placed, county)
        x, y = middle(obs.board.cells[county])
        said = f"{len(part)}: {text.lead(obs, part)}"
        slips.append((x, y, said))
    return tuple(slips)
