"""Rules 1 to 31: the board, the week, the acts and the voters."""

from __future__ import annotations

import pytest

from hustings.bots.search import playout
from hustings.core.model import ALL, CHANCE, ONE, OVER
from hustings.core.record import check_options
from hustings.core.rng import Rng
from hustings.games.poll_position import rules
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import (
    IN_REGION,
    NEIGHBOURS,
    OF_TYPE,
    PLACES,
    REGION_OF,
    SUPPLY,
    TYPE_OF,
    district,
)
from hustings.games.poll_position.cards import (
    COMMUNICATIONS,
    DISTRIBUTION,
    GAS_PRICES,
    IDLE_NO_MORE,
    RETURNING,
    STAFFING,
    STUDENT_STRIKES,
    SURVEY,
    WEXIT,
)
from hustings.games.poll_position.info import INFO
from hustings.games.poll_position.state import State
from hustings.games.poll_position.view.unserved import unserved_voters
from tests.games.poll_position.driver import (
    BC_U,
    HQ,
    MAR_R,
    MAR_U,
    MARITIMES,
    ONT_R,
    ONT_U,
    ONT_X,
    ONTARIO,
    PACIFIC,
    PRA_U,
    PRAIRIES,
    QUEBEC,
    QUIET_CARDS,
    TER,
    TERRITORIES,
    Game,
)


def first_turn(*regions: int, **more: int) -> Game:
    """Return a game of two in the first turn of week 1."""
    return Game(**more).begin(*(regions or (ONTARIO, PRAIRIES)))


# --- the board


def test_rule_01_the_team_wins_or_loses_together() -> None:
    outcome = rules.outcome(first_turn().to_count().count().state)
    assert len(set(outcome.ranks)) == len(set(outcome.scores)) == 1


def test_rule_02_the_six_regions_have_the_numbers_of_the_die() -> None:
    game = first_turn().do("end").luck("intend.3.0")
    assert game.event_fields("intention")[-1] == {
        "marker": 0,
        "region": PRAIRIES,
        "type": 0,
        "place": PRA_U,
    }


def test_rule_03_five_regions_have_three_districts_and_the_territories_one() -> None:
    assert [len(districts) for districts in IN_REGION] == [3, 3, 3, 3, 3, 1]
    assert [TYPE_OF[d] for d in IN_REGION[TERRITORIES]] == [2]
    assert all([TYPE_OF[d] for d in IN_REGION[r]] == [0, 1, 2] for r in range(5))
    assert [len(kind) for kind in OF_TYPE] == [5, 5, 6]
    assert all(HQ not in districts for districts in IN_REGION)


def test_rule_04_six_pairs_of_regions_are_neighbours() -> None:
    pairs = {(a, b) for a in range(6) for b in NEIGHBOURS[a] if a < b}
    assert pairs == {
        (MARITIMES, QUEBEC),
        (QUEBEC, ONTARIO),
        (ONTARIO, PRAIRIES),
        (PRAIRIES, PACIFIC),
        (PRAIRIES, TERRITORIES),
        (PACIFIC, TERRITORIES),
    }
    assert all(a in NEIGHBOURS[b] for a in range(6) for b in NEIGHBOURS[a])


def test_rule_05_there_are_seventy_tokens() -> None:
    assert SUPPLY == (20, 20, 20, 10)
    assert list(Game().state.rest) == [20, 20, 20, 10]
    assert Game().state.bag == 70 - 17


def test_rule_06_no_site_can_be_opened_with_fifty_dice_on_the_board() -> None:
    game = Game(DISTRIBUTION, RETURNING)
    for _ in range(4):
        game.begin(ONTARIO, QUEBEC, card=QUIET_CARDS[game.state.week])
        for _ in range(2):
            mine = game.state.worker == 0
            while game.state.points and game.state.spare_dice():
                game.do(f"open.{ONT_U if mine else HQ}")
            game.end()
        if game.state.spare_dice() == 0:
            break
    assert game.state.spare_dice() == 0
    game.begin(ONTARIO, QUEBEC, card=QUIET_CARDS[game.state.week])
    if game.state.turn.mode == CHANCE:
        game.luck("region.5")
    assert "open" not in game.verbs()
    assert "split" not in game.verbs()
    assert "staff" in game.verbs()


