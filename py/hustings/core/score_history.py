"""The course of a finished game: how the counts stood after each stretch, and how the dice fell.

No words, no drawing. A table keeps the position before every decision, so that only the few
decisions in which a stretch ended are gone through again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hustings.core.model import OVER, Event
from hustings.core.protocols import Review, S
from hustings.core.table import Table


class Sample(NamedTuple):
    """How the counts stood when a part of the game was complete.

    short, name: what was completed then, "" both at the start. ply: the moves made until then.
    """

    short: str
    name: str
    ply: int
    counts: tuple[int, ...]


def score_history(table: Table[S], review: Review[S]) -> list[Sample]:
    """Return the counts at the start and after each part of a game that is over."""
    first = table.before(0) if table.at else table.state
    found = [_sample(review, first, 0)]
    for ply in range(table.at):
        last = ply + 1 == table.at
        now = found[-1][:2]
        if not last and review.period_labels(table.before(ply + 1)) == now:
            continue
        state = table.before(ply).clone()
        for step in table.steps_of(ply):
            table.rules.apply(state, step.seat, step.move)
            over = state.turn.mode == OVER
            if over and review.period_labels(state) == found[-1][:2]:
                found.pop()
            if over or review.period_labels(state) != found[-1][:2]:
                found.append(_sample(review, state, step.ply, () if over else step.events))
    return found


def _sample(review: Review[S], state: S, ply: int, events: Sequence[Event] = ()) -> Sample:
    """Return the counts in this position, or as they were told on the way to it.

    What completes a part may begin the next one at once, and change the counts again.
    """
    told = [counts for event in events if (counts := review.event_scores(event)) is not None]
    counts = told[-1] if told else review.scores(state.observe(None))
    return Sample(*review.period_labels(state), ply, tuple(counts))


def dice_tally(table: Table[S], review: Review[S], sides: int) -> list[list[list[int]]]:
    """Return for each kind of die how often each face fell: one row per side, last that of nobody.

    Nothing is asked of the position: the log of the finished game tells it all.
    """
    found = [[[0] * len(die.faces) for _ in range(sides + 1)] for die in review.DICE]
    if not found:
        return []
    for step in table.log:
        for event in step.events:
            for throw in review.throws(event):
                found[throw.die][throw.side][throw.face] += 1
    return found


def turning_point(samples: Sequence[Sample]) -> tuple[int, int] | None:
    """Return when the side that leads at the end took the lead for good, and which side it is.

    (index of the sample, index of the side); None where it led all along, or nobody leads alone.
    """
    leaders = [_leader(sample.counts) for sample in samples]
    last = leaders[-1] if leaders else None
    if last is None:
        return None
    at = len(leaders) - 1
    while at and leaders[at - 1] == last:
        at -= 1
    others = any(leader not in (None, last) for leader in leaders[:at])
    return (at, last) if others else None


def _leader(counts: Sequence[int]) -> int | None:
    best = max(counts, default=0)
    return counts.index(best) if len(counts) > 1 and counts.count(best) == 1 else None
