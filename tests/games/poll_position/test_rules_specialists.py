"""Rules 32 to 43: the seven specialists."""

from __future__ import annotations

from hustings.core.model import CHANCE
from hustings.games.poll_position import rules
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.cards import (
    ANALYST,
    COMMUNICATIONS,
    DISTRIBUTION,
    LIAISON,
    RETURNING,
    STAFFING,
    SURVEY,
)
from tests.games.poll_position.driver import (
    HQ,
    MARITIMES,
    ONT_R,
    ONT_U,
    ONT_X,
    ONTARIO,
    PACIFIC,
    PRA_R,
    PRA_U,
    PRA_X,
    PRAIRIES,
    QUEBEC,
    TER,
    TERRITORIES,
    Game,
)


def game_as(specialist: int, *, region: int = ONTARIO) -> Game:
    """Return a game in the first turn of a specialist, with a Survey Specialist far away."""
    other = SURVEY if specialist != SURVEY else STAFFING
    return Game(specialist, other).begin(region, TERRITORIES)


def game_as_liaison(other: int, *, region: int = PRAIRIES, at: int = ONTARIO) -> Game:
    """Return a game in the first turn of the liaison officer, with a specialist next door."""
    return Game(LIAISON, other).begin(region, at)


# --- communications officer


def test_rule_32_the_communications_officer_may_move_a_second_voter() -> None:
    game = game_as(COMMUNICATIONS).do(f"reach.{ONT_U}.0")
    assert game.state.points == 3
    assert game.legal() == [f"reach.{ONT_R}.0", f"reach.{ONT_X}.0", "enough"]
    game.do(f"reach.{ONT_X}.0")
    assert (game.state.points, game.state.down[HQ]) == (3, 3)
    assert game.state.turn.prompt == v.ACT


def test_rule_32_the_second_voter_is_optional() -> None:
    game = game_as(COMMUNICATIONS).do(f"reach.{ONT_U}.0", "enough")
    assert (game.state.points, game.state.down[HQ]) == (3, 2)


def test_rule_32_without_a_second_voter_the_act_is_over() -> None:
    game = game_as(COMMUNICATIONS, region=TERRITORIES).do(f"reach.{TER}.0")
    assert game.state.turn.prompt == v.ACT


def test_rule_32_other_specialists_move_one_voter() -> None:
    game = game_as(STAFFING).do(f"reach.{ONT_U}.0")
    assert game.state.turn.prompt == v.ACT


# --- data analyst


def test_rule_33_the_analyst_sees_next_weeks_card_and_so_does_everybody() -> None:
    game = game_as(ANALYST).do("look").luck("event.16")
    assert game.state.points == 3
    assert game.event_fields("looked") == [{"marker": 0, "card": 16, "week": 2}]
    assert game.state.observe(1).drawn == (6, 16)
    game.finish_week().plan(0, 0)
    assert game.event_fields("card")[-1] == {"week": 2, "card": 16}
    assert game.state.turn.mode != CHANCE


def test_rule_33_a_card_that_was_seen_is_not_drawn_again() -> None:
    game = game_as(ANALYST).do("look")
    assert (v.V_EVENT, 6) not in [move for move, _ in rules.chances(game.state) or []]
    assert len(rules.chances(game.state) or []) == 16


def test_rule_34_a_known_card_cannot_be_looked_at_again() -> None:
    game = game_as(ANALYST).do("look").luck("event.16")
    assert "look" not in game.verbs()


def test_rule_34_no_card_can_be_looked_at_in_week_5() -> None:
    game = Game(ANALYST, SURVEY).to_week(5).begin(0, 0, card=0)
    assert game.state.specialist[game.state.worker] == ANALYST
    assert "look" not in game.verbs()


def test_rule_33_only_the_analyst_can_look_at_the_next_card() -> None:
    assert "look" not in game_as(STAFFING).verbs()


# --- distribution specialist


def test_rule_35_the_distribution_specialist_opens_rural_for_1_and_remote_for_2() -> None:
    for place, cost in ((ONT_R, 1), (ONT_X, 2)):
        game = game_as(DISTRIBUTION).do(f"open.{place}")
        assert (game.state.points, game.sites(place)) == (4 - cost, [1, 1])


def test_rule_36_the_distribution_specialist_opens_two_urban_sites_but_one_at_headquarters() -> (
    None
):
    game = game_as(DISTRIBUTION).do(f"open.{ONT_U}", f"open.{HQ}")
    assert (game.sites(ONT_U), game.sites(HQ), game.state.points) == ([1, 1, 1], [1, 1], 2)


