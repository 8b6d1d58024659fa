"""Puzzles of Gerrymander: the borders of a turn that decide the game, whatever the rival draws."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Rules
from hustings.games.gerrymander import rules as game_rules
from hustings.games.gerrymander.rules import legal
from hustings.games.gerrymander.state import State
from hustings.games.gerrymander.vocabulary import BORDER, PLACE
from tools.puzzles.generate import split
from tools.puzzles.gerrymander_reasons import Reasons, finish_turn, room
from tools.puzzles.gerrymander_replies import refutations
from tools.puzzles.search import Line, Ranked
from tools.puzzles.spec import SOLVER, PuzzleSpec, PuzzleText, message
from tools.puzzles.stakes import WinChance, rank_lines

MAX_OPEN_SIDES: Final = {1: 22, 2: 20, 3: 18, 4: 16}
"""Borders left -> the most sides that may be open; more would take minutes."""
MAX_POSITIONS: Final = 30_000
MAX_REPLY_POSITIONS: Final = 200_000
"""The most positions to visit for the replies to wrong turns."""
MAX_LINES: Final = 4_000
"""The most ways to draw the borders of the turn."""


def moves_asked(state: State) -> tuple[int, ...]:
    """Return how many borders the turn has left, () if there are too many ways to go on."""
    if state.turn.prompt != PLACE or verdict(state) is not None:
        return ()
    return (state.left,) if len(legal(state, SOLVER)) <= MAX_OPEN_SIDES[state.left] else ()


def verdict(state: State) -> float | None:
    """Return 1 or 0 if no district that can still be made changes who wins, else None."""
    mine, theirs, left = state.won[SOLVER], state.won[1 - SOLVER], room(state)
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
    return rank_lines(_odds(rules, seat), state, asks, MAX_LINES)


def _odds(rules: Rules[Any], seat: Seat) -> WinChance:
    return WinChance(rules, seat, verdict, identity, MAX_POSITIONS)


def replies(state: State, ranked: Sequence[Ranked]) -> list[Line]:
    """Return the turns by which Blue beats wrong turns."""
    return refutations(
        state, ranked, WinChance(game_rules, SOLVER, verdict, identity, MAX_REPLY_POSITIONS)
    )


def _result(state: State, ranked: list[Ranked]) -> tuple[str, dict[str, int]]:
    """Return how all best turns end: a code for messages, and the numbers that they share.

    The codes: the game goes "on", or it is won by districts ("over") or by "swing" counties.
    """
    ends = [finish_turn(state, SOLVER, each.line).state for each in split(ranked)[1]]
    finals = {(bytes(end.won), bytes(end.swing)) for end in ends}
    if any(end.turn.mode != OVER for end in ends):
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
    mine, theirs, borders = state.won[SOLVER], state.won[1 - SOLVER], state.left
    lines = [each.line for each in split(ranked)[1]]
    spare = borders > min(map(_borders, lines))
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
        "goal", lead=lead, mine=mine, theirs=theirs, borders=borders, spare=spare,
        swing=state.swing[SOLVER], swung=state.swing[1 - SOLVER],
    )  # fmt: skip
    reasons = Reasons(state, _odds(game_rules, SOLVER)).in_order(lines)
    return PuzzleText(title, goal, idea, right, otherwise, reasons=reasons)


def _borders(line: Sequence[Move]) -> int:
    return sum(move[0] == BORDER for move in line)


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
    replies=replies,
)
