"""Flat Monte Carlo on a game with a known best move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from hustings.bots.flat_monte_carlo import FlatMonteCarlo
from hustings.bots.search import uniform
from hustings.core.model import (
    CHANCE,
    NATURE,
    NO_LOG,
    ONE,
    OVER,
    Event,
    Events,
    Move,
    Options,
    Outcome,
    Seat,
    Turn,
)
from hustings.core.rng import Rng
from hustings.core.vocabulary import Vocabulary

VOCABULARY = Vocabulary(end_rule=1)
TARGET = VOCABULARY.kind("least", "what a die must show", rule=1)
DIE = VOCABULARY.kind("die", "what it shows", rule=1)
VOCABULARY.verb("bet", TARGET, rule=1)
VOCABULARY.verb("draw", DIE, rule=1)


class Urn:
    """A state: one bet, then one throw of a die."""

    def __init__(self) -> None:
        self.turn = Turn(ONE, (0,))
        self.seats = 1
        self.bet = -1
        self.won = 0

    def clone(self) -> Urn:
        """Return a copy."""
        new = Urn()
        new.turn, new.bet, new.won = self.turn, self.bet, self.won
        return new

    def key(self) -> tuple[Any, ...]:
        """Return all fields."""
        return (self.turn, self.bet, self.won)

    def observe(self, seat: Seat | None) -> Urn:
        """Return a copy: nothing is hidden."""
        return self.clone()

    def determinize(self, seat: Seat, rng: Rng) -> Urn:
        """Return a copy."""
        return self.clone()


class Bets:
    """Bet n wins when a die shows at least n: bet 0 always, bet 5 in one throw of six."""

    VOCABULARY = VOCABULARY

    def __init__(self) -> None:
        self.draws = 0

    def new(self, seats: int, options: Options) -> Urn:
        """Return the start."""
        return Urn()

    def legal(self, state: Urn, seat: Seat) -> list[Move]:
        """Return all bets, the best in the middle."""
        return [(0, 3), (0, 0), (0, 5)]

    def apply(self, state: Urn, seat: Seat, move: Move, events: Events = NO_LOG) -> None:
        """Bet, then draw."""
        if seat == NATURE:
            state.won = int(move[1] >= state.bet)
            state.turn = Turn(OVER)
        else:
            state.bet = move[1]
            state.turn = Turn(CHANCE)

    def forced_move(self, obs: Urn, seat: Seat, legal: Sequence[Move]) -> Move | None:
        """No move is forced."""
        return None

    def chance(self, state: Urn, rng: Rng) -> Move:
        """Throw the die."""
        self.draws += 1
        return (1, rng.below(6))

    def chances(self, state: Urn) -> None:
        """Return nothing."""

    def outcome(self, state: Urn) -> Outcome:
        """Return who won."""
        return Outcome((1 if state.won else 2,), (state.won,), "")

    def witness(self, event: Event, seat: Seat | None) -> Event:
        """Return the event."""
        return event


def value(state: Urn, seat: Seat) -> float:
    """Return the game's own result."""
    return float(state.won)


def test_the_best_bet_is_found() -> None:
    flat = FlatMonteCarlo(uniform, value, rollouts=60, batch=20)
    named = list(flat.think(Bets(), Urn(), 0, Rng("best")))
    assert len(named) == 3, "one name after each batch"
    assert named[-1] == (0, 0)


def test_all_moves_are_tried_with_the_same_luck() -> None:
    """With common luck a dominant bet looks best after a single rollout."""
    for seed in range(30):
        flat = FlatMonteCarlo(uniform, value, rollouts=1)
        (move,) = flat.think(Bets(), Urn(), 0, Rng(str(seed)))
        assert move in ((0, 0), (0, 3))


def test_only_the_shortlist_is_played_out() -> None:
    rules = Bets()
    flat = FlatMonteCarlo(uniform, value, lambda *_: [(0, 3), (0, 5)], rollouts=10)
    assert list(flat.think(rules, Urn(), 0, Rng("short")))[-1] == (0, 3)
    assert rules.draws == 20
    rules = Bets()
    flat = FlatMonteCarlo(uniform, value, lambda *_: [(0, 5)])
    assert list(flat.think(rules, Urn(), 0, Rng("one"))) == [(0, 5)]
    assert rules.draws == 0


def test_rollouts_stop_when_enough_returns_true() -> None:
    """Later moves of such a rollout do not count."""
    bets: list[int] = []

    def enough(start: Urn, state: Urn) -> bool:
        bets.append(state.bet)
        return start.bet < 0 <= state.bet

    class Twice(Bets):
        def apply(self, state: Urn, seat: Seat, move: Move, events: Events = NO_LOG) -> None:
            state.bet = move[1]  # no die is thrown

    flat = FlatMonteCarlo(uniform, lambda state, _: state.bet / 5, enough=enough, rollouts=2)
    assert list(flat.think(Twice(), Urn(), 0, Rng("stop")))[-1] == (0, 5)
    assert bets == [3, 0, 5, 3, 0, 5]


@pytest.mark.parametrize("seed", ["a", "b"])
def test_the_same_luck_gives_the_same_answer(seed: str) -> None:
    flat = FlatMonteCarlo(uniform, value, rollouts=5)
    first = list(flat.think(Bets(), Urn(), 0, Rng(seed)))
    assert first == list(flat.think(Bets(), Urn(), 0, Rng(seed)))
