"""Rules 18 to 28: what funds buy. One test for each numbered rule."""

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
from tests.games.early_states.driver import Game


def game_with_funds(cash: int = 60) -> Game:
    game = Game(2)
    game.idle_until_funds(0, cash)
    return game


def test_rule_18_any_number_of_purchases_in_any_order_before_voting() -> None:
    game = game_with_funds(30)
    game.begin((6,))
    cash = game.state.cash[0]
    game.do(f"buy.{ISSUES[1]}", f"buy.{MANAGER}", f"buy.{ORGANISER}", f"buy.{SPOKESPERSON}")
    assert game.state.cash[0] == cash - 5 - 8 - 2 - 7
    game.do("save", "mark.0.3")
    assert game.legal() == ["done"]


def test_rule_18_nothing_is_bought_on_credit() -> None:
    game = Game(2)
    game.begin((3,))
    assert game.legal() == ["buy.0", "buy.1", "buy.2", "save"]


def test_rule_18_buying_is_skipped_without_enough_funds() -> None:
    game = Game(2)
    game.begin((6,))
    assert game.state.turn.prompt == VOTE


def test_rule_19_each_player_buys_each_thing_once() -> None:
    game = game_with_funds()
    game.begin((4,), f"buy.{ORGANISER}")
    assert f"buy.{ORGANISER}" not in game.legal()
    game.do("save", "done")
    game.begin((4,))
    assert f"buy.{ORGANISER}" in game.legal(), "the others may still buy it"
    game.do("save", "done")
    game.begin((4,))
    assert f"buy.{ORGANISER}" not in game.legal()


def test_rule_20_a_third_issue_is_refused() -> None:
    game = game_with_funds()
    game.begin((4,), f"buy.{ISSUES[0]}")
    assert sum(f"buy.{i}" in game.legal() for i in ISSUES) == 3
    game.do(f"buy.{ISSUES[3]}")
    assert not any(f"buy.{i}" in game.legal() for i in ISSUES)
    assert f"buy.{MANAGER}" in game.legal()


def test_rule_21_unspent_funds_are_saved() -> None:
    game = Game(1)
    game.turn((3,), f"buy.{ORGANISER}")
    assert game.state.cash[0] == 1
    game.begin((3,))
    assert game.state.cash[0] == 1 + 3


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
    game = game_with_funds(5)
    game.begin((4,), f"buy.{item}", *(f"air.{p}" for p in range(states)))
    assert [game.marks(0, p) for p in range(9)] == [marks] * states + [0] * (9 - states)
    assert game.state.turn.prompt == SPEND


@pytest.mark.parametrize(
    ("issue", "states"),
    [(7, (IA, OH, PA)), (8, (4, NV, VA)), (9, (NH, OH, MO)), (10, (SC, 4, PA))],
)
def test_rule_23_an_issue_makes_three_marks_in_each_of_its_states(
    issue: int, states: tuple[int, ...]
) -> None:
    game = game_with_funds(5)
    cash = game.state.cash[0]
    game.begin((4,), f"buy.{issue}")
    assert game.state.cash[0] == cash + 2 - 5
    assert [p for p in range(9) if game.marks(0, p)] == sorted(states)
    assert all(game.marks(0, p) == 3 for p in states)


def test_rule_24_marks_from_purchases_are_made_at_once() -> None:
    game = Game(2)
    game.make_marks(0, IA, 6)
    game.idle_until_funds(0, 1)
    game.begin((4,), f"buy.{RADIO}", f"air.{IA}")
    assert game.state.score[0] == 6, "before the other two states are named"
    assert game.state.turn.prompt == AIR


def test_rule_25_a_state_cannot_be_named_twice() -> None:
    game = game_with_funds(1)
    game.begin((4,), f"buy.{RADIO}", f"air.{MO}")
    assert f"air.{MO}" not in game.legal()
    game.do(f"air.{PA}")
    assert [f"air.{p}" in game.legal() for p in (MO, PA, VA)] == [False, False, True]
    game.do(f"air.{VA}")
    assert game.state.ad == -1


def test_rule_26_marks_for_a_full_state_are_lost() -> None:
    game = Game(2)
    game.fill(0, NH)
    game.idle_until_funds(0, 3)
    game.begin((4,), f"buy.{TELEVISION}", f"air.{NH}")
    assert game.marks(0, NH) == 6
    assert game.step_events == [Wasted(0, 2, 1 + TELEVISION)]


def test_rule_26_a_nearly_full_state_takes_as_many_marks_as_fit() -> None:
    game = Game(2)
    game.make_marks(0, NH, 5)
    game.idle_until_funds(0, 3)
    game.begin((4,), f"buy.{TELEVISION}", f"air.{NH}")
    assert game.marks(0, NH) == 6
    assert Wasted(0, 1, 1 + TELEVISION) in game.step_events


def test_rule_26_an_ad_ends_when_no_other_state_has_free_circles() -> None:
    game = Game(2)
    for place in (9, *range(8)):
        game.fill(0, place)
    game.idle_until_funds(0, 5)
    game.begin((4, 4), f"buy.{DEBATE}", f"air.{PA}")
    assert game.state.ad == -1
    assert Wasted(0, 8, 1 + DEBATE) in game.step_events


def test_rule_27_hired_staff_works_from_the_next_turn_on() -> None:
    game = Game(1)
    game.idle_until_funds(0, 23)
    game.begin((6,))
    game.do(f"buy.{ORGANISER}", f"buy.{FINANCE}", f"buy.{SPOKESPERSON}", f"buy.{MANAGER}", "save")
    assert game.state.votes == 3
    game.do("mark.0.3", "done")
    cash = game.state.cash[0]
    game.roll(2)
    assert game.state.rerolls == 2
    game.do("keep")
    assert (game.state.cash[0] - cash, game.state.votes) == (2, 1 + 1 + 2)


def test_rule_28_only_votes_make_marks_in_the_staff_rows() -> None:
    game = game_with_funds(5)
    game.begin((4,), f"buy.{DEBATE}")
    assert game.legal() == [f"air.{p}" for p in range(9)]


def test_rule_21_saving_without_votes_leads_to_the_end_of_the_turn() -> None:
    game = Game(2)
    game.begin((4,), "save")
    assert game.state.turn.prompt == CONFIRM
