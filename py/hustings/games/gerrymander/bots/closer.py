"""The opponent that looks for the best districts to be made with the borders left in its turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.bots.opponent import Opponent
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from hustings.games.gerrymander import rules as book
from hustings.games.gerrymander.board import BORDER
from hustings.games.gerrymander.bots.cycles import closing_sets
from hustings.games.gerrymander.bots.evaluation import favourite, outlook
from hustings.games.gerrymander.state import FREE, PLACE, TIE, State

LONGEST: Final = 4
"""How many borders to look ahead where turns have only one (alone)."""


class Closer(Opponent[State]):
    """Tries every set of borders that closes something and takes the best.

    If none is better than leaving things as they are, it draws a border that closes nothing, by
    luck.
    """

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield one move: the first border of the best set."""
        legal = rules.legal(obs, seat)
        if obs.turn.prompt == TIE:
            yield favourite(obs, seat, legal)
        elif obs.turn.prompt != PLACE:
            yield legal[0]
        else:
            yield _border(obs, seat, rng)


def _border(obs: State, seat: Seat, rng: Rng) -> Move:
    quiet = [edge for edge, can in enumerate(obs.can) if can == FREE]
    best = outlook(obs, seat) if quiet else float("-inf")
    choice: tuple[int, ...] = ()
    for ring in rings(obs):
        after = drawn(obs, seat, ring)
        if after is not None:
            value = outlook(after, seat) - len(ring) / 1000
            if value > best:
                best, choice = value, ring
    return (BORDER, choice[0] if choice else rng.pick(quiet))


def rings(obs: State) -> list[tuple[int, ...]]:
    """Return the sets of borders, to be drawn in this turn, that close something off."""
    return closing_sets(obs, obs.left if obs.seats > 1 else LONGEST)


def drawn(obs: State, seat: Seat, ring: tuple[int, ...]) -> State | None:
    """Return the position after a closing set, or None if one of its borders is not legal."""
    after = obs.clone()
    after.left = len(ring) + 1
    for edge in ring:
        if not after.can[edge]:
            return None
        book.apply(after, seat, (BORDER, edge))
    return after
