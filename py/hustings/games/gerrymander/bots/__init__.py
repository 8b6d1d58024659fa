"""Bots for Gerrymander, and the evaluation of positions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from hustings.core.model import OVER, Seat
from hustings.core.protocols import Strategy
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.bots import rollout
from hustings.games.gerrymander.bots.closer import Closer, Grabber
from hustings.games.gerrymander.bots.evaluation import standing
from hustings.games.gerrymander.bots.hint import reasons, score_text
from hustings.games.gerrymander.bots.search import expert, hard, judge
from hustings.games.gerrymander.state import State
from hustings.messages.generated import gerrymander as messages

__all__ = [
    "ADVICE_MARGIN",
    "LEVELS",
    "LEVEL_DESCRIPTIONS",
    "LEVEL_MANNERS",
    "PASS_VERBS",
    "evaluate",
    "judge",
    "reasons",
    "score_text",
    "win_chance",
]


def evaluate(state: State, seat: Seat) -> float:
    """Return how well a seat stands, 0 to 1, by its expected lead in districts."""
    if state.turn.mode == OVER:
        return rules.outcome(state).payoff()[seat]
    lead = standing(state, seat)
    return 0.5 + 0.5 * lead / (1 + abs(lead))


def win_chance(obs: State, value: float) -> float:
    """Return the chance to win; the value of a solo game is Red's lead in districts."""
    return value if obs.seats > 1 else rollout.solo_win_chance(value)


LEVELS: Final[Mapping[str, Callable[[], Strategy[State]]]] = {
    "easy": Grabber,
    "normal": Closer,
    "hard": hard,
    "expert": expert,
}

LEVEL_DESCRIPTIONS: Final[Mapping[str, str]] = {
    "easy": messages.level_easy(),
    "normal": messages.level_normal(),
    "hard": messages.level_hard(),
    "expert": messages.level_expert(),
}
LEVEL_MANNERS: Final[Mapping[str, Callable[..., str]]] = {
    "easy": messages.manner_easy,
    "normal": messages.manner_normal,
    "hard": messages.manner_hard,
    "expert": messages.manner_expert,
}

PASS_VERBS: Final[Collection[int]] = ()
ADVICE_MARGIN: Final = 0.04
