"""Puzzles of Early States: the last turn of a player, judged by the delegates at its end."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Rules
from hustings.games.early_states.rules.marks import goes_on
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import AIR, REROLL, SPEND, TAKE, VOTE
from tools.puzzles.search import Ranked, rank_moves
from tools.puzzles.spec import Message, PuzzleSpec, PuzzleText, message

MAX_POSITIONS: Final = 2_500
"""The most positions to visit for one puzzle; more would be too hard to solve."""


def moves_asked(state: State) -> int:
    """Return 1 if the player decides in their last turn."""
    asked = state.turn.prompt in (VOTE, SPEND, REROLL, AIR, TAKE)
    return int(asked and not goes_on(state))


def delegates(state: State, seat: Seat) -> float:
    """Return the seat's delegates, which do not change after the last turn."""
    return state.score[seat]


def rank(rules: Rules[Any], state: State, seat: Seat, asks: int) -> list[Ranked]:  # noqa: ARG001
    """Return every move with the most delegates it can lead to."""

    def reply(at: State, who: Seat) -> Move | None:  # noqa: ARG001
        over = at.turn.mode == OVER or at.active != seat or at.turns != state.turns
        return () if over else None

    return rank_moves(rules, state, seat, delegates, reply, MAX_POSITIONS)


DECISIONS: Final = {VOTE: "votes", SPEND: "purchase", REROLL: "throw", AIR: "ad", TAKE: "ones"}
"""Prompt -> the word by which messages choose."""


def describe(state: State, ranked: list[Ranked]) -> PuzzleText:  # noqa: ARG001
    """Return the text of a puzzle."""
    seat, decision = state.active, DECISIONS[state.turn.prompt]
    cash, votes, delegates = state.cash[seat], state.votes, state.score[seat]
    title = message("title", decision=decision, cash=cash)
    goal = message("goal", decision=decision, cash=cash, votes=votes, delegates=delegates)
    return PuzzleText(title, goal, value_text, decision)


def value_text(value: float) -> Message:
    """Return the delegates reached, in words."""
    near = round(value)
    if abs(value - near) < 1e-6:
        return message("at-the-end", delegates=near)
    return message("at-the-end-on-average", delegates=round(value, 1))


SPEC: Final = PuzzleSpec(
    "delegates at the end of the last turn, exact over every purchase, vote and roll",
    moves_asked,
    rank,
    describe,
    "delegate",
    min_margin=0.5,
)
