"""The opponents of Whistle-Stop: by luck, by expected points, by learned worths, by trying out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from hustings.bots.opponent import Opponent
from hustings.core.model import Move, Seat
from hustings.core.protocols import Bot, Rules
from hustings.core.rng import Rng
from hustings.games.whistle_stop.bots.evaluation import evaluate
from hustings.games.whistle_stop.bots.greedy import Stepwise
from hustings.games.whistle_stop.bots.hint import figure, reasons
from hustings.games.whistle_stop.bots.search import Searcher
from hustings.games.whistle_stop.state import StopState
from hustings.games.whistle_stop.vocabulary import V_OVERRIDE, V_VETO

__all__ = ["ABOUT", "CLOSE", "LEVELS", "evaluate", "figure", "judge", "reasons"]


class Easygoing(Opponent[StopState]):
    """Does anything legal, but never vetoes."""

    def think(
        self, rules: Rules[StopState], obs: StopState, seat: Seat, rng: Rng
    ) -> Iterator[Move]:
        """Yield one legal move."""
        moves = [m for m in rules.legal(obs, seat) if m[0] not in (V_VETO, V_OVERRIDE)]
        yield rng.pick(moves)


def judge() -> Bot[StopState]:
    """Return the strongest opponent with ten times its guessed worlds."""
    return Searcher(most=5, worlds=160)


LEVELS: Final[Mapping[str, Callable[[], Bot[StopState]]]] = {
    "easy": Easygoing,
    "normal": lambda: Stepwise(foresight=False),
    "hard": lambda: Searcher(most=4, worlds=6),
    "expert": lambda: Searcher(most=5, worlds=16),
}

ABOUT: Final[Mapping[str, str]] = {
    "easy": "Plays whatever comes to hand and never vetoes; hardly ever beats anybody who plans.",
    "normal": "Sends delegates where they do most now; won 200 of 200 games against Easy.",
    "hard": "Tries its best moves out a round ahead; won 277 of 400 games against Normal.",
    "expert": "Tries more moves out, and oftener; perhaps a little stronger than Hard.",
}

CLOSE: Final = 0.05
