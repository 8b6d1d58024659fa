"""The newspaper of Delegate Dash: headlines at turning points and about the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.core.press import (
    CLEAR_WIN,
    LOSS,
    NARROW_LOSS,
    NARROW_WIN,
    Moment,
    Story,
    overtaker,
)
from hustings.games.delegate_dash.events import Awarded, Eliminated, RoundBegan, Took
from hustings.games.delegate_dash.headline import CANDIDATES
from hustings.games.delegate_dash.state import MAJORITY, SUPER_TUESDAY, DashState, totals
from hustings.messages.generated import delegate_dash_press as messages

PAPER: Final = messages.paper()
MILESTONE: Final = 200
"""Delegates: whoever passes them first makes a headline."""
MIN_LEAD: Final = 100
"""Delegates from which on a new leader makes a headline."""
MIN_FREED: Final = 50
"""Delegates from which on an elimination makes a headline."""


def _super_tuesday(now: Moment[DashState]) -> str:
    match now.event:
        case RoundBegan(round, _, coins) if round == SUPER_TUESDAY and coins:
            counts = totals(now.after)
            best = max(counts)
            if counts.count(best) > 1:
                return messages.super_tuesday_open()
            leader = CANDIDATES[counts.index(best)]
            return messages.super_tuesday(candidate=leader, delegates=best)
    return ""


def _gains(now: Moment[DashState]) -> tuple[int, int, int]:
    """Return who got a coin, and their delegates before and after it."""
    match now.event:
        case Took(candidate, _, _, _, value, total) | Awarded(candidate, _, value, total):
            return candidate, total - value, total
    raise ValueError(now.event)


def _milestone(now: Moment[DashState]) -> str:
    candidate, old, new = _gains(now)
    if not old < MILESTONE <= new or max(totals(now.before)) >= MILESTONE:
        return ""
    return messages.milestone(candidate=CANDIDATES[candidate], delegates=MILESTONE)


def _majority(now: Moment[DashState]) -> str:
    candidate, old, new = _gains(now)
    if not old < MAJORITY <= new:
        return ""
    # more coins of the same roll may follow, so the headline names what stays true
    return messages.majority(candidate=CANDIDATES[candidate], delegates=MAJORITY)


def _lead(now: Moment[DashState]) -> str:
    candidate, _, new = _gains(now)
    if new < MIN_LEAD or overtaker(totals(now.before), totals(now.after)) != candidate:
        return ""
    return messages.lead(candidate=CANDIDATES[candidate], delegates=new)


def _out(now: Moment[DashState]) -> str:
    match now.event:
        case Eliminated(candidate, total) if total >= MIN_FREED:
            return messages.out(candidate=CANDIDATES[candidate], delegates=total)
    return ""


STORIES: Final = (
    Story("super_tuesday", (RoundBegan,), 1, _super_tuesday),
    Story("majority", (Took, Awarded), 1, _majority, "cheer"),
    Story("milestone", (Took, Awarded), 1, _milestone, "cheer"),
    Story("lead", (Took,), 1, _lead, until=(Took, Awarded)),
    Story("out", (Eliminated,), 2, _out),
)
RESULTS: Final[Mapping[str, Callable[..., str]]] = {
    CLEAR_WIN: messages.clear_win,
    NARROW_WIN: messages.narrow_win,
    NARROW_LOSS: messages.narrow_loss,
    LOSS: messages.loss,
}
