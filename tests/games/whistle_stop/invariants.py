"""Invariants of Whistle-Stop: all cards of the deck, and the caps of each region."""

from __future__ import annotations

from hustings.games.whistle_stop.cards import GREEN, GREENS, KINDS, deck
from hustings.games.whistle_stop.regions import N
from hustings.games.whistle_stop.state import StopState, delegates, in_region


def check_invariants(state: StopState) -> None:
    """Check that no card and no delegate has appeared or vanished."""
    counts = _census(state)
    without = state.veto_rule == 2
    assert counts[:GREEN] == list(deck(bool(state.advanced), not without))
    assert counts[GREEN] == (0 if without else GREENS)
    assert state.left == sum(state.deck)
    for r in range(N):
        row = in_region(state, r)
        assert max(row) <= state.own_cap
        assert sum(row) <= state.all_cap
    assert sum(delegates(state, seat) for seat in range(state.seats)) == sum(state.board)
    for hand, known in zip(state.hands, state.known, strict=True):
        assert list(hand) == sorted(hand)
        assert all(known.count(kind) <= hand.count(kind) for kind in known)


def _census(state: StopState) -> list[int]:
    """Return per kind how many cards there are anywhere."""
    counts = [0] * KINDS
    for kind, n in enumerate(state.deck):
        counts[kind] += n
    for kind, n in enumerate(state.discard):
        counts[kind] += n
    counts[GREEN] += state.bank
    for hand in state.hands:
        for kind in hand:
            counts[kind] += 1
    for kind in state.on_table():
        counts[kind] += 1
    return counts
