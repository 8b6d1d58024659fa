"""Driving a game's rules by hand: luck as a test wants it, decisions checked before they are made.

`Driven` is a position with everything that happened on the way; each game's tests derive their own
from it and add the words of their game. `played` plays on by a policy, position by position, and
`deciding` decision by decision.
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


def doubtless(rules: Rules[S], obs: S, seat: Seat) -> Move | None:
    """Return which of a seat's moves goes without saying, None where none does."""
    return rules.forced_move(obs, seat, rules.legal(obs, seat))


class Driven(Generic[S]):
    """A position and all events that led to it.

    A game says which `rules` it has, and overrides `check`, which looks at every position reached.
    """

    rules: ClassVar[Rules[Any]]

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        self.just: list[Event] = []
        """What came of the last step."""

    def check(self) -> None:
        """Check what holds in every position: that nothing is lost or made."""

    # --- moving on

    def apply(self, seat: Seat, move: Move) -> None:
        """Let a seat, or NATURE, do this."""
        self.just = []
        self.rules.apply(self.state, seat, move, self.just)
        self.events += self.just
        self.check()

    def chance(self, move: Move) -> None:
        """Let luck do exactly this, which must be possible now."""
        assert self.state.turn.mode == CHANCE, f"luck is not asked: {self.state.turn}"
        possible = self.rules.chances(self.state)
        assert possible is None or move in [each for each, _ in possible], self.token(move)
        self.apply(NATURE, move)

    def decide(self, move: Move, seat: Seat | None = None) -> None:
        """Make a move that must be legal, for a seat or else for the first that decides."""
        who = self.state.turn.seats[0] if seat is None else seat
        assert move in self.rules.legal(self.state, who), (
            f"{self.token(move)} is not legal for {who}: {self.tokens(who)}"
        )
        self.apply(who, move)

    def settle(self, rng: Rng, until: Callable[[], object] = bool) -> Self:
        """Let luck act as it likes until somebody decides, or so much has come about."""
        while self.state.turn.mode == CHANCE and not until():
            self.apply(NATURE, self.rules.chance(self.state, rng))
        return self

    def play_on(self, rng: Rng, decide: Decide | None = None) -> Self:
        """Play to the end: luck as it likes, decisions by a policy or else by luck as well."""
        while self.state.turn.mode != OVER:
            self.settle(rng)
            if self.state.turn.seats:
                seat = self.state.turn.seats[0]
                legal = self.rules.legal(self.state, seat)
                self.apply(seat, decide(self.state, seat) if decide else rng.pick(legal))
        return self

    # --- looking

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

    def told(self, kind: str) -> list[dict[str, Any]]:
        """Return the events of a kind so far, their fields by name, oldest first."""
        return [fields(self.rules, e) for e in self.events if kind_of(self.rules, e) == kind]

    def kinds(self) -> list[str]:
        """Return the names of all events so far."""
        return [kind_of(self.rules, event) for event in self.events]

    def times(self, kind: str) -> int:
        """Return how often something has happened."""
        return self.kinds().count(kind)


def kind_of(rules: Rules[Any], event: Event) -> str:
    """Return the name of an event."""
    return str(rules.VOCABULARY.events[event[0]].NAME)


def fields(rules: Rules[Any], event: Event) -> dict[str, Any]:
    """Return the fields of an event by name; what stands for several numbers is a list."""
    _, *keys = rules.VOCABULARY.events[event[0]].SCHEMA
    return {
        key.rstrip("*"): list(event[i:]) if key.endswith("*") else event[i]
        for i, key in enumerate(keys, 1)
    }


def played(
    rules: Rules[S],
    state: S,
    decide: Callable[[S, Seat], Move],
    luck: Rng,
    events: Events = NO_LOG,
) -> Iterator[tuple[S, Seat]]:
    """Play a position on to its end, in place; yield it with who acts (or NATURE) before each step.

    The end is yielded too. decide: the policy of all seats, asked for the first that decides.
    events: what happens is added to these.
    """
    while state.turn.mode != OVER:
        seat = NATURE if state.turn.mode == CHANCE else state.turn.seats[0]
        yield state, seat
        move = rules.chance(state, luck) if seat == NATURE else decide(state, seat)
        rules.apply(state, seat, move, events)
    yield state, NATURE


def deciding(
    rules: Rules[S], state: S, decide: Callable[[S, Seat], Move], luck: Rng
) -> Iterator[Seat]:
    """Play a position on as `played` does; yield who decides, before each decision."""
    return (seat for _, seat in played(rules, state, decide, luck) if seat != NATURE)
