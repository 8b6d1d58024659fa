"""Goodwill in the menu and in the rules."""

from __future__ import annotations

import pytest

from hustings.core.record import make
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.games.poll_position import rules
from hustings.games.poll_position.goodwill import BOOK, EASY, EVEN, GOODWILL_POINTS, HARD
from hustings.games.poll_position.info import INFO
from hustings.messages.formats import listed, number


def test_the_menu_shows_the_goodwill_of_the_table() -> None:
    """The menu may import nothing of the game, so its numbers are repeated there."""
    (option,) = (option for option in INFO.options if option.key == "goodwill")
    assert [value for value, _ in option.choices] == [BOOK, EASY, EVEN, HARD]
    for kind, name in ((EASY, "easy"), (EVEN, "even"), (HARD, "hard")):
        points = [number(each, signDisplay="exceptZero") for each in GOODWILL_POINTS[kind]]
        assert f"{name} {listed(points)}" in option.help


@pytest.mark.parametrize("seats", INFO.seats)
@pytest.mark.parametrize("kind", [EASY, EVEN, HARD])
def test_goodwill_shifts_the_score_and_nothing_else(kind: int, seats: int) -> None:
    """Rule 65: a game with the same decisions ends with more or fewer points, by the goodwill."""
    score = {level: final_score(level, seats) for level in (BOOK, kind)}
    assert score[kind] == score[BOOK] + GOODWILL_POINTS[kind][seats - 1]


def final_score(kind: int, seats: int) -> int:
    """Return the score of a game with random decisions of a fixed seed."""
    table = Table(rules, make(INFO, seats, {"goodwill": kind}, "goodwill"))
    luck = Rng("goodwill")
    while not table.over:
        table.play(table.seats[0], luck.pick(table.legal(table.seats[0])))
    return rules.outcome(table.state).scores[0]
