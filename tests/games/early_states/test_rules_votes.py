"""Rules 29 to 40: votes, full rows, places and delegates. One test for each numbered rule."""

from __future__ import annotations

from hustings.games.early_states import vocabulary as v
from hustings.games.early_states.events import Filled, GainedDie, Wasted
from hustings.games.early_states.sheet import (
    CIRCLES,
    FL,
    IA,
    ISSUES,
    MANAGER,
    MO,
    NH,
    NV,
    OH,
    ORGANISER,
    PA,
    PLACES,
    PRIZES,
    RADIO,
)
from hustings.games.early_states.state import UNPLACED
from hustings.games.early_states.vocabulary import CONFIRM, VOTE
from tests.games.early_states.driver import Game, of_kind


def test_rule_29_votes_are_split_freely_between_states_and_staff() -> None:
    game = Game(2)
    game.begin((6,))
    assert game.legal() == [f"mark.{p}.{n}" for p in range(PLACES) for n in (1, 2, 3)]
    game.do("mark.0.1", "mark.9.1", "mark.0.1")
    assert (game.marks(0, 0), game.marks(0, 9)) == (2, 1)
    assert game.legal() == ["done"]


def test_rule_29_all_votes_must_be_placed() -> None:
    game = Game(2)
    game.begin((6,), "mark.0.2")
    assert "done" not in game.legal()
    assert game.state.turn.prompt == VOTE


def test_rule_29_no_more_marks_than_free_circles() -> None:
    game = Game(2)
    game.make_marks(0, IA, 6)
    game.idle_until(0)
    game.begin((6,))
    assert [token for token in game.legal() if token.startswith("mark.0.")] == ["mark.0.1"]


def test_rule_30_votes_are_lost_only_when_the_whole_sheet_is_full() -> None:
    game = Game(2)
    for place in (10, 9, *range(8)):
        game.fill(0, place)
    game.make_marks(0, PA, 8)
    game.idle_until(0)
    game.begin((6, 4, 4), "mark.8.2")
    assert Wasted(0, 1, v.BY_VOTES) in game.step_events
    assert game.state.turn.prompt == CONFIRM
    assert game.state.last == 3


def test_rule_31_staff_rows_of_four_and_six_circles_fill_in_any_order() -> None:
    assert CIRCLES[9:] == (4, 6)
    game = Game(2)
    game.make_marks(0, 10, 5)
    game.make_marks(0, 9, 1)
    assert (game.marks(0, 10), game.marks(0, 9)) == (5, 1)
    assert game.state.dice_of(0) == 1
    game.make_marks(0, 10, 1)
    assert game.state.dice_of(0) == 2, "the third die's row alone brings a die too"


def test_rule_32_a_full_row_brings_a_die_from_the_next_turn_on() -> None:
    game = Game(2)
    game.make_marks(0, 9, 3)
    game.idle_until(0)
    game.begin((5,), "mark.9.1")
    assert GainedDie(0, 2) in game.step_events
    assert game.state.dice == [5]
    game.do("mark.0.1", "done")
    game.idle_turn()
    game.roll(4, 4)


def test_rule_33_votes_cannot_be_saved() -> None:
    game = Game(1)
    game.turn((6,), "mark.0.3")
    game.begin((4,))
    assert game.state.votes == 0


def test_rule_34_the_first_to_fill_a_state_gets_its_first_number_and_two_dollars() -> None:
    game = Game(2)
    game.make_marks(0, NH, 3)
    game.idle_until(0)
    cash = game.state.cash[0]
    game.turn((6,), f"mark.{NH}.3")
    assert (game.state.score[0], game.state.cash[0]) == (5, cash + 2)
    assert game.events_of(Filled) == [Filled(0, NH, 1, 5, 2, 5, cash + 2)]


def test_rule_35_a_bonus_from_purchases_may_be_spent_at_once() -> None:
    game = Game(1)
    game.make_marks(0, IA, 6)
    game.begin((1,), "take.1", f"buy.{RADIO}", f"air.{IA}", "air.4", "air.6")
    assert game.state.cash[0] == 2
    game.do(f"buy.{ORGANISER}")
    assert game.state.cash[0] == 0


def test_rule_35_a_bonus_from_votes_comes_after_buying() -> None:
    game = Game(1)
    game.make_marks(0, NH, 3)
    game.begin((6,), f"mark.{NH}.3")
    assert game.state.cash[0] == 2
    assert game.legal() == ["done"]


def test_rule_36_later_players_get_the_second_and_third_number_and_no_funds() -> None:
    game = Game(4)
    for seat in range(3):
        game.make_marks(seat, MO, 9)
    for seat, delegates in enumerate((5, 3, 1)):
        game.idle_until(seat)
        cash = game.state.cash[seat]
        game.turn((1,), "take.0", f"mark.{MO}.1")
        assert game.state.score[seat] == delegates
        assert game.state.cash[seat] - cash == (2 if seat == 0 else 0)
    assert [game.state.holder(MO, place) for place in (1, 2, 3)] == [0, 1, 2]


def test_rule_37_players_without_a_place_get_nothing() -> None:
    game = Game(3)
    for seat in range(3):
        game.fill(seat, NV)
    assert game.state.score == [4, 2, 0]
    assert game.state.place[2 * 9 + NV] == UNPLACED


def test_rule_38_ohio_and_florida_have_a_first_number_only() -> None:
    assert [p for p in range(9) if len(PRIZES[p]) == 1] == [FL, OH]
    game = Game(2)
    for seat in range(2):
        game.fill(seat, FL)
    assert game.state.score == [11, 0]


def test_rule_39_several_states_filled_at_once_count_one_by_one() -> None:
    game = Game(2)
    for place in (IA, OH, PA):
        game.make_marks(0, place, CIRCLES[place] - 3)
    game.idle_until_funds(0, 5)
    game.idle_until(0)
    cash = game.state.cash[0]
    game.begin((4,), f"buy.{ISSUES[0]}")
    assert game.state.score[0] == 6 + 9 + 6
    assert game.state.cash[0] == cash + 2 - 5 + 3 * 2
    assert [event.state for event in of_kind(Filled, game.step_events)] == [IA, OH, PA]


def test_rule_40_an_unfinished_state_brings_no_delegates() -> None:
    game = Game(2)
    game.make_marks(0, FL, 14)
    assert game.state.score[0] == 0
    game.idle_until_funds(0, 8)
    game.begin((4,), f"buy.{MANAGER}")
    assert game.state.score[0] == 0
