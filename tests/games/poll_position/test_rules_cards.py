"""Rules 44 to 57: the seventeen event cards."""

from __future__ import annotations

import pytest

from hustings.core.model import ONE
from hustings.games.poll_position import rules, tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import IN_REGION, OF_TYPE
from hustings.games.poll_position.cards import (
    ADDS,
    ANALYST,
    COMMUNICATIONS,
    ENVIRONMENTALISM,
    EVENT_CARDS,
    FAKE_NEWS,
    FLASH_FLOODS,
    FORDISM,
    FOREST_FIRES,
    GAS_PRICES,
    HONK_HONK,
    IDLE_NO_MORE,
    NEWFOUNDLAND,
    PERSONNEL_SHORTAGE,
    POSTAL_STRIKE,
    PROTESTERS,
    QUARANTINE,
    QUEBEC_INDEPENDENTISM,
    RECONCILIATION,
    STAFFING,
    STUDENT_STRIKES,
    SURVEY,
    WEXIT,
)
from tests.games.poll_position.driver import (
    HQ,
    MAR_R,
    ONT_R,
    ONT_U,
    ONT_X,
    ONTARIO,
    PRA_U,
    QUEBEC,
    TER,
    Game,
)


def draw_card(card: int, *luck: str, regions: tuple[int, int] = (ONTARIO, ONTARIO)) -> Game:
    """Return a game after this card in week 1, with these chance moves."""
    return Game().begin(*regions, card=card).luck(*luck)


REGIONAL = {ENVIRONMENTALISM: 4, FORDISM: 2, NEWFOUNDLAND: 0, QUEBEC_INDEPENDENTISM: 1, WEXIT: 3}
TYPE_OF_CARD = {GAS_PRICES: 1, STUDENT_STRIKES: 0, IDLE_NO_MORE: 2}


@pytest.mark.parametrize("card", REGIONAL)
def test_rule_44_a_voter_comes_to_each_district_of_the_region(card: int) -> None:
    before = Game().down()
    assert draw_card(card).arrived(before) == dict.fromkeys(IN_REGION[REGIONAL[card]], 1)


@pytest.mark.parametrize("card", TYPE_OF_CARD)
def test_rule_45_a_voter_comes_to_each_district_of_the_type(card: int) -> None:
    before = Game().down()
    assert draw_card(card).arrived(before) == dict.fromkeys(OF_TYPE[TYPE_OF_CARD[card]], 1)


def test_rule_46_eight_of_the_cards_raise_engagement() -> None:
    assert set(ADDS) == {*REGIONAL, *TYPE_OF_CARD}
    assert len(ADDS) == 8
    assert EVENT_CARDS == 17
    assert all(draw_card(card).state.engagement == 1 for card in ADDS)
    assert draw_card(HONK_HONK).state.engagement == 0


def test_rule_46_engagement_does_not_rise_above_5() -> None:
    game = Game()
    for card in list(ADDS)[:5]:
        game.begin(0, 0, card=card)
        if game.state.week < 4:
            game.finish_week()
    assert game.state.engagement == 5
    game = Game()
    game.state.engagement = 5
    assert game.begin(0, 0, card=WEXIT).state.engagement == 5


def test_rule_47_a_closed_district_gets_no_voter() -> None:
    game = draw_card(QUARANTINE, f"district.{ONT_U}", f"scatter.{ONT_R}").finish_week().plan(0, 0)
    before = game.down()
    assert game.luck(f"event.{FORDISM}").arrived(before) == {ONT_R: 1, ONT_X: 1}


def test_rule_47_later_districts_get_no_voter_when_the_bag_is_empty() -> None:
    game = Game(SURVEY, STAFFING, COMMUNICATIONS, ANALYST)
    for card in (FORDISM, NEWFOUNDLAND, GAS_PRICES, HONK_HONK):
        game.begin(0, 0, 0, 0, card=card).finish_week()
    assert game.plan(0, 0, 0, 0).state.bag == 2
    before = game.down()
    assert game.luck(f"event.{WEXIT}").arrived(before) == {PRA_U: 1, PRA_U + 1: 1}
    assert game.event_fields("bag_empty")


@pytest.mark.parametrize(("card", "kind"), [(FLASH_FLOODS, 1), (FOREST_FIRES, 2), (QUARANTINE, 0)])
def test_rule_48_a_random_district_of_a_type_closes(card: int, kind: int) -> None:
    game = Game().begin(0, 0, card=card)
    assert [move[1] for move, _ in rules.chances(game.state) or []] == list(OF_TYPE[kind])
    place = OF_TYPE[kind][2]
    game.luck(f"district.{place}")
    assert game.state.closed[place]
    assert game.sites(place) == []
    assert game.event_fields("closed") == [{"district": place, "card": card, "sites_lost": 1}]


