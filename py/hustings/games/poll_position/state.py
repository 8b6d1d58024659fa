"""The position of Poll Position!, and what each seat may see of it.

Face-down tokens have no values yet: each place knows how many lie there, and `rest` counts the
values nobody has seen, in the bag and on the board alike. Chance decides a value when it turns a
token. So sealed plans are the only secret.
"""

from __future__ import annotations

from typing import Any, Self

from hustings.core.model import ALL, CHANCE, HIDDEN, Seat, Turn
from hustings.core.rng import Rng
from hustings.games.poll_position.board import (
    DICE,
    IN_REGION,
    NOWHERE,
    PLACES,
    REGIONS,
    SUPPLY,
    WEEKS,
)
from hustings.games.poll_position.cards import EVENT_CARDS
from hustings.games.poll_position.vocabulary import DEALING


class State:
    """One position.

    markers: number of the specialists' markers, one per seat, two for a solo seat.
    sealed, hq_cost: the options. goodwill: points the team starts with (see goodwill).
    specialist: by marker. region: of each marker (NOWHERE before planning). chief, worker: markers;
    the worker is active. week: 0 to 4, 5 in the count. points: action points left. used: bits of
    once-a-turn actions (see vocabulary).
    down: face-down tokens by place. up: face-up tokens, 4 counts by place and value. rest: unseen
    tokens by value. sites: dice, 6 counts by place and value. closed: by place, 0 or the card + 1.
    surveyed: bits of the districts surveyed this week. struck: the district hit by this week's
    card, PLACES for none. drawn: the event cards known so far, after a look one more than revealed.
    pending: ints of the phase. counted: regions already counted, 7 with headquarters.
    """

    __slots__ = (
        "chief",
        "closed",
        "counted",
        "down",
        "drawn",
        "engagement",
        "goodwill",
        "honk",
        "hq_cost",
        "markers",
        "pending",
        "points",
        "reconciliation",
        "region",
        "rest",
        "sealed",
        "seats",
        "shortage",
        "sites",
        "specialist",
        "struck",
        "surveyed",
        "turn",
        "up",
        "used",
        "week",
        "worker",
    )

    def __init__(self, seats: int, sealed: int = 0, hq_cost: int = 0, goodwill: int = 0) -> None:
        self.turn = Turn(CHANCE, (), DEALING)
        self.seats = seats
        self.markers = max(2, seats)
        self.sealed = sealed
        self.hq_cost = hq_cost
        self.goodwill = goodwill
        self.specialist: tuple[int, ...] = ()
        self.region = [NOWHERE] * self.markers
        self.chief = 0
        self.worker = 0
        self.week = 0
        self.points = 0
        self.used = 0
        self.engagement = 0
        self.honk = 0
        self.reconciliation = 0
        self.shortage = NOWHERE
        self.down = bytearray([1]) * PLACES
        self.up = bytearray(4 * PLACES)
        self.rest = bytearray(SUPPLY)
        self.sites = bytearray([1, 0, 0, 0, 0, 0]) * PLACES
        self.closed = bytearray(PLACES)
        self.surveyed = 0
        self.struck = PLACES
        self.drawn: tuple[int, ...] = ()
        self.pending: tuple[int, ...] = ()
        self.counted = 0

    def clone(self) -> Self:
        """Return an independent copy."""
        new = self.__class__.__new__(self.__class__)
        new.turn = self.turn
        new.seats = self.seats
        new.markers = self.markers
        new.sealed = self.sealed
        new.hq_cost = self.hq_cost
        new.goodwill = self.goodwill
        new.specialist = self.specialist
        new.region = self.region[:]
        new.chief = self.chief
        new.worker = self.worker
        new.week = self.week
        new.points = self.points
        new.used = self.used
        new.engagement = self.engagement
        new.honk = self.honk
        new.reconciliation = self.reconciliation
        new.shortage = self.shortage
        new.down = self.down[:]
        new.up = self.up[:]
        new.rest = self.rest[:]
        new.sites = self.sites[:]
        new.closed = self.closed[:]
        new.surveyed = self.surveyed
        new.struck = self.struck
        new.drawn = self.drawn
        new.pending = self.pending
        new.counted = self.counted
        return new

    def key(self) -> tuple[Any, ...]:
        """Return all of the state as one hashable value."""
        return (
            self.turn.key(),
            (self.seats, self.sealed, self.hq_cost, self.goodwill),
            (self.specialist, tuple(self.region)),
            (self.chief, self.worker, self.week, self.points, self.used, self.engagement),
            (
                self.honk,
                self.reconciliation,
                self.shortage,
                self.struck,
                self.surveyed,
                self.counted,
            ),
            (bytes(self.down), bytes(self.up), bytes(self.rest)),
            (bytes(self.sites), bytes(self.closed)),
            (self.drawn, self.pending),
        )

    def observe(self, seat: Seat | None) -> Self:  # noqa: ARG002 (all see alike)
        """Return what every seat may see: all but sealed plans, hidden even from their makers."""
        new = self.clone()
        if self.turn.mode == ALL:
            for marker, region in enumerate(self.region):
                if region != NOWHERE:
                    new.region[marker] = HIDDEN
        return new

    def determinize(self, seat: Seat, rng: Rng) -> Self:  # noqa: ARG002 (all seats see the same)
        """Return a full state consistent with this observation: sealed plans are random."""
        new = self.clone()
        for marker, region in enumerate(self.region):
            if region == HIDDEN:
                new.region[marker] = rng.below(REGIONS)
        return new

    def seat(self, marker: int) -> Seat:
        """Return the seat that decides for a marker."""
        return marker if self.seats > 1 else 0

    @property
    def bag(self) -> int:
        """How many voter tokens are left in the bag."""
        return sum(self.rest) - sum(self.down)

    @property
    def is_last_turn(self) -> bool:
        """Whether the count follows the turn in progress."""
        return self.week == WEEKS - 1 and (self.worker + 1) % self.markers == self.chief

    def dice(self, place: int) -> int:
        """Return how many polling sites a place has."""
        return sum(self.sites[6 * place : 6 * place + 6])

    def pips(self, place: int) -> int:
        """Return the sum of the dice at a place."""
        one, two, three, four, five, six = self.sites[6 * place : 6 * place + 6]
        return one + 2 * two + 3 * three + 4 * four + 5 * five + 6 * six

    def spare_dice(self) -> int:
        """Return how many dice are not on the board."""
        return DICE - sum(self.sites)

    def tokens(self, place: int) -> int:
        """Return how many voter tokens lie at a place, face down or up."""
        return self.down[place] + sum(self.up[4 * place : 4 * place + 4])

    def face_up_sum(self, place: int) -> int:
        """Return the sum of the face-up tokens at a place."""
        one, two, three, four = self.up[4 * place : 4 * place + 4]
        return one + 2 * two + 3 * three + 4 * four

    def open_in(self, region: int) -> list[int]:
        """Return the districts of a region that are not closed."""
        closed = self.closed
        return [d for d in IN_REGION[region] if not closed[d]]

    def unused_cards(self) -> list[int]:
        """Return the event cards nobody has seen, ascending."""
        return [card for card in range(EVENT_CARDS) if card not in self.drawn]
