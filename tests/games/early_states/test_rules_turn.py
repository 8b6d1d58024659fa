"""Rules 1 to 17: sheets, throws, faces, collecting. One test for each numbered rule."""

from __future__ import annotations

import pytest

from hustings.core.rng import Rng
from hustings.games.early_states import rules
from hustings.games.early_states import vocabulary as v
from hustings.games.early_states.sheet import (
    CIRCLES,
    FINANCE,
    ISSUES,
    ITEMS,
    MANAGER,
    ORGANISER,
    PRIZES,
    SPOKESPERSON,
    STATES,
)
from hustings.games.early_states.vocabulary import REROLL, SPEND, VOTE
from tests.games.early_states.driver import Game


def test_rule_1_a_sheet_has_nine_states_two_staff_rows_seven_items_and_four_issues() -> None:
    assert len(STATES) == len(PRIZES) == 9
    assert len(CIRCLES) == 9 + 2
    assert len(ITEMS) - len(ISSUES) == 7
    assert len(ISSUES) == 4


def test_rule_2_nothing_is_hidden() -> None:
    game = Game(3)
    game.begin((4,), "save")
    for viewer in (0, 1, 2, None):
        assert game.state.observe(viewer).key() == game.state.key()


def test_rule_3_everybody_begins_with_one_die_and_nothing_else() -> None:
    state = rules.new(6, {})
    assert [state.dice_of(seat) for seat in range(6)] == [1] * 6
    assert state.cash == [0] * 6
    assert not any(state.marks)
    assert state.items == [0] * 6


def test_rule_4_the_start_player_is_drawn_and_play_goes_clockwise() -> None:
    state = rules.new(3, {})
    assert rules.chances(state) == [((v.M_START, seat), 1 / 3) for seat in range(3)]
    game = Game(3, first=2)
    order = []
    for _ in range(6):
        order.append(game.state.active)
        game.idle_turn()
    assert order == [2, 0, 1, 2, 0, 1]


def test_rule_4_a_solo_player_begins_without_a_draw() -> None:
    game = Game(1)
    game.roll(4)
    assert game.state.active == 0


def test_rule_5_the_table_of_circles_and_delegates() -> None:
    rows = [(region.short, region.circles, *region.prizes) for region in STATES]
    assert rows == [
        ("IA", 7, 6, 4, 2),
        ("NH", 6, 5, 3, 1),
        ("SC", 7, 6, 3, 1),
        ("NV", 8, 4, 2),
        ("FL", 15, 11),
        ("MO", 10, 5, 3, 1),
        ("OH", 13, 9),
        ("VA", 11, 7, 4, 2),
        ("PA", 10, 6, 4, 2),
    ]


def test_rule_6_a_turn_begins_with_a_roll_of_all_dice() -> None:
    game = Game(1)
    assert len(rules.chance(game.state, Rng("one"))) == 1 + 1
    game.fill(0, 9)
    assert len(rules.chance(game.state, Rng("two"))) == 1 + 2
    game.fill(0, 10)
    assert len(rules.chance(game.state, Rng("three"))) == 1 + 3
    exact = rules.chances(game.state)
    assert len(exact) == 216
    assert sum(weight for _, weight in exact) == pytest.approx(1)


def test_rule_7_any_dice_may_be_rerolled_once() -> None:
    game = Game(1)
    game.fill(0, 9)
    game.fill(0, 10)
    game.roll(6, 2, 1)
    assert game.legal() == ["keep", *(f"reroll.{bits}" for bits in range(1, 8))]
    game.do("reroll.6")
    game.roll(4, 5)
    assert game.state.dice == [6, 4, 5]
    assert game.state.turn.prompt == SPEND, "no second time"


def test_rule_7_dice_may_be_kept() -> None:
    game = Game(1)
    game.roll(5)
    game.do("keep")
    assert game.state.dice == [5]
    assert game.state.turn.prompt == VOTE


def test_rule_8_the_organiser_allows_a_second_reroll_of_any_dice() -> None:
    game = Game(1)
    game.fill(0, 9)
    game.turn((4, 4), f"buy.{ORGANISER}")
    game.roll(6, 2)
    game.do("reroll.2")
    game.roll(2)
    assert game.state.turn.prompt == REROLL
    game.do("reroll.3")
    game.roll(5, 5)
    assert game.state.dice == [5, 5]
    assert game.state.turn.prompt != REROLL, "no third time"


