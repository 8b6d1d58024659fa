"""Puzzles of Poll Position!: the last action points of the last week, judged by expected points."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.model import CHANCE, Move, Seat
from hustings.core.protocols import Rules
from hustings.games.poll_position import tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import PLACES, WEEKS
from hustings.games.poll_position.forecast import ExpectedComplaints
from hustings.games.poll_position.state import State
from tools.puzzles.hunt import Hunt, Message, Says, message
from tools.puzzles.search import Ranked, by_move

LOST: Final = "to complaints and cost, on average"
"""What points are lost to, as questions and answers say. Turnout is the same whatever is done."""
POINTS: Final = 2
"""Action points left at most: with more there are too many ways to spend them."""


def wanted(state: State) -> int:
    """Return 1 in the last turn of all, with few points left: nobody acts, nobody comes after."""
    last = (state.worker + 1) % state.markers == state.chief
    asked = state.turn.prompt == v.PLACE_DIE or (state.turn.prompt == v.ACT and state.points)
    return int(state.week == WEEKS - 1 and last and bool(asked) and state.points <= POINTS)


def points(state: State, seat: Seat) -> float:  # noqa: ARG001 (the team stands together)
    """Return the points to be expected but for the turnout, which no act changes any more."""
    expected = ExpectedComplaints(state, foresight=False)
    complaints = sum(expected.at(place) for place in range(PLACES))
    return -complaints - tally.cost(state) // 10


def _reply(state: State, seat: Seat) -> Move | None:  # noqa: ARG001
    """Return () where the turn is over or cannot be looked through."""
    if state.turn.mode == CHANCE:
        return None if state.turn.prompt == v.ROLLING else ()
    return () if state.week >= WEEKS else None


def rank(rules: Rules[Any], state: State, seat: Seat, asks: int) -> list[Ranked]:  # noqa: ARG001
    """Return every act with the points that it leads to at best."""
    return by_move(rules, state, seat, points, _reply)


def says(state: State, ranked: list[Ranked]) -> Says:  # noqa: ARG001
    """Return the words of a puzzle."""
    if state.turn.prompt == v.PLACE_DIE:
        die = state.pending[0]
        title = message("title-die", die=die)
        return Says(title, message("goal-die", die=die, points=state.points), worth, "die")
    title, goal = (message(f"{part}-points", points=state.points) for part in ("title", "goal"))
    return Says(title, goal, worth, "points")


def worth(value: float) -> Message:
    """Return what is to be expected, in words."""
    return message("points-lost", points=round(-value, 1))


HUNT: Final = Hunt(
    "expected points for complaints and cost, exact over all dice and hidden voters",
    wanted,
    rank,
    says,
    LOST,
    least=0.3,
    options={"sealed": 0, "hq_cost": 0},
    equal=2,
    level="hard",
)
