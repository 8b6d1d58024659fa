"""What lies on the table in Poll Position!, and who may see it.

Voter tokens have no order that could be peeked at: each place knows how many lie face down, and
one bag of counts (`rest`) covers every value nobody has seen, in the bag and on the board alike. A
value comes to light only when chance turns a token. So a sealed plan is the one secret there is.
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
)
from hustings.games.poll_position.cards import EVENT_CARDS
from hustings.games.poll_position.vocabulary import DEALING


class State:
    """One position.

    seats: people or bots; `markers`: the specialists' markers, one per seat, two for a lone seat.
    sealed, hq_cost: the options. goodwill: the points that the team starts with, which another
    option says (see goodwill). specialist: what each marker is. region: where each marker stands
    (NOWHERE before planning). chief, worker: markers; the worker's turn it is. week: 0..4, 5 when
    counting. points: action points left. used: bits of vocabulary (once-a-turn actions).
    down: face-down tokens per place. up: face-up ones, 4 counts per place, by value. rest: how
    many tokens of each value nobody has seen. sites: dice, 6 counts per place, by value.
    closed: 0 or the card + 1, per place. surveyed: districts surveyed this week, as bits.
    struck: the district that this week's card hit, PLACES for none.
    drawn: the event cards known so far, one more than revealed after a look. pending: ints of the
    phase. counted: regions already counted, 7 with headquarters.
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
        """Return what anybody may see: all but plans under seal, covered even from their makers."""
        new = self.clone()
        if self.turn.mode == ALL:
            for marker, region in enumerate(self.region):
                if region != NOWHERE:
                    new.region[marker] = HIDDEN
        return new

    def determinize(self, seat: Seat, rng: Rng) -> Self:  # noqa: ARG002 (what is known stands already)
        """Return a full state that fits this observation: sealed plans are guessed."""
        new = self.clone()
        for marker, region in enumerate(self.region):
            if region == HIDDEN:
                new.region[marker] = rng.below(REGIONS)
        return new

    def seat(self, marker: int) -> Seat:
        """Return who decides for a marker."""
        return marker if self.seats > 1 else 0

    @property
    def bag(self) -> int:
        """How many voter tokens are left in the bag."""
        return sum(self.rest) - sum(self.down)

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

    def known(self, place: int) -> int:
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
