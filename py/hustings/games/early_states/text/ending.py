"""How a game of Early States ended, on a ribbon."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Outcome
from hustings.games.early_states.headline import (
    ALONE_LOST,
    ALONE_WON,
    MEDALS,
    RIVAL_KEYS,
    medals,
    winners,
)
from hustings.messages.generated import early_states as messages


def ribbon(outcome: Outcome, names: Sequence[str]) -> tuple[str, str]:
    """Return on two lines who won, and by what; "" where nothing more is to be said."""
    best, reason = max(outcome.scores), outcome.reason
    if reason in ALONE_LOST:
        needed = messages.result_needed(needed=MEDALS[ALONE_LOST[reason]][0])
        return messages.result_alone_lost(name=names[0]), needed
    if reason in ALONE_WON:
        rival = RIVAL_KEYS[ALONE_WON[reason]]
        won = messages.result_alone_won(name=names[0], delegates=best, rival=rival)
        return won, messages.result_medal(**medals(outcome))
    first = winners(outcome, names)
    if reason == "shared":
        return messages.beat_shared(names=first, delegates=best), ""
    by = {"firsts": messages.result_firsts(), "funds": messages.result_funds()}
    return messages.result_won(name=first[0], delegates=best), by.get(reason, "")
