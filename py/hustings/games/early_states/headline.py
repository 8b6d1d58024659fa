"""Progress and result of a game of Early States in one line, without importing its engine."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from hustings.core.model import COUNTS, Outcome, Progress
from hustings.messages.generated import early_states as messages

RIVAL_KEYS: Final = ("calendar", "strikes")
"""Keys in messages and facts for how the solo rival chooses."""
MEDAL_KEYS: Final = ("bronze", "silver", "gold")
"""Keys of the medals in messages."""
MEDALS: Final = ((33, 44, 48), (33, 36, 39))
"""Delegates for bronze, silver and gold in a solo game, by rival. Bronze wins."""
SOLO_WON_REASONS: Final = {"challenge_won": 0, "strikes_won": 1}
"""The solo rival, as RIVAL_KEYS counts them, by the reason of a won game."""
SOLO_LOST_REASONS: Final = {"challenge_lost": 0, "strikes_lost": 1}
"""The same by the reason of a lost game."""

PROGRESS: Mapping[str, Collection[int | str]] = {
    "stage": ("turns", "last", "over"),
    "turn": COUNTS,
    "turns": COUNTS,
    "firsts": COUNTS,
}
REASONS: Collection[str] = (
    "delegates",
    "firsts",
    "funds",
    "shared",
    *SOLO_WON_REASONS,
    *SOLO_LOST_REASONS,
)


def summary(progress: Progress, names: Sequence[str]) -> str:
    """Return the turn and how many first places are open, or that the game is ending or over.

    names: counts the players; one plays alone, without first places.
    """
    stage, turn = progress["stage"], progress["turn"]
    if stage == "over":
        return messages.summary_over()
    if len(names) == 1:
        message = messages.summary_last_alone if stage == "last" else messages.turn_of
        return message(turn=turn, turns=progress["turns"])
    if stage == "last":
        return messages.summary_last(turn=turn)
    return messages.summary(turn=turn, firsts=int(progress["firsts"]))


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return one sentence about who won and why."""
    message = caption(outcome, names)
    return messages.outcome(said=message) if message else ""


def caption(outcome: Outcome, names: Sequence[str]) -> str:
    """Return the same without its full stop."""
    best, reason = max(outcome.scores), outcome.reason
    if reason in SOLO_LOST_REASONS:
        return messages.beat_alone_lost(
            name=names[0], delegates=best, needed=MEDALS[SOLO_LOST_REASONS[reason]][0]
        )
    if reason in SOLO_WON_REASONS:
        rival = RIVAL_KEYS[SOLO_WON_REASONS[reason]]
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
    """Return the names of the winners."""
    return [name for name, rank in zip(names, outcome.ranks, strict=True) if rank == 1]


def medals(outcome: Outcome) -> dict[str, Any]:
    """Return the arguments of messages about a solo medal: the one won, and the next."""
    score, rival = outcome.scores[0], SOLO_WON_REASONS[outcome.reason]
    key, least = next_medal(score, rival)
    return {"medal": medal(score, rival), "next": key, "least": least}


def medal(delegates: int, rival: int) -> str:
    """Return the key of the medal for delegates in a solo game; "" below bronze."""
    won = sum(delegates >= least for least in MEDALS[rival])
    return MEDAL_KEYS[won - 1] if won else ""


def next_medal(delegates: int, rival: int) -> tuple[str, int]:
    """Return the key of the next medal and the delegates it takes; ("none", 0) after gold.

    rival: an index of MEDALS, which has the limits for each kind of rival.
    """
    for key, least in zip(MEDAL_KEYS, MEDALS[rival], strict=True):
        if delegates < least:
            return key, least
    return "none", 0
