"""How hard the game is, as the menu says it and as the rules count it."""

from __future__ import annotations

import pytest

from hustings.core.record import make
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.games.poll_position import rules
from hustings.games.poll_position.goodwill import BOOK, EASY, EVEN, GOODWILL_POINTS, HARD
from hustings.games.poll_position.info import INFO
from hustings.messages.formats import listed, number


def test_the_menu_tells_the_points_of_the_table() -> None:
    """The menu's entry may import nothing of the game, so that its numbers stand there again."""
    (option,) = (option for option in INFO.options if option.key == "goodwill")
    assert [value for value, _ in option.choices] == [BOOK, EASY, EVEN, HARD]
    for kind, name in ((EASY, "easy"), (EVEN, "even"), (HARD, "hard")):
        points = [number(each, signDisplay="exceptZero") for each in GOODWILL_POINTS[kind]]
        assert f"{name} {listed(points)}" in option.help


@pytest.mark.parametrize("seats", INFO.seats)
@pytest.mark.parametrize("kind", [EASY, EVEN, HARD])
def test_goodwill_moves_the_score_and_nothing_else(kind: int, seats: int) -> None:
    """Rule 65: the same game, decided alike, ends with so many points more or fewer."""
    score = {level: finished(level, seats) for level in (BOOK, kind)}
    assert score[kind] == score[BOOK] + GOODWILL_POINTS[kind][seats - 1]


def finished(kind: int, seats: int) -> int:
    """Return the score of a game in which everybody decides by the same luck."""
    table = Table(rules, make(INFO, seats, {"goodwill": kind}, "goodwill"))
    luck = Rng("goodwill")
    while not table.over:
        table.play(table.seats[0], luck.pick(table.legal(table.seats[0])))
    return rules.outcome(table.state).scores[0]
