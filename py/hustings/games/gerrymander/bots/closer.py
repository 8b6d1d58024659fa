"""The bots that close districts where they can: Easy with one border, Normal within a turn."""

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
from hustings.games.gerrymander.bots.quiet_borders import continue_line, separate_voters
from hustings.games.gerrymander.state import FREE, NOBODY, State
from hustings.games.gerrymander.vocabulary import BORDER, PLACE, TIE

SOLO_LOOKAHEAD: Final = 4
"""Borders to look ahead in a solo game, where a turn has only one."""


class _BorderBot(Opponent[State]):
    """Draws one border after another, and awards tied districts in its favour."""

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


class Closer(_BorderBot):
    """Plays the best closing set of the turn.

    If none improves the position, it separates its own voters from others.
    """

    def border(self, obs: State, quiet: list[int], seat: Seat, rng: Rng) -> int:
        """Return the first border of the best set."""
        best = standing(obs, seat) if quiet else float("-inf")
        choice: tuple[int, ...] = ()
        for borders in turn_closing_sets(obs):
            after = after_borders(obs, seat, borders)
            if after is not None:
                value = standing(after, seat) - len(borders) / 1000
                if value > best:
                    best, choice = value, borders
        return choice[0] if choice else separate_voters(obs, quiet, seat, rng)


class Grabber(_BorderBot):
    """Wins a district where one border does it, gives none away, else continues its line."""

    def border(self, obs: State, quiet: list[int], seat: Seat, rng: Rng) -> int:
        """Return the border that wins most districts at once, or one that closes nothing off."""
        gains = {}
        for edge, can in enumerate(obs.can):
            after = after_borders(obs, seat, (edge,)) if can else None
            if after is not None:
                new = range(len(obs.closed), len(after.closed))
                gains[edge] = sum(1 if after.holders[n] in (seat, NOBODY) else -1 for n in new)
        most = max(gains.values())
        calm = [edge for edge in quiet if gains.get(edge) == 0]
        if most <= 0 and calm:
            return continue_line(obs, calm, rng)
        return rng.pick([edge for edge, gain in gains.items() if gain == most])


def turn_closing_sets(obs: State) -> list[tuple[int, ...]]:
    """Return the closing sets that can be drawn in this turn."""
    return closing_sets(obs, obs.left if obs.seats > 1 else SOLO_LOOKAHEAD)


def after_borders(obs: State, seat: Seat, borders: tuple[int, ...]) -> State | None:
    """Return the position after a closing set, or None if one of its borders is not legal."""
    after = obs.clone()
    after.left = len(borders) + 1
    for edge in borders:
        if not after.can[edge]:
            return None
        book.apply(after, seat, (BORDER, edge))
    return after
