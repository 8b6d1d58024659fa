"""The benchmark of clicks plays whole games by what the page draws."""

from __future__ import annotations

import pytest

from tools.bench import clicks


@pytest.mark.broad
def test_a_turn_of_poll_position_takes_few_clicks() -> None:
    found = clicks.turns("poll_position", clicks.SEEDS[0])
    assert len(found) == 5, "a turn a week"
    assert sum(found) / len(found) < 10
