"""One-line summaries of a game of Back Room, made without its engine."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from hustings.core.model import COUNTS, Outcome, Progress
from hustings.messages.formats import listed

PROGRESS: Mapping[str, Collection[int | str]] = {"round": COUNTS, "rounds": COUNTS}
REASONS: Collection[str] = ("machine", "wards")


def summary(progress: Progress, names: Sequence[str]) -> str:
    """Return the progress of the game as a short text."""
    return f"Round {progress['round']} of {progress['rounds']}"


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return a sentence about the winner and the margin; "" without a winner."""
    if outcome.reason == "machine":
        return "The Machine has won."
    winners = [n for n, rank in zip(names, outcome.ranks, strict=True) if rank == 1]
    return f"{listed(winners)} won with {max(outcome.scores)} wards." if winners else ""
