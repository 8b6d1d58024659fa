"""The scores after each period of a finished game, and how its dice fell.

No words, no drawing. A table keeps the position before every decision, so only the decisions that
end a period are played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hustings.core.model import OVER, Event
from hustings.core.protocols import Review, S
from hustings.core.table import Table


class Sample(NamedTuple):
    """The scores at the end of a period.

    short, name: labels of the period, "" at the start. ply: the number of moves made until then.
    """

    short: str
    name: str
    ply: int
    counts: tuple[int, ...]


def score_history(table: Table[S], review: Review[S]) -> list[Sample]:
    """Return the scores at the start and after each period of a finished game."""
    first = table.before(0) if table.at else table.state
    samples = [_sample(review, first, 0)]
    for ply in range(table.at):
        last = ply + 1 == table.at
        now = samples[-1][:2]
        if not last and review.period_labels(table.before(ply + 1)) == now:
            continue
        state = table.before(ply).clone()
        for step in table.steps_of(ply):
            table.rules.apply(state, step.seat, step.move)
            over = state.turn.mode == OVER
            if over and review.period_labels(state) == samples[-1][:2]:
                samples.pop()
            if over or review.period_labels(state) != samples[-1][:2]:
                samples.append(_sample(review, state, step.ply, () if over else step.events))
    return samples


def _sample(review: Review[S], state: S, ply: int, events: Sequence[Event] = ()) -> Sample:
    """Return the scores in this position, or those the events state.

    A step that ends a period may begin the next one and change the scores again.
    """
    stated = [counts for event in events if (counts := review.event_scores(event)) is not None]
    counts = stated[-1] if stated else review.scores(state.observe(None))
    return Sample(*review.period_labels(state), ply, tuple(counts))


def dice_tally(table: Table[S], review: Review[S], sides: int) -> list[list[list[int]]]:
    """Return how often each face of each kind of die fell: a row per side, then one for nobody.

    All of it comes from the log of the finished game.
    """
    tally = [[[0] * len(die.faces) for _ in range(sides + 1)] for die in review.DICE]
    if not tally:
        return []
    for step in table.log:
        for event in step.events:
            for throw in review.throws(event):
                tally[throw.die][throw.side][throw.face] += 1
    return tally


def turning_point(samples: Sequence[Sample]) -> tuple[int, int] | None:
    """Return (index of the sample, side) at which the leader at the end took the lead for good.

    None if it led all along, or if nobody leads alone.
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
