"""Puzzles of Whistle-Stop: the last action before an election, judged by the points it brings."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.model import CHANCE, Move, Seat
from hustings.core.protocols import Rules
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.odds import win
from hustings.games.whistle_stop.regions import EV, N
from hustings.games.whistle_stop.state import StopState
from tools.puzzles.hunt import READER, Hunt, Says
from tools.puzzles.search import Ranked, by_move

BEFORE: Final = (2, 6, 11)
"""Rounds before an election, from 0: what is done last in them stands when the dice fall."""

MOST: Final = 6_000
"""Positions looked at for one puzzle."""


def wanted(state: StopState) -> int:
    """Return 1 in the last action of the last turn before an election."""
    last = (state.active + 1) % state.seats == state.starter and state.active == READER
    early = state.turn.prompt in (v.ACT, v.PLACE, v.SPOT, v.RIVAL) and state.actions <= 1
    return int(state.round - 1 in BEFORE and last and early)


def points(state: StopState, seat: Seat) -> float:
    """Return the winner points to be expected of the election, by the exact odds of each region."""
    total = 0.0
    for r in range(N):
        row = tuple(state.board[r * state.seats : (r + 1) * state.seats])
        total += EV[r] * win(row, state.holder[r])[seat]
    return total


def _reply(state: StopState, seat: Seat) -> Move | None:
    """Return that rivals let it pass; () where the action is over."""
    if state.turn.mode == CHANCE:
        return ()
    if state.turn.prompt == v.REACT:
        return (v.V_PASS,)
    if seat != READER:
        return ()
    return () if state.turn.prompt in (v.BEFORE, v.REROLL, v.TAKE, v.GIVE) else None


def rank(rules: Rules[Any], state: StopState, seat: Seat, asks: int) -> list[Ranked]:  # noqa: ARG001
    """Return every way to go on with the points that it leads to at best."""
    return by_move(rules, state, seat, points, _reply, MOST)


def says(state: StopState, ranked: list[Ranked]) -> Says:  # noqa: ARG001
    """Return the words of a puzzle."""
    if state.turn.prompt == v.ACT:
        goal = "Your last action before the election. What brings you the most winner points?"
        return Says("One action left", goal, worth)
    goal = "The election comes right after this. Where does it bring you the most winner points?"
    return Says("Where do they go?", goal, worth)


def worth(value: float) -> str:
    """Return what is to be expected, in words."""
    return f"{value:.1f} winner points to be expected"


HUNT: Final = Hunt(
    "winner points to be expected of the next election, by exact odds, were nothing vetoed",
    wanted,
    rank,
    says,
    least=2.0,
    options={"game": 0, "caps": 0, "order": 0, "vetoes": 0},
)
