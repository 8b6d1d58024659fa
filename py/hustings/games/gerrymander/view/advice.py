"""Overlay of advice: the district that an advised border closes off, alone or with a few more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from hustings.core.protocols import Tree
from hustings.draw.hexboard import rim
from hustings.draw.look import Look
from hustings.draw.tree import h, part
from hustings.games.gerrymander.board import board
from hustings.games.gerrymander.regions import MIN_COUNTIES, flood
from hustings.games.gerrymander.state import FREE, NOBODY, State, parties
from hustings.games.gerrymander.view.map_sheet import area, edge_paths
from hustings.games.gerrymander.view.slips import lead
from hustings.games.gerrymander.vocabulary import BORDER

MAX_EXTRA_BORDERS: Final = 3
"""Most further borders that an advised district may need."""

Steps: TypeAlias = dict[int, list[tuple[int, int]]]
"""By piece of border, the (edge, other piece) pairs of borders that would join them."""


def advice_overlay(obs: State, look: Look) -> Tree | None:
    """Return the districts that the advised borders help to close; None without advised borders."""
    edges = [(n, move[1]) for n, move in enumerate(look.advised, 1) if move[0] == BORDER]
    drawn = [_advised_district_of(obs, look, number, edge) for number, edge in edges]
    return h("g", {"class": "gm-helps", "aria-hidden": "true"}, drawn) if edges else None


def _advised_district_of(obs: State, look: Look, number: int, edge: int) -> Tree | None:
    district = advised_district(
        obs, edge, obs.turn.seats[0] if look.viewer is None else look.viewer
    )
    if district is None:
        return None
    counties, more = district
    leads = lead(obs, counties)
    party = NOBODY if leads is None else leads.party
    return _district(parties(obs), bytes(counties), bytes(more), number, party)


@part
def _district(count: int, counties: bytes, more: bytes, number: int, party: int) -> Tree:
    """Return a district tinted by its leader, and the further borders it needs."""
    paint, cells = "gm-open" if party == NOBODY else f"seat-{party}", board(count).cells
    every = edge_paths(count)
    return h(
        "g",
        {"class": f"gm-help {paint}", "data-shows": str(number), "key": f"help-{number}"},
        h("path", {"class": "gm-cut", "d": area(count, counties, holes=True)}),
        h("path", {"class": "gm-cut-rim", "d": rim([cells[c] for c in counties])}),
        h("path", {"class": "gm-to-come", "d": "".join([every[e] for e in more])})
        if more
        else None,
    )


def advised_district(obs: State, edge: int, seat: int) -> tuple[list[int], tuple[int, ...]] | None:
    """Return the part that a border closes off and the further borders needed, None for none.

    Best are the fewest borders, then a part that the seat leads, then the smallest part.
    """
    options = [
        (counties, more)
        for more in _completions(obs, edge)
        if len(counties := _part_closed(obs, (edge, *more))) >= MIN_COUNTIES
    ]
    fewest = min((len(more) for _, more in options), default=0)

    def order(option: tuple[list[int], tuple[int, ...]]) -> tuple[bool, int]:
        leads = lead(obs, option[0])
        return leads is None or leads.party != seat, len(option[0])

    return min((option for option in options if len(option[1]) == fewest), key=order, default=None)


def _part_closed(obs: State, edges: tuple[int, ...]) -> list[int]:
    """Return the smaller part cut off by borders, [] where they cut nothing off."""
    placed = obs.placed[:]
    for edge in edges:
        placed[edge] = 1
    here, there = obs.board.edges[edges[0]]
    one, two = flood(obs.board, placed, here), flood(obs.board, placed, there)
    return [] if there in one else sorted(one if len(one) < len(two) else two)


def _completions(obs: State, edge: int) -> Iterator[tuple[int, ...]]:
    """Yield sets of borders, smallest first, that join the two ends of a border."""
    tree, (one, two) = obs.tree, obs.board.ends[edge]
    if tree[one] == tree[two]:
        yield ()
        return
    steps: Steps = {}
    for other, (here, there) in enumerate(obs.board.ends):
        if obs.can[other] == FREE and other != edge:
            steps.setdefault(tree[here], []).append((other, tree[there]))
            steps.setdefault(tree[there], []).append((other, tree[here]))
    walks: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), (tree[one],))]
    for _ in range(MAX_EXTRA_BORDERS):
        longer = [
            ((*drawn, other), (*passed, there))
            for drawn, passed in walks
            for other, there in steps.get(passed[-1], ())
            if there not in passed
        ]
        done = [drawn for drawn, passed in longer if passed[-1] == tree[two]]
        yield from done
        walks = [walk for walk in longer if walk[1][-1] != tree[two]]
