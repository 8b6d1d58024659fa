"""Puzzles of Gerrymander: the borders of a turn that decide the game, whatever the rival draws."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from hustings.core.model import OVER, Seat
from hustings.core.protocols import Rules
from hustings.games.gerrymander.regions import MIN_COUNTIES
from hustings.games.gerrymander.rules import legal
from hustings.games.gerrymander.state import State
from hustings.games.gerrymander.vocabulary import AWARD, PLACE, TIE
from tools.puzzles.generate import split
from tools.puzzles.search import Line, Ranked
from tools.puzzles.spec import SOLVER, PuzzleSpec, PuzzleText, message
from tools.puzzles.stakes import WinChance, after, rank_lines

MAX_OPEN_SIDES: Final = {1: 22, 2: 20, 3: 18, 4: 16}
"""Borders left -> the most sides that may be open; more would take minutes."""
MAX_POSITIONS: Final = 30_000
MAX_LINES: Final = 4_000
"""The most ways to draw the borders of the turn."""


def moves_asked(state: State) -> tuple[int, ...]:
    """Return how many borders the turn has left, () if there are too many ways to go on."""
    if state.turn.prompt != PLACE or verdict(state) is not None:
        return ()
    return (state.left,) if len(legal(state, SOLVER)) <= MAX_OPEN_SIDES[state.left] else ()


def verdict(state: State) -> float | None:
    """Return 1 or 0 if no district that can still be made changes who wins, else None."""
    open_counties = sum(
        size for region, size in enumerate(state.sizes) if region not in state.closed
    )
    mine, theirs = state.won[SOLVER], state.won[1 - SOLVER]
    left = open_counties // MIN_COUNTIES + len(state.pending)
    if theirs > mine + left:
        return 0.0
    return 1.0 if mine > theirs + left else None


def identity(state: State) -> Hashable:
    """Return what decides how a position goes on, whatever the order of the borders was."""
    pending = (bytes(state.closed), state.pending) if state.pending else ()
    drawn = bytes(map(bool, state.placed))
    return (
        state.turn.key(), state.number, state.left, drawn, bytes(state.can),
        bytes(state.won), bytes(state.swing), pending,
    )  # fmt: skip


def rank(rules: Rules[Any], state: State, seat: Seat, asks: int) -> list[Ranked]:
    """Return every map that the turn's borders can make: 1 if it wins against every reply."""
    return rank_lines(
        WinChance(rules, seat, verdict, identity, MAX_POSITIONS), state, asks, MAX_LINES
    )


def _finished(state: State, line: Line) -> State | None:
    """Return the final map of a turn that wins ties, None if the game goes on after it."""
    from hustings.games.gerrymander import rules

    at = state
    for move in line:
        at = after(rules, at, SOLVER, move)
    while SOLVER in at.turn.seats and at.turn.mode != OVER:
        moves = [(AWARD, SOLVER)] if at.turn.prompt == TIE else legal(at, SOLVER)
        if len(moves) > 1:
            return None
        at = after(rules, at, SOLVER, moves[0])
    return at if at.turn.mode == OVER else None


def _result(state: State, ranked: list[Ranked]) -> tuple[str, dict[str, int]]:
    """Return how all best turns end: a code for messages, and the numbers that they share.

    The codes: the game goes "on", or it is won by districts ("over") or by "swing" counties.
    """
    ends = [_finished(state, each.line) for each in split(ranked)[1]]
    finals = {(bytes(end.won), bytes(end.swing)) for end in ends if end is not None}
    if None in ends:
        return "on", {}
    districts, swing = map(set, zip(*finals, strict=True))
    won = min(districts)
    how, counts = ("over", districts) if won[SOLVER] != won[1 - SOLVER] else ("swing", swing)
    if max(len(districts), len(counts)) > 1:
        return "on", {}
    (mine, theirs), *_ = counts
    return how, {"mine": mine, "theirs": theirs}


def describe(state: State, ranked: list[Ranked]) -> PuzzleText:
    """Return the text of a puzzle."""
    mine, theirs, borders = state.won[SOLVER], state.won[1 - SOLVER], len(ranked[0].line)
    lead = "level" if mine == theirs else "ahead" if mine > theirs else "behind"
    how, result = _result(state, ranked)
    idea = {"level": "win", "ahead": "hold", "behind": "comeback"}[lead]
    if borders == 1:
        idea = "last-border"
    if how == "swing":
        idea = "swing"
    right, otherwise = (message(f"{reply}-{how}", **result) for reply in ("right", "otherwise"))
    title = message("title", lead=lead, mine=mine, theirs=theirs, borders=borders)
    goal = message(
        "goal", lead=lead, mine=mine, theirs=theirs, borders=borders,
        swing=state.swing[SOLVER], swung=state.swing[1 - SOLVER],
    )  # fmt: skip
    return PuzzleText(title, goal, idea, right, otherwise)


SPEC: Final = PuzzleSpec(
    "1 if the turn wins the game against every reply, else 0; all replies are played out",
    moves_asked,
    rank,
    describe,
    "win",
    min_margin=1,
    options={"tokens": 0},
    tries=(5, 5, 3),
    to_end=True,
)
