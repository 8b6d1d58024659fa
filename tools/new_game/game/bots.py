"""Opponents for New Game, and what speaks for a town."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from hustings.bots.figure import to_win
from hustings.bots.greedy import Greedy
from hustings.bots.luck import Random
from hustings.bots.opponent import worth_as_chance
from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Bot
from hustings.messages.people import Cast
from tools.new_game.game import rules
from tools.new_game.game.state import TOWNS, State


def evaluate(state: State, seat: Seat) -> float:
    """Return how well the seat stands: the mean hold on the towns; at the end what it earned."""
    if state.turn.mode == OVER:
        return rules.outcome(state).payoff()[seat]
    return sum(min(1.0, max(0.0, 0.5 + 0.1 * lead)) for lead in leads(state, seat)) / TOWNS


def leads(state: State, seat: Seat) -> list[int]:
    """Return per town how far the seat is ahead of the best other one."""
    return [
        town[seat] - max(count for other, count in enumerate(town) if other != seat)
        for town in state.towns
    ]


def reasons(obs: State, seat: Seat, move: Move, cast: Cast) -> list[str]:
    """Return what the town would change."""
    lead = leads(obs, seat)[move[1]]
    after = lead + obs.die
    who = "I" if cast.speaker == seat else "You"
    if lead <= 0 < after:
        return [f"{who} would lead there, by {after}."]
    if after == 0:
        return [f"{who} would draw level there."]
    if after < 0:
        return [f"{who} would still be {-after} behind there."]
    return [f"{who} would lead there by {after} instead of {lead}."]


def figure(obs: State, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return the chance to win."""
    return to_win(value)


def _normal() -> Bot[State]:
    return Greedy(evaluate)


def judge() -> Bot[State]:
    """Return the strongest opponent with ten times its guessed worlds."""
    return Greedy(evaluate, worlds=10)


winning = worth_as_chance
LEVELS: Final[Mapping[str, Callable[[], Bot[State]]]] = {"easy": Random, "normal": _normal}

ABOUT: Final[Mapping[str, str]] = {
    "easy": "Goes to any town; has no plan at all.",
    "normal": "Goes where it gains most at once; won 143 of 200 games against Easy.",
}
IDLE: Final[Collection[int]] = ()
CLOSE: Final = 0.05
