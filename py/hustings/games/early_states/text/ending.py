"""The result of a game on a ribbon."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Outcome
from hustings.games.early_states.headline import (
    MEDALS,
    RIVAL_KEYS,
    SOLO_LOST_REASONS,
    SOLO_WON_REASONS,
    medals,
    winners,
)
from hustings.messages.generated import early_states as messages


def ribbon(outcome: Outcome, names: Sequence[str]) -> tuple[str, str]:
    """Return two lines: who won, and why; the second may be ""."""
    best, reason = max(outcome.scores), outcome.reason
    if reason in SOLO_LOST_REASONS:
        needed = messages.result_needed(needed=MEDALS[SOLO_LOST_REASONS[reason]][0])
        return messages.result_alone_lost(name=names[0]), needed
    if reason in SOLO_WON_REASONS:
        rival = RIVAL_KEYS[SOLO_WON_REASONS[reason]]
        won = messages.result_alone_won(name=names[0], delegates=best, rival=rival)
        return won, messages.result_medal(**medals(outcome))
    first = winners(outcome, names)
    if reason == "shared":
        return messages.beat_shared(names=first, delegates=best), ""
    by = {"firsts": messages.result_firsts(), "funds": messages.result_funds()}
    return messages.result_won(name=first[0], delegates=best), by.get(reason, "")
