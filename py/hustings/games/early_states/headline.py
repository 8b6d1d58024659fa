"""How far a game of Early States is and how it ended, in a line; known without its engine."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from hustings.core.model import COUNTS, Outcome, Progress
from hustings.messages.generated import early_states as messages

RIVAL_KEYS: Final = ("calendar", "strikes")
"""By these words messages, and facts, say how a lone player's rival chooses."""
MEDAL_KEYS: Final = ("bronze", "silver", "gold")
"""By these words messages choose the name of a medal."""
MEDALS: Final = ((33, 44, 48), (33, 36, 39))
"""Delegates for bronze, silver and gold alone, against either rival. Bronze wins."""
ALONE_WON: Final = {"challenge_won": 0, "strikes_won": 1}
"""The rival that a lone player has met, as RIVAL_KEYS counts them, by why the game was won."""
ALONE_LOST: Final = {"challenge_lost": 0, "strikes_lost": 1}
"""The same by why it was lost."""

PROGRESS: Mapping[str, Collection[int | str]] = {
    "stage": ("turns", "last", "over"),
    "turn": COUNTS,
    "turns": COUNTS,
    "firsts": COUNTS,
}
REASONS: Collection[str] = ("delegates", "firsts", "funds", "shared", *ALONE_WON, *ALONE_LOST)


def summary(progress: Progress, names: Sequence[str]) -> str:
    """Return how far the game is."""
    stage, turn = progress["stage"], progress["turn"]
    if stage == "over":
        return messages.summary_over()
    if len(names) == 1:
        said = messages.summary_last_alone if stage == "last" else messages.turn_of
        return said(turn=turn, turns=progress["turns"])
    if stage == "last":
        return messages.summary_last(turn=turn)
    return messages.summary(turn=turn, firsts=int(progress["firsts"]))


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return one sentence that says who won and by what."""
    said = caption(outcome, names)
    return messages.outcome(said=said) if said else ""


def caption(outcome: Outcome, names: Sequence[str]) -> str:
    """Return the same without its full stop."""
    best, reason = max(outcome.scores), outcome.reason
    if reason in ALONE_LOST:
        return messages.beat_alone_lost(
            name=names[0], delegates=best, needed=MEDALS[ALONE_LOST[reason]][0]
        )
    if reason in ALONE_WON:
        rival = RIVAL_KEYS[ALONE_WON[reason]]
        return messages.beat_alone_won(
            name=names[0], delegates=best, rival=rival, **medals(outcome)
        )
    won = winners(outcome, names)
    if not won:
        return ""
    if reason == "shared":
        return messages.beat_shared(names=won, delegates=best)
    return messages.beat_won(name=won[0], delegates=best, reason=reason)


def winners(outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Return who won."""
    return [name for name, rank in zip(names, outcome.ranks, strict=True) if rank == 1]


def medals(outcome: Outcome) -> dict[str, Any]:
    """Return what messages say of the medal that a lone player has won, and of the next one."""
    score, rival = outcome.scores[0], ALONE_WON[outcome.reason]
    key, least = next_medal(score, rival)
    return {"medal": medal(score, rival), "next": key, "least": least}


def medal(delegates: int, rival: int) -> str:
    """Return the key of the medal that delegates bring a lone player; "" below bronze."""
    won = sum(delegates >= least for least in MEDALS[rival])
    return MEDAL_KEYS[won - 1] if won else ""


def next_medal(delegates: int, rival: int) -> tuple[str, int]:
    """Return the key of the next medal and the delegates it takes; ("none", 0) after gold."""
    for key, least in zip(MEDAL_KEYS, MEDALS[rival], strict=True):
        if delegates < least:
            return key, least
    return "none", 0
