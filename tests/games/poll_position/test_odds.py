"""The exact expectations behind bots and forecast, against counting by hand."""

from __future__ import annotations

from itertools import combinations

import pytest

from hustings.bots.search import advance
from hustings.core.model import OVER
from hustings.core.rng import Rng
from hustings.games.poll_position import odds, rules, tally
from hustings.games.poll_position.forecast import (
    ExpectedComplaints,
    arrivals_to_come,
    forecast,
    points_left,
)
from tests.games.poll_position.driver import HQ, ONT_U, ONTARIO, TER, TERRITORIES, Game

REST = bytes([2, 1, 2, 1])
VALUES = (1, 1, 2, 3, 3, 4)


@pytest.mark.parametrize("n", range(5))
def test_sums_and_excess_agree_with_counting_all_draws(n: int) -> None:
    draws = [sum(drawn) for drawn in combinations(VALUES, n)]
    for total, chance in enumerate(odds.sums(REST, n)):
        assert chance == pytest.approx(draws.count(total) / len(draws))
    for capacity in range(-2, 14):
        beyond = sum(max(0, total - capacity) for total in draws) / len(draws)
        assert odds.beyond(REST, n, capacity) == pytest.approx(beyond)


def test_the_mean_of_a_token_is_16_sevenths_at_first() -> None:
    assert odds.mean(bytes([20, 20, 20, 10])) == pytest.approx(160 / 70)
    assert odds.mean(bytes(4)) == 0


def test_chances_of_arrivals_follow_from_the_dice() -> None:
    one = odds.arrivals(1, 2, ())
    assert one == pytest.approx((16 / 18, 2 / 18))
    assert odds.arrivals(0, 1, (0.25,)) == pytest.approx((0.75, 0.25))
    assert sum(odds.arrivals(40, 1, (0.5, 0.1))) == pytest.approx(1)


def test_a_known_event_counts_and_a_closed_district_does_not() -> None:
    game = Game(1, 5).begin(ONTARIO, ONTARIO, card=12).luck(f"district.{ONT_U}", "scatter.7")
    game.do("look").luck("event.7")
    more = arrivals_to_come(game.state)
    assert more[ONT_U] == odds.NO_ARRIVALS
    assert more[TER][0] < 0.5, "Idle No More comes for certain"
    assert ExpectedComplaints(game.state, foresight=True).at(ONT_U) == 0


def test_the_forecast_of_a_finished_game_is_its_score() -> None:
    game = Game().begin(TERRITORIES, TERRITORIES).to_count().count()
    final = tally.sheet(game.state).final
    assert forecast(game.state) == (final, final, final)


def test_a_working_team_is_expected_to_do_better_than_one_that_stops() -> None:
    game = Game().begin(ONTARIO, TERRITORIES, card=3)
    assert points_left(game.state) == 40
    assert forecast(game.state, working=True).middle > forecast(game.state).middle + 50
    game.do(f"open.{HQ}")
    assert points_left(game.state) == 39
    assert points_left(game.finish_week().state) == 32


def test_eight_of_ten_idle_games_end_in_the_range_of_the_forecast() -> None:
    game = Game().begin(ONTARIO, TERRITORIES, card=3)
    game.do(f"open.{HQ}", "staff").luck("roll.5").do(f"replace.{ONT_U}.1")
    expected = forecast(game.state)
    scores = []
    for i in range(300):
        world, rng = game.state.clone(), Rng(f"left alone {i}")
        while world.turn.mode != OVER:
            advance(rules, world, rng)
            if world.turn.seats:
                rules.apply(world, world.turn.seats[0], rules.legal(world, world.turn.seats[0])[-1])
        scores.append(rules.outcome(world).scores[0])
    inside = sum(expected.low <= score <= expected.high for score in scores)
    assert 0.6 <= inside / len(scores) <= 0.95
    assert sum(scores) / len(scores) == pytest.approx(expected.middle, abs=6)
