"""Puzzles of Whistle-Stop: the last action before an election, judged by the points it brings."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.model import CHANCE, Move, Seat
from hustings.core.protocols import Rules
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.odds import win
from hustings.games.whistle_stop.regions import EV, REGIONS, N
from hustings.games.whistle_stop.state import StopState
from hustings.messages.worded import MESSAGE
from tools.puzzles.search import Ranked, rank_moves
from tools.puzzles.spec import SOLVER, Message, PuzzleSpec, PuzzleText, message, shown_difference

MAX_EMPTY_REGIONS: Final = 0
"""The most regions without delegates."""
LAST_ROUNDS: Final = (2, 6, 11)
"""Rounds before an election, counted from 0."""

MAX_POSITIONS: Final = 12_000
"""The most positions to visit for one puzzle."""


def moves_asked(state: StopState) -> tuple[int, ...]:
    """Return (1,) in the last action of the last turn before an election."""
    last = (state.active + 1) % state.seats == state.starter and state.active == SOLVER
    early = state.turn.prompt in (v.ACT, v.PLACE, v.SPOT, v.RIVAL) and state.actions <= 1
    fits = state.round - 1 in LAST_ROUNDS and last and early and _contested(state)
    return (1,) if fits else ()


def _contested(state: StopState) -> bool:
    """Return whether few regions are empty; anybody who comes wins an empty one."""
    rows = [state.board[r * state.seats : (r + 1) * state.seats] for r in range(N)]
    return sum(not any(row) for row in rows) <= MAX_EMPTY_REGIONS


def points(state: StopState, seat: Seat) -> float:
    """Return the expected winner points of the election, by exact odds of each region."""
    return sum(votes * odds for votes, odds in zip(EV, _odds(state, seat), strict=True))


def _odds(state: StopState, seat: Seat) -> list[float]:
    """Return a seat's current chance to win each region."""
    rows = [tuple(state.board[r * state.seats : (r + 1) * state.seats]) for r in range(N)]
    return [win(row, holder)[seat] for row, holder in zip(rows, state.holder, strict=True)]


def _reply(state: StopState, seat: Seat) -> Move | None:
    """Return a pass for rivals, () at the end of the action, None while the reader decides."""
    if state.turn.mode == CHANCE:
        return ()
    if state.turn.prompt == v.REACT:
        return (v.V_PASS,)
    if seat != SOLVER:
        return ()
    return () if state.turn.prompt in (v.BEFORE, v.REROLL, v.TAKE, v.GIVE) else None


def rank(rules: Rules[Any], state: StopState, seat: Seat, asks: int) -> list[Ranked]:  # noqa: ARG001
    """Return every move with the most points it can lead to."""
    return rank_moves(rules, state, seat, points, _reply, MAX_POSITIONS)


def describe(state: StopState, ranked: list[Ranked]) -> PuzzleText:
    """Return the text of a puzzle.

    The region that the best move changes most is named, unless the answer names it, too.
    """
    before, after = _odds(state, SOLVER), _odds(ranked[0].end, SOLVER)
    r = _most_changed(before, after)
    best = round(ranked[0].value, 1)
    right, why = message("right", best=best), _why("why-region", r, before[r], after[r])
    text = PuzzleText(
        "", "", "place", equal=right, best=message("because", verdict=right, why=why),
        reasons=((ranked[0].line, why),),
        worse=lambda wrong: message(
            "worse", yours=round(wrong.value, 1), best=best,
            why=_why_not(before, after, _odds(wrong.end, SOLVER)),
            more=shown_difference(ranked[0].value, wrong.value),
        ),
    )  # fmt: skip
    if state.turn.prompt != v.ACT:
        return text._replace(title="title-choice", goal="goal-choice")
    move = ranked[0].line[0]
    idea = "action"
    if move[0] == v.V_CARD:
        idea = "card-as-money" if move[2] == v.MONEY else "card-for-its-text"
    if _names(move, r):
        return text._replace(title="title-action", goal="goal-action", idea=idea)
    region = REGIONS[r].id
    goal = message("goal-region-absent", region=region)
    if state.board[r * state.seats + SOLVER]:
        goal = message("goal-region-contested", region=region, rolls=round(100 * before[r]))
    title = message("title-region", region=region)
    return text._replace(title=title, goal=goal, idea=idea, lights=(f"#region-{r}",))


def _most_changed(before: list[float], after: list[float]) -> int:
    """Return the region whose expected points rise most."""
    return max(range(N), key=lambda at: EV[at] * (after[at] - before[at]))


def _why(name: str, r: int, before: float, after: float) -> Message:
    """Return what a move changes most: the chance to win a region."""
    rolls = {"before": _percent(before), "after": _percent(after)}
    return message(name, region=REGIONS[r].id, points=EV[r], **rolls)


def _why_not(before: list[float], best: list[float], after: list[float]) -> Message:
    """Return what a wrong move changes most where the best one changes something else."""
    points = [EV[at] * (after[at] - before[at]) for at in range(N)]
    apart = [at for at in range(N) if _percent(after[at]) != _percent(best[at])]
    gained, lost = max(apart, key=points.__getitem__), min(apart, key=points.__getitem__)
    for r, changes in ((gained, points[gained] > 0), (lost, points[lost] < 0)):
        if changes and _percent(after[r]) != _percent(before[r]):
            name = "why-not-region" if after[r] > before[r] else "why-not-lowered"
            if after[r] > best[r] > before[r]:
                name = "why-not-so-much"
            return _why(name, r, before[r], after[r])
    return {MESSAGE: "why-not-elsewhere" if max(points) > 0 else "why-not-anywhere"}


def _percent(odds: float) -> int:
    return round(100 * odds)


def _names(move: Move, r: int) -> bool:
    """Return whether a move plays a card for its text in a region, or uses that region's card."""
    if move[0] != v.V_CARD:
        return False
    own = c.GROUP[move[1]] == c.REGION and move[1] - c.FIRST_REGION == r
    return own or (move[2] == v.TEXT and move[1] in c.NAMES_REGION and move[3] == r)


SPEC: Final = PuzzleSpec(
    "expected winner points of the next election, by exact odds, if nothing is vetoed",
    moves_asked,
    rank,
    describe,
    "points on average",
    min_margin=1.0,
    options={"game": 0, "caps": 0, "order": 0, "vetoes": 0},
)
