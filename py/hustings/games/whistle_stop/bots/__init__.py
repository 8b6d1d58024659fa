"""The opponents of Whistle-Stop: by luck, by expected points, by learned worths, by trying out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.bots.opponent import worth_as_chance as winning
from hustings.core.protocols import Bot
from hustings.games.whistle_stop.bots.easy import Easygoing
from hustings.games.whistle_stop.bots.found import IDLE
from hustings.games.whistle_stop.bots.hint import figure, reasons
from hustings.games.whistle_stop.bots.learned import evaluate
from hustings.games.whistle_stop.bots.search import Searcher
from hustings.games.whistle_stop.bots.stepwise import NEAR, Stepwise
from hustings.games.whistle_stop.state import StopState

__all__ = [
    "ABOUT",
    "CLOSE",
    "IDLE",
    "LEVELS",
    "evaluate",
    "figure",
    "judge",
    "reasons",
    "winning",
]


def judge() -> Bot[StopState]:
    """Return the strongest opponent with ten times its guessed worlds."""
    return Searcher(most=5, worlds=160)


LEVELS: Final[Mapping[str, Callable[[], Bot[StopState]]]] = {
    "easy": Easygoing,
    "normal": lambda: Stepwise(NEAR),
    "hard": lambda: Searcher(most=4, worlds=6),
    "expert": lambda: Searcher(most=5, worlds=16),
}

ABOUT: Final[Mapping[str, str]] = {
    "easy": "Plays cards for what they say, careless at times, and never vetoes; won 2 of 120 "
    "games against Normal.",
    "normal": "Sends delegates where they do most now, and keeps a Veto at hand; won 118 of 120 "
    "games against Easy.",
    "hard": "Knows what things are worth and tries its best moves out; "
    "its habits alone won 148 of 200 games against Normal.",
    "expert": "Tries more moves out, and oftener, than Hard; not measured to be stronger.",
}

CLOSE: Final = 0.012
