"""Progress and result of a game of Poll Position! in one line, without importing its engine."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from hustings.core.model import COUNTS, Outcome, Progress
from hustings.messages.generated import poll_position as messages
from hustings.messages.people import Cast

PROGRESS: Mapping[str, Collection[int | str]] = {
    "stage": ("weeks", "count", "over"),
    "week": COUNTS,
    "weeks": COUNTS,
    "points": range(-COUNTS.stop, COUNTS.stop),
}
REASONS: Collection[str] = ("triumph", "well_done", "trouble", "disaster")


def summary(progress: Progress, names: Sequence[str]) -> str:  # noqa: ARG001 - the same for all
    """Return the progress as text."""
    if progress["stage"] == "over":
        return messages.summary_over(points=progress["points"])
    if progress["stage"] == "count":
        return messages.summary_count()
    return messages.summary_week(week=progress["week"], weeks=progress["weeks"])


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return one sentence about the team's result."""
    message = messages.outcome_won if outcome.ranks[0] == 1 else messages.outcome_lost
    team = Cast(None, names).people(range(len(names)))
    return message(who=team, points=outcome.scores[0], verdict=outcome.reason)
