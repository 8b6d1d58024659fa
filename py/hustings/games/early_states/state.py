"""The position of Early States. Nothing is hidden: every seat sees all of it."""

from __future__ import annotations

from typing import Any, Self

from hustings.core.model import Seat, Turn
from hustings.core.rng import Rng
from hustings.games.early_states.sheet import CIRCLES, PLACES, PRIZES, SECOND_DIE, THIRD_DIE

UNPLACED = 4
"""In `place`: the state is full, but no prize was left."""


class State:
    """One position.

    marks: marks by seat and place (seat * PLACES + place). place: rank of a seat in a state
    (seat * 9 + state): 0 not full yet, 1 to 3, or UNPLACED. taken: places taken, by state.
    items: bits of the items bought, by seat. score: delegates won, by seat.
    first: the seat that began. turns: turns ended. firsts: first places still open.
    rival: how the solo rival chooses (see `sheet`). target: the state it has announced, -1 none.
    stakes: whether later seats begin with funds.
    last: turns still to be ended once the last first place is gone, -1 before.
    The current turn: dice; lifted (bits of the dice about to roll); rolled (throws made); rerolls
    (left); ones (1s not yet decided); votes (not yet placed); ad (item whose states are being
    named, -1 none); named (bits of states); naming (states still to name).
    """

    __slots__ = (
        "active",
        "ad",
        "cash",
        "dice",
        "first",
        "firsts",
        "items",
        "last",
        "lifted",
        "marks",
        "named",
        "naming",
        "ones",
        "place",
        "rerolls",
        "rival",
        "rolled",
        "score",
        "seats",
        "stakes",
        "taken",
        "target",
        "turn",
        "turns",
        "votes",
    )

    turn: Turn
    seats: int
    active: Seat
    first: Seat
    turns: int
    last: int
    firsts: int
    rival: int
    target: int
    stakes: int
    dice: list[int]
    lifted: int
    rolled: int
    rerolls: int
    ones: int
    votes: int
    ad: int
    named: int
    naming: int
    cash: list[int]
    score: list[int]
    items: list[int]
    marks: bytearray
    place: bytearray
    taken: bytearray

    def clone(self) -> Self:
        """Return an independent copy."""
        new = object.__new__(type(self))
        new.turn = self.turn
        new.seats = self.seats
        new.active = self.active
        new.first = self.first
        new.turns = self.turns
        new.last = self.last
        new.firsts = self.firsts
        new.rival = self.rival
        new.target = self.target
        new.stakes = self.stakes
        new.dice = self.dice[:]
        new.lifted = self.lifted
        new.rolled = self.rolled
        new.rerolls = self.rerolls
        new.ones = self.ones
        new.votes = self.votes
        new.ad = self.ad
        new.named = self.named
        new.naming = self.naming
        new.cash = self.cash[:]
        new.score = self.score[:]
        new.items = self.items[:]
        new.marks = self.marks[:]
        new.place = self.place[:]
        new.taken = self.taken[:]
        return new

    def key(self) -> tuple[Any, ...]:
        """Return the whole position as one hashable value."""
        return (
            self.turn.key(),
            self.seats,
            self.active,
            self.first,
            self.turns,
            self.last,
            self.firsts,
            self.rival,
            self.target,
            self.stakes,
            tuple(self.dice),
            self.lifted,
            self.rolled,
            self.rerolls,
            self.ones,
            self.votes,
            self.ad,
            self.named,
            self.naming,
            tuple(self.cash),
            tuple(self.score),
            tuple(self.items),
            bytes(self.marks),
            bytes(self.place),
            bytes(self.taken),
        )

    def observe(self, seat: Seat | None) -> Self:  # noqa: ARG002
        """Return what the seat may see: all of it."""
        return self.clone()

    def determinize(self, seat: Seat, rng: Rng) -> Self:  # noqa: ARG002
        """Return a copy: nothing is hidden."""
        return self.clone()

    def owns(self, seat: Seat, item: int) -> bool:
        """Return whether the seat has bought the item."""
        return bool(self.items[seat] >> item & 1)

    def free(self, seat: Seat, place: int) -> int:
        """Return how many circles of a place the seat has not filled yet."""
        return CIRCLES[place] - self.marks[seat * PLACES + place]

    def has_prize(self, state: int) -> bool:
        """Return whether a place is left in a state; otherwise marks there bring nothing."""
        return self.taken[state] < len(PRIZES[state])

    def seats_to_come(self) -> list[Seat]:
        """Return who has a turn after this one, in order; [] before the last turns."""
        return [(self.active + 1 + n) % self.seats for n in range(self.last - 1)]

    def dice_of(self, seat: Seat) -> int:
        """Return how many dice the seat rolls from its next turn on."""
        at = seat * PLACES
        second = self.marks[at + SECOND_DIE] == CIRCLES[SECOND_DIE]
        third = self.marks[at + THIRD_DIE] == CIRCLES[THIRD_DIE]
        return 1 + second + third

    def first_places(self, seat: Seat) -> int:
        """Return how many first places the seat has won."""
        return self.place.count(1, seat * 9, seat * 9 + 9)

    def holder(self, state: int, place: int) -> Seat | None:
        """Return the seat with this rank (1 to 3) in a state; None when open or the rival's."""
        for seat in range(self.seats):
            if self.place[seat * 9 + state] == place:
                return seat
        return None
