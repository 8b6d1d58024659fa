"""Puzzles of Poll Position!: the last action points of the last week, judged by expected points."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.model import CHANCE, Move, Seat
from hustings.core.protocols import Rules
from hustings.games.poll_position import rules, tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import PLACES, WEEKS
from hustings.games.poll_position.forecast import ExpectedComplaints
from hustings.games.poll_position.names import PLACE_KEYS
from hustings.games.poll_position.state import State
from hustings.messages.worded import MESSAGE
from tools.puzzles.generate import split
from tools.puzzles.search import Ranked, rank_moves
from tools.puzzles.spec import SOLVER, Message, PuzzleSpec, PuzzleText, message, shown_difference

UNIT: Final = "to complaints and cost, on average"
"""How questions and answers word the value. Turnout is not included, as no move changes it."""
SMALLEST_SHOWN: Final = 0.1
"""The least difference in points that a sentence with one decimal can show."""
CLOSE_POINTS: Final = 1.0
"""Answers say of ways that differ by less than this that they are close."""
MAX_ACTION_POINTS: Final = 2
"""The most action points left; more would give too many lines."""


def moves_asked(state: State) -> tuple[int, ...]:
    """Return (1,) in the last turn of the game, if few action points are left."""
    last = (state.worker + 1) % state.markers == state.chief
    asked = state.turn.prompt == v.PLACE_DIE or (state.turn.prompt == v.ACT and state.points)
    few = state.week == WEEKS - 1 and state.points <= MAX_ACTION_POINTS
    return (1,) if few and last and asked else ()


def points(state: State, seat: Seat) -> float:  # noqa: ARG001 (one team)
    """Return the expected points except those for turnout, which no move changes any more."""
    return -sum(_complaints(state)) - tally.cost(state) // 10


def _reply(state: State, seat: Seat) -> Move | None:  # noqa: ARG001
    """Return () if the turn is over or its chances cannot be listed, else None."""
    if state.turn.mode == CHANCE:
        return None if state.turn.prompt == v.ROLLING else ()
    return () if state.week >= WEEKS else None


def rank(rules: Rules[Any], state: State, seat: Seat, asks: int) -> list[Ranked]:  # noqa: ARG001
    """Return every move with the most points it can lead to."""
    return rank_moves(rules, state, seat, points, _reply)


def describe(state: State, ranked: list[Ranked]) -> PuzzleText:
    """Return the text of a puzzle."""
    right, why = message("right", best=_lost(ranked[0])), _why_closely(state, ranked)
    text = PuzzleText(
        "", "", "last-points", equal=right,
        best=message("because", verdict=right, why=why), reasons=((ranked[0].line, why),),
        worse=lambda wrong: _worse(state, wrong, ranked[0]),
    )  # fmt: skip
    if state.turn.prompt == v.PLACE_DIE:
        die = state.pending[0]
        title = message("title-die", die=die)
        goal = message("goal-die", die=die, points=state.points)
        return text._replace(title=title, goal=goal, idea="last-die")
    title, goal = (message(f"{part}-points", points=state.points) for part in ("title", "goal"))
    return text._replace(title=title, goal=goal)


def _why(state: State, best: Ranked) -> Message:
    """Return what the best move changes most: the complaints at a place."""
    after = state.clone()
    rules.apply(after, SOLVER, best.line[0])
    if _rolls(after):
        return {MESSAGE: "why-roll"}
    before, then = _complaints(state), _complaints(after)
    place = max(range(PLACES), key=lambda at: before[at] - then[at])
    if before[place] - then[place] < SMALLEST_SHOWN:
        return {MESSAGE: "why-nothing" if best.line[0][0] in (v.V_END, v.V_KEEP) else "why-next"}
    return _complaints_at("why-place", place, before, then)


def _why_closely(state: State, ranked: list[Ranked]) -> Message:
    """Return why the best move is the best, and by how much if that is little."""
    best, _, runner_up = split(ranked)
    why = _why(state, ranked[0])
    if runner_up is None or best.value - runner_up.value >= CLOSE_POINTS:
        return why
    return message("why-closely", why=why, points=round(best.value - runner_up.value, 1))


def _worse(state: State, wrong: Ranked, best: Ranked) -> Message:
    """Return what a wrong move loses, why that is more, and how close it is to the best one."""
    close = best.value - wrong.value < CLOSE_POINTS
    why = _little_change(state, wrong)
    more = shown_difference(best.value, wrong.value)
    lost = {"yours": _lost(wrong), "best": _lost(best), "more": more}
    return message("worse", **lost, why=why, close=close)


def _little_change(state: State, wrong: Ranked) -> Message:
    """Return what a wrong move changes most: complaints that rise, else those that fall."""
    after = state.clone()
    rules.apply(after, SOLVER, wrong.line[0])
    if _rolls(after):
        return {MESSAGE: "why-not-roll"}
    before, then = _complaints(state), _complaints(after)
    for name, change in (("why-place", -1), ("why-not-place", 1)):
        saved = [change * (b - t) for b, t in zip(before, then, strict=True)]
        place = max(range(PLACES), key=saved.__getitem__)
        if saved[place] >= SMALLEST_SHOWN:
            return _complaints_at(name, place, before, then)
    idle = wrong.line[0][0] in (v.V_END, v.V_KEEP)
    return {MESSAGE: "why-not-nothing" if idle else "why-not-next"}


def _rolls(after: State) -> bool:
    return after.turn.mode == CHANCE and after.turn.prompt == v.ROLLING


def _complaints_at(name: str, place: int, before: list[float], then: list[float]) -> Message:
    """Return the message on the expected complaints at a place, before and after a move."""
    region, kind = PLACE_KEYS[place]
    left = {"before": round(before[place], 1), "after": round(then[place], 1)}
    return message(name, region=region, type=kind, **left)


def _complaints(state: State) -> list[float]:
    """Return the expected points for complaints of each place."""
    expected = ExpectedComplaints(state, foresight=False)
    return [expected.at(place) for place in range(PLACES)]


def _lost(ranked: Ranked) -> float:
    """Return the points that a way loses on average, with one decimal."""
    return round(-ranked.value, 1)


SPEC: Final = PuzzleSpec(
    "expected points for complaints and cost, exact over all dice and hidden voters",
    moves_asked,
    rank,
    describe,
    UNIT,
    min_margin=0.3,
    options={"sealed": 0, "hq_cost": 0},
    max_best=2,
    level="hard",
)
