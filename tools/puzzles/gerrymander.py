"""Puzzles of Gerrymander: the borders of a turn, judged by the districts won."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.model import Seat
from hustings.core.protocols import Rules
from hustings.games.gerrymander.rules import legal
from hustings.games.gerrymander.state import State, parties
from hustings.games.gerrymander.vocabulary import PLACE
from tools.puzzles.search import Ranked, play_forced, rank_turns
from tools.puzzles.spec import SOLVER, Message, PuzzleSpec, PuzzleText, message

MAX_OPEN_SIDES: Final = {1: 90, 2: 70, 3: 36, 4: 24}
"""Borders left -> the most sides that may be open; more would take minutes."""


def moves_asked(state: State) -> int:
    """Return how many borders the turn has left, or 0 if there are too many ways to draw them."""
    if state.turn.prompt != PLACE:
        return 0
    return state.left if len(legal(state, SOLVER)) <= MAX_OPEN_SIDES[state.left] else 0


def lead(state: State, seat: Seat) -> float:
    """Return a seat's districts less those of the others."""
    return 2 * state.won[seat] - sum(state.won[: parties(state)])


def rank(rules: Rules[Any], state: State, seat: Seat, asks: int) -> list[Ranked]:
    """Return every map that the remaining borders can make, with what the turn adds to the lead.

    Empty if the best one also gives a rival a district, which would be hard to word.
    """
    now = lead(state, seat)
    found = rank_turns(rules, state, seat, asks, lambda at, who: lead(at, who) - now)
    after = state.clone()
    for move in found[0].line:
        rules.apply(after, seat, move)
        play_forced(rules, after, seat)
    gained = after.won[seat] - state.won[seat]
    return found if 0 < gained == round(found[0].value) else []


def describe(_state: State, ranked: list[Ranked]) -> PuzzleText:
    """Return the text of a puzzle."""
    gain, drawn = round(ranked[0].value), len(ranked[0].line)
    title, goal = (message(name, districts=gain, borders=drawn) for name in ("take", "goal"))
    return PuzzleText(title, goal, value_text, "take")


def value_text(value: float) -> Message:
    """Return what a turn adds to the lead, in words."""
    gain = round(value)
    return message("gained" if gain >= 0 else "lost", districts=abs(gain))


SPEC: Final = PuzzleSpec(
    "districts won in this turn minus the rival's; every possible turn is played out",
    moves_asked,
    rank,
    describe,
    "district",
    min_margin=1,
    options={"tokens": 0},
)
