"""Invariants of Poll Position!: 70 voter tokens of four values, and 50 dice."""

from __future__ import annotations

from hustings.games.poll_position.board import DICE, DISTRICTS, HQ, SUPPLY, TOKENS
from hustings.games.poll_position.state import State


def check_invariants(state: State) -> None:
    """Check that tokens and dice are conserved and lie in legal places only."""
    assert state.bag >= 0
    assert state.bag + sum(state.down) + sum(state.up) == TOKENS
    for value, supply in enumerate(SUPPLY):
        assert state.rest[value] + sum(state.up[value::4]) == supply
    assert sum(state.sites) <= DICE
    assert not state.closed[HQ]
    for place in range(DISTRICTS):
        if state.closed[place] and not state.pending:
            assert not state.dice(place), place
            assert not state.tokens(place), place
