"""The decisions of one seat in a finished game, and to which of its turns they belong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple

from hustings.bots.turns import later_moves, move_at, move_before, moves_before_luck
from hustings.core.model import Move, Seat
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
