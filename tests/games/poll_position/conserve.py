"""What Poll Position! conserves: 70 voter tokens of four values, and 50 dice."""

from __future__ import annotations

from hustings.games.poll_position.board import SUPPLY, TOKENS
from hustings.games.poll_position.state import State


def conserved(state: State) -> None:
    """Check that nothing has appeared or vanished, and that nothing lies where it must not."""
    assert state.bag + sum(state.down) + sum(state.up) == TOKENS
    for value, supply in enumerate(SUPPLY):
        assert state.rest[value] + sum(state.up[value::4]) == supply
    assert state.fault() == ""
