"""Puzzles of Early States: the very last turn of a player, judged by the delegates at its end."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Rules
from hustings.games.early_states.rules.marks import goes_on
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import AIR, REROLL, SPEND, TAKE, VOTE
from tools.puzzles.hunt import Hunt, Message, Says, message
from tools.puzzles.search import Ranked, by_move

MOST: Final = 2_500
"""Positions looked at for one puzzle: with more funds and votes than that nobody sees through."""


def wanted(state: State) -> int:
    """Return 1 where the player decides in a turn after which there is no other for them."""
    asked = state.turn.prompt in (VOTE, SPEND, REROLL, AIR, TAKE)
    return int(asked and not goes_on(state))


def delegates(state: State, seat: Seat) -> float:
    """Return the seat's delegates: nothing can change them after the last turn."""
    return state.score[seat]


def rank(rules: Rules[Any], state: State, seat: Seat, asks: int) -> list[Ranked]:  # noqa: ARG001
    """Return every move with the delegates that it leads to at best."""

    def reply(at: State, who: Seat) -> Move | None:  # noqa: ARG001
        over = at.turn.mode == OVER or at.active != seat or at.turns != state.turns
        return () if over else None

    return by_move(rules, state, seat, delegates, reply, MOST)


DECISIONS: Final = {VOTE: "votes", SPEND: "purchase", REROLL: "throw", AIR: "ad", TAKE: "ones"}
"""What is decided, in the words that the messages choose by."""


def says(state: State, ranked: list[Ranked]) -> Says:  # noqa: ARG001
    """Return the words of a puzzle."""
    seat, decision = state.active, DECISIONS[state.turn.prompt]
    cash, votes, delegates = state.cash[seat], state.votes, state.score[seat]
    title = message("title", decision=decision, cash=cash)
    goal = message("goal", decision=decision, cash=cash, votes=votes, delegates=delegates)
    return Says(title, goal, worth, decision)


def worth(value: float) -> Message:
    """Return what is reached, in words."""
    near = round(value)
    if abs(value - near) < 1e-6:
        return message("at-the-end", delegates=near)
    return message("at-the-end-on-average", delegates=round(value, 1))


HUNT: Final = Hunt(
    "delegates at the end of the last turn, exact: every purchase, vote and throw looked at",
    wanted,
    rank,
    says,
    "delegate",
    least=0.5,
)