def test_rule_49_voters_of_a_closed_district_scatter_over_the_open_ones_of_its_region() -> None:
    game = Game(SURVEY, STAFFING).begin(ONTARIO, 0, card=FORDISM)
    game.do("survey").luck("turn.3.1.4").finish_week().begin(0, 0, card=QUARANTINE)
    game.luck(f"district.{ONT_U}")
    assert len(rules.chances(game.state) or []) == 4
    game.luck(f"scatter.{ONT_X}.{ONT_R}")
    assert game.up(ONT_X) == [3, 4]
    assert game.state.down[ONT_R] == 2
    assert game.state.tokens(ONT_U) == 0


def test_rule_49_closing_an_empty_district_scatters_nobody() -> None:
    game = Game().begin(ONTARIO, 0).do(f"reach.{ONT_U}.0").finish_week()
    game.begin(0, 0, card=QUARANTINE).luck(f"district.{ONT_U}")
    assert game.state.turn.mode == ONE


def test_rule_50_voters_go_to_headquarters_if_no_district_of_the_region_is_open() -> None:
    game = Game().plan(0, 0)
    before = game.down()
    game.luck(f"event.{FOREST_FIRES}", f"district.{TER}")
    assert game.arrived(before) == {TER: -1, HQ: 1}
    assert game.state.turn.mode == ONE


def test_rule_50_a_region_can_close_altogether() -> None:
    game = draw_card(QUARANTINE, f"district.{ONT_U}", f"scatter.{ONT_R}").finish_week()
    game.begin(0, 0, card=FLASH_FLOODS).luck(f"district.{ONT_R}", f"scatter.{ONT_X}.{ONT_X}")
    game.finish_week().plan(0, 0)
    before = game.down()
    game.luck(f"event.{FOREST_FIRES}", f"district.{ONT_X}")
    assert game.arrived(before) == {ONT_X: -3, HQ: 3}
    game.finish_week().begin(ONTARIO, ONTARIO, card=HONK_HONK)
    assert game.verbs() == {"open", "staff", "end"}


def test_rule_51_nothing_is_placed_in_a_closed_district() -> None:
    game = draw_card(QUARANTINE, f"district.{ONT_U}", f"scatter.{ONT_R}")
    assert f"open.{ONT_U}" not in game.legal()
    game.do("staff").luck("roll.6")
    assert not any(token.startswith(f"replace.{ONT_U}.") for token in game.legal())


def test_rule_52_fake_news_leaves_one_random_voter_at_headquarters() -> None:
    game = Game(SURVEY, STAFFING).begin(ONTARIO, 0)
    game.do("survey").luck("turn.3.1.4").do(f"reach.{ONT_U}.3", f"reach.{ONT_R}.1").finish_week()
    game.begin(0, 0, card=FAKE_NEWS)
    assert [(move[1], round(3 * w)) for move, w in rules.chances(game.state) or []] == [
        (0, 1),
        (1, 1),
        (3, 1),
    ]
    game.luck("remain.1")
    game.luck(f"scatter.{TER}.{MAR_R}")
    assert (game.up(HQ), game.state.down[HQ]) == ([1], 0)
    assert game.up(TER) == [3]
    assert game.state.down[MAR_R] == 2


def test_rule_52_no_voter_scatters_to_headquarters_or_a_closed_district() -> None:
    game = draw_card(QUARANTINE, f"district.{ONT_U}", f"scatter.{ONT_R}")
    game.do(f"reach.{ONT_R}.0").finish_week().begin(0, 0, card=FAKE_NEWS).luck("remain.0")
    places = {move[1] for move, _ in rules.chances(game.state) or []}
    assert places == set(range(16)) - {ONT_U}


def test_rule_52_a_single_voter_stays() -> None:
    assert draw_card(FAKE_NEWS).state.turn.mode == ONE


def test_rule_53_honk_honk_removes_a_quarter_of_the_voters_at_headquarters_at_the_end() -> None:
    game = draw_card(HONK_HONK).do(f"open.{HQ}", f"open.{HQ}")
    assert game.state.pips(HQ) == 3
    assert tally.capacity(game.state, HQ) == 4, "three quarters of 6, rounded down"


def test_rule_54_reconciliation_doubles_remote_complaints() -> None:
    game = draw_card(RECONCILIATION).to_count().count(p8=[4], p7=[4])
    counted = {event["place"]: event["complaints"] for event in game.event_fields("counted")}
    assert (counted[ONT_X], counted[ONT_R]) == (6, 3)


