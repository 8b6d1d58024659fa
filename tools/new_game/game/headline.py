"""How far a game of New Game is and how it ended, in a line; known without its engine."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from hustings.core.model import COUNTS, Outcome, Progress
from hustings.messages.formats import listed

PROGRESS: Mapping[str, Collection[int | str]] = {"round": COUNTS, "rounds": COUNTS}
REASONS: Collection[str] = ("towns", "supporters", "shared")


def summary(progress: Progress, names: Sequence[str]) -> str:  # noqa: ARG001 - the same for all
    """Return a few words on how far the game is."""
    return f"Round {progress['round']} of {progress['rounds']}"


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return one sentence that says who won and by what; "" where nobody did."""
    winners = [n for n, rank in zip(names, outcome.ranks, strict=True) if rank == 1]
    if not winners:
        return ""
    number = max(outcome.scores)
    towns = f"{number} town{'s' * (number != 1)}"
    if outcome.reason == "shared":
        return f"{listed(winners)} share the win with {towns} each."
    more = " and more supporters" if outcome.reason == "supporters" else ""
    return f"{winners[0]} wins with {towns}{more}."
