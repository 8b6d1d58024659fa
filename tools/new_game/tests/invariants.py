"""Invariants of New Game: each turn made has won one to six supporters."""

from __future__ import annotations

from tools.new_game.game.rules import ROUNDS
from tools.new_game.game.state import NOWHERE, State


def check_invariants(state: State) -> None:
    """Check the supporters of each seat against the turns it has had."""
    assert 0 <= state.round <= ROUNDS
    for seat in range(state.seats):
        turns = state.round + (seat < state.active)
        total = sum(town[seat] for town in state.towns)
        assert turns <= total <= 6 * turns
        assert (state.last[seat] == NOWHERE) == (turns == 0)
