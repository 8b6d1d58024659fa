"""The value of a finished map agrees with the rules."""

from __future__ import annotations

import pytest

from hustings.core.model import OVER
from hustings.core.rng import Rng
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.bots.rollout import (
    Finisher,
    MapScorer,
    first_place_share,
    seat_values,
)
from tests.games.gerrymander.driver import Game
from tests.games.gerrymander.test_completion import drawn_by_hand, positions


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_finished_map_scores_as_by_the_rules(seats: int) -> None:
    """Districts, then swing counties, then the fewest votes; ties are shared by whoever is tied."""
    rng = Rng(f"scores/{seats}")
    exact = 0
    for state in positions(seats, 3, 7):
        maps = MapScorer(state)
        order = maps.completion.edges[:]
        rng.shuffle(order)
        maps.completion.run(order)
        score = maps.scores(maps.completion.parts)
        after, _ = drawn_by_hand(state, order)
        lines = zip(after.won, after.swing, after.cost, strict=True)
        scores = [16 * won + swing - cost / 1024 for won, swing, cost in lines]
        assert sum(score) == pytest.approx(sum(scores))
        exact += score == pytest.approx(scores)
    assert exact >= 8, "most maps have no tied district"


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_value_of_a_finished_map_is_its_outcome(seats: int) -> None:
    game = Game(seats)
    game.finish("finished")
    state = game.state
    assert state.turn.mode == OVER
    moves, gains = Finisher()(rules, state, Rng("x"))
    assert moves == []
    assert len(gains) == seats
    score = MapScorer(state).finish_map(Rng("x"))
    assert (
        tuple(first_place_share(score, seat) for seat in range(seats))
        == rules.outcome(state).payoff()
    )
    assert all(0 <= gain <= 1 for gain in gains)


def test_the_cache_of_a_position_is_not_used_for_another() -> None:
    """Several positions in turn get the same answers as each alone."""
    finisher = Finisher()
    for state in positions(2, 1, 6):
        for world in (state, state.clone()):
            assert finisher(rules, world, Rng("x")) == Finisher()(rules, state, Rng("x"))
        world.placed[0] = 99  # the key must not be the state's own


def test_a_larger_lead_has_more_value() -> None:
    narrow, clear, lost = (
        seat_values(score, 3)
        for score in ([33.0, 32.0, 0.0], [48.0, 32.0, 0.0], [16.0, 32.0, 32.0])
    )
    assert 0.5 < narrow[0] < clear[0] < 1
    assert lost[0] == clear[1] < narrow[1] < 0.5
    assert lost[1] == lost[2] == pytest.approx(0.5 * 0.8 + 0.5 * 0.2)
    assert first_place_share([32.0, 16.0, 32.0], 0) == 0.5