def test_rule_8_the_second_reroll_is_optional() -> None:
    game = Game(1)
    game.turn((4,), f"buy.{ORGANISER}")
    game.roll(6)
    game.do("reroll.1")
    game.roll(5)
    game.do("keep")
    assert game.state.votes == 2


@pytest.mark.parametrize(
    ("face", "cash", "votes"), [(6, 0, 3), (5, 0, 2), (4, 2, 0), (3, 3, 0), (2, 1, 1)]
)
def test_rule_9_what_each_face_gives(face: int, cash: int, votes: int) -> None:
    game = Game(1)
    game.begin((face,))
    assert (game.state.cash[0], game.state.votes) == (cash, votes)


def test_rule_10_each_1_becomes_a_dollar_or_a_vote_before_spending() -> None:
    for funds in range(4):
        game = Game(1)
        game.fill(0, 9)
        game.fill(0, 10)
        before = game.state.cash[0]
        game.roll(1, 1, 1)
        game.do("keep")
        assert game.legal() == ["take.0", "take.1", "take.2", "take.3"]
        game.do(f"take.{funds}")
        assert (game.state.cash[0] - before, game.state.votes) == (funds, 3 - funds)
        assert game.state.turn.prompt == SPEND


def test_rule_11_funds_add_up_without_limit() -> None:
    game = Game(2)
    game.idle_until_funds(0, 60)
    assert game.state.cash[0] == 60


def test_rule_12_the_bank_never_runs_dry() -> None:
    game = Game(2)
    game.idle_until_funds(0, 80)
    assert sum(game.state.cash) > 50 + 50


def test_rule_13_the_spokesperson_adds_a_vote_to_every_die_that_gives_votes() -> None:
    game = Game(1)
    game.fill(0, 9)
    game.fill(0, 10)
    game.idle_until_funds(0, 7)
    game.turn((4, 4, 4), f"buy.{SPOKESPERSON}")
    game.begin((6, 5, 4))
    assert game.state.votes == (3 + 1) + (2 + 1)


def test_rule_14_the_finance_chair_adds_a_dollar_to_every_die_that_gives_funds() -> None:
    game = Game(1)
    game.fill(0, 9)
    game.fill(0, 10)
    game.idle_until_funds(0, 6)
    game.turn((6, 6, 6), f"buy.{FINANCE}", "mark.4.9")
    before = game.state.cash[0]
    game.begin((4, 3, 6))
    assert game.state.cash[0] - before == (2 + 1) + (3 + 1)
    assert game.state.votes == 3


def test_rule_15_a_2_gives_both_and_a_1_what_was_chosen() -> None:
    game = Game(1)
    game.fill(0, 9)
    game.idle_until_funds(0, 13)
    game.turn((4, 4), f"buy.{FINANCE}", f"buy.{SPOKESPERSON}")
    before = game.state.cash[0]
    game.begin((2, 2))
    assert (game.state.cash[0] - before, game.state.votes) == (2 * (1 + 1), 2 * (1 + 1))
    game.do("save", "mark.0.4", "done")
    before = game.state.cash[0]
    game.begin((1, 1), "take.1")
    assert (game.state.cash[0] - before, game.state.votes) == (1 + 1, 1 + 1)


def test_rule_16_the_manager_brings_two_votes_whatever_the_dice_say() -> None:
    game = Game(1)
    game.idle_until_funds(0, 8)
    game.turn((4,), f"buy.{MANAGER}")
    game.begin((4,))
    assert game.state.votes == 2
    game.do("save", "mark.0.2", "done")
    game.begin((6,))
    assert game.state.votes == 3 + 2


def test_rule_17_the_spokesperson_adds_nothing_to_manager_ads_and_issues() -> None:
    game = Game(1)
    game.idle_until_funds(0, 21)
    game.turn((4,), f"buy.{MANAGER}", f"buy.{SPOKESPERSON}")
    game.begin((4,), "buy.0", "air.0", "air.1", "air.2", "buy.8")
    assert game.state.votes == 2
    assert [game.marks(0, p) for p in (0, 1, 2)] == [1, 1, 1]
    assert [game.marks(0, p) for p in (4, 3, 7)] == [3, 3, 3]
