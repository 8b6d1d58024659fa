"""The opponents that close what they can: with one border, or with those left in their turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.bots.opponent import Opponent
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from hustings.games.gerrymander import rules as book
from hustings.games.gerrymander.bots.cycles import closing_sets
from hustings.games.gerrymander.bots.evaluation import favourite, standing
from hustings.games.gerrymander.bots.lines import between, onward
from hustings.games.gerrymander.state import FREE, NOBODY, State
from hustings.games.gerrymander.vocabulary import BORDER, PLACE, TIE

LONGEST: Final = 4
"""How many borders to look ahead where turns have only one (alone)."""


class _Drawer(Opponent[State]):
    """Draws one border after another, and names the winners of ties as suits it best."""

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield one move."""
        legal = rules.legal(obs, seat)
        if obs.turn.prompt == TIE:
            yield favourite(obs, seat, legal)
        elif obs.turn.prompt != PLACE:
            yield legal[0]
        else:
            quiet = [edge for edge, can in enumerate(obs.can) if can == FREE]
            yield (BORDER, self.border(obs, quiet, seat, rng))

    def border(self, obs: State, quiet: list[int], seat: Seat, rng: Rng) -> int:
        """Return the border to draw; quiet: those that close nothing off."""
        raise NotImplementedError


class Closer(_Drawer):
    """Tries every set of borders that closes something and takes the best.

    If none is better than leaving things as they are, it parts its own voters from others.
    """

    def border(self, obs: State, quiet: list[int], seat: Seat, rng: Rng) -> int:
        """Return the first border of the best set."""
        best = standing(obs, seat) if quiet else float("-inf")
        choice: tuple[int, ...] = ()
        for ring in rings(obs):
            after = drawn(obs, seat, ring)
            if after is not None:
                value = standing(after, seat) - len(ring) / 1000
                if value > best:
                    best, choice = value, ring
        return choice[0] if choice else between(obs, quiet, seat, rng)


class Grabber(_Drawer):
    """Takes a district where one border wins it, gives none away, and else draws its line on."""

    def border(self, obs: State, quiet: list[int], seat: Seat, rng: Rng) -> int:
        """Return a border that wins most districts at once, or one that closes nothing off."""
        gains = {}
        for edge, can in enumerate(obs.can):
            after = drawn(obs, seat, (edge,)) if can else None
            if after is not None:
                new = range(len(obs.closed), len(after.closed))
                gains[edge] = sum(1 if after.holders[n] in (seat, NOBODY) else -1 for n in new)
        most = max(gains.values())
        calm = [edge for edge in quiet if gains.get(edge) == 0]
        if most <= 0 and calm:
            return onward(obs, calm, rng)
        return rng.pick([edge for edge, gain in gains.items() if gain == most])


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