def test_rule_06_the_last_die_opens_one_site_instead_of_two() -> None:
    game = Game(DISTRIBUTION, STAFFING)
    game.begin(ONTARIO, QUEBEC)
    game.do(*[f"open.{ONT_U}"] * 4).end().do(*[f"open.{HQ}"] * 4).end()
    while game.state.spare_dice() > 1:
        game.begin(ONTARIO, QUEBEC, card=(0, 3, 8)[game.state.week - 1])
        for _ in range(2):
            while game.state.points and game.state.spare_dice() > 1:
                game.do(f"open.{HQ}")
            if game.state.worker != 0 or game.state.spare_dice() > 1:
                game.end()
                continue
            break
        if game.state.spare_dice() == 1 and game.state.worker == 0 and game.state.points:
            break
    if game.state.turn.prompt != v.ACT or game.state.worker != 0:
        pytest.fail("the distribution specialist is not at work")
    before = len(game.sites(ONT_U))
    game.do(f"open.{ONT_U}")
    assert len(game.sites(ONT_U)) == before + 1
    assert game.state.spare_dice() == 0


# --- setting up


def test_rule_07_each_district_starts_with_a_face_down_voter() -> None:
    game = Game()
    assert game.down() == [1] * PLACES
    assert not any(game.state.up)


def test_rule_08_each_district_starts_with_a_site_of_value_1() -> None:
    game = Game()
    assert [game.sites(place) for place in range(PLACES)] == [[1]] * PLACES


def test_rule_09_engagement_starts_at_zero() -> None:
    assert Game().state.engagement == 0


def test_rule_10_five_of_seventeen_cards_are_used_one_each_week() -> None:
    game = first_turn().to_count()
    assert len(set(game.state.drawn)) == 5
    assert [event["week"] for event in game.event_fields("card")] == [1, 2, 3, 4, 5]


def test_rule_11_specialists_differ_and_one_player_is_chief() -> None:
    for seats in (2, 3, 4):
        state = rules.new(seats, {})
        for i in range(20):
            deal = rules.chance(state, Rng(f"deal/{i}"))
            assert len(set(deal[1:])) == seats
            assert all(0 <= card < 7 for card in deal[1:])
    assert [chance for chance, _ in rules.chances(_dealt(3)) or []] == [(15, 0), (15, 1), (15, 2)]
    assert Game(chief=1).state.turn.seats == (1,)


def _dealt(seats: int) -> State:
    state = rules.new(seats, {})
    rules.apply(state, -1, rules.chance(state, Rng("deal")))
    return state


def test_rule_12_a_single_player_leads_two_specialists() -> None:
    game = Game(SURVEY, STAFFING, seats=1)
    game.begin(ONTARIO, QUEBEC)
    assert (game.state.worker, game.state.points, game.state.turn.seats) == (0, 4, (0,))
    assert "survey" in game.verbs()
    game.end("intend.0.0", "intend.0.1")
    assert (game.state.worker, game.state.points, game.state.turn.seats) == (1, 4, (0,))
    assert "survey" not in game.verbs()
    game.end()
    assert game.state.chief == 1


# --- the week


def test_rule_13_a_week_has_planning_event_turns_and_handover() -> None:
    game = first_turn().finish_week()
    order = [
        kind
        for kind in game.kinds()
        if kind in ("week", "placed", "card", "turn", "ended", "chief")
    ]
    assert order == [
        "chief",
        "week",
        *["placed"] * 2,
        "card",
        *["turn", "ended"] * 2,
        "chief",
        "week",
    ]


def test_rule_14_markers_go_to_any_region_but_not_to_headquarters() -> None:
    game = Game()
    assert game.legal() == [f"plan.{region}" for region in range(6)]
    assert Game().begin(QUEBEC, QUEBEC).state.region == [QUEBEC, QUEBEC]


def test_rule_15_in_open_planning_everybody_names_a_region_then_may_change_it_once() -> None:
    game = Game(SURVEY, STAFFING, RETURNING, chief=1)
    order = []
    for token in ("plan.2", "plan.2", "plan.0", "plan.3", "stay", "plan.1"):
        order.append(game.state.turn.seats[0])
        assert game.state.turn.mode == ONE
        game.do(token)
    assert order == [1, 2, 0, 1, 2, 0]
    assert game.state.region == [1, 3, 2]
    assert game.state.turn.mode == CHANCE


def test_rule_15_a_plan_is_announced_with_its_unserved_voters() -> None:
    """The sums of the badges in the region, now and with voters still to come."""
    game = Game(SURVEY, STAFFING, RETURNING).do("plan.2", "plan.2", "plan.5")
    places = [place for place, region in enumerate(REGION_OF) if region == ONTARIO]
    tiles = unserved_voters(game.state)
    now = sum(tiles[place].rounded for place in places)
    later = round(sum(tiles[place].end for place in places))
    assert (now, later) == (3, 17)
    assert game.event_fields("placed")[0] == {
        "marker": 0, "region": 2, "short_now": now, "short_later": later,
    }  # fmt: skip
    game.do("plan.0", "plan.5")
    changed = game.event_fields("changed")
    assert changed[0] == {
        "marker": 0, "region": 0, "short_later": 17, "old": 2, "old_short_later": 17, "alone": 1,
    }  # fmt: skip
    assert [(event["old"], event["alone"]) for event in changed] == [(2, 1), (2, 0)]


