"""The ladder: pairings, shares and confidence intervals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.bots.ladder import (
    Match,
    first_place_share,
    matches,
    mean,
    percentile,
    play,
    play_moves,
    play_to_end,
    record_luck,
    standard_error,
    wilson_interval,
)
from hustings.core.model import CHANCE, NATURE, OVER, Outcome
from hustings.core.protocols import Strategy
from hustings.core.rng import Rng
from tests.kit import TOY, Kit
from tests.toy.state import State

KIT = Kit(TOY)


def make(level: str) -> Strategy[State]:
    """Return a bot of the toy."""
    return KIT.bots.LEVELS[level]()


def test_each_seat_is_taken_on_the_same_luck() -> None:
    """The seed changes only when every seat has been played."""
    todo = matches("hard", "easy", 3, 7, "s")
    assert [match.seat for match in todo] == [0, 1, 2, 0, 1, 2, 0]
    assert [match.seed for match in todo] == ["s/0"] * 3 + ["s/1"] * 3 + ["s/2"]
    assert todo[0] == Match("hard", "easy", 3, 0, "s/0")


def test_a_match_is_the_same_each_time() -> None:
    """Except for the time it takes."""
    match = Match("normal", "easy", 3, 1, "again")
    options = KIT.default(3).options
    one, two = (play(KIT.rules, options, match, make, lambda: 0.0) for _ in range(2))
    assert one == two
    assert len(one.seconds) > 0
    others = {
        play(KIT.rules, options, match._replace(seed=f"{i}"), make, lambda: 0.0) for i in range(5)
    }
    assert len(others) > 1


def test_every_decision_is_reported_before_it_is_made() -> None:
    """The reported decisions replay to the same game, with the luck of the seed."""
    options, bots = KIT.default(2).options, [make("normal"), make("easy")]
    state, twin = KIT.rules.new(2, options), KIT.rules.new(2, options)
    luck, replay_luck = record_luck(KIT.rules, "told"), record_luck(KIT.rules, "told")
    count = 0
    for made in play_moves(KIT.rules, state, bots, luck, lambda seat, ply: Rng(f"{seat}/{ply}")):
        while twin.turn.mode == CHANCE:
            KIT.rules.apply(twin, NATURE, replay_luck(twin))
        assert twin.key() == state.key()
        KIT.rules.apply(twin, made.seat, made.move)
        count += 1
    assert count > 2
    other = KIT.rules.new(2, options)
    luck = record_luck(KIT.rules, "told")
    play_to_end(KIT.rules, other, bots, luck, lambda seat, ply: Rng(f"{seat}/{ply}"))
    assert other.turn.mode == state.turn.mode == OVER
    assert other.key() == state.key()


def test_a_level_against_itself_breaks_even() -> None:
    """Over all seats the shares of the first place add up to one."""
    options = KIT.default(2).options
    scores = [
        play(KIT.rules, options, match, make, lambda: 0.0)
        for match in matches("easy", "easy", 2, 120, "self")
    ]
    assert 0.4 < mean([score.first for score in scores]) < 0.6


def test_normal_beats_easy() -> None:
    """The ladder shows a real difference."""
    options = KIT.default(2).options
    scores = [
        play(KIT.rules, options, match, make, lambda: 0.0)
        for match in matches("normal", "easy", 2, 60, "better")
    ]
    share = mean([score.first for score in scores])
    assert wilson_interval(share, 60)[0] > 0.5


@pytest.mark.parametrize(
    ("ranks", "shares"),
    [((1, 2), (1, 0)), ((1, 1), (0.5, 0.5)), ((2, 3), (1, 0)), ((3, 3, 4), (0.5, 0.5, 0))],
)
def test_the_best_seat_gets_first_place(ranks: tuple[int, ...], shares: tuple[float, ...]) -> None:
    """A draw counts half; if an automatic side wins, the best seat counts as first."""
    outcome = Outcome(ranks, ranks, "x")
    assert tuple(first_place_share(outcome, seat) for seat in range(len(ranks))) == shares


def test_the_interval_is_wilsons_score_interval() -> None:
    """Compared with a published example (81 of 263) and the extremes."""
    low, high = wilson_interval(81 / 263, 263)
    assert low == pytest.approx(0.2553, abs=1e-4)
    assert high == pytest.approx(0.3662, abs=1e-4)
    assert wilson_interval(0, 10)[0] == 0
    assert wilson_interval(0, 10)[1] == pytest.approx(0.2775, abs=1e-4)
    assert wilson_interval(0.5, 0) == (0, 1)


@given(st.floats(0, 1), st.integers(1, 10_000))
def test_an_interval_contains_the_measured_share(share: float, games: int) -> None:
    """It lies within 0 to 1 and narrows with more games."""
    low, high = wilson_interval(share, games)
    assert 0 <= low <= share + 1e-9
    assert share - 1e-9 <= high <= 1
    wide = wilson_interval(share, games)
    narrow = wilson_interval(share, games * 4)
    assert narrow[1] - narrow[0] <= wide[1] - wide[0]


def test_a_percentile_of_decision_times() -> None:
    """Five of a hundred values exceed the 95th percentile."""
    assert percentile([float(n) for n in range(100, 0, -1)], 0.95) == 96
    assert percentile([3.0], 0.95) == 3
    assert percentile([], 0.95) == 0


def test_mean_and_standard_error_of_scores() -> None:
    """Mean and standard error; an empty list has neither."""
    assert mean([]) == standard_error([]) == standard_error([3]) == 0
    assert mean([1, 2, 3]) == 2
    assert standard_error([1, 2, 3]) == pytest.approx(0.57735, abs=1e-5)
