"""Play a game by its rules in tests: outcomes of luck are given, decisions must be legal.

Each game's tests subclass `GameDriver`: a position with the events that led to it. `play_through`
plays on by a policy and yields each position, `deciding_seats` each deciding seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Generic, Self

from hustings.core.model import CHANCE, NATURE, NO_LOG, OVER, Event, Events, Move, Seat
from hustings.core.moves import decode, encode
from hustings.core.protocols import Rules, S
from hustings.core.rng import Rng

Decide = Callable[[Any, Seat], Move]
"""Chooses a legal move for a seat of a position."""


def forced_move(rules: Rules[S], obs: S, seat: Seat) -> Move | None:
    """Return a seat's forced move, or None."""
    return rules.forced_move(obs, seat, rules.legal(obs, seat))


class GameDriver(Generic[S]):
    """A position and all events that led to it.

    Subclasses set `rules` and override `check`, which checks every position reached.
    """

    rules: ClassVar[Rules[Any]]

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        self.step_events: list[Event] = []
        """Events of the latest step."""

    def check(self) -> None:
        """Check the game's invariants in the present position."""

    # --- making moves

    def apply(self, seat: Seat, move: Move) -> None:
        """Apply a move of a seat or of NATURE."""
        self.step_events = []
        self.rules.apply(self.state, seat, move, self.step_events)
        self.events += self.step_events
        self.check()

    def chance(self, move: Move) -> None:
        """Apply an outcome of luck, which must be possible."""
        assert self.state.turn.mode == CHANCE, f"it is not luck's turn: {self.state.turn}"
        possible = self.rules.chances(self.state)
        assert possible is None or move in [each for each, _ in possible], self.token(move)
        self.apply(NATURE, move)

    def decide(self, move: Move, seat: Seat | None = None) -> None:
        """Make a legal move for a seat, by default the first that decides."""
        who = self.state.turn.seats[0] if seat is None else seat
        assert move in self.rules.legal(self.state, who), (
            f"{self.token(move)} is not legal for {who}: {self.tokens(who)}"
        )
        self.apply(who, move)

    def settle(self, rng: Rng, until: Callable[[], object] = bool) -> Self:
        """Apply random luck until a seat decides or a condition holds."""
        while self.state.turn.mode == CHANCE and not until():
            self.apply(NATURE, self.rules.chance(self.state, rng))
        return self

    def play_on(self, rng: Rng, decide: Decide | None = None) -> Self:
        """Play to the end with random luck; decisions by a policy, by default at random."""
        while self.state.turn.mode != OVER:
            self.settle(rng)
            if self.state.turn.seats:
                seat = self.state.turn.seats[0]
                legal = self.rules.legal(self.state, seat)
                self.apply(seat, decide(self.state, seat) if decide else rng.pick(legal))
        return self

    # --- inspecting

    def token(self, move: Move) -> str:
        """Return a move as a token."""
        return encode(self.rules.VOCABULARY.verbs, move)

    def tokens(self, seat: Seat | None = None) -> list[str]:
        """Return the legal moves of a seat, or of the first that decides, as tokens."""
        seats = self.state.turn.seats[:1] if seat is None else (seat,)
        return [self.token(move) for who in seats for move in self.rules.legal(self.state, who)]

    def move(self, token: str) -> Move:
        """Return the move a token stands for."""
        return decode(self.rules.VOCABULARY.verbs, token)

    def event_fields(self, kind: str) -> list[dict[str, Any]]:
        """Return the events of a kind so far, their fields by name, oldest first."""
        return [fields(self.rules, e) for e in self.events if kind_of(self.rules, e) == kind]

    def kinds(self) -> list[str]:
        """Return the names of all events so far."""
        return [kind_of(self.rules, event) for event in self.events]

    def times(self, kind: str) -> int:
        """Return how many events of a kind there were."""
        return self.kinds().count(kind)


def kind_of(rules: Rules[Any], event: Event) -> str:
    """Return the name of an event."""
    return str(rules.VOCABULARY.events[event[0]].NAME)


def fields(rules: Rules[Any], event: Event) -> dict[str, Any]:
    """Return the fields of an event by name; a field of several numbers is a list."""
    _, *keys = rules.VOCABULARY.events[event[0]].SCHEMA
    return {
        key.rstrip("*"): list(event[i:]) if key.endswith("*") else event[i]
        for i, key in enumerate(keys, 1)
    }


def play_through(
    rules: Rules[S],
    state: S,
    decide: Callable[[S, Seat], Move],
    luck: Rng,
    events: Events = NO_LOG,
) -> Iterator[tuple[S, Seat]]:
    """Play a position to the end, in place; yield it with the acting seat before each step.

    The seat is NATURE for luck and at the end. decide: the policy of all seats. events: the list
    that events are appended to.
    """
    while state.turn.mode != OVER:
        seat = NATURE if state.turn.mode == CHANCE else state.turn.seats[0]
        yield state, seat
        move = rules.chance(state, luck) if seat == NATURE else decide(state, seat)
        rules.apply(state, seat, move, events)
    yield state, NATURE


def deciding_seats(
    rules: Rules[S], state: S, decide: Callable[[S, Seat], Move], luck: Rng
) -> Iterator[Seat]:
    """Play like `play_through`; yield the deciding seat before each decision."""
    return (seat for _, seat in play_through(rules, state, decide, luck) if seat != NATURE)
