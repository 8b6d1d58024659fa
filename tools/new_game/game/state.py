"""What lies on the table of New Game. Everybody sees all of it."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.model import Seat, Turn
from hustings.core.rng import Rng

TOWNS: Final = 5
NOWHERE: Final = TOWNS
"""Stands in `last` for a seat that has chosen no town yet."""
NOBODY: Final = -1


class State:
    """One position.

    round: from 0. active: the seat whose turn it is. die: what it has rolled, 0 before. last: per
    seat the town chosen last. towns: per town the supporters of each seat.
    """

    __slots__ = ("active", "die", "last", "round", "seats", "towns", "turn")

    def __init__(self, seats: int, turn: Turn) -> None:
        self.turn = turn
        self.seats = seats
        self.round = 0
        self.active = 0
        self.die = 0
        self.last = [NOWHERE] * seats
        self.towns = [[0] * seats for _ in range(TOWNS)]

    def clone(self) -> State:
        """Return an independent copy."""
        new = State.__new__(State)
        new.turn = self.turn
        new.seats = self.seats
        new.round = self.round
        new.active = self.active
        new.die = self.die
        new.last = self.last[:]
        new.towns = [town[:] for town in self.towns]
        return new

    def key(self) -> tuple[Any, ...]:
        """Return all of the state as one hashable value."""
        return (
            self.turn.key(),
            (self.seats, self.round, self.active, self.die),
            tuple(self.last),
            tuple(map(tuple, self.towns)),
        )

    def observe(self, seat: Seat | None) -> State:  # noqa: ARG002 - nothing is hidden
        """Return a copy: everybody sees everything."""
        return self.clone()

    def determinize(self, seat: Seat, rng: Rng) -> State:  # noqa: ARG002 - nothing is hidden
        """Return a copy: there is nothing to guess."""
        return self.clone()


def leaders(state: State) -> list[Seat]:
    """Return per town the seat that has the most supporters there, NOBODY on a tie (rule 5)."""
    found = []
    for town in state.towns:
        most = max(town)
        found.append(town.index(most) if town.count(most) == 1 else NOBODY)
    return found
