"""The board of Gerrymander: the map with its voters and borders, and the parts beside it."""

from __future__ import annotations

from itertools import compress
from typing import Final

from hustings.core import hexgrid
from hustings.core.model import OVER
from hustings.core.moves import Choice, Picks, encode
from hustings.core.protocols import Tree
from hustings.draw.hexboard import middle, outline
from hustings.draw.look import SHAPES, Look
from hustings.draw.marker import shape
from hustings.draw.pieces import token
from hustings.draw.tree import act, cls, h, num, part
from hustings.games.gerrymander import phrases, text
from hustings.games.gerrymander.board import COLOURED, NO_PARTY, PARTY, SWING, VALUE, Board
from hustings.games.gerrymander.state import CLOSING, NOBODY, State, district, last_borders, parties
from hustings.games.gerrymander.view.advice import advice_overlay
from hustings.games.gerrymander.view.cut_preview import preview
from hustings.games.gerrymander.view.event_scenes import Staged, stage_events, stamps
from hustings.games.gerrymander.view.layout import Layout, layout
from hustings.games.gerrymander.view.map_sheet import (
    edge_paths,
    edge_places,
    ground,
    lines,
    names,
    patterns,
)
from hustings.games.gerrymander.view.named_map import lakes, map_label, title_block
from hustings.games.gerrymander.view.side_panel import side_panel
from hustings.games.gerrymander.view.slips import slips
from hustings.games.gerrymander.vocabulary import BORDER, VOCABULARY
from hustings.messages.generated import gerrymander as messages

_TOKEN_RADIUS: Final = 10.0
_TOKEN_DROP: Final = 1.8
"""Offset of a token below the centre of its county, to leave room for the name."""
_SIZE_CLASSES: Final = {37: "gm-37", 55: "gm-55", 73: "gm-73"}


def draw_board(obs: State, picks: Picks, look: Look) -> Tree:
    """Return the whole board as one SVG."""
    count, land = parties(obs), obs.board
    plan = layout(count, land, tall=look.tall)
    news = stage_events(obs, look)
    shape = cls(
        f"gm-map zoomable {_SIZE_CLASSES[land.size]}",
        look.tall and "gm-tall",
        plan.far and "gm-far",
        plan.title is not None and "gm-named",
    )
    return h(
        "svg",
        {
            "viewBox": f"0 0 {num(plan.width)} {num(plan.height)}",
            "class": shape,
            "role": "group",
            "aria-label": map_label(land),
        },
        patterns(count),
        side_panel(obs, look, plan),
        title_block(land, plan),
        h(
            "g",
            {"transform": f"translate({num(plan.x)} {num(plan.y)}) scale({num(plan.scale)})"},
            ground(land, bytes([PARTY[kind] for kind in obs.tokens])),
            lakes(land),
            _districts(obs, news),
            lines(land),
            h(
                "g",
                {"class": "gm-tokens"},
                [_token(obs, at, news, far=plan.far) for at in range(land.size)],
            ),
            _borders(obs, news),
            names(land, plan.name, plan.scale, far=plan.far),
            advice_overlay(obs, look),
            h("g", {"class": "gm-edges", "data-near": ""}, _edges(obs, picks, look, plan)),
            slips(obs, plan),  # above the edges, so that no dots or lit line cover them
            stamps(obs, look),
        ),
    )


# --- counties


def _districts(obs: State, news: Staged) -> Tree:
    """Return the counties of districts, tinted and hatched by winner.

    The tint of a district just won spreads from the border that closed it.
    """
    drawn = []
    for county in range(obs.board.size):
        number = district(obs, county)
        if number >= 0:
            party = obs.holders[number]
            fill = None if party == NOBODY else f"url(#gm-hatch-{party})"
            name = "gm-undecided" if party == NOBODY else f"gm-won seat-{party}"
            drawn.append(_tint(obs.board, county, name, fill, news.waves.get(county, -1)))
    return h("g", {"class": "gm-districts", "aria-hidden": "true"}, drawn)


@part
def _tint(land: Board, county: int, name: str, fill: str | None, wave: int) -> Tree:
    attrs = {"fill": fill, "points": outline(land.cells[county]), "key": f"tint-{county}"}
    if wave < 0:
        return h("polygon", {"class": name, **attrs})
    return h("polygon", {"class": f"{name} gm-spreads", "style": f"--gm-step:{wave}", **attrs})


def _token(obs: State, county: int, news: Staged, *, far: bool) -> Tree:
    label, step, stir = phrases.county_label(obs, county), -1, ""
    if county in news.waves:
        step, stir = news.waves[county], "gm-counted"
    elif county in news.turned:
        step, stir = news.turned[county], "gm-turned"
    return _token_piece(
        county, obs.board.cells[county], obs.tokens[county], label, step, stir, far=far
    )