# --- field liaison officer


def test_rule_37_the_liaison_officer_acts_once_like_a_neighbouring_specialist() -> None:
    game = game_as_liaison(SURVEY)
    assert [token for token in game.legal() if token.startswith("liaise")] == ["liaise.5"]
    game.do("liaise.5").luck("turn.1.2.3")
    assert (game.up(PRA_U), game.up(PRA_R), game.up(PRA_X)) == ([1], [2], [3])
    assert (game.state.points, game.event_fields("liaised")) == (
        3,
        [{"marker": 0, "specialist": SURVEY}],
    )
    assert "liaise" not in game.verbs()


def test_rule_37_the_liaison_officer_acts_like_the_communications_officer() -> None:
    game = game_as_liaison(COMMUNICATIONS).do(f"liaise.0.{PRA_U}.0", f"reach.{PRA_R}.0")
    assert (game.state.down[HQ], game.state.points) == (3, 3)
    game.do(f"reach.{PRA_X}.0")
    assert (game.state.turn.prompt, game.state.points) == (v.ACT, 2)


def test_rule_37_the_liaison_officer_acts_like_the_data_analyst() -> None:
    game = game_as_liaison(ANALYST).do("liaise.1").luck("event.0")
    assert (game.state.drawn, game.state.points) == ((6, 0), 3)
    assert "look" not in game.verbs()


def test_rule_37_the_liaison_officer_acts_like_the_distribution_specialist() -> None:
    game = game_as_liaison(DISTRIBUTION)
    assert [token for token in game.legal() if token.startswith("liaise")] == [
        f"liaise.2.{place}" for place in (PRA_U, PRA_R, PRA_X)
    ]
    game.do(f"liaise.2.{PRA_U}")
    assert (game.sites(PRA_U), game.state.points) == ([1, 1, 1], 3)
    game.do(f"open.{PRA_R}")
    assert game.state.points == 1


def test_rule_37_the_liaison_officer_acts_like_the_returning_officer() -> None:
    game = game_as_liaison(RETURNING).do("staff").luck("roll.5").do(f"replace.{PRA_U}.1")
    game.do(f"liaise.4.{PRA_U}.5.{PRA_X}")
    assert (game.sites(PRA_U), game.sites(PRA_X), game.state.points) == ([4], [1, 1], 2)


def test_rule_37_the_liaison_officer_acts_like_the_staffing_officer() -> None:
    game = game_as_liaison(STAFFING).do("liaise.6").luck("roll.2.5")
    game.do(f"replace.{HQ}.1", "staff").luck("roll.3")
    assert (game.sites(HQ), game.state.points) == ([5], 2)


def test_rule_37_the_liaison_officer_may_copy_again_next_turn() -> None:
    game = game_as_liaison(SURVEY).do("liaise.5").luck("turn.1.2.3").finish_week()
    game.begin(PRAIRIES, ONTARIO, card=14).end().end()
    game.begin(PRAIRIES, ONTARIO, card=16)
    assert game.state.specialist[game.state.worker] == LIAISON
    assert "liaise" in game.verbs()


def test_rule_38_a_copied_act_costs_its_own_price_but_at_least_1() -> None:
    game = game_as_liaison(DISTRIBUTION).do(f"liaise.2.{PRA_X}")
    assert game.state.points == 2
    game = game_as_liaison(DISTRIBUTION).do(f"open.{HQ}", f"open.{HQ}", f"open.{HQ}")
    assert f"liaise.2.{PRA_R}" in game.legal()
    assert f"liaise.2.{PRA_X}" not in game.legal()


def test_rule_38_a_copied_act_happens_in_the_liaison_officers_region() -> None:
    game = game_as_liaison(COMMUNICATIONS)
    assert {token for token in game.legal() if token.startswith("liaise")} == {
        f"liaise.0.{place}.0" for place in (PRA_U, PRA_R, PRA_X)
    }


def test_rule_38_a_roll_like_the_staffing_officers_in_a_short_region_costs_2() -> None:
    game = Game(LIAISON, STAFFING).begin(PRAIRIES, ONTARIO, card=10).luck(f"region.{PRAIRIES}")
    assert [token for token in game.legal() if token.startswith("liaise")] == [
        "liaise.6.1",
        "liaise.6.2",
    ]
    assert game.do("liaise.6.1").state.points == 2


