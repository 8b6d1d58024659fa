"""Play Early States by tokens in tests: throws are given, decisions must be legal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar, cast

from hustings.core.model import OVER, Event, Options
from hustings.core.protocols import Rules
from hustings.core.vocabulary import GameEvent
from hustings.games.early_states import rules
from hustings.games.early_states import vocabulary as v
from hustings.games.early_states.sheet import CIRCLES, PLACES
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import REROLL, SPEND
from tests.game_driver import GameDriver

E = TypeVar("E", bound=GameEvent)

NAMES = {"IA": 0, "NH": 1, "SC": 2, "NV": 3, "FL": 4, "MO": 5, "OH": 6, "VA": 7, "PA": 8}
NAMES |= {"second": 9, "third": 10}


class Game(GameDriver[State]):
    """A game in progress. events: all so far. step_events: those of the latest move."""

    rules = cast(Rules[State], rules)

    def __init__(self, seats: int = 2, first: int = 0, options: Options | None = None) -> None:
        super().__init__(rules.new(seats, options or {}))
        if seats > 1:
            self.luck(v.M_START, first)

    def luck(self, *move: int) -> None:
        """Play a chance move."""
        self.chance(move)

    def roll(self, *faces: int) -> None:
        """Throw the dice that are due with these faces."""
        assert self.state.lifted.bit_count() == len(faces)
        self.luck(v.M_ROLL, *faces)

    def do(self, *tokens: str) -> None:
        """Play moves, each of which must be legal."""
        for token in tokens:
            self.decide(self.move(token), self.state.active)

    def legal(self) -> list[str]:
        """Return the active seat's legal tokens."""
        return self.tokens(self.state.active)

    def turn(self, faces: tuple[int, ...], *tokens: str) -> None:
        """Play a whole turn: throw, keep, then the tokens, saving where nothing more is bought."""
        self.begin(faces, *tokens)
        if self.state.turn.prompt == SPEND:
            self.do("save")
        self.do("done")

    def begin(self, faces: tuple[int, ...], *tokens: str) -> None:
        """Play a turn up to the last of the tokens."""
        self.roll(*faces)
        for token in tokens:
            verb = token.split(".")[0]
            if self.state.turn.prompt == REROLL and verb not in ("keep", "reroll"):
                self.do("keep")
            if self.state.turn.prompt == SPEND and verb == "mark":
                self.do("save")
            self.do(token)
        if self.state.turn.prompt == REROLL:
            self.do("keep")

    def idle_turn(self) -> None:
        """Play a turn that brings funds only."""
        self.turn((4,) * self.state.lifted.bit_count())

    def idle_until(self, seat: int) -> None:
        """Play idle turns until it is the seat's throw."""
        while self.state.active != seat:
            self.idle_turn()

    def idle_until_funds(self, seat: int, cash: int) -> None:
        """Play until it is the seat's throw and it has at least this number of dollars."""
        self.idle_until(seat)
        while self.state.cash[seat] < cash:
            self.idle_turn()
            self.idle_until(seat)

    def make_marks(self, seat: int, place: int, marks: int) -> None:
        """Play until the seat has made a number of further marks in a place, with one die."""
        rest = (4,) * 2
        while marks > 0 and self.state.turn.mode != OVER:
            self.idle_until(seat)
            dice = self.state.lifted.bit_count()
            count = min(marks, 3)
            face = {1: 1, 2: 5, 3: 6}[count]
            choice = ("take.0",) if face == 1 else ()
            self.turn((face, *rest[: dice - 1]), *choice, f"mark.{place}.{count}")
            marks -= count

    def fill(self, seat: int, place: int) -> None:
        """Play until the seat has filled a place."""
        self.make_marks(seat, place, CIRCLES[place] - self.marks(seat, place))

    def marks(self, seat: int, place: int) -> int:
        """Return the marks of a seat in a place."""
        return self.state.marks[seat * PLACES + place]

    def events_of(self, kind: type[E]) -> list[E]:
        """Return all events of a kind so far."""
        return of_kind(kind, self.events)


def of_kind(kind: type[E], events: Iterable[Event]) -> list[E]:
    """Return the events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def place(name: str) -> int:
    """Return the number of a place."""
    return NAMES[name]
