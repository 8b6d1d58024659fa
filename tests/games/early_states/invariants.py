"""Invariants of Early States: places, delegates, circles, funds, issues."""

from __future__ import annotations

from hustings.games.early_states.sheet import CIRCLES, ISSUES, PLACES, PRIZES, STRIKES
from hustings.games.early_states.state import State


def check_invariants(state: State) -> None:
    """Check sums, limits and places of a position."""
    for seat in range(state.seats):
        assert state.cash[seat] >= 0
        won = 0
        for place in range(PLACES):
            assert 0 <= state.free(seat, place) <= CIRCLES[place]
        for place in range(9):
            rank = state.place[seat * 9 + place]
            assert (rank > 0) == (state.free(seat, place) == 0)
            won += PRIZES[place][rank - 1] if 0 < rank <= len(PRIZES[place]) else 0
        assert won == state.score[seat]
        assert sum(state.owns(seat, i) for i in ISSUES) <= 2
    for place in range(9):
        ranks = [state.place[seat * 9 + place] for seat in range(state.seats)]
        taken = state.taken[place]
        held = sorted(rank for rank in ranks if 0 < rank < 4)
        rival = state.seats == 1 and taken > len(held)
        if rival and state.rival == STRIKES:
            assert (held, taken) == ([], len(PRIZES[place]))
            continue
        assert held == list(range(2 if rival else 1, taken + 1))
        assert taken <= len(PRIZES[place])
    assert state.firsts == sum(not n for n in state.taken)
