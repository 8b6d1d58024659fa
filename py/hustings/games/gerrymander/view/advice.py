"""Overlay of advice: the district that an advised border closes off, alone or with a few more."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.hexboard import rim
from hustings.draw.look import Look
from hustings.draw.tree import h, part
from hustings.games.gerrymander.board import Board
from hustings.games.gerrymander.prospects import prospect
from hustings.games.gerrymander.state import NOBODY, State
from hustings.games.gerrymander.view.map_sheet import area, edge_paths
from hustings.games.gerrymander.view.slips import lead
from hustings.games.gerrymander.vocabulary import BORDER


def advice_overlay(obs: State, look: Look) -> Tree | None:
    """Return the districts that the advised borders help to close; None without advised borders."""
    edges = [(n, move[1]) for n, move in enumerate(look.advised, 1) if move[0] == BORDER]
    drawn = [_advised_district_of(obs, look, number, edge) for number, edge in edges]
    return h("g", {"class": "gm-helps", "aria-hidden": "true"}, drawn) if edges else None


def _advised_district_of(obs: State, look: Look, number: int, edge: int) -> Tree | None:
    district = prospect(obs, edge, obs.turn.seats[0] if look.viewer is None else look.viewer)
    if district is None:
        return None
    counties, more = district
    leads = lead(obs, counties)
    party = NOBODY if leads is None else leads.party
    return _district(obs.board, bytes(counties), bytes(more), number, party)


@part
def _district(land: Board, counties: bytes, more: bytes, number: int, party: int) -> Tree:
    """Return a district tinted by its leader, and the further borders it needs."""
    paint, cells = "gm-open" if party == NOBODY else f"seat-{party}", land.cells
    every = edge_paths(land)
    return h(
        "g",
        {"class": f"gm-help {paint}", "data-shows": str(number), "key": f"help-{number}"},
        h("path", {"class": "gm-cut", "d": area(land, counties, holes=True)}),
        h("path", {"class": "gm-cut-rim", "d": rim([cells[c] for c in counties])}),
        h("path", {"class": "gm-to-come", "d": "".join([every[e] for e in more])})
        if more
        else None,
    )
