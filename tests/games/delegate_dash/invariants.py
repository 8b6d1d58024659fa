"""Invariants of Delegate Dash: 608 delegates, and six coins of each region."""

from __future__ import annotations

from hustings.games.delegate_dash.board import GAP, REGION
from hustings.games.delegate_dash.state import PAWN, POOL, UNSEEN, VALUE, DashState, totals

ALL_DELEGATES = 608
COIN_ROLLS = 6


def check_invariants(state: DashState) -> None:
    """Check that no coin and no delegate has appeared or vanished."""
    counts = delegates(state)
    assert sum(counts.values()) == ALL_DELEGATES, counts
    if state.laid == COIN_ROLLS:
        for region in range(4):
            down = sum(state.down[cell] for cell in range(GAP) if REGION[cell] == region)
            assert down == state.where[region * 6 : region * 6 + 6].count(UNSEEN), region


def delegates(state: DashState) -> dict[str, int]:
    """Return where the 608 delegates are; the values always add up to ALL_DELEGATES."""
    counts = {"unseen": 0, "face_up": 0, "uncommitted": 0, "pawns": 0}
    counts |= {f"held_{side}": n for side, n in enumerate(totals(state))}
    for marker, place in enumerate(state.where):
        if place == UNSEEN:
            counts["pawns" if marker >= PAWN else "unseen"] += VALUE[marker]
        elif place == POOL:
            counts["uncommitted"] += VALUE[marker]
    counts["face_up"] = sum(state.stake)
    return counts
