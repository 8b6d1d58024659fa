"""The opponents of Whistle-Stop: by liking, by expected points, by search with learned values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.bots.opponent import value_as_chance as win_chance
from hustings.core.protocols import Strategy
from hustings.games.whistle_stop.bots.easy import Easygoing
from hustings.games.whistle_stop.bots.hint import reasons, score_text
from hustings.games.whistle_stop.bots.learned import evaluate
from hustings.games.whistle_stop.bots.move_values import PASS_VERBS
from hustings.games.whistle_stop.bots.search import Searcher
from hustings.games.whistle_stop.bots.stepwise import NEAR_ARRIVALS, Stepwise
from hustings.games.whistle_stop.state import StopState
from hustings.messages.generated import whistle_stop_advice as messages

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


def judge() -> Strategy[StopState]:
    """Return the strongest opponent with ten times its guessed worlds."""
    return Searcher(max_moves=5, worlds=160)


LEVELS: Final[Mapping[str, Callable[[], Strategy[StopState]]]] = {
    "easy": Easygoing,
    "normal": lambda: Stepwise(NEAR_ARRIVALS),
    "hard": lambda: Searcher(max_moves=4, worlds=6),
    "expert": lambda: Searcher(max_moves=5, worlds=16),
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

ADVICE_MARGIN: Final = 0.012