@part
def _token_piece(
    county: int, cell: hexgrid.Cell, kind: int, label: str, step: int, stir: str, *, far: bool
) -> Tree:
    """Return a token in its county: shape and colour of its party, votes, a star for swing.

    stir: CSS class of its animation, "" for none. step: order of its animation.
    """
    x, y = middle(cell)
    y += _TOKEN_DROP
    party, value = PARTY[kind], str(VALUE[kind]) if kind < COLOURED else "?"
    figure = SHAPES[party] if party < NO_PARTY else "circle"
    name = f"seat-{party}" if party < NO_PARTY else "gm-neutral" if kind < COLOURED else "gm-down"
    tight = figure in ("triangle", "diamond") and len(value) > 1
    size = 11.5 if not tight else 10.9 if far else 10
    attrs = {"class": cls("gm-token", name, tight and "gm-ten", stir), "aria-label": label}
    attrs |= {"role": "img", "key": f"county-{county}"} | (
        {"style": f"--gm-step:{step}"} if stir else {}
    )
    r = _TOKEN_RADIUS * (0.9 if figure == "diamond" or party >= NO_PARTY else 1)
    low = 2 if figure == "triangle" else 0
    star = shape("star", x - 9.4, y + 6.6, 3.7)
    return h(
        "g",
        attrs,
        token(figure, x, y + low, r, value, name, size),
        h("g", {"class": "gm-star gm-swing"}, star) if SWING[kind] else None,
    )


# --- borders


def _borders(obs: State, news: Staged) -> Tree:
    """Return the borders drawn; those of each seat's latest turn carry its mark.

    A border between two districts carries no mark.
    """
    land = obs.board
    path = "".join(compress(edge_paths(land), obs.placed))
    wood = [
        h("path", {"class": "gm-border gm-below", "d": path, "transform": "translate(0 .8)"}),
        h("path", {"class": "gm-border", "d": path}),
        h("path", {"class": "gm-grain", "d": path, "transform": "translate(0 -.6)"}),
    ]
    marks = []
    if obs.turn.mode != OVER:
        for seat, edge in last_borders(obs):
            fresh = edge in news.drawn
            if fresh or any(district(obs, county) < 0 for county in land.edges[edge]):
                marks.append(_marked_border(land, edge, seat, fresh=fresh))
    return h("g", {"class": "gm-borders", "aria-hidden": "true"}, wood if path else None, marks)


@part
def _marked_border(land: Board, edge: int, seat: int, *, fresh: bool) -> Tree:
    """Return a border in its owner's colour with their shape on it."""
    line, _, (x, y) = edge_places(land)[edge]
    slant = float(line["x2"]) - float(line["x1"])
    if slant:  # away from the end above a county's name
        steep = (float(line["y2"]) - float(line["y1"])) / slant
        aside = 2 if steep > 0 else -2
        x, y = x + aside, y + aside * steep
    return h(
        "g",
        {"class": cls("gm-latest", f"seat-{seat}", fresh and "gm-fresh"), "key": f"mark-{edge}"},
        h("line", {**line, "pathLength": "1"}),
        h("g", {"class": f"gm-mark seat-{seat}"}, shape(SHAPES[seat], x, y, 3.6)),
    )


def _edges(obs: State, picks: Picks, look: Look, plan: Layout) -> list[Tree]:
    """Return the click targets: all edges while a border can be drawn.

    An edge that closes something off is followed by its preview. In a puzzle no dots mark it.
    """
    if not picks.legal or look.past:
        return []
    land, targets = obs.board, list[Tree]()
    free = {move[1] for move in picks.legal if move[0] == BORDER}
    for edge in range(len(land.edges)):
        if edge not in free:
            targets.append(_impossible_edge(land, edge, drawn=bool(obs.placed[edge])))
        elif obs.can[edge] != CLOSING:
            targets.append(_possible_edge(land, edge, phrases.border_label(land, edge)))
        else:
            label = text.move(obs, look.viewer or 0, (BORDER, edge))
            targets.append(_possible_edge(land, edge, label, closing=not look.quiz))
            targets.append(preview(obs, edge, plan))
    return targets


@part
def _impossible_edge(land: Board, edge: int, *, drawn: bool) -> Tree:
    """Return an edge without a legal border; a click asks why."""
    do = f"why:{encode(VOCABULARY.verbs, (BORDER, edge))}"
    where = phrases.side(land, edge)
    label = messages.side_drawn(side=where) if drawn else messages.side_impossible(side=where)
    return _edge(land, edge, do, label, "gm-edge")


@part
def _possible_edge(land: Board, edge: int, label: str, *, closing: bool = False) -> Tree:
    """Return an edge on which a border can be drawn."""
    choice = Choice(encode(VOCABULARY.verbs, (BORDER, edge)), (BORDER, edge), f"edge:{edge}")
    return _edge(land, edge, choice, label, cls("gm-edge", closing and "gm-closing"))


def _edge(land: Board, edge: int, does: Choice | str, label: str, looks: str | None) -> Tree:
    """Return an edge. All kinds have the same parts, because they change at the end of a turn."""
    attrs = act(does, label, **{"class": looks, "key": f"edge-{edge}"})
    return h("g", attrs, _edge_area(land, edge), _edge_line(land, edge))


@part
def _edge_area(land: Board, edge: int) -> Tree:
    return h("polygon", {"points": edge_places(land)[edge][1]})


@part
def _edge_line(land: Board, edge: int) -> Tree:
    return h("line", edge_places(land)[edge][0] | {"class": "lit-here"})
