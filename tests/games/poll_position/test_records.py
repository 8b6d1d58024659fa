"""One finished game for each of the four verdicts, replayed to its end; many random ones."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from hustings.bots.search import playout, uniform
from hustings.core.record import load
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.games.poll_position import rules
from hustings.games.poll_position.info import INFO
from tests.game_driver import play_through
from tests.games.poll_position.invariants import check_invariants

RECORDS = Path(__file__).parent.parent.parent / "records" / "poll_position"
VERDICTS = {"triumph": (11, 99), "well_done": (1, 10), "trouble": (-10, 0), "disaster": (-99, -11)}


@pytest.mark.parametrize("verdict", VERDICTS)
def test_a_recorded_game_ends_with_its_verdict(verdict: str) -> None:
    text = (RECORDS / f"{verdict}.json").read_text(encoding="utf-8")
    table = Table(rules, load(text, lambda game: INFO if game == INFO.id else None))
    assert not table.trouble
    assert table.over
    outcome = rules.outcome(table.state)
    low, high = VERDICTS[verdict]
    assert outcome.reason == verdict
    assert all(low <= score <= high for score in outcome.scores)
    assert outcome.ranks == ((1 if low > 0 else 2),) * table.record.seats


def test_the_records_cover_every_seat_count_and_both_ways_to_plan() -> None:
    records = [
        load(file.read_text(encoding="utf-8"), lambda game: INFO if game == INFO.id else None)
        for file in sorted(RECORDS.glob("*.json"))
    ]
    assert {record.seats for record in records} == {1, 2, 3, 4}
    assert {record.options["sealed"] for record in records} == {0, 1}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_tokens_and_dice_are_conserved_in_every_step_of_random_games(seats: int) -> None:
    for i in range(10):
        state, rng = rules.new(seats, {"sealed": i % 2, "hq_cost": i % 2}), Rng(f"steps {i}")
        for _ in play_through(rules, state, partial(uniform, rules, rng=rng), rng):
            check_invariants(state)
        assert state.down == bytearray(17)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_tokens_and_dice_are_conserved_in_many_random_games(seats: int) -> None:
    for i in range(1000):
        state = rules.new(seats, {"sealed": i % 2})
        playout(rules, state, Rng(f"many {seats}/{i}"))
        check_invariants(state)
