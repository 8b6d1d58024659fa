"""What turned a reviewed game besides the seat's own decisions: others' moves and luck."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from hustings.core.model import Event, Seat
from hustings.ui.model import Play
from hustings.ui.play.news import event_sentence
from hustings.ui.play.talk import log_swing
from hustings.ui.reviews import DebriefResult

MIN_SWING: Final = 0.08
"""Least change of the chance to win that is shown."""
MAX_TURNING_POINTS: Final = 3
MAX_EVENTS: Final = 2
"""How many events of one turning point are shown."""


class TurningPoint(NamedTuple):
    """A stretch between two turns of a seat that changed its chance to win.

    ply: the number of moves after its last event shown. before, after: the chances, 0 to 1. events:
    the most notable ones, as the seat may know them. at: the place of each in the log: the index of
    its step, its number there.
    """

    ply: int
    before: float
    after: float
    events: tuple[Event, ...]
    at: tuple[tuple[int, int], ...]

    @property
    def swing(self) -> float:
        """The change of the chance, -1 to 1."""
        return self.after - self.before


def turning_points(play: Play, seat: Seat, result: DebriefResult) -> list[TurningPoint]:
    """Return the largest changes in order of play.

    Left out are those without a notable event, and falls that the seat's own mistakes explain.
    """
    if not result.course:
        return []
    table = play.table
    # a chance is that after a turn's last decision, so what it led to belongs to the next stretch
    ends = [table.log_index(_last_move(play, seat, turn.ply)) for turn in result.course]
    bounds = [table.log_index(result.course[0].ply), *ends, len(table.log)]
    chances = [result.start_chance, *(turn.chance for turn in result.course), result.end_chance]
    costs = [*(turn.cost for turn in result.course), 0.0]
    found = []
    for n, (begin, end) in enumerate(pairwise(bounds)):
        swing = chances[n + 1] - chances[n]
        explained = costs[n] if swing < 0 else 0.0
        notable = _notable_events(play, seat, range(begin, end))
        if abs(swing) - explained >= MIN_SWING and notable:
            events, at = zip(*notable, strict=True)
            ply = table.log[at[-1][0]].ply
            found.append(TurningPoint(ply, chances[n], chances[n + 1], events, at))
    largest = sorted(found, key=lambda each: -abs(each.swing))[:MAX_TURNING_POINTS]
    return sorted(largest)


def _last_move(play: Play, seat: Seat, ply: int) -> int:
    """Return the ply before the last move of the seat's turn whose first move follows `ply`."""
    table = play.table
    while ply + 1 < table.at and table.mover(ply + 1) == seat:
        ply += 1
    return ply


def _notable_events(
    play: Play, seat: Seat, indices: Sequence[int]
) -> list[tuple[Event, tuple[int, int]]]:
    """Return the most notable decisive things that others and luck did, in order, with places.

    Those shown longest are the most notable, of equal ones the latest. indices: of steps.
    """
    log, kinds = play.table.log, play.table.rules.VOCABULARY.events
    events = [
        (play.table.rules.witness(event, seat), (index, number))
        for index in indices
        if log[index].seat != seat
        for number, event in enumerate(log[index].events)
        if kinds[event[0]].DECISIVE and event_texts(play, seat, (index, number))
    ]
    order = sorted(range(len(events)), key=lambda n: (-kinds[events[n][0][0]].LENGTH, -n))
    return [events[n] for n in sorted(order[:MAX_EVENTS])]


def event_texts(play: Play, seat: Seat, at: tuple[int, int]) -> list[str]:
    """Return the sentences of the log about the event at a place, as a seat may know them."""
    index, number = at
    event = play.table.rules.witness(play.table.log[index].events[number], seat)
    texts = (event_sentence(play.game, event, seat, play.names), log_swing(play, index, number))
    return [text for text in texts if text]
