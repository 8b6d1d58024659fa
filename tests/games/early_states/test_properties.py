"""What holds in every position of every game: sums, limits, places, funds."""

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
from tests.driving import played
from tests.games.early_states.conserve import conserved


def one_game(seats: int, seed: str, careless: float) -> tuple[State, list[Event]]:
    """Play a game, checking every position; return its end and all events."""
    state = rules.new(seats, {})
    rng = Rng(seed)
    told: list[Event] = []

    def decide(state: State, seat: Seat) -> Move:
        moves = rules.legal(state, seat)
        move = rng.pick(moves) if rng.random() < careless else policy.move(state, seat)
        assert move in moves
        return move

    for _ in played(rules, state, decide, rng, told):
        conserved(state)
    return state, told


def referee(state: State, told: list[Event]) -> None:
    """Work out the result from the events alone and compare."""
    cash: Counter[int] = Counter()
    marks: Counter[tuple[int, int]] = Counter()
    score: Counter[int] = Counter()
    for kind, *args in told:
        if kind == Collected.NUMBER:
            cash[args[0]] += args[1]
            assert cash[args[0]] == args[3]
        elif kind == Bought.NUMBER:
            cash[args[0]] -= args[2]
            assert args[2] == ITEMS[args[1]].price
            assert cash[args[0]] == args[3]
        elif kind == Marked.NUMBER:
            marks[args[0], args[1]] += args[2]
            assert marks[args[0], args[1]] == args[3]
        elif kind == Filled.NUMBER:
            score[args[0]] += args[3]
            cash[args[0]] += args[4]
            assert (score[args[0]], cash[args[0]]) == (args[5], args[6])
    for seat in range(state.seats):
        assert score[seat] == state.score[seat]
        assert cash[seat] == state.cash[seat]
        for place in range(PLACES):
            assert marks[seat, place] == state.marks[seat * PLACES + place]


@pytest.mark.parametrize("seats", range(1, 7))
def test_sums_hold_in_every_position_and_the_events_tell_the_whole_game(seats: int) -> None:
    for i, careless in enumerate((0.0, 0.3, 1.0)):
        referee(*one_game(seats, f"sums {seats} {i}", careless))


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(1, 7))
def test_the_same_for_many_games(seats: int) -> None:
    for i in range(120):
        referee(*one_game(seats, f"many {seats} {i}", (i % 4) / 3))


def test_nobody_takes_a_turn_more_than_anybody_else() -> None:
    for i in range(6):
        state, told = one_game(4, f"turns {i}", 0.5)
        ended = Counter(event[1] for event in told if event[0] == EndedTurn.NUMBER)
        calls = [n for n, event in enumerate(told) if event[0] == LastTurnsBegan.NUMBER]
        assert len(calls) == 1
        after = [e[1] for e in told[calls[0] :] if e[0] == EndedTurn.NUMBER]
        assert len(after) == 4 + 1
        assert after[0] == after[-1], "who took the last first place has the very last turn"
        assert max(ended.values()) - min(ended.values()) <= 1
        assert sum(ended.values()) == state.turns
