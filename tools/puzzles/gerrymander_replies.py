"""The turns by which the rival beats wrong turns in puzzles of Gerrymander."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hustings.core.model import OVER
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.state import State
from hustings.games.gerrymander.vocabulary import AWARD, TIE
from tools.puzzles.gerrymander_outlook import RIVAL
from tools.puzzles.gerrymander_reasons import winning_turn
from tools.puzzles.search import Line, Ranked, TooManyError, after, after_line
from tools.puzzles.spec import SOLVER
from tools.puzzles.stakes import WinChance

MAX_REPLIES: Final = 24
"""The most replies of a puzzle: the page tries them one by one."""
_POOL: Final = 6
"""How many wrong turns are asked for the reply that beats most of them."""


def refutations(state: State, ranked: Sequence[Ranked], odds: WinChance) -> list[Line]:
    """Return whole turns of the rival: of these the first that can be played beats a wrong turn.

    None of them can be played after a wrong turn that it does not beat. A wrong turn may have none:
    if it leaves the solver a choice before the rival moves, or if MAX_REPLIES are not enough.
    """
    ends = [_rival_to_move(state, each.line) for each in ranked if each.value < ranked[0].value]
    left = {n: end for n, end in enumerate(ends) if end is not None}
    unasked, found = list(left), list[Line]()
    while unasked and len(found) < MAX_REPLIES:
        asked = unasked[:: max(1, len(unasked) // _POOL)]
        pool = sorted({line for n in asked if (line := winning_turn(odds, left[n])) is not None})
        beaten = {line: _beaten(odds, left, line) for line in pool}
        line = max(pool, key=lambda line: len(beaten[line]))
        if beaten[line]:
            found.append(line)
            left = {n: at for n, at in left.items() if n not in beaten[line]}
            unasked = [n for n in unasked if n in left]
        else:
            unasked = [n for n in unasked if n not in asked]
    return found


def _rival_to_move(state: State, line: Line) -> State | None:
    """Return the position at the rival's turn after a turn, None if the solver has a choice."""
    at = state
    for move in line:
        at = after(rules, at, SOLVER, move)
    while SOLVER in at.turn.seats:
        legal = [(AWARD, SOLVER)] if at.turn.prompt == TIE else rules.legal(at, SOLVER)
        if len(legal) > 1:
            return None
        at = after(rules, at, SOLVER, legal[0])
    return None if at.turn.mode == OVER else at


def _beaten(odds: WinChance, ends: Mapping[int, State], line: Line) -> set[int]:
    """Return after which positions a turn wins, by number; none if it can be played and fails."""
    beaten = set[int]()
    for n, end in ends.items():
        at = _played(end, line)
        if at is None:
            continue
        try:
            if odds.value(at) > 0:
                return set()
        except TooManyError:
            return set()
        beaten.add(n)
    return beaten


def _played(at: State, line: Line) -> State | None:
    """Return the position after a whole turn of the rival, None if it cannot be played."""
    end: State | None = after_line(rules, at, RIVAL, line)
    return None if end is None or RIVAL in end.turn.seats else end
