"""The periods of a game, such as its rounds, as steps through the past."""

from __future__ import annotations

from typing import NamedTuple

from hustings import catalog
from hustings.ui.model import Play


class PeriodStart(NamedTuple):
    """A position to look at. ended: the period that ended there, as "Round 3", or ""."""

    ply: int
    ended: str


def previous_period(play: Play, ply: int) -> PeriodStart | None:
    """Return the last end of a period before a position, else the beginning; None at that."""
    for earlier in range(ply - 1, 0, -1):
        if _ends_period(play, earlier):
            return PeriodStart(earlier, _labels(play, earlier)[1])
    return PeriodStart(0, "") if ply else None


def next_period(play: Play, ply: int) -> PeriodStart | None:
    """Return the first end of a period after a position, else the latest one; None at that."""
    latest = play.table.at
    for later in range(ply + 1, latest):
        if _ends_period(play, later):
            return PeriodStart(later, _labels(play, later)[1])
    return PeriodStart(latest, "") if ply < latest else None


def _ends_period(play: Play, ply: int) -> bool:
    """Return whether the move before a position, not the beginning, ended a period."""
    return _labels(play, ply) != _labels(play, ply - 1)


def _labels(play: Play, ply: int) -> tuple[str, str]:
    table = play.table
    state = table.before(ply) if ply < table.at else table.state
    return catalog.review(play.game).period_labels(state)
