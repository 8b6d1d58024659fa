"""The words of the game: prompts, reasons, log, and the numbered rules themselves."""

from __future__ import annotations

import re
from pathlib import Path

from hustings import catalog
from hustings.core.moves import decode, verb_index
from hustings.games.poll_position import names as words
from hustings.games.poll_position import rules, text
from hustings.games.poll_position.bots.hint import reasons
from hustings.games.poll_position.cards import (
    ANALYST,
    DISTRIBUTION,
    LIAISON,
    RETURNING,
    STAFFING,
    SURVEY,
)
from hustings.games.poll_position.info import INFO
from hustings.games.poll_position.view.unserved import unserved_voters
from hustings.games.poll_position.vocabulary import V_OPEN, V_PLAN
from hustings.messages.people import Cast
from tests.games.poll_position.driver import (
    HQ,
    MAR_U,
    MARITIMES,
    ONT_R,
    ONT_U,
    ONT_X,
    ONTARIO,
    PRAIRIES,
    QUEBEC,
    TERRITORIES,
    Game,
)
from tests.kit import ROOT

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def refusal(game: Game, token: str) -> str:
    """Return the reason given to the seat that decides."""
    seat = game.state.turn.seats[0]
    assert token not in game.legal()
    return text.why_not(game.state.observe(seat), seat, decode(rules.VOCABULARY.verbs, token))


def test_the_prompt_says_what_to_do() -> None:
    game = Game()
    assert text.prompt(game.state, NAMES[:2]) == "Ada: choose the region to work in this week."
    game.do("plan.2", "plan.0")
    assert text.prompt(game.state, NAMES[:2]) == "Ada: stay in Ontario, or change your plan."
    game.do("stay", "stay").luck("event.6")
    assert text.prompt(game.state, NAMES[:2]) == (
        "Ada: spend 4 AP in Ontario or at HQ, or end your turn."
    )
    game.do("staff").luck("roll.4")
    assert "swap the 4 for one of the dice" in text.prompt(game.state, NAMES[:2])
    game = Game(SURVEY, STAFFING, seats=1)
    assert text.prompt(game.state, NAMES[:1]).startswith(
        "Ada’s first specialist, the Survey Specialist: choose"
    )
    game = Game(sealed=1).do("plan.2", seat=1)
    assert text.prompt(game.state, NAMES[:2]) == "Sealed plans: Ada still to choose a region."


def test_refusals_cite_their_rules() -> None:
    game = Game(SURVEY, STAFFING).begin(ONTARIO, ONTARIO)
    assert refusal(game, f"open.{MAR_U}").startswith("Rule 21")
    assert refusal(game, "split.6.2.6").startswith("Rule 40")
    assert refusal(game, "look").startswith("Rule 33")
    assert refusal(game, "liaise").startswith("Rule 37")
    assert refusal(game, f"reach.{HQ}.0").startswith("Rule 24")
    assert refusal(game, f"replace.{HQ}.1").startswith("Rule 22")
    assert refusal(game, "plan.1").startswith("Rule 14")
    game.do("survey").luck("turn.1.1.1")
    assert refusal(game, "survey").startswith("Rule 42")
    game.do(f"open.{ONT_R}")
    assert refusal(game, f"open.{ONT_X}") == "Rule 21: a site there costs 3 AP, and you have 1."
    game.do(f"open.{HQ}")
    assert refusal(game, f"open.{HQ}").startswith("Rule 18")
    assert refusal(game, f"reach.{ONT_U}.0").startswith("Rule 18")


def test_refusals_name_specialists_and_cards() -> None:
    game = Game(LIAISON, SURVEY).begin(ONTARIO, MARITIMES, card=10).luck(f"region.{ONTARIO}")
    assert refusal(game, "liaise.5").startswith("Rule 39")
    assert refusal(game, "staff.0").startswith("Rule 56")
    game.do("staff.2").luck("roll.5")
    assert refusal(game, f"replace.{ONT_U}.1").startswith("Rule 56")
    assert refusal(game, "end").startswith("Rule 22")
    game = Game(ANALYST, SURVEY).begin(ONTARIO, QUEBEC, card=12)
    game.luck(f"district.{ONT_U}", f"scatter.{ONT_R}")
    assert refusal(game, f"open.{ONT_U}").startswith("Rule 51")
    game.do("look").luck("event.0")
    assert refusal(game, "look").startswith("Rule 34")
    game = Game(RETURNING, SURVEY).begin(ONTARIO, PRAIRIES)
    assert refusal(game, f"split.{ONT_U}.2.{ONT_U}").startswith("Rule 40")
    assert text.why_not(game.state, 1, (verb_index(rules.VOCABULARY.verbs, "end"),)).startswith(
        "Rule 18"
    )
    game = Game().to_week(5)
    assert refusal(game, f"plan.{HQ - 10}").startswith("Rule 14")
    assert refusal(game, "end").startswith("Rule 13")
    game.begin(TERRITORIES, TERRITORIES, card=0)
    assert refusal(game, "reach.15.0").startswith("Rule 26")


def test_the_log_calls_the_viewer_you_and_names_the_others() -> None:
    game = Game(STAFFING, SURVEY).begin(ONTARIO, QUEBEC).do(f"open.{ONT_R}")
    assert text.event(game.events[-1], 0, NAMES[:2]) == "You opened a site in rural Ontario (2 AP)."
    assert text.event(game.events[-1], 1, NAMES[:2]) == "Ada opened a site in rural Ontario (2 AP)."
    game.do("staff").luck("roll.2.5")
    assert text.event(game.events[-1], None, NAMES[:2]) == "Ada rolled 2 and 5 to staff a site."


