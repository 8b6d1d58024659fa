"""How a move of Whistle-Stop raises the chance to win a region, as a sentence."""

from __future__ import annotations

from typing import Final

from hustings.bots.reasons import MeasuredReason
from hustings.core.model import Seat
from hustings.games.whistle_stop.bots.learned import LearnedModel
from hustings.games.whistle_stop.odds import win
from hustings.games.whistle_stop.regions import EV, REGIONS
from hustings.messages.generated import whistle_stop_advice as messages

RAISED: Final = "raised chance"
"""The measure of these reasons (see MeasuredReason)."""


def rises(before: float, then: float) -> bool:
    """Return whether a chance rises by at least one percent as shown."""
    return round(100 * then) > round(100 * before)


def risen_points(points: int, before: float, then: float) -> int:
    """Return what a risen chance is worth, in hundredths of a point."""
    return points * (round(100 * then) - round(100 * before))


def raise_line(model: LearnedModel, r: int, after: tuple[int, ...]) -> str:
    """Return how the seat's chance rises in a region if it voted now; "" if it does not."""
    holder, seat, row = model.state.holder[r], model.seat, model.row(r)
    region, points = REGIONS[r].name, EV[r]
    if not sum(row) - row[seat]:
        message = messages.reason_safer if row[seat] else messages.reason_nobody
        return message(region=region, points=points)
    before, then = win(row, holder)[seat], win(after, holder)[seat]
    if not rises(before, then):
        return ""
    raised = messages.reason_raises(region=region, points=points, before=before, then=then)
    return MeasuredReason(raised, RAISED, risen_points(points, before, then))


def added_line(model: LearnedModel, r: int, who: Seat, n: int) -> str:
    """Return the same for `n` more delegates of a seat there."""
    row = list(model.row(r))
    row[who] = max(0, row[who] + n)
    return raise_line(model, r, tuple(row))
