"""What Delegate Dash conserves: 608 delegates, and six coins of each region."""

from __future__ import annotations

from hustings.games.delegate_dash.board import GAP, REGION
from hustings.games.delegate_dash.state import ALL_DELEGATES, UNSEEN, DashState, delegates

COIN_ROLLS = 6


def conserved(state: DashState) -> None:
    """Check that nothing has appeared or vanished."""
    found = delegates(state)
    assert sum(found.values()) == ALL_DELEGATES, found
    if state.laid == COIN_ROLLS:
        for region in range(4):
            down = sum(state.down[cell] for cell in range(GAP) if REGION[cell] == region)
            assert down == state.where[region * 6 : region * 6 + 6].count(UNSEEN), region
