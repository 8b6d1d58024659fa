"""The opponents that finish the map by luck many times and see which borders did best.

"All moves as first": every border drawn anywhere in a finished map, by whomever, shares in what
that map is worth, so a few hundred maps tell something about every border at once. Hard does only
that; Expert also remembers in a tree what the next borders were and how each player would go on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hustings.bots.amaf import Amaf
from hustings.bots.tree import Tree
from hustings.core.model import Move, Seat
from hustings.core.protocols import Bot, Rules
from hustings.core.rng import Rng
from hustings.games.gerrymander.finished import Finisher
from hustings.games.gerrymander.outlook import favourite
from hustings.games.gerrymander.state import TIE, State


class Mapper:
    """Draws borders by a search, and names the winners of ties at once."""

    def __init__(self, search: Bot) -> None:
        self.search = search

    @property
    def found(self) -> dict[Move, float]:
        """What borders were worth in the last search."""
        found: dict[Move, float] = getattr(self.search, "found", {})
        return found

    def think(self, rules: Rules[Any], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the best move so far after each batch of maps."""
        if obs.turn.prompt == TIE:
            yield favourite(obs, seat, rules.legal(obs, seat))
        else:
            yield from self.search.think(rules, obs, seat, rng)


def hard(maps: int = 300) -> Mapper:
    """Return the opponent that only counts; maps: how many it finishes for each border."""
    return Mapper(Amaf(Finisher(), rollouts=maps, batch=50))


def expert(maps: int = 1000) -> Mapper:
    """Return the opponent with a tree; maps: how many it finishes for each border."""
    search = Tree(Finisher(), _ties_are_named, iterations=maps, batch=50, explore=0.0, rave=1000)
    return Mapper(search)


def _ties_are_named(_rules: Rules[Any], state: State, seat: Seat, legal: list[Move]) -> list[Move]:
    return [favourite(state, seat, legal)] if state.turn.prompt == TIE else legal
