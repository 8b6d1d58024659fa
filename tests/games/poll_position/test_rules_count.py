"""Rules 58 to 66: the count, the score sheet, four verdicts, goodwill; and a worked example."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.core.model import OVER
from hustings.games.poll_position import rules, tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.cards import (
    COMMUNICATIONS,
    DISTRIBUTION,
    GAS_PRICES,
    STAFFING,
    SURVEY,
)
from hustings.games.poll_position.goodwill import BOOK, EASY, EVEN, GOODWILL_POINTS, HARD, goodwill
from hustings.games.poll_position.info import INFO
from hustings.messages.formats import listed, number
from tests.games.poll_position.driver import (
    HQ,
    MAR_X,
    ONT_R,
    ONT_U,
    ONTARIO,
    PRA_R,
    PRA_U,
    PRA_X,
    PRAIRIES,
    TERRITORIES,
    Game,
)

EXAMPLE: list[tuple[list[int], list[int]]] = [
    ([3, 2], [1, 4]),
    ([4], [1]),
    ([3, 4], [1, 3]),
    ([2, 2, 1], [5]),
    ([1], [2]),
    ([2], [1]),
    ([4, 3], [6]),
    ([3], [3]),
    ([1], [1]),
    ([2], [4]),
    ([2, 2], [1, 1]),
    ([], [1]),
    ([1, 1], [1]),
    ([3, 1], [4]),
    ([2], [3]),
    ([2], [1]),
    ([4, 3, 2, 1, 3], [2, 3]),
]
"""Voters and sites of every place in the scoring example."""


def counted_example(hq_cost: int = 0, goodwill: int = 0) -> Game:
    """Return the scoring example after the count, which is played; the board is set up by hand."""
    game = Game(SURVEY, COMMUNICATIONS, hq_cost=hq_cost, goodwill=goodwill).to_week(5)
    game.begin(TERRITORIES, TERRITORIES, card=0)
    for place, (voters, sites) in enumerate(EXAMPLE):
        game.state.down[place] = len(voters)
        game.state.sites[6 * place : 6 * place + 6] = bytes(sites.count(n) for n in range(1, 7))
    game.state.honk = game.state.reconciliation = 0
    game.do("end", "end")
    return game.count(**{f"p{place}": voters for place, (voters, _) in enumerate(EXAMPLE)})


def test_rule_58_regions_are_counted_in_order_and_headquarters_last() -> None:
    game = Game().begin(0, 0).to_count()
    for region in range(7):
        assert game.state.turn.prompt == v.COUNTING
        assert game.state.counted == region
        places = tally.counting(game.state)
        game.count_next()
        assert all(game.state.down[p] == 0 for p in places)
    assert game.state.turn.mode == OVER
    assert [event["region"] for event in game.event_fields("region_counted")] == list(range(7))


def test_rule_59_turnout_includes_headquarters_and_five_voters_give_a_point() -> None:
    sheet = tally.sheet(counted_example().state)
    assert (sheet.turnout, sheet.turnout_points) == (64, 12)


def test_rule_60_each_unserved_voter_is_a_complaint() -> None:
    game = counted_example()
    complaints = [event["complaints"] for event in game.event_fields("counted")]
    assert complaints == [0, 3, 3, 0, 0, 1, 1, 0, 0, 0, 2, 0, 1, 0, 0, 1, 3]
    assert sum(complaints) == tally.sheet(game.state).complaints == 15


def test_rule_60_the_example_of_the_rule_book() -> None:
    event = counted_example().event_fields("counted")[MAR_X]
    assert (event["turnout"], event["capacity"], event["complaints"]) == (7, 4, 3)


def test_rule_61_headquarters_serves_twice_its_dice() -> None:
    event = counted_example().event_fields("counted")[HQ]
    assert (event["turnout"], event["capacity"], event["complaints"]) == (13, 10, 3)


def test_rule_62_ten_pips_cost_a_point() -> None:
    sheet = tally.sheet(counted_example().state)
    assert (sheet.cost, sheet.cost_points) == (49, 4)


def test_rule_63_headquarters_can_count_double_in_the_cost() -> None:
    sheet = tally.sheet(counted_example(hq_cost=1).state)
    assert (sheet.cost, sheet.cost_points, sheet.final) == (54, 5, -8)


@pytest.mark.parametrize(
    ("final", "verdict"),
    [
        (11, "triumph"),
        (10, "well_done"),
        (1, "well_done"),
        (0, "trouble"),
        (-10, "trouble"),
        (-11, "disaster"),
    ],
)
def test_rule_64_the_four_verdicts(final: int, verdict: str) -> None:
    assert tally.verdict(final) == verdict


def test_rule_64_the_team_wins_above_zero() -> None:
    game = counted_example()
    outcome = rules.outcome(game.state)
    assert (outcome.reason, outcome.scores, outcome.ranks) == ("trouble", (-7, -7), (2, 2))
    assert game.event_fields("scored") == [
        {"turnout": 12, "complaints": 15, "cost": 4, "goodwill": 0}
    ]
    assert not game.event_fields("goodwill")


@pytest.mark.parametrize("kind", [EASY, EVEN, HARD])
def test_rule_65_goodwill_counts_like_all_other_points(kind: int) -> None:
    game, points = counted_example(goodwill=kind), goodwill(kind, 2)
    final = -7 + points
    outcome = rules.outcome(game.state)
    assert (outcome.scores, outcome.ranks) == ((final, final), (1, 1) if final > 0 else (2, 2))
    assert game.event_fields("goodwill") == [{"points": points}]
    assert game.event_fields("scored")[0]["goodwill"] == points


def test_rule_65_records_without_the_option_have_no_goodwill() -> None:
    for seats in INFO.seats:
        assert rules.new(seats, {}).goodwill == goodwill(BOOK, seats) == 0
        assert rules.new(seats, {"goodwill": EVEN}).goodwill == goodwill(EVEN, seats)


def test_rule_66_goodwill_has_the_values_printed_in_the_rules() -> None:
    text = " ".join(catalog.rulebook("poll_position").split())
    points = [
        listed([number(n, signDisplay="exceptZero") for n in GOODWILL_POINTS[kind]])
        for kind in (EASY, EVEN, HARD)
    ]
    easy, even, hard = points
    assert (
        f"Goodwill for one, two, three and four players is {easy} in the easy game, "
        f"{even} in the even one and {hard} in the hard one."
    ) in text
    assert all(each in INFO.options[0].help for each in points)


def test_the_worked_example() -> None:
    """The first week of a game for two, worked out on paper."""
    game = Game(STAFFING, DISTRIBUTION).plan(ONTARIO, PRAIRIES)
    before = game.down()
    game.luck(f"event.{GAS_PRICES}")
    assert game.arrived(before) == dict.fromkeys((1, 4, 7, 10, 13), 1)
    assert game.state.engagement == 1
    game.do("staff").luck("roll.2.5").do(f"replace.{ONT_U}.1")
    assert (game.sites(ONT_U), game.state.points) == ([5], 3)
    game.do("staff").luck("roll.3.1").do(f"replace.{HQ}.1")
    assert (game.sites(HQ), game.state.points) == ([3], 2)
    game.do(f"open.{ONT_R}")
    assert (game.sites(ONT_R), game.state.points) == ([1, 1], 0)
    before = game.down()
    game.end("intend.5.1", "intend.2.0")
    assert game.arrived(before) == {HQ: 1, ONT_U: 1}
    game.do(f"open.{PRA_U}")
    assert (game.sites(PRA_U), game.state.points) == ([1, 1, 1], 3)
    game.do(f"open.{PRA_X}")
    assert (game.sites(PRA_X), game.state.points) == ([1, 1], 1)
    before = game.down()
    game.do(f"reach.{PRA_R}.0")
    assert game.arrived(before) == {PRA_R: -1, HQ: 1}
    before = game.down()
    game.end("intend.0.2", "intend.3.1")
    assert game.arrived(before) == {MAR_X: 1, PRA_R: 1}
    assert game.state.chief == 1
