"""The position of Gerrymander: voters, borders, regions, districts.

No seat knows more than another: hidden tokens are drawn from the bag only when they are turned up.
So an observation is a copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from hustings.core.model import CHANCE, Seat, Turn
from hustings.core.rng import Rng
from hustings.games.gerrymander.board import COLOURED, FACE_DOWN, PARTY, VALUE, Board, board, box
from hustings.games.gerrymander.outlines import BOOK
from hustings.games.gerrymander.vocabulary import DEAL, FIRST

# The option "tokens".
FACE_UP: Final = 0
PARTIES_SHOWN: Final = 1
ALL_HIDDEN: Final = 2

# Values of State.can: what is possible on an edge.
DEAD: Final = 0
"""No border: there is one, or it would cut off too few counties, or the district is closed."""
FREE: Final = 1
"""A border that closes nothing off."""
CLOSING: Final = 2
"""A border that cuts its region into two parts, both large enough."""

NOBODY: Final = 255
"""The winner of a district that is not decided yet."""


class State:
    """One position. Regions are numbered in order of splitting, districts in order of closing.

    tokens: kind by county. number: of the turn, from 1. left: borders left in the turn. placed: by
    edge, the number of the turn that drew a border there, 0 for none. can: by edge, DEAD, FREE or
    CLOSING. tree: by corner, the connected piece of border it belongs to. region: by county.
    sizes: counties by region. closed: the regions that are districts, in order of closing.
    holders: their winners. pending: the districts (in order of closing) without a winner yet.
    won, swing, cost: by party, its districts, the swing counties and all votes in them.
    """

    __slots__ = (
        "board",
        "can",
        "closed",
        "cost",
        "first",
        "holders",
        "left",
        "number",
        "pending",
        "placed",
        "region",
        "seats",
        "secrecy",
        "sizes",
        "swing",
        "tokens",
        "tree",
        "turn",
        "won",
    )

    def __init__(self, seats: int, secrecy: int, outline: int = BOOK) -> None:
        parties = max(2, seats)
        self.seats = seats
        self.secrecy = secrecy
        self.board: Board = board(parties, outline)
        self.turn = Turn(CHANCE, (), FIRST if secrecy == ALL_HIDDEN else DEAL)
        self.first: Seat = -1  # not drawn yet
        self.number = 1
        self.left = 1
        self.tokens: tuple[int, ...] = (FACE_DOWN,) * self.board.size
        self.placed = bytearray(len(self.board.edges))
        self.can = bytearray([FREE]) * len(self.board.edges)
        self.tree = bytearray(range(self.board.corners))
        self.region = bytearray(self.board.size)
        self.sizes = bytearray([self.board.size])
        self.closed = bytearray()
        self.holders = bytearray()
        self.pending: tuple[int, ...] = ()
        self.won = bytearray(parties)
        self.swing = bytearray(parties)
        self.cost = [0] * parties

    def clone(self) -> Self:
        """Return an independent copy."""
        cls = type(self)
        new = cls.__new__(cls)
        new.seats = self.seats
        new.secrecy = self.secrecy
        new.board = self.board
        new.turn = self.turn
        new.first = self.first
        new.number = self.number
        new.left = self.left
        new.tokens = self.tokens
        new.placed = self.placed[:]
        new.can = self.can[:]
        new.tree = self.tree[:]
        new.region = self.region[:]
        new.sizes = self.sizes[:]
        new.closed = self.closed[:]
        new.holders = self.holders[:]
        new.pending = self.pending
        new.won = self.won[:]
        new.swing = self.swing[:]
        new.cost = self.cost[:]
        return new

    def key(self) -> tuple[Any, ...]:
        """Return the whole position as one hashable value."""
        return (
            self.turn.key(),
            self.seats,
            self.secrecy,
            self.board.outline,
            self.first,
            self.number,
            self.left,
            self.tokens,
            bytes(self.placed),
            bytes(self.can),
            bytes(self.tree),
            bytes(self.region),
            bytes(self.sizes),
            bytes(self.closed),
            bytes(self.holders),
            self.pending,
            bytes(self.won),
            bytes(self.swing),
            tuple(self.cost),
        )

    def observe(self, seat: Seat | None) -> Self:  # noqa: ARG002 - everybody sees the same
        """Return a copy: nothing is hidden from one seat only."""
        return self.clone()

    def determinize(self, seat: Seat, rng: Rng) -> Self:  # noqa: ARG002 - nothing to fill
        """Return a copy: hidden tokens are drawn by chance when they are turned up."""
        return self.clone()


def parties(state: State) -> int:
    """Return how many parties have voters on the board: one per seat, two in a solo game."""
    return len(state.won)


def turn_length(state: State, number: int) -> int:
    """Return how many borders a turn has, by its number (rule 7)."""
    return 1 if state.seats == 1 else min(number, 4)


def player(state: State, number: int) -> Seat:
    """Return the seat of a turn, by its number."""
    return (state.first + number - 1) % state.seats


def members(state: State, region: int) -> list[int]:
    """Return the counties of a region, ascending."""
    return [county for county, here in enumerate(state.region) if here == region]


def tally(state: State, counties: Sequence[int]) -> list[int]:
    """Return the known votes in counties, by party."""
    votes = [0] * 6
    tokens = state.tokens
    for county in counties:
        kind = tokens[county]
        votes[PARTY[kind]] += VALUE[kind]
    return votes[: len(state.won)]


def leaders(state: State, counties: Sequence[int]) -> list[int]:
    """Return the parties with the most votes in counties, ascending; several when tied."""
    votes = tally(state, counties)
    best = max(votes)
    return [party for party, count in enumerate(votes) if count == best]


def district(state: State, county: int) -> int:
    """Return the district of a county, in order of closing from 0; -1 while it is open."""
    return state.closed.find(state.region[county])


def bag(state: State) -> list[int]:
    """Return how many tokens of each kind are not turned up."""
    counts = box(parties(state))
    for kind in state.tokens:
        if kind < COLOURED:
            counts[kind] -= 1
    return counts


def last_borders(state: State) -> list[tuple[Seat, int]]:
    """Return (seat, edge) for each border of every seat's latest turn, the turn under way included.

    A seat's marks disappear when its next turn begins.
    """
    oldest = state.number - max(1, state.seats) + 1
    return [
        (player(state, number), edge)
        for edge, number in enumerate(state.placed)
        if number and number >= oldest
    ]
