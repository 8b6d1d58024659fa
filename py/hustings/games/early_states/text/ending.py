"""How a game of Early States ended: as a sentence, as a caption, on a ribbon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hustings.core.model import Outcome
from hustings.games.early_states.phrases import RIVAL_KEYS, medal, next_medal
from hustings.games.early_states.sheet import CALENDAR, SOLO_TARGET, STRIKES
from hustings.messages.generated import early_states as messages

_ALONE_WON: Final = {"challenge_won": CALENDAR, "strikes_won": STRIKES}
"""The rival that a lone player has met, by why the game was won."""
_ALONE_LOST: Final = ("challenge_lost", "strikes_lost")


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return one sentence that says who won and by what."""
    return messages.outcome(said=caption(outcome, names))


def caption(outcome: Outcome, names: Sequence[str]) -> str:
    """Return the same without its full stop."""
    best, reason = max(outcome.scores), outcome.reason
    if reason in _ALONE_LOST:
        return messages.beat_alone_lost(name=names[0], delegates=best, needed=SOLO_TARGET + 1)
    if reason in _ALONE_WON:
        return messages.beat_alone_won(
            name=names[0], delegates=best, rival=RIVAL_KEYS[_ALONE_WON[reason]], **_medals(outcome)
        )
    winners = _winners(outcome, names)
    if reason == "shared":
        return messages.beat_shared(names=winners, delegates=best)
    return messages.beat_won(name=winners[0], delegates=best, reason=reason)


def ribbon(outcome: Outcome, names: Sequence[str]) -> tuple[str, str]:
    """Return the same on two lines: who won, and by what; "" where nothing more is to be said."""
    best, reason = max(outcome.scores), outcome.reason
    if reason in _ALONE_LOST:
        needed = messages.result_needed(needed=SOLO_TARGET + 1)
        return messages.result_alone_lost(name=names[0]), needed
    if reason in _ALONE_WON:
        rival = RIVAL_KEYS[_ALONE_WON[reason]]
        won = messages.result_alone_won(name=names[0], delegates=best, rival=rival)
        return won, messages.result_medal(**_medals(outcome))
    winners = _winners(outcome, names)
    if reason == "shared":
        return messages.beat_shared(names=winners, delegates=best), ""
    by = {"firsts": messages.result_firsts(), "funds": messages.result_funds()}
    return messages.result_won(name=winners[0], delegates=best), by.get(reason, "")


def _winners(outcome: Outcome, names: Sequence[str]) -> list[str]:
    return [name for name, rank in zip(names, outcome.ranks, strict=True) if rank == 1]


def _medals(outcome: Outcome) -> dict[str, Any]:
    """Return what messages say of the medal that a lone player has won, and of the next one."""
    score, rival = outcome.scores[0], _ALONE_WON[outcome.reason]
    key, least = next_medal(score, rival)
    return {"medal": medal(score, rival), "next": key, "least": least}
