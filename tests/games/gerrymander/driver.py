"""Play Gerrymander in tests: outcomes of luck are given, decisions must be legal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from hustings.core.hexgrid import Cell
from hustings.core.model import CHANCE, Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.board import box
from hustings.games.gerrymander.outlines import BOOK
from hustings.games.gerrymander.regions import flood
from hustings.games.gerrymander.state import State, parties
from hustings.games.gerrymander.vocabulary import (
    AWARD,
    BEGIN,
    BORDER,
    CONFIRM,
    DEAL,
    DEALT,
    DONE,
    PLACE,
    TIE,
)
from tests.game_driver import GameDriver, kind_of

LETTERS = "NRBAG"

DEAL_2P = """
R9 B8 N0 B1
B10 B2 R3 B4 R5
B6 R7 B8 R10 B2 R3
B4 R5 B6 R7 R8 B9 R2
B3 R4 B5 R6 B7 R8
B9 R2 B3 R4 B5
R6 B7 R1 R9
"""
"""A deal for two parties, row by row."""


def kinds(text: str) -> list[int]:
    """Return the kinds of tokens written as "R9 B10 N0"."""
    return [
        0 if word[0] == "N" else (LETTERS.index(word[0]) - 1) * 10 + int(word[1:])
        for word in text.split()
    ]


class Game(GameDriver[State]):
    """A game in progress, with all its events."""

    rules = cast(Rules[State], rules)

    def __init__(
        self,
        seats: int = 2,
        deal: str | Iterable[int] | None = None,
        first: Seat = 0,
        tokens: int = 0,
        outline: int = BOOK,
    ) -> None:
        super().__init__(rules.new(seats, {"tokens": tokens, "map": outline}))
        if self.state.turn.prompt == DEAL:
            if deal is None:
                counts = box(parties(self.state))
                deal = [kind for kind, count in enumerate(counts) for _ in range(count)]
            self.luck(DEALT, *(kinds(deal) if isinstance(deal, str) else deal))
        if self.state.turn.mode == CHANCE:
            self.luck(BEGIN, first)

    def luck(self, *move: int) -> None:
        """Play a chance move."""
        self.chance(move)

    @property
    def seat(self) -> Seat:
        """The seat that decides."""
        return self.state.turn.seats[0]

    def legal(self) -> list[Move]:
        """Return the legal moves."""
        return rules.legal(self.state, self.seat)

    def act(self, *move: int) -> None:
        """Play a move that must be legal."""
        self.decide(move)

    def edge(self, one: str | Cell, two: str | Cell) -> int:
        """Return the edge between two counties, given by names or cells."""
        return self.state.board.index[self.county(one), self.county(two)]

    def county(self, place: str | Cell) -> int:
        """Return a county's index from its name or cell."""
        board = self.state.board
        return board.names.index(place) if isinstance(place, str) else board.cells.index(place)

    def counties(self, *places: str | Cell) -> list[int]:
        """Return the indices of counties, ascending."""
        return sorted(map(self.county, places))

    def can(self, one: str | Cell, two: str | Cell) -> bool:
        """Return whether the border between two counties is legal now."""
        return (BORDER, self.edge(one, two)) in self.legal()

    def draw(self, *pairs: str | tuple[Cell, Cell]) -> None:
        """Draw borders such as "A1-A2"; end turns without borders left."""
        for pair in pairs:
            one, two = pair.split("-") if isinstance(pair, str) else pair
            self.line(self.edge(one, two))

    def line(self, edge: int) -> None:
        """Draw one border; first end a turn without borders left."""
        if self.state.turn.prompt == CONFIRM:
            self.done()
        self.act(BORDER, edge)

    def done(self) -> None:
        """End the turn."""
        self.act(DONE)

    def award(self, party: int) -> None:
        """Name the winner of a tie."""
        self.act(AWARD, party)

    def fence(self, *places: str | Cell) -> None:
        """Draw the missing borders around counties."""
        inside = set(map(self.county, places))
        for edge, (a, b) in enumerate(self.state.board.edges):
            if (a in inside) != (b in inside) and not self.state.placed[edge]:
                assert self.state.turn.prompt in (PLACE, CONFIRM)
                self.line(edge)

    def region(self, place: str | Cell) -> list[int]:
        """Return the counties connected to one."""
        return sorted(flood(self.state.board, self.state.placed, self.county(place)))

    def rows(self, name: str) -> list[tuple[int, ...]]:
        """Return the fields of all events of that name, without their names."""
        return [event[1:] for event in self.events if kind_of(rules, event) == name]

    def finish(self, seed: str = "finish") -> None:
        """Play at random to the end."""
        self.play_on(Rng(seed))


__all__ = ["AWARD", "BORDER", "DEAL_2P", "DONE", "PLACE", "TIE", "Game", "kinds"]
