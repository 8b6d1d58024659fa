"""RULES.md 29 to 40: votes, full rows, places and delegates. One test for each numbered rule."""

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
from tests.games.early_states.tale import Tale, of_kind


def test_rule_29_votes_are_split_as_one_likes_over_states_and_staff() -> None:
    tale = Tale(2)
    tale.begin((6,))
    assert tale.legal() == [f"mark.{p}.{n}" for p in range(PLACES) for n in (1, 2, 3)]
    tale.do("mark.0.1", "mark.9.1", "mark.0.1")
    assert (tale.marks(0, 0), tale.marks(0, 9)) == (2, 1)
    assert tale.legal() == ["done"]


def test_rule_29_all_votes_must_be_placed() -> None:
    tale = Tale(2)
    tale.begin((6,), "mark.0.2")
    assert "done" not in tale.legal()
    assert tale.state.turn.prompt == VOTE


def test_rule_29_no_more_marks_than_free_circles() -> None:
    tale = Tale(2)
    tale.give(0, IA, 6)
    tale.up_to(0)
    tale.begin((6,))
    assert [token for token in tale.legal() if token.startswith("mark.0.")] == ["mark.0.1"]


def test_rule_30_votes_are_lost_only_when_the_whole_sheet_is_full() -> None:
    tale = Tale(2)
    for place in (10, 9, *range(8)):
        tale.fill(0, place)
    tale.give(0, PA, 8)
    tale.up_to(0)
    tale.begin((6, 4, 4), "mark.8.2")
    assert Wasted(0, 1, v.BY_VOTES) in tale.just
    assert tale.state.turn.prompt == CONFIRM
    assert tale.state.last == 3


def test_rule_31_staff_rows_have_four_and_six_circles_in_any_order() -> None:
    assert CIRCLES[9:] == (4, 6)
    tale = Tale(2)
    tale.give(0, 10, 5)
    tale.give(0, 9, 1)
    assert (tale.marks(0, 10), tale.marks(0, 9)) == (5, 1)
    assert tale.state.dice_of(0) == 1
    tale.give(0, 10, 1)
    assert tale.state.dice_of(0) == 2, "the third die's row alone brings a die too"


def test_rule_32_a_full_row_brings_a_die_from_the_next_turn_on() -> None:
    tale = Tale(2)
    tale.give(0, 9, 3)
    tale.up_to(0)
    tale.begin((5,), "mark.9.1")
    assert GainedDie(0, 2) in tale.just
    assert tale.state.dice == [5]
    tale.do("mark.0.1", "done")
    tale.idle()
    tale.roll(4, 4)


def test_rule_33_votes_cannot_be_saved() -> None:
    tale = Tale(1)
    tale.turn((6,), "mark.0.3")
    tale.begin((4,))
    assert tale.state.votes == 0


def test_rule_34_the_first_to_fill_a_state_gets_its_first_number_and_two_dollars() -> None:
    tale = Tale(2)
    tale.give(0, NH, 3)
    tale.up_to(0)
    cash = tale.state.cash[0]
    tale.turn((6,), f"mark.{NH}.3")
    assert (tale.state.score[0], tale.state.cash[0]) == (5, cash + 2)
    assert tale.said(Filled) == [Filled(0, NH, 1, 5, 2, 5, cash + 2)]


def test_rule_35_the_bonus_may_be_spent_in_the_same_buying() -> None:
    tale = Tale(1)
    tale.give(0, IA, 6)
    tale.begin((1,), "take.1", f"buy.{RADIO}", f"air.{IA}", "air.4", "air.6")
    assert tale.state.cash[0] == 2
    tale.do(f"buy.{ORGANISER}")
    assert tale.state.cash[0] == 0


def test_rule_35_the_bonus_for_votes_comes_too_late_for_buying() -> None:
    tale = Tale(1)
    tale.give(0, NH, 3)
    tale.begin((6,), f"mark.{NH}.3")
    assert tale.state.cash[0] == 2
    assert tale.legal() == ["done"]


def test_rule_36_the_next_ones_get_the_second_and_third_number_and_no_funds() -> None:
    tale = Tale(4)
    for seat in range(3):
        tale.give(seat, MO, 9)
    for seat, delegates in enumerate((5, 3, 1)):
        tale.up_to(seat)
        cash = tale.state.cash[seat]
        tale.turn((1,), "take.0", f"mark.{MO}.1")
        assert tale.state.score[seat] == delegates
        assert tale.state.cash[seat] - cash == (2 if seat == 0 else 0)
    assert [tale.state.holder(MO, place) for place in (1, 2, 3)] == [0, 1, 2]


def test_rule_37_too_late_is_worth_nothing() -> None:
    tale = Tale(3)
    for seat in range(3):
        tale.fill(seat, NV)
    assert tale.state.score == [4, 2, 0]
    assert tale.state.place[2 * 9 + NV] == UNPLACED


def test_rule_38_ohio_and_florida_have_a_first_number_only() -> None:
    assert [p for p in range(9) if len(PRIZES[p]) == 1] == [FL, OH]
    tale = Tale(2)
    for seat in range(2):
        tale.fill(seat, FL)
    assert tale.state.score == [11, 0]


def test_rule_39_several_states_filled_at_once_count_one_by_one() -> None:
    tale = Tale(2)
    for place in (IA, OH, PA):
        tale.give(0, place, CIRCLES[place] - 3)
    tale.fund(0, 5)
    tale.up_to(0)
    cash = tale.state.cash[0]
    tale.begin((4,), f"buy.{ISSUES[0]}")
    assert tale.state.score[0] == 6 + 9 + 6
    assert tale.state.cash[0] == cash + 2 - 5 + 3 * 2
    assert [event.state for event in of_kind(Filled, tale.just)] == [IA, OH, PA]


def test_rule_40_an_unfinished_state_brings_no_delegates() -> None:
    tale = Tale(2)
    tale.give(0, FL, 14)
    assert tale.state.score[0] == 0
    tale.fund(0, 8)
    tale.begin((4,), f"buy.{MANAGER}")
    assert tale.state.score[0] == 0
