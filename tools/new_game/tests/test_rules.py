"""The rules of New Game, sentence by sentence; positions come about by playing moves."""

from __future__ import annotations

from hustings.core.model import CHANCE, NATURE, ONE, OVER, Event
from tests.golden import endings
from tests.kit import Kit
from tools.new_game.game import rules, text
from tools.new_game.game.events import Carried, Courted, Rolled
from tools.new_game.game.rules import ROUNDS
from tools.new_game.game.state import TOWNS, State
from tools.new_game.game.vocabulary import COURT, ROLL

A, B, C, D, E = range(TOWNS)


class Game:
    """A game under way; `just` holds the events of the last turn."""

    def __init__(self, seats: int = 2) -> None:
        self.state: State = rules.new(seats, {})
        self.just: list[Event] = []

    def turn(self, pips: int, town: int) -> None:
        """Have this rolled by whose turn it is, and let them choose this town."""
        state, self.just = self.state, []
        assert state.turn.mode == CHANCE
        rules.apply(state, NATURE, (ROLL, pips), self.just)
        (seat,) = state.turn.seats
        assert (COURT, town) in rules.legal(state, seat)
        rules.apply(state, seat, (COURT, town), self.just)

    def end(self, first: tuple[int, ...], second: tuple[int, ...], pips: int = 1) -> None:
        """Play all rounds: `first` and `second` are where they go; the second rolls 1."""
        for one, other in zip(first, second, strict=True):
            self.turn(pips, one)
            self.turn(1, other)
        assert self.state.turn.mode == OVER


def test_rule_1_nobody_has_supporters_at_first() -> None:
    assert Game(3).state.towns == [[0, 0, 0]] * 5


def test_rule_2_six_rounds_in_the_order_of_the_seats() -> None:
    game, order = Game(3), []
    while game.state.turn.mode != OVER:
        order.append(game.state.active)
        game.turn(1, A if game.state.round % 2 else B)
    assert order == [0, 1, 2] * 6


def test_rule_3_the_die_says_how_many_support_you() -> None:
    game = Game()
    game.turn(5, C)
    assert game.state.towns[C] == [5, 0]
    assert game.just == [Rolled(0, 5), Courted(0, C, 5)]
    assert sorted(rules.chances(game.state) or []) == [((ROLL, n), 1 / 6) for n in range(1, 7)]


def test_rule_4_not_the_same_town_twice_in_a_row() -> None:
    game = Game()
    game.turn(1, C)
    game.turn(1, C)
    rules.apply(game.state, NATURE, (ROLL, 1))
    assert game.state.turn.mode == ONE
    assert rules.legal(game.state, 0) == [(COURT, town) for town in (A, B, D, E)]
    assert "Rule 4" in text.why_not(game.state, 0, (COURT, C))
    assert text.why_not(game.state, 0, (COURT, A)) == ""
    assert "Rule 2" in text.why_not(game.state, 1, (COURT, A))


def test_rule_5_a_tied_town_goes_to_nobody() -> None:
    game = Game()
    game.end((A, B, A, B, A, B), (A, B, A, B, A, C))
    assert game.just[-2:] == [Carried(0, B), Carried(1, C)]


def test_rule_6_the_most_towns_win() -> None:
    game = Game()
    game.end((A, B, C, A, B, C), (D, E, D, E, D, E))
    assert rules.outcome(game.state) == ((1, 2), (3, 2), "towns", ())


def test_rule_7_then_the_most_supporters() -> None:
    game = Game()
    game.end((A, B, A, B, A, B), (D, E, D, E, D, E), pips=2)
    assert rules.outcome(game.state) == ((1, 2), (2, 2), "supporters", ())


def test_rule_8_else_the_win_is_shared() -> None:
    game = Game()
    game.end((A, B, A, B, A, B), (D, E, D, E, D, E))
    assert rules.outcome(game.state) == ((1, 1), (2, 2), "shared", ())
    assert game.state.round == ROUNDS


def test_records_end_in_every_way() -> None:
    lines = endings(Kit("new_game")).splitlines()
    assert {line.split()[-1] for line in lines} == {"towns", "supporters", "shared"}
