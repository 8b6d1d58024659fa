"""One line on how far a game of Delegate Dash is or how it ended; imports no engine."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from hustings.core.model import COUNTS, Outcome, Progress
from hustings.messages.generated import delegate_dash as messages

CANDIDATES: Final[tuple[str, ...]] = (
    messages.candidate_north(),
    messages.candidate_east(),
    messages.candidate_south(),
    messages.candidate_west(),
)
SHORT: Final[tuple[str, ...]] = (
    messages.short_north(),
    messages.short_east(),
    messages.short_south(),
    messages.short_west(),
)
NOT_YET: Final = -1
"""In place of the nominated candidate while there is none."""

PROGRESS: Mapping[str, Collection[int | str]] = {
    "stage": ("set_up", "rounds", "convention"),
    "round": COUNTS,
    "count": COUNTS,
    "nominated": range(NOT_YET, len(CANDIDATES)),
}
REASONS: Collection[str] = [
    f"{how}.{side}"
    for how in ("outright", "brokered", "legislature")
    for side in range(len(CANDIDATES))
]


def summary(progress: Progress, names: Sequence[str]) -> str:  # noqa: ARG001 - candidates are named
    """Return how far the game is."""
    nominated = int(progress["nominated"])
    if nominated != NOT_YET:
        return messages.summary_over(candidate=SHORT[nominated])
    if progress["stage"] == "convention":
        return convention_count(int(progress["count"]))
    if progress["stage"] == "rounds":
        return messages.round_of_all(round=progress["round"])
    return messages.summary_set_up()


def convention_count(count: int) -> str:
    """Return the name of the convention's count; count 0 is before the first."""
    return messages.convention_count(count=count) if count else messages.convention()


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return who won and how."""
    how, side = outcome.reason.split(".")
    who = CANDIDATES[int(side)]
    if 1 in outcome.ranks:
        winner = names[outcome.ranks.index(1)]
        return messages.outcome_won(name=winner, candidate=who, how=how)
    return messages.outcome_lost(candidate=who, how=how, alone=len(names) == 1)
