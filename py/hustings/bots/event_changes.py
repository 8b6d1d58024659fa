"""How much each event of a finished game changed a seat's chance, by the game's own evaluation.

An evaluation is coarser than a search, but it can be taken after every event. So it tells which of
the events between two turns of the seat were good for it and which were bad.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from hustings.core.model import Seat
from hustings.core.protocols import Evaluate, S
from hustings.core.table import Table

MIN_CHANGE: Final = 0.02
"""Smaller changes, 0 to 1, are left out: they explain nothing."""


class EventChange(NamedTuple):
    """The change of a chance by one event, -1 to 1. step: its index in the log; number: there."""

    step: int
    number: int
    change: float


def event_changes(table: Table[S], seat: Seat, evaluate: Evaluate[S]) -> list[EventChange]:
    """Return all changes that are not small, in the order of play.

    evaluate: gives 0 to 1. What an event hides from the seat counts as well, as the game is over.
    """
    found = []
    for index, step in enumerate(table.log):
        if not step.events:
            continue
        values = [evaluate(state, seat) for state in table.frames(index)]
        found += [
            EventChange(index, number, after - before)
            for number, (before, after) in enumerate(pairwise(values))
            if abs(after - before) >= MIN_CHANGE
        ]
    return found
