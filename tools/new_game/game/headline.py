"""How far a game of New Game is and how it ended, in a line; known without its engine."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from hustings.core.model import COUNTS, Outcome, Progress
from tools.new_game.messages import new_game as messages

PROGRESS: Mapping[str, Collection[int | str]] = {"round": COUNTS, "rounds": COUNTS}
REASONS: Collection[str] = ("towns", "supporters", "shared")


def summary(progress: Progress, names: Sequence[str]) -> str:  # noqa: ARG001 - the same for all
    """Return a few words on how far the game is."""
    return messages.summary(round=progress["round"], rounds=progress["rounds"])


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return one sentence that says who won and by what; "" where nobody did."""
    winners = [n for n, rank in zip(names, outcome.ranks, strict=True) if rank == 1]
    if not winners:
        return ""
    towns = max(outcome.scores)
    if outcome.reason == "shared":
        return messages.outcome_shared(names=winners, towns=towns)
    return messages.outcome_won(name=winners[0], towns=towns, reason=outcome.reason)
