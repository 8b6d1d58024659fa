"""The state of Back Room, and what each viewer may see."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.bag import draw
from hustings.core.model import HIDDEN, Seat, Turn
from hustings.core.rng import Rng

WARDS: Final = 3
PUSH_CARD, SMEAR_CARD, VETO_CARD = range(3)
NO_CARD: Final = 3
DECK: Final = (5, 5, 5)
"""How many cards of each kind there are; with four seats the bag runs dry."""
HAND: Final = 3


class State:
    """One position.

    hands: cards of each kind per seat, HIDDEN to others; sizes: how many, public. plans: 0 none
    yet, else 1 + ward * 4 + card, HIDDEN to others until opened. frames: what waits for vetoes,
    (verb, seat, ward, side) each. acting: the seat that draws or acts. push: markers the Machine
    has still to place. Sides are the seats and, last, the Machine.
    """

    __slots__ = (
        "acting",
        "bag",
        "chair",
        "frames",
        "hands",
        "machine",
        "plans",
        "push",
        "round",
        "rounds",
        "seats",
        "sizes",
        "spent",
        "steps",
        "turn",
        "wards",
    )

    def __init__(self, seats: int, rounds: int, machine: int, turn: Turn) -> None:
        self.turn = turn
        self.seats = seats
        self.rounds = rounds
        self.machine = machine
        self.round = 0
        self.chair = 0
        self.acting = 0
        self.steps = 0
        self.push = 0
        self.bag = list(DECK)
        self.spent = [0] * len(DECK)
        self.hands = [[0] * len(DECK) for _ in range(seats)]
        self.sizes = [0] * seats
        self.plans = [0] * seats
        self.wards = [[0] * (seats + 1) for _ in range(WARDS)]
        self.frames: list[tuple[int, int, int, int]] = []

    def clone(self) -> State:
        """Return an independent copy."""
        new = State.__new__(State)
        new.turn = self.turn
        new.seats = self.seats
        new.rounds = self.rounds
        new.machine = self.machine
        new.round = self.round
        new.chair = self.chair
        new.acting = self.acting
        new.steps = self.steps
        new.push = self.push
        new.bag = self.bag[:]
        new.spent = self.spent[:]
        new.hands = [hand[:] for hand in self.hands]
        new.sizes = self.sizes[:]
        new.plans = self.plans[:]
        new.wards = [ward[:] for ward in self.wards]
        new.frames = self.frames[:]
        return new

    def key(self) -> tuple[Any, ...]:
        """Return the whole state as one hashable value."""
        return (
            self.turn.key(),
            (self.seats, self.rounds, self.machine),
            (self.round, self.chair, self.acting, self.steps, self.push),
            tuple(self.bag),
            tuple(self.spent),
            tuple(map(tuple, self.hands)),
            tuple(self.sizes),
            tuple(self.plans),
            tuple(map(tuple, self.wards)),
            tuple(self.frames),
        )

    def observe(self, seat: Seat | None) -> State:
        """Return the state as a seat may see it; the bag is hidden from all."""
        new = self.clone()
        new.bag = [HIDDEN] * len(DECK)
        for other in range(self.seats):
            if other != seat:
                new.hands[other] = [HIDDEN] * len(DECK)
                if new.plans[other]:
                    new.plans[other] = HIDDEN
        return new

    def determinize(self, seat: Seat, rng: Rng) -> State:
        """Return a full state in which the other seats hold random unseen cards."""
        new = self.clone()
        bag = [
            n - gone - held
            for n, gone, held in zip(DECK, self.spent, self.hands[seat], strict=True)
        ]
        for other in range(self.seats):
            if other == seat:
                continue
            hand = [0] * len(DECK)
            for _ in range(self.sizes[other]):
                kind = draw(bag, rng)
                bag[kind] -= 1
                hand[kind] += 1
            new.hands[other] = hand
            if new.plans[other] == HIDDEN:
                new.plans[other] = rng.pick(sealable(hand))
        new.bag = bag
        return new


def sealable(hand: list[int]) -> list[int]:
    """Return all plans that a hand allows, as numbers."""
    cards = [kind for kind, count in enumerate(hand) if count] + [NO_CARD]
    return [1 + ward * 4 + card for ward in range(WARDS) for card in cards]