def test_every_rule_of_the_game_has_a_test() -> None:
    text_of_rules = catalog.rulebook("poll_position")
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", text_of_rules, re.MULTILINE)]
    assert numbers == list(range(1, 67))
    tests = "".join(
        file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_rules_*.py")
    )
    for number in numbers:
        assert f"def test_rule_{number:02}_" in tests, f"rule {number} has no test"


def test_reasons_name_existing_rules() -> None:
    messages = (ROOT / "locales" / "en" / "poll_position.ftl").read_text(encoding="utf-8")
    numbers = [int(number) for number in re.findall(r"Rule (\d+)", messages)]
    assert numbers
    assert all(1 <= number <= 64 for number in numbers)


def test_the_licence_is_named_where_required() -> None:
    line = "Contains information licensed under the Open Government Licence – Canada"
    assert line in INFO.credit
    assert "Marcello Barisonzi" in INFO.credit
    assert line in catalog.rulebook("poll_position")


def test_facts_of_a_finished_game_hold_the_score() -> None:
    game = Game().begin(0, 0).to_count().count()
    score = text.facts(game.state)["score"]
    assert score["final"] == score["turnout_points"] - score["complaints"] - score["cost_points"]
    assert score["verdict"] in words.VERDICTS.values()


def test_ending_a_turn_names_the_points_given_up() -> None:
    game = Game().begin(ONTARIO, QUEBEC)
    for points, label in ((4, "End turn, lose 4 AP"), (1, "End turn, lose 1 AP")):
        game.state.points = points
        assert text.move(game.state, 0, decode(rules.VOCABULARY.verbs, "end")) == label
    game.state.points = 0
    assert text.move(game.state, 0, decode(rules.VOCABULARY.verbs, "end")) == "End turn"


def test_places_keep_their_article_in_sentences() -> None:
    """Regions that have an article keep it wherever a sentence names them."""
    places = [words.at_place(place) for place in range(17)]
    assert places[0] == "in the urban Maritimes"
    assert places[7] == "in rural Ontario"
    assert places[11] == "in the remote Prairies"
    assert places[14:] == ["in remote British Columbia", "in the Territories", "at HQ"]
    game = Game(SURVEY, STAFFING).begin(0, 0)
    seat = game.state.turn.seats[0]
    lines = [text.move(game.state, seat, move) for move in rules.legal(game.state, seat)]
    lines += [text.event(event, None, NAMES[:2]) for event in game.events]
    lines.append(text.why_not(game.state, seat, (V_OPEN, 7)))
    assert not [line for line in lines if re.search(r"(in|from|to) (Maritimes|Prairies|Ter)", line)]
    assert lines[-1] == "Rule 21: your marker is in the Maritimes, not there."


def test_the_distribution_specialist_sees_both_sites_in_the_label() -> None:
    game = Game(DISTRIBUTION, STAFFING).begin(ONTARIO, ONTARIO)
    label = text.move(game.state, 0, (V_OPEN, ONT_U))
    assert label == "Open two sites in urban Ontario (1 AP, cost +2)"
    label = text.move(game.state, 0, (V_OPEN, ONT_U + 1))
    assert label == "Open a site in rural Ontario (1 AP, cost +1)"
    assert text.move(game.state, 0, (V_OPEN, HQ)) == "Open a site at HQ (1 AP, cost +1)"
    before, reason = (
        unserved_voters(game.state)[ONT_U],
        reasons(game.state, 0, (V_OPEN, ONT_U), Cast(0, NAMES))[0],
    )
    game.do(f"open.{ONT_U}")
    after = unserved_voters(game.state)[ONT_U]
    assert after.now < before.now
    assert f"{after.end:.1f} voters" in reason
    assert f"not {before.end:.1f}" in reason


def test_a_seat_that_is_not_to_move_is_told_the_phase() -> None:
    game = Game(SURVEY, STAFFING)
    assert text.why_not(game.state, 1, (V_PLAN, 0)).startswith("Rule 15")
    game = Game(SURVEY, STAFFING, sealed=1).do("plan.0")
    assert text.why_not(game.state, 0, (V_PLAN, 0)) == "Rule 16: your plan is sealed."
    game = Game(SURVEY, STAFFING).begin(ONTARIO, ONTARIO)
    assert text.why_not(game.state, 1, (V_OPEN, 6)) == "Rule 18: it is not your turn."


def test_the_last_turn_says_that_the_count_follows() -> None:
    game = Game().to_week(5).begin(ONTARIO, QUEBEC, card=3)
    for count_follows in (False, True):
        game.state.points = 0
        assert ("count the votes" in text.prompt(game.state, NAMES)) == count_follows
        game.end()


def test_a_label_says_what_a_purchase_costs_the_score() -> None:
    game = Game().begin(ONTARIO, QUEBEC)
    game.do("open.16", "open.16")  # the dice show 19 now
    move = text.move(game.state, 0, (V_OPEN, HQ))
    assert move == "Open a site at HQ (1 AP, cost +1: score −1)"


def test_a_pip_at_headquarters_costs_double_with_the_option() -> None:
    game = Game(hq_cost=1).begin(ONTARIO, QUEBEC)
    assert text.move(game.state, 0, (V_OPEN, HQ)) == "Open a site at HQ (1 AP, cost +2: score −1)"
