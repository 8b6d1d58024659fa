"""The decisions of one seat in a finished game, to which of its turns they belong, and the finish.

The finish is what follows the last decision of anybody, if luck alone plays on for several
periods, such as the counts of a convention.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple

from hustings.bots.turns import later_moves, move_at, move_before, moves_before_luck
from hustings.core.model import NATURE, Move, Seat
from hustings.core.protocols import S
from hustings.core.table import Table


class Decision(NamedTuple, Generic[S]):
    """A decision of the seat: the number of moves before it, what it saw, and its move.

    later: its further moves in the same turn. last: the ply of the last of them, -1 without any.
    before: the ply of the seat's previous move, -1 if luck has acted since. line: the moves with a
    choice from this one on, until luck acts or the turn ends.
    """

    ply: int
    obs: S
    move: Move
    later: tuple[Move, ...] = ()
    last: int = -1
    before: int = -1
    line: tuple[Move, ...] = ()


def decisions_of(table: Table[S], seat: Seat) -> list[Decision[S]]:
    """Return a seat's decisions with a choice, in the order of play."""
    decisions = []
    for ply in range(table.at):
        if table.mover(ply) == seat and table.had_choice(ply):
            obs, move = table.before(ply).observe(seat), move_at(table, ply)
            later = later_moves(table, ply)
            last, before = later[-1][0] if later else -1, move_before(table, ply)
            made = tuple(each for _, each in later)
            line = moves_before_luck(table, ply, later)
            decisions.append(Decision(ply, obs, move, made, last, before, line))
    return decisions


class FinishStage(NamedTuple, Generic[S]):
    """The position at the end of a period of the finish.

    step: the index in the log of the step that ended it. obs: what the seat saw then.
    """

    step: int
    obs: S


def finish_of(
    table: Table[S], seat: Seat, period_labels: Callable[[S], tuple[str, str]]
) -> list[FinishStage[S]]:
    """Return the ends of the periods of the finish, without the end of the game itself.

    [] if it has one period only, which ends with the game.

    period_labels: see protocols.Review.
    """
    log, stages = table.log, list[FinishStage[S]]()
    first = max((index for index, step in enumerate(log) if step.seat != NATURE), default=-1)
    label = period_labels(table.mid_step(first, 0).state) if first >= 0 else ("", "")
    for index in range(max(0, first), len(log) - 1):
        state = table.mid_step(index, len(log[index].events)).state
        if period_labels(state) != label:
            label = period_labels(state)
            stages.append(FinishStage(index, state.observe(seat)))
    return stages if len(stages) > 1 else []


def turn_starts(decisions: Sequence[Decision[S]]) -> dict[int, int]:
    """Return for the ply of each decision that of the first decision of its turn."""
    starts: dict[int, int] = {}
    start, end = -1, -1
    for decision in decisions:
        if decision.ply > end:
            start = decision.ply
        end = max(end, decision.ply, decision.last)
        starts[decision.ply] = start
    return starts
