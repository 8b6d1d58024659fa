"""The position of Delegate Dash and what each seat may see of it.

No coin has a hidden value: a face-down coin is only counted on its state. Which of its region's
remaining coins it is, is drawn when it is turned over.
"""

from __future__ import annotations

from typing import Any, Final

from hustings.core.model import CHANCE, HIDDEN, Seat, Turn
from hustings.core.rng import Rng
from hustings.games.delegate_dash.board import GAP
from hustings.games.delegate_dash.vocabulary import LAY

NOBODY: Final = 4
"""In place of a seat or candidate: the owner of an automatic candidate, a choice not made."""
BLANK: Final = 6
"""The number of a state whose tile is not laid yet."""

MARKERS: Final = 28
PAWN: Final = 24
"""Marker PAWN + c is candidate c's pawn; below, m is the coin of region m // 6, number m % 6."""
VALUE: Final = bytes((1, 10, 20, 30, 40, 50) * 4 + (1,) * 4)
REGION_OF: Final = bytes([m // 6 for m in range(24)] + [0, 1, 2, 3])
OF_REGION: Final = tuple((*range(r * 6 + 5, r * 6 - 1, -1), PAWN + r) for r in range(4))
"""The markers of each region, most valuable first; of the two worth 1 the coin before the pawn."""
MAJORITY: Final = 305

# Where a marker is: 0..3 held by that candidate, else
UNSEEN: Final = 4
"""A coin not yet turned over (face down in its region), or a pawn before the convention."""
POOL: Final = 5
"""Uncommitted."""
UP: Final = 6
"""UP + cell: face up on that state."""

CONVENTION: Final = 6
"""The number in `round` that follows the five rounds; 0 is the set-up."""
SUPER_TUESDAY: Final = 3
"""The round called Super Tuesday."""


class DashState:
    """One position.

    owner: per candidate the seat that plays it, or NOBODY. tiles: number per state. laid: coin
    rolls made in the set-up. down: face-down coins per state. where: place of each marker, above.
    stake: face-up delegates per state. pawns: the state (or GAP) of each candidate.
    round: 0 set-up, 1..5, CONVENTION. holder: the candidate with the dice. dice: the last roll per
    candidate. order: who moves, first to last; mover: index in it. stalled: rolls in a row after
    which nothing was taken; took: whether this one's caucuses gave anything.
    venues: states still to vote after this roll, in reading order; voters: the candidates still to
    take at the first of them, in order.
    gone: per candidate the count at which it was eliminated, 0 while it stands. count: counts held
    so far at the convention. tied: the candidates tied for last. sealed: per seat the region it
    gives up, NOBODY while not chosen, HIDDEN from others. region: which one is being shared out.
    keys: per candidate what its dice there amount to. winner, how: NOBODY and 0 until the end.
    """

    __slots__ = (
        "count",
        "dice",
        "down",
        "gone",
        "holder",
        "how",
        "keys",
        "laid",
        "mover",
        "order",
        "owner",
        "pawns",
        "region",
        "round",
        "sealed",
        "seats",
        "stake",
        "stalled",
        "tied",
        "tiles",
        "took",
        "turn",
        "venues",
        "voters",
        "where",
        "winner",
    )

    def __init__(self, seats: int) -> None:
        self.turn = Turn(CHANCE, (), LAY)
        self.seats = seats
        self.owner: tuple[int, ...] = (NOBODY,) * 4
        self.tiles = bytes([BLANK] * GAP)
        self.laid = 0
        self.down = bytearray(GAP)
        self.where = bytearray([UNSEEN] * MARKERS)
        self.stake = bytearray(GAP)
        self.pawns = bytearray([GAP] * 4)
        self.round = 0
        self.holder = 0
        self.dice: tuple[int, ...] = (0, 0, 0, 0)
        self.order: tuple[int, ...] = ()
        self.mover = 0
        self.stalled = 0
        self.took = 0
        self.venues: tuple[int, ...] = ()
        self.voters: tuple[int, ...] = ()
        self.gone: tuple[int, ...] = (0, 0, 0, 0)
        self.count = 0
        self.tied: tuple[int, ...] = ()
        self.sealed: tuple[int, ...] = (NOBODY,) * seats
        self.region = 0
        self.keys: tuple[int, ...] = (0, 0, 0, 0)
        self.winner = NOBODY
        self.how = 0

    def clone(self) -> DashState:
        """Return an independent copy."""
        new = DashState.__new__(DashState)
        new.turn = self.turn
        new.seats = self.seats
        new.owner = self.owner
        new.tiles = self.tiles
        new.laid = self.laid
        new.down = self.down[:]
        new.where = self.where[:]
        new.stake = self.stake[:]
        new.pawns = self.pawns[:]
        new.round = self.round
        new.holder = self.holder
        new.dice = self.dice
        new.order = self.order
        new.mover = self.mover
        new.stalled = self.stalled
        new.took = self.took
        new.venues = self.venues
        new.voters = self.voters
        new.gone = self.gone
        new.count = self.count
        new.tied = self.tied
        new.sealed = self.sealed
        new.region = self.region
        new.keys = self.keys
        new.winner = self.winner
        new.how = self.how
        return new

    def key(self) -> tuple[Any, ...]:
        """Return everything in the position as one hashable value."""
        return (
            self.turn.key(),
            self.seats,
            self.owner,
            self.tiles,
            self.laid,
            bytes(self.down),
            bytes(self.where),
            bytes(self.stake),
            bytes(self.pawns),
            (self.round, self.holder, self.dice, self.order, self.mover, self.stalled, self.took),
            (self.venues, self.voters, self.gone, self.count, self.tied, self.sealed),
            (self.region, self.keys, self.winner, self.how),
        )

    def observe(self, seat: Seat | None) -> DashState:
        """Return what the seat may see: all but the sealed choices of others (rule 37)."""
        new = self.clone()
        new.sealed = tuple(
            choice if choice == NOBODY or who == seat else HIDDEN
            for who, choice in enumerate(self.sealed)
        )
        return new

    def determinize(self, seat: Seat, rng: Rng) -> DashState:  # noqa: ARG002
        """Return a clone with a possible region for every sealed choice that cannot be seen."""
        new = self.clone()
        new.sealed = tuple(
            rng.pick(regions_held(self, self.owner.index(who))) if choice == HIDDEN else choice
            for who, choice in enumerate(self.sealed)
        )
        return new


def held(state: DashState, side: int) -> list[int]:
    """Return the markers the candidate holds, by region, least valuable first, pawns last."""
    where = state.where
    return [m for m in range(MARKERS) if where[m] == side]


def total(state: DashState, side: int) -> int:
    """Return the candidate's delegates."""
    where = state.where
    return sum(VALUE[m] for m in range(MARKERS) if where[m] == side)


def totals(state: DashState) -> list[int]:
    """Return each candidate's delegates."""
    result = [0, 0, 0, 0]
    for marker, place in enumerate(state.where):
        if place < 4:
            result[place] += VALUE[marker]
    return result


def regions_held(state: DashState, side: int) -> list[int]:
    """Return the regions in which the candidate holds a marker."""
    where = state.where
    return [r for r in range(4) if any(where[m] == side for m in OF_REGION[r])]


def pool(state: DashState) -> list[int]:
    """Return the uncommitted markers by region, most valuable first."""
    return [m for region in OF_REGION for m in region if state.where[m] == POOL]


def side_of(state: DashState, seat: Seat) -> int:
    """Return the candidate the seat plays, or NOBODY before it has picked."""
    return state.owner.index(seat) if seat in state.owner else NOBODY