def test_rule_39_only_neighbouring_specialists_can_be_copied() -> None:
    for at in (PRAIRIES, QUEBEC, MARITIMES):
        assert "liaise" not in game_as_liaison(SURVEY, at=at).verbs()
    for at in (ONTARIO, PACIFIC, TERRITORIES):
        assert "liaise" in game_as_liaison(SURVEY, at=at).verbs()


def test_rule_39_several_neighbours_give_a_choice() -> None:
    game = Game(LIAISON, SURVEY, STAFFING, ANALYST)
    game.begin(PRAIRIES, ONTARIO, PACIFIC, MARITIMES)
    assert [token for token in game.legal() if token.startswith("liaise")] == [
        "liaise.5",
        "liaise.6",
    ]


# --- returning officer


def test_rule_40_the_returning_officer_lowers_a_site_and_opens_another() -> None:
    game = game_as(RETURNING)
    assert "split" not in game.verbs(), "a site of 1 cannot go lower"
    game.do("staff").luck("roll.3").do(f"replace.{ONT_U}.1")
    splits = [token for token in game.legal() if token.startswith("split")]
    assert splits == [f"split.{ONT_U}.3.{target}" for target in (ONT_U, ONT_R, ONT_X)]
    game.do(f"split.{ONT_U}.3.{ONT_X}")
    assert (game.sites(ONT_U), game.sites(ONT_X), game.state.points) == ([2], [1, 1], 2)


def test_rule_40_the_returning_officer_moves_a_site_once_per_turn() -> None:
    game = game_as(RETURNING).do("staff").luck("roll.3").do(f"replace.{ONT_U}.1")
    game.do(f"split.{ONT_U}.3.{ONT_U}")
    assert game.sites(ONT_U) == [1, 2]
    assert "split" not in game.verbs()


# --- survey specialist


def test_rule_41_a_survey_turns_one_voter_in_each_district_of_the_region() -> None:
    game = game_as(SURVEY).do("survey").luck("turn.3.1.4")
    assert (game.up(ONT_U), game.up(ONT_R), game.up(ONT_X)) == ([3], [1], [4])
    assert game.state.points == 3
    assert [game.state.down[p] for p in (ONT_U, ONT_R, ONT_X)] == [0, 0, 0]


def test_rule_41_a_survey_skips_an_empty_district() -> None:
    game = game_as(SURVEY).do(f"reach.{ONT_R}.0", "survey").luck("turn.3.4")
    assert (game.up(ONT_U), game.up(ONT_R), game.up(ONT_X)) == ([3], [], [4])


def test_rule_41_a_survey_of_the_territories_covers_their_one_district() -> None:
    game = game_as(SURVEY, region=TERRITORIES).do("survey").luck("turn.2")
    assert game.up(TER) == [2]


def test_rule_41_surveyed_values_come_from_the_unseen_tokens() -> None:
    chances = rules.chances(game_as(SURVEY, region=TERRITORIES).do("survey").state)
    assert [(move[1], round(weight * 70)) for move, weight in chances or []] == [
        (1, 20),
        (2, 20),
        (3, 20),
        (4, 10),
    ]


def test_rule_42_a_district_is_surveyed_once_a_week() -> None:
    game = Game(SURVEY, STAFFING).begin(ONTARIO, ONTARIO, card=3)
    game.do("survey").luck("turn.3.1.4")
    assert game.state.down[ONT_U] == 1
    assert "survey" not in game.verbs()
    game.finish_week().begin(ONTARIO, ONTARIO).end()
    assert "survey" in game.verbs()


def test_rule_42_a_district_that_was_empty_can_still_be_surveyed() -> None:
    game = game_as(SURVEY).do(f"reach.{ONT_R}.0", "survey").luck("turn.3.4")
    assert "survey" not in game.verbs()


# --- staffing officer


def test_rule_43_the_staffing_officer_rolls_two_dice_and_uses_the_higher() -> None:
    game = game_as(STAFFING).do("staff")
    assert len(rules.chances(game.state) or []) == 36
    game.luck("roll.2.5").do(f"replace.{ONT_U}.1")
    assert game.sites(ONT_U) == [5]


def test_rule_43_other_specialists_roll_one_die() -> None:
    assert len(rules.chances(game_as(SURVEY).do("staff").state) or []) == 6