def test_rule_55_headquarters_loses_half_its_sites_and_the_chief_chooses() -> None:
    game = Game(STAFFING, SURVEY).begin(ONTARIO, ONTARIO)
    game.do(f"open.{HQ}", f"open.{HQ}", "staff").luck("roll.4.2").do(f"replace.{HQ}.1")
    game.do("staff").luck("roll.6.1").do(f"replace.{HQ}.1").end().do(f"open.{HQ}", f"open.{HQ}")
    assert game.sites(HQ) == [1, 1, 1, 4, 6]
    game.end().begin(0, 0, card=POSTAL_STRIKE)
    assert (game.state.turn.mode, game.state.turn.seats) == (ONE, (1,))
    assert game.legal() == ["sacrifice.1", "sacrifice.4", "sacrifice.6"]
    game.do("sacrifice.4", "sacrifice.1")
    assert game.sites(HQ) == [1, 1, 6]
    assert game.state.turn.prompt == v.ACT


def test_rule_55_equal_sites_are_removed_without_a_choice() -> None:
    game = Game().begin(ONTARIO, ONTARIO).do(*[f"open.{HQ}"] * 3).finish_week()
    game.begin(0, 0, card=POSTAL_STRIKE)
    assert game.sites(HQ) == [1, 1]
    assert game.state.turn.prompt == v.ACT


def test_rule_55_a_single_site_stays() -> None:
    assert draw_card(POSTAL_STRIKE).sites(HQ) == [1]


def test_rule_56_staffing_costs_2_in_a_region_short_of_personnel() -> None:
    game = draw_card(PERSONNEL_SHORTAGE, f"region.{ONTARIO}")
    assert {"staff.1", "staff.2"} <= set(game.legal())
    assert "staff" not in game.legal()
    game.do("staff.1")
    assert game.state.points == 2
    game.luck("roll.5")
    assert game.legal() == [*(f"replace.{place}.1" for place in (ONT_U, ONT_R, ONT_X)), "keep"]


def test_rule_56_staffing_headquarters_from_there_costs_1() -> None:
    game = draw_card(PERSONNEL_SHORTAGE, f"region.{ONTARIO}").do("staff.2")
    assert game.state.points == 3
    assert game.luck("roll.5").legal() == [f"replace.{HQ}.1", "keep"]


def test_rule_56_elsewhere_nothing_changes() -> None:
    game = draw_card(PERSONNEL_SHORTAGE, f"region.{QUEBEC}")
    assert "staff" in game.legal()


def test_rule_56_with_one_point_left_only_headquarters_can_be_staffed() -> None:
    game = draw_card(PERSONNEL_SHORTAGE, f"region.{ONTARIO}").do(*[f"open.{HQ}"] * 3)
    assert [token for token in game.legal() if token.startswith("staff")] == ["staff.2"]


def test_rule_56_the_shortage_lasts() -> None:
    game = draw_card(PERSONNEL_SHORTAGE, f"region.{ONTARIO}").finish_week()
    game.begin(ONTARIO, ONTARIO, card=HONK_HONK)
    assert "staff.1" in game.legal()
    chances = rules.chances(Game().begin(0, 0, card=PERSONNEL_SHORTAGE).state) or []
    assert [move[1] for move, _ in chances] == list(range(6))


def test_rule_57_protesters_lower_every_site_of_a_random_district() -> None:
    game = Game().begin(ONTARIO, ONTARIO).do(f"open.{ONT_U}", "staff").luck("roll.5")
    game.do(f"replace.{ONT_U}.1").finish_week().begin(0, 0, card=PROTESTERS)
    assert game.luck(f"district.{ONT_U}").sites(ONT_U) == [4]
    assert [event["value"] for event in game.event_fields("site_lost")] == [1]
    assert [event["value"] for event in game.event_fields("site_lowered")] == [5]


def test_rule_57_protesters_come_to_any_open_district_but_not_to_headquarters() -> None:
    game = draw_card(QUARANTINE, f"district.{ONT_U}", f"scatter.{ONT_R}").finish_week()
    game.begin(0, 0, card=PROTESTERS)
    assert {move[1] for move, _ in rules.chances(game.state) or []} == set(range(16)) - {ONT_U}


def test_every_card_can_come_in_any_week() -> None:
    for card in range(EVENT_CARDS):
        game = Game().to_week(3).plan(0, 1)
        if card not in game.state.drawn:
            game.luck(f"event.{card}")
            assert game.state.drawn[-1] == card