def test_rule_15_a_changed_plan_names_another_region() -> None:
    game = Game().do("plan.2", "plan.3")
    assert game.legal() == ["stay", "plan.0", "plan.1", "plan.3", "plan.4", "plan.5"]


def test_rule_15_a_single_player_names_both_regions_once() -> None:
    game = Game(SURVEY, STAFFING, seats=1, sealed=1).do("plan.2", "plan.4")
    assert game.state.region == [ONTARIO, PACIFIC]
    assert game.state.turn.mode == CHANCE


def test_rule_16_sealed_plans_are_revealed_when_all_are_made() -> None:
    game = Game(SURVEY, STAFFING, RETURNING, sealed=1)
    assert (game.state.turn.mode, game.state.turn.seats) == (ALL, (0, 1, 2))
    game.do("plan.4", seat=1).do("plan.2", seat=0)
    for viewer in (None, 0, 1, 2):
        assert game.state.observe(viewer).region[:2] == [-1, -1]
    assert not game.event_fields("placed")
    game.do("plan.5", seat=2)
    assert [event["region"] for event in game.event_fields("placed")] == [2, 4, 5]
    assert game.state.observe(None).region == [2, 4, 5]


def test_rule_17_the_event_comes_before_the_turns() -> None:
    game = Game().plan(ONTARIO, ONTARIO)
    before = game.down()
    game.luck("event.3")
    assert game.arrived(before) == {ONT_U: 1, ONT_R: 1, ONT_X: 1}
    assert game.state.turn.prompt == v.ACT


def test_rule_18_turns_have_four_points_and_start_with_the_chief() -> None:
    game = Game(SURVEY, STAFFING, RETURNING, chief=2).begin(0, 0, 0)
    order = []
    for _ in range(3):
        order.append(game.state.turn.seats[0])
        assert game.state.points == 4
        game.end()
    assert order == [2, 0, 1]


def test_rule_18_acts_may_be_mixed_and_repeated() -> None:
    game = first_turn().do(f"reach.{ONT_U}.0", f"open.{ONT_U}", f"open.{ONT_U}", f"reach.{ONT_R}.0")
    assert game.state.points == 0
    assert game.legal() == ["end"]


def test_rule_19_a_player_may_stop_and_loses_the_remaining_points() -> None:
    game = first_turn().do(f"open.{ONT_U}").end()
    assert game.event_fields("ended")[-1] == {"marker": 0, "unused": 3}
    assert game.state.points == 4
    game.finish_week().begin(ONTARIO, ONTARIO, card=14)
    assert game.state.points == 4


def test_rule_20_the_next_player_becomes_chief_and_week_five_is_the_last() -> None:
    game = Game(SURVEY, STAFFING, RETURNING, chief=1).begin(0, 0, 0).finish_week()
    assert game.state.chief == 2
    game.to_week(5)
    assert game.state.turn.prompt == v.PLAN
    game.begin(0, 0, 0, card=0).finish_week()
    assert game.state.turn.prompt == v.COUNTING


# --- acts


def test_rule_21_opening_costs_1_2_or_3_by_type() -> None:
    for place, cost in ((ONT_U, 1), (ONT_R, 2), (ONT_X, 3), (HQ, 1)):
        game = first_turn().do(f"open.{place}")
        assert game.state.points == 4 - cost
        assert game.sites(place) == [1, 1]


def test_rule_21_sites_are_opened_in_your_region_or_at_headquarters() -> None:
    places = [token for token in first_turn().legal() if token.startswith("open")]
    assert places == [f"open.{place}" for place in (ONT_U, ONT_R, ONT_X, HQ)]


def test_rule_21_a_site_that_costs_too_much_cannot_be_opened() -> None:
    game = first_turn().do(f"open.{HQ}", f"open.{HQ}")
    places = [token for token in game.legal() if token.startswith("open")]
    assert places == [f"open.{place}" for place in (ONT_U, ONT_R, HQ)]


