"""RULES.md 18 to 28: what funds buy. One test for each numbered rule."""

from __future__ import annotations

import pytest

from hustings.games.early_states.events import Wasted
from hustings.games.early_states.sheet import (
    DEBATE,
    FINANCE,
    IA,
    ISSUES,
    ITEMS,
    MANAGER,
    MO,
    NH,
    NV,
    OH,
    ORGANISER,
    PA,
    RADIO,
    SC,
    SPOKESPERSON,
    TELEVISION,
    VA,
)
from hustings.games.early_states.vocabulary import AIR, CONFIRM, SPEND, VOTE
from tests.games.early_states.tale import Tale


def rich(cash: int = 60) -> Tale:
    tale = Tale(2)
    tale.fund(0, cash)
    return tale


def test_rule_18_any_number_of_purchases_in_any_order_before_voting() -> None:
    tale = rich(30)
    tale.begin((6,))
    cash = tale.state.cash[0]
    tale.do(f"buy.{ISSUES[1]}", f"buy.{MANAGER}", f"buy.{ORGANISER}", f"buy.{SPOKESPERSON}")
    assert tale.state.cash[0] == cash - 5 - 8 - 2 - 7
    tale.do("save", "mark.0.3")
    assert tale.legal() == ["done"]


def test_rule_18_nothing_is_bought_on_credit() -> None:
    tale = Tale(2)
    tale.begin((3,))
    assert tale.legal() == ["buy.0", "buy.1", "buy.2", "save"]


def test_rule_18_without_enough_funds_the_votes_come_at_once() -> None:
    tale = Tale(2)
    tale.begin((6,))
    assert tale.state.turn.prompt == VOTE


def test_rule_19_each_player_buys_each_thing_once() -> None:
    tale = rich()
    tale.begin((4,), f"buy.{ORGANISER}")
    assert f"buy.{ORGANISER}" not in tale.legal()
    tale.do("save", "done")
    tale.begin((4,))
    assert f"buy.{ORGANISER}" in tale.legal(), "the others may still buy it"
    tale.do("save", "done")
    tale.begin((4,))
    assert f"buy.{ORGANISER}" not in tale.legal()


def test_rule_20_a_third_issue_is_refused() -> None:
    tale = rich()
    tale.begin((4,), f"buy.{ISSUES[0]}")
    assert sum(f"buy.{i}" in tale.legal() for i in ISSUES) == 3
    tale.do(f"buy.{ISSUES[3]}")
    assert not any(f"buy.{i}" in tale.legal() for i in ISSUES)
    assert f"buy.{MANAGER}" in tale.legal()


def test_rule_21_what_is_not_spent_is_saved() -> None:
    tale = Tale(1)
    tale.turn((3,), f"buy.{ORGANISER}")
    assert tale.state.cash[0] == 1
    tale.begin((3,))
    assert tale.state.cash[0] == 1 + 3


def test_rule_22_the_campaign_items_and_their_prices() -> None:
    assert [(item.price, item.marks, item.states) for item in ITEMS[:7]] == [
        (1, 1, 3),
        (2, 0, 0),
        (3, 2, 3),
        (5, 2, 5),
        (6, 0, 0),
        (7, 0, 0),
        (8, 0, 0),
    ]


@pytest.mark.parametrize(
    ("item", "states", "marks"),
    [(RADIO, 3, 1), (TELEVISION, 3, 2), (DEBATE, 5, 2)],
)
def test_rule_22_ads_and_the_debate_make_their_marks(item: int, states: int, marks: int) -> None:
    tale = rich(5)
    tale.begin((4,), f"buy.{item}", *(f"air.{p}" for p in range(states)))
    assert [tale.marks(0, p) for p in range(9)] == [marks] * states + [0] * (9 - states)
    assert tale.state.turn.prompt == SPEND


@pytest.mark.parametrize(
    ("issue", "states"),
    [(7, (IA, OH, PA)), (8, (4, NV, VA)), (9, (NH, OH, MO)), (10, (SC, 4, PA))],
)
def test_rule_23_an_issue_makes_three_marks_in_each_of_its_states(
    issue: int, states: tuple[int, ...]
) -> None:
    tale = rich(5)
    cash = tale.state.cash[0]
    tale.begin((4,), f"buy.{issue}")
    assert tale.state.cash[0] == cash + 2 - 5
    assert [p for p in range(9) if tale.marks(0, p)] == sorted(states)
    assert all(tale.marks(0, p) == 3 for p in states)


def test_rule_24_marks_from_purchases_are_made_at_once() -> None:
    tale = Tale(2)
    tale.give(0, IA, 6)
    tale.fund(0, 1)
    tale.begin((4,), f"buy.{RADIO}", f"air.{IA}")
    assert tale.state.score[0] == 6, "before the other two states are named"
    assert tale.state.turn.prompt == AIR


def test_rule_25_a_state_cannot_be_named_twice() -> None:
    tale = rich(1)
    tale.begin((4,), f"buy.{RADIO}", f"air.{MO}")
    assert f"air.{MO}" not in tale.legal()
    tale.do(f"air.{PA}")
    assert [f"air.{p}" in tale.legal() for p in (MO, PA, VA)] == [False, False, True]
    tale.do(f"air.{VA}")
    assert tale.state.ad == -1


def test_rule_26_marks_in_a_full_state_are_lost() -> None:
    tale = Tale(2)
    tale.fill(0, NH)
    tale.fund(0, 3)
    tale.begin((4,), f"buy.{TELEVISION}", f"air.{NH}")
    assert tale.marks(0, NH) == 6
    assert tale.just == [Wasted(0, 2, 1 + TELEVISION)]


def test_rule_26_a_state_with_less_room_takes_what_it_can() -> None:
    tale = Tale(2)
    tale.give(0, NH, 5)
    tale.fund(0, 3)
    tale.begin((4,), f"buy.{TELEVISION}", f"air.{NH}")
    assert tale.marks(0, NH) == 6
    assert Wasted(0, 1, 1 + TELEVISION) in tale.just


def test_rule_26_an_ad_ends_when_no_other_state_has_room() -> None:
    tale = Tale(2)
    for place in (9, *range(8)):
        tale.fill(0, place)
    tale.fund(0, 5)
    tale.begin((4, 4), f"buy.{DEBATE}", f"air.{PA}")
    assert tale.state.ad == -1
    assert Wasted(0, 8, 1 + DEBATE) in tale.just


def test_rule_27_hired_staff_works_from_the_next_turn_on() -> None:
    tale = Tale(1)
    tale.fund(0, 23)
    tale.begin((6,))
    tale.do(f"buy.{ORGANISER}", f"buy.{FINANCE}", f"buy.{SPOKESPERSON}", f"buy.{MANAGER}", "save")
    assert tale.state.votes == 3
    tale.do("mark.0.3", "done")
    cash = tale.state.cash[0]
    tale.roll(2)
    assert tale.state.rerolls == 2
    tale.do("keep")
    assert (tale.state.cash[0] - cash, tale.state.votes) == (2, 1 + 1 + 2)


def test_rule_28_only_votes_make_marks_in_the_staff_rows() -> None:
    tale = rich(5)
    tale.begin((4,), f"buy.{DEBATE}")
    assert tale.legal() == [f"air.{p}" for p in range(9)]


def test_rule_21_saving_without_votes_leads_to_the_end_of_the_turn() -> None:
    tale = Tale(2)
    tale.begin((4,), "save")
    assert tale.state.turn.prompt == CONFIRM
