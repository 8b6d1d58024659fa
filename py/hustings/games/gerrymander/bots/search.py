"""The opponents that finish the map by luck many times and see which borders did best.

"All moves as first": every border drawn anywhere in a finished map, by whomever, shares in what
that map is worth, so a few hundred maps tell something about every border at once, and a few
thousand tell the best one from the second best.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from typing import Final

from hustings.bots.amaf import Amaf
from hustings.bots.opponent import Opponent
from hustings.core.model import Move, Seat
from hustings.core.protocols import Bot, Rules
from hustings.core.rng import Rng
from hustings.games.gerrymander.bots.evaluation import favourite
from hustings.games.gerrymander.bots.gains import Gain, gains
from hustings.games.gerrymander.bots.hint import reasons
from hustings.games.gerrymander.bots.rollout import Finisher
from hustings.games.gerrymander.state import State, parties
from hustings.games.gerrymander.vocabulary import BORDER, TIE
from hustings.messages.people import Cast

_BATCH: Final = 100
CHANCES: Final[Mapping[int, float]] = {2: 1.2, 3: 0.7, 4: 0.7}
"""By seats: how far the odds to win go with those of a map that is finished by luck, both beside an
equal share. Of two the better one makes more of it than luck does; of more the one ahead is held
back (`python tools/research/chances.py gerrymander --seats 3`, Hard against itself)."""
_SURE: Final = 1e-3
"""No map finished by luck is held for lost or won more surely."""


class Searcher(Opponent[State]):
    """Draws borders by finished maps, and names the winners of ties at once.

    maps: how many it finishes for each border on the boards for 2, 3 and 4 parties.
    """

    def __init__(self, maps: Sequence[int]) -> None:
        self.maps = maps
        self.move_values: dict[Move, float] = {}
        self.done = 0.0
        self._gains: dict[Move, list[Gain]] = {}

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the best move so far after each batch of maps."""
        if obs.turn.prompt == TIE:
            yield favourite(obs, seat, rules.legal(obs, seat))
            return
        self._gains.clear()
        finisher = Finisher()
        maps = self.maps[parties(obs) - 2]
        search = Amaf(finisher, rollouts=maps, batch=_BATCH, tell=finisher.told)
        for move in search.think(rules, obs, seat, rng):
            self.move_values = {
                border: to_win(share, obs.seats) for border, share in search.move_values.items()
            }
            self.done = search.done
            yield move

    def reasons(self, obs: State, seat: Seat, move: Move, cast: Cast) -> list[str] | None:
        """Return the game's reasons, and what a border does for one of its counties.

        Asked again and again while a decision is thought about, of which all is about one position.
        """
        if move[0] != BORDER:
            return None
        if move not in self._gains:
            self._gains[move] = gains(obs, move[1])
        return reasons(obs, seat, move, cast, self._gains[move])


def to_win(share: float, seats: int) -> float:
    """Return the chance to win where a seat wins so great a share of maps finished by luck.

    Alone nobody is won against: there it is what it was (see rollout.told).
    """
    if seats == 1:
        return share
    even = log(seats - 1)
    share = min(1 - _SURE, max(_SURE, share))
    return 1 / (1 + exp(even - CHANCES[seats] * (log(share / (1 - share)) + even)))


def hard() -> Searcher:
    """Return the opponent that knows good borders from bad ones."""
    return Searcher((300, 300, 300))


def expert() -> Searcher:
    """Return the opponent that also knows the best from the good; as long on every board."""
    return Searcher((4000, 3000, 2000))


def judge() -> Bot[State]:
    """Return the expert with ten times its maps."""
    return Searcher((40_000, 30_000, 20_000))
