"""Puzzles of Early States: the very last turn of a player, judged by the delegates at its end."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Rules
from hustings.core.wording import counted
from hustings.games.early_states.rules.marks import goes_on
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import AIR, REROLL, SPEND, TAKE, VOTE
from tools.puzzles.hunt import Hunt, Says
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


END: Final = "so that you end this turn with the most delegates?"
TITLES: Final = {
    VOTE: ("Where do the votes go?", "Where do you mark first"),
    SPEND: ("The last ${cash}", "What do you buy first"),
    REROLL: ("Throw again?", "Which dice do you throw again"),
    AIR: ("Where is it aired?", "Where do you air the ad"),
    TAKE: ("A dollar or a vote?", "What does every 1 become"),
}


def says(state: State, ranked: list[Ranked]) -> Says:  # noqa: ARG001
    """Return the words of a puzzle."""
    seat = state.active
    title, question = TITLES[state.turn.prompt]
    cash, votes = f"${state.cash[seat]}", counted(state.votes, "vote")
    held = votes if state.turn.prompt == VOTE else f"{cash} and {votes}"
    owned = counted(state.score[seat], "delegate")
    goal = f"Your last turn: {held} to spend. You have {owned}. {question} {END}"
    return Says(title.format(cash=state.cash[seat]), goal, worth)


def worth(value: float) -> str:
    """Return what is reached, in words."""
    near = round(value)
    if abs(value - near) < 1e-6:
        return f"{counted(near, 'delegate')} at the end of the turn"
    return f"{value:.1f} delegates at the end of the turn, on average"


HUNT: Final = Hunt(
    "delegates at the end of the last turn, exact: every purchase, vote and throw looked at",
    wanted,
    rank,
    says,
    "delegate",
    least=0.5,
)
