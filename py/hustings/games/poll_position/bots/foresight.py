"""What a known event changes in advance.

A look at next week's event is worth a spare action point only: bots that looked for 0.25 points in
week 4 lost 0.5 points a game, and for 0.5 points 0.7 (80 games of three Normal bots).
"""

from __future__ import annotations

from typing import Final

from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.cards import HONK_HONK, RECONCILIATION
from hustings.games.poll_position.state import State

_BEFORE_EVENT: Final = (v.PLAN, v.AGREE)


def foreseen(state: State) -> State:
    """Return the position as it will be after the event that is known and still to come.

    Only events whose effect is certain count; the state itself stays as it is.
    """
    first = state.week + (state.turn.prompt not in _BEFORE_EVENT)
    known = state.drawn[first:]
    if HONK_HONK not in known and RECONCILIATION not in known:
        return state
    after = state.clone()
    after.honk = int(state.honk or HONK_HONK in known)
    after.reconciliation = int(state.reconciliation or RECONCILIATION in known)
    return after
