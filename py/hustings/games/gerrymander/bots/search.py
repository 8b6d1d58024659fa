"""The bots that finish the map at random many times and draw the border that did best.

"All moves as first" (AMAF): every border drawn in a finished map shares the value of that map. So a
few hundred maps estimate all borders at once, and a few thousand find the best one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from typing import Final

from hustings.bots.amaf import Amaf
from hustings.bots.opponent import Opponent
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules, Strategy
from hustings.core.rng import Rng
from hustings.games.gerrymander.bots.evaluation import favourite
from hustings.games.gerrymander.bots.gains import MAP_PAIRS, Gain, first_places, gains
from hustings.games.gerrymander.bots.hint import first_place_reason, reasons
from hustings.games.gerrymander.bots.rollout import Finisher
from hustings.games.gerrymander.state import State, parties
from hustings.games.gerrymander.vocabulary import BORDER, TIE
from hustings.messages.people import Cast

_MAPS_PER_BATCH: Final = 100
LOG_ODDS_FACTOR: Final[Mapping[int, float]] = {2: 1.2, 3: 0.7, 4: 0.7}
"""By seats: factor from the log odds of winning random maps to those of winning the game.

Both are relative to an equal share. Of two players the better one does more than random play; of
more the leader is held back. Measured for Hard against itself:
`python tools/research/chances.py gerrymander --seats 3`.
"""
_MIN_CHANCE: Final = 1e-3
"""Chances are kept at least this far from 0 and 1."""


class Searcher(Opponent[State]):
    """Draws borders by AMAF search; awards tied districts at once.

    maps: finished for each decision, on the boards for 2, 3 and 4 parties.
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
        search = Amaf(finisher, rollouts=maps, batch=_MAPS_PER_BATCH, tell=finisher.shown_value)
        for move in search.think(rules, obs, seat, rng):
            self.move_values = {
                border: share_to_chance(share, obs.seats)
                for border, share in search.move_values.items()
            }
            self.done = search.done
            yield move

    def reasons(self, obs: State, seat: Seat, move: Move, cast: Cast) -> list[str] | None:
        """Return the game's reasons with the gains of a border for its counties.

        Without any, a bot that speaks of its own border says how often random maps with it make the
        bot first. The gains are cached, because one position is asked about many times.
        """
        if move[0] != BORDER:
            return None
        if move not in self._gains:
            self._gains[move] = gains(obs, move[1])
        said = reasons(obs, seat, move, cast, self._gains[move])
        if said or cast.speaker != seat:
            return said
        without, drawn = first_places(obs, move[1], seat)
        if round(100 * drawn) <= round(100 * without):
            return []
        return [first_place_reason(seat, without, drawn, MAP_PAIRS, cast)]


def share_to_chance(share: float, seats: int) -> float:
    """Return the chance to win from the share of maps that a seat wins.

    In a solo game return the share as it is (see rollout.shown_value).
    """
    if seats == 1:
        return share
    even = log(seats - 1)
    share = min(1 - _MIN_CHANCE, max(_MIN_CHANCE, share))
    return 1 / (1 + exp(even - LOG_ODDS_FACTOR[seats] * (log(share / (1 - share)) + even)))


def hard() -> Searcher:
    """Return the Hard bot."""
    return Searcher((300, 300, 300))


def expert() -> Searcher:
    """Return the Expert bot, which takes the same time on every board."""
    return Searcher((4000, 3000, 2000))


def judge() -> Strategy[State]:
    """Return a bot with ten times the maps of Expert, for measuring advice."""
    return Searcher((40_000, 30_000, 20_000))
