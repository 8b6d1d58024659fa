"""The odds of throwing dice again once."""

from __future__ import annotations

import pytest

from hustings.games.early_states.proceeds import RerollOdds, reroll_odds
from hustings.games.early_states.sheet import MANAGER, SPOKESPERSON


@pytest.mark.parametrize(
    ("items", "dice", "lifted", "odds"),
    [
        (0, (6,), 0b1, RerollOdds(0, 5 / 6, 4 / 6)),  # 6: three votes; 1 to 4 bring funds
        (0, (4,), 0b1, RerollOdds(4 / 6, 0, 1 / 6)),  # 4: two dollars; 1, 2, 5 and 6 bring votes
        (0, (6, 4), 0b10, RerollOdds(4 / 6, 0, 1 / 6)),
        (1 << SPOKESPERSON, (6,), 0b1, RerollOdds(0, 5 / 6, 4 / 6)),
        (1 << MANAGER, (4,), 0b1, RerollOdds(4 / 6, 0, 1 / 6)),
    ],
)
def test_odds_count_every_throw(
    items: int, dice: tuple[int, ...], lifted: int, odds: RerollOdds
) -> None:
    assert reroll_odds(items, dice, lifted) == pytest.approx(odds)
