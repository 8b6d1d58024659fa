"""Invariants of Gerrymander: tokens and regions."""

from __future__ import annotations

from collections import Counter

from hustings.core.model import OVER
from hustings.games.gerrymander.board import COLOURED, box
from hustings.games.gerrymander.regions import MIN_COUNTIES, flood
from hustings.games.gerrymander.state import NOBODY, State, bag, parties


def check_invariants(state: State) -> None:
    """Check that no token is lost and that each region has four counties or more."""
    count = parties(state)
    shown = Counter(kind for kind in state.tokens if kind < COLOURED)
    assert [shown[kind] + left for kind, left in enumerate(bag(state))] == box(count)
    assert len(state.tokens) == state.board.size == 18 * count + 1
    sizes = Counter(state.region)
    assert [sizes[region] for region in range(len(state.sizes))] == list(state.sizes)
    assert min(state.sizes) >= MIN_COUNTIES
    for region in sizes:
        inside = [county for county, here in enumerate(state.region) if here == region]
        assert sorted(flood(state.board, state.placed, inside[0])) == inside
    assert len(set(state.closed)) == len(state.closed) == len(state.holders)
    decided = [holder for holder in state.holders if holder != NOBODY]
    assert len(decided) + len(state.pending) == len(state.closed)
    assert [decided.count(party) for party in range(count)] == list(state.won)
    assert (state.turn.mode == OVER) <= (len(decided) == len(state.sizes))
    assert all(not can for can, drawn in zip(state.can, state.placed, strict=True) if drawn)