def test_rule_22_a_staffing_roll_may_replace_any_site_here_or_at_headquarters() -> None:
    game = first_turn().do("staff").luck("roll.4")
    assert game.state.points == 3
    assert game.legal() == [*(f"replace.{place}.1" for place in (ONT_U, ONT_R, ONT_X, HQ)), "keep"]
    game.do(f"replace.{ONT_R}.1")
    assert game.sites(ONT_R) == [4]


def test_rule_22_a_die_may_replace_a_site_of_any_other_value() -> None:
    game = first_turn().do("staff").luck("roll.4").do(f"replace.{HQ}.1", "staff").luck("roll.1")
    assert game.legal() == [f"replace.{HQ}.4", "keep"]


def test_rule_23_a_staffing_roll_may_be_declined() -> None:
    game = first_turn().do("staff").luck("roll.6").do("keep")
    assert [game.sites(place) for place in range(PLACES)] == [[1]] * PLACES
    assert game.state.points == 3


def test_rule_24_reaching_out_moves_an_unseen_voter_to_headquarters() -> None:
    game = first_turn().do(f"reach.{ONT_X}.0")
    assert (game.state.down[ONT_X], game.state.down[HQ], game.state.points) == (0, 2, 3)
    assert not any(game.state.up)
    assert not any(token.startswith(f"reach.{ONT_X}") for token in game.legal())
    assert f"reach.{MAR_U}.0" not in game.legal()


def test_rule_25_a_face_up_voter_may_be_moved_and_stays_face_up() -> None:
    game = first_turn().do("survey").luck("turn.3.1.4").do(f"reach.{ONT_R}.1")
    assert (game.up(ONT_R), game.up(HQ)) == ([], [1])


def test_rule_26_nobody_reaches_out_in_week_5() -> None:
    game = Game().to_week(5).begin(ONTARIO, ONTARIO, card=0)
    assert "reach" not in game.verbs()
    assert "open" in game.verbs()


# --- voters


@pytest.mark.parametrize(("level", "rolls"), [(0, 2), (1, 2), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_rule_27_voters_are_rolled_for_by_engagement(level: int, rolls: int) -> None:
    game = first_turn()
    game.state.engagement = level
    game.end()
    assert len(game.event_fields("intention")) == rolls


def test_rule_28_the_dice_name_region_and_type() -> None:
    before = first_turn().down()
    game = first_turn().do("end").luck("intend.0.1", "intend.4.0")
    assert game.arrived(before) == {MAR_R: 1, BC_U: 1}
    chances = rules.chances(first_turn().do("end").state) or []
    assert len(chances) == 18
    assert len({weight for _, weight in chances}) == 1


def test_rule_29_a_voter_for_a_missing_district_goes_to_headquarters() -> None:
    before = first_turn().down()
    game = first_turn().do("end").luck("intend.5.1", "intend.5.2")
    assert game.arrived(before) == {HQ: 1, TER: 1}
    assert (district(5, 0), district(5, 1), district(5, 2)) == (HQ, HQ, TER)


def test_rule_29_a_voter_for_a_closed_district_goes_to_headquarters() -> None:
    game = Game().begin(0, 0, card=12).luck(f"district.{ONT_U}", f"scatter.{ONT_R}")
    before = game.down()
    game.do("end").luck("intend.2.0", "intend.2.1")
    assert game.arrived(before) == {HQ: 1, ONT_R: 1}


def test_rule_30_there_are_no_rolls_in_week_5() -> None:
    game = Game().to_week(5).begin(0, 0, card=0)
    rolled = len(game.event_fields("intention"))
    game.do("end", "end")
    assert len(game.event_fields("intention")) == rolled
    assert game.state.turn.prompt == v.COUNTING


def test_rule_31_when_the_bag_is_empty_no_more_voters_come() -> None:
    game = Game(SURVEY, STAFFING, RETURNING, COMMUNICATIONS)
    for card in (GAS_PRICES, STUDENT_STRIKES, IDLE_NO_MORE, WEXIT):
        game.begin(0, 0, 0, 0, card=card).finish_week()
    assert game.state.bag == 0
    assert game.event_fields("bag_empty")
    assert sum(game.state.down) == 70


def test_the_game_ends_with_the_count() -> None:
    game = first_turn().to_count().count()
    assert game.state.turn.mode == OVER
    assert sum(game.state.up) == 17 + 16


def test_unserved_voters_are_computed_only_if_events_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Searches play thousands of games without events and must not pay for them."""

    def computed(*_: object) -> None:
        raise AssertionError("unserved voters were computed for a game that keeps no events")

    monkeypatch.setattr(rules, "unserved_in", computed)
    for sealed in (0, 1):
        options = check_options(INFO, {"sealed": str(sealed)})
        assert playout(rules, rules.new(3, options), Rng("unheard"))
