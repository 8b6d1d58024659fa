"""One line on how far a game of Whistle-Stop is or how it ended; imports no engine."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from hustings.core.model import COUNTS, Outcome, Progress
from hustings.messages.generated import whistle_stop as messages
from hustings.messages.people import Cast

PROGRESS: Mapping[str, Collection[int | str]] = {
    "round": COUNTS,
    "rounds": COUNTS,
    "what": ("turns", "election", "debate"),
}
REASONS: Collection[str] = ("points", "regions", "delegates", "shared")


def summary(progress: Progress, names: Sequence[str]) -> str:  # noqa: ARG001 - the same for all
    """Return a few words on how far the game is."""
    return messages.summary(
        round=progress["round"], rounds=progress["rounds"], what=str(progress["what"])
    )


def verdict(outcome: Outcome, names: Sequence[str]) -> str:
    """Return who won and by what, without a full stop."""
    who, points = Cast(None, names).people(_winners(outcome)), max(outcome.scores)
    return messages.verdict(who=who, points=points, reason=outcome.reason)


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return one sentence that says who won and by what."""
    winners = _winners(outcome)
    if not winners:
        return ""
    who, points = Cast(None, names).people(winners), max(outcome.scores)
    return messages.outcome(who=who, points=points, reason=outcome.reason)


def _winners(outcome: Outcome) -> list[int]:
    return [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
