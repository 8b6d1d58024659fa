"""Invariants of random games: sums, limits, places, funds."""

from __future__ import annotations

from collections import Counter

import pytest

from hustings.core.model import Event, Move, Seat
from hustings.core.rng import Rng
from hustings.games.early_states import rules
from hustings.games.early_states.bots import policy
from hustings.games.early_states.events import (
    Bought,
    Collected,
    EndedTurn,
    Filled,
    LastTurnsBegan,
    Marked,
)
from hustings.games.early_states.sheet import ITEMS, PLACES
from hustings.games.early_states.state import State
from tests.game_driver import play_through
from tests.games.early_states.driver import of_kind
from tests.games.early_states.invariants import check_invariants


def one_game(seats: int, seed: str, careless: float) -> tuple[State, list[Event]]:
    """Play a game, checking every position; return its end and all events."""
    state = rules.new(seats, {})
    rng = Rng(seed)
    events: list[Event] = []

    def decide(state: State, seat: Seat) -> Move:
        moves = rules.legal(state, seat)
        move = rng.pick(moves) if rng.random() < careless else policy.move(state, seat)
        assert move in moves
        return move

    for _ in play_through(rules, state, decide, rng, events):
        check_invariants(state)
    return state, events


def referee(state: State, events: list[Event]) -> None:
    """Compare the result with the one computed from the events alone."""
    cash: Counter[int] = Counter()
    marks: Counter[tuple[int, int]] = Counter()
    score: Counter[int] = Counter()
    for event in events:
        match event:
            case Collected(seat, funds):
                cash[seat] += funds
                assert cash[seat] == event.cash
            case Bought(seat, item, price):
                cash[seat] -= price
                assert price == ITEMS[item].price
                assert cash[seat] == event.cash
            case Marked(seat, place, count):
                marks[seat, place] += count
                assert marks[seat, place] == event.filled
            case Filled(seat):
                score[seat] += event.delegates
                cash[seat] += event.bonus
                assert (score[seat], cash[seat]) == (event.score, event.cash)
    for seat in range(state.seats):
        assert score[seat] == state.score[seat]
        assert cash[seat] == state.cash[seat]
        for place in range(PLACES):
            assert marks[seat, place] == state.marks[seat * PLACES + place]


@pytest.mark.parametrize("seats", range(1, 7))
def test_sums_hold_in_every_position_and_the_events_describe_the_whole_game(seats: int) -> None:
    for i, careless in enumerate((0.0, 0.3, 1.0)):
        referee(*one_game(seats, f"sums {seats} {i}", careless))


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(1, 7))
def test_sums_hold_in_many_games(seats: int) -> None:
    for i in range(120):
        referee(*one_game(seats, f"many {seats} {i}", (i % 4) / 3))


def test_all_seats_have_the_same_number_of_turns() -> None:
    for i in range(6):
        state, events = one_game(4, f"turns {i}", 0.5)
        ended = Counter(event.seat for event in of_kind(EndedTurn, events))
        calls = [n for n, event in enumerate(events) if isinstance(event, LastTurnsBegan)]
        assert len(calls) == 1
        after = [event.seat for event in of_kind(EndedTurn, events[calls[0] :])]
        assert len(after) == 4 + 1
        assert after[0] == after[-1], "who took the last first place has the very last turn"
        assert max(ended.values()) - min(ended.values()) <= 1
        assert sum(ended.values()) == state.turns
