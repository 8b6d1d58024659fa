"""The strongest opponent: tries its best moves out on guessed worlds, one round ahead.

Every candidate is played on by the strategist's ways, for all seats, until everybody has had a
turn or an election comes up; what has come of it is judged by learned weights, before the last
election by the exact chances of the dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.bots.flat import Flat
from hustings.bots.opponent import Opponent
from hustings.bots.search import MAX_PLAYOUT
from hustings.core.model import CHANCE, NATURE, OVER, Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.bots.prospects import TURNS, chance, moment_now
from hustings.games.whistle_stop.bots.strategist import Strategist, best_index, rate
from hustings.games.whistle_stop.state import StopState

WEIGHED: Final = (v.ACT, v.REACT)
"""What is worth trying out; everything else is clear enough."""


class _Ahead(Flat[StopState]):
    """Flat Monte Carlo that stops between turns, before any die is thrown."""

    def _play_out(
        self, rules: Rules[StopState], world: StopState, state: StopState, seat: Seat, rng: Rng
    ) -> float:
        turn, turns = (world.round, world.active), 0
        for _ in range(MAX_PLAYOUT):
            if state.turn.mode == OVER or state.round not in TURNS:
                break
            if (state.round, state.active) != turn and state.turn.prompt == v.ACT:
                turn, turns = (state.round, state.active), turns + 1
                if turns == state.seats:
                    break
            if state.turn.mode == CHANCE:
                rules.apply(state, NATURE, rules.chance(state, rng))
            else:
                who = state.turn.seats[0]
                rules.apply(state, who, self.policy(rules, state, who, rng))
        return chance(state, seat, moment_now(state))


def habit(rules: Rules[StopState], state: StopState, seat: Seat, _rng: Rng) -> Move:
    """Return what the strategist would do."""
    legal = rules.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    return legal[best_index(rate(state, seat, legal))]


class Deliberator(Opponent[StopState]):
    """Tries out the best few moves, the worse half given up again and again.

    most: how many moves. worlds: guessed worlds for each of them, were none given up.
    """

    def __init__(self, most: int, worlds: int) -> None:
        self.most = most
        self.worlds = worlds
        self.found: dict[Move, float] = {}
        self.done = 0.0

    def think(
        self, rules: Rules[StopState], obs: StopState, seat: Seat, rng: Rng
    ) -> Iterator[Move]:
        """Yield the best move so far after each world."""
        self.found = {}
        if obs.turn.prompt not in WEIGHED or obs.round not in TURNS:
            yield from Strategist().think(rules, obs, seat, rng)
            return
        search = _Ahead(
            habit,
            lambda state, who: chance(state, who, moment_now(state)),
            self._best,
            rollouts=self.worlds,
            batch=1,
            halving=True,
        )
        for move in search.think(rules, obs, seat, rng):
            self.found, self.done = search.found, search.done
            yield move

    def _best(
        self, _rules: Rules[StopState], obs: StopState, seat: Seat, legal: list[Move]
    ) -> list[Move]:
        """Return the moves that look best, the best one first."""
        rated = rate(obs, seat, legal)
        order = sorted(range(len(legal)), key=lambda i: (-round(rated[i], 6), i))
        return [legal[i] for i in order[: self.most]]
