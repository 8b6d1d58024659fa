"""Opponents for New Game, and what speaks for a town."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from hustings.bots.greedy import Greedy
from hustings.bots.opponent import value_as_chance
from hustings.bots.random_bot import Random
from hustings.bots.score_text import win_chance_text
from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Strategy
from hustings.messages.people import Cast
from tools.new_game.game import rules
from tools.new_game.game.state import TOWNS, State
from tools.new_game.messages import new_game as messages


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
    who = cast.person(seat)
    if lead <= 0 < after:
        return [messages.reason_takes_lead(who=who, lead=after)]
    if after == 0:
        return [messages.reason_draws_level(who=who)]
    if after < 0:
        return [messages.reason_still_behind(who=who, behind=-after)]
    return [messages.reason_leads_by_more(who=who, lead=after, before=lead)]


def score_text(obs: State, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return the chance to win."""
    return win_chance_text(value)


def _normal() -> Strategy[State]:
    return Greedy(evaluate)


def judge() -> Strategy[State]:
    """Return the strongest opponent with ten times its guessed worlds."""
    return Greedy(evaluate, worlds=10)


win_chance = value_as_chance
LEVELS: Final[Mapping[str, Callable[[], Strategy[State]]]] = {"easy": Random, "normal": _normal}

LEVEL_DESCRIPTIONS: Final[Mapping[str, str]] = {
    "easy": messages.level_easy(),
    "normal": messages.level_normal(),
}
LEVEL_MANNERS: Final[Mapping[str, Callable[..., str]]] = {
    "easy": messages.manner_easy,
    "normal": messages.manner_normal,
}
PASS_VERBS: Final[Collection[int]] = ()
ADVICE_MARGIN: Final = 0.05
