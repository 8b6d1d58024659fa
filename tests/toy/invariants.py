"""Invariants of Back Room: the cards."""

from __future__ import annotations

from tests.toy.state import DECK, State


def check_invariants(state: State) -> None:
    """Check that every card is in the bag, in a hand or spent, and the sizes of hands are right."""
    for kind, total in enumerate(DECK):
        held = sum(hand[kind] for hand in state.hands)
        assert state.bag[kind] + state.spent[kind] + held == total
    assert [sum(hand) for hand in state.hands] == state.sizes
    assert min(state.bag + state.spent) >= 0
    assert all(markers >= 0 for ward in state.wards for markers in ward)
