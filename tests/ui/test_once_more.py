"""After one voter of Poll Position! has moved, one press moves all the others of its district."""

from __future__ import annotations

import json

from hustings.core.rng import Rng
from hustings.games.poll_position.board import DISTRICTS
from tests.ui.driver import PLAYED, Driver

MIN_WAITING = 4
"""Voters in one district, so that all but the first are several."""


def beside_a_queue(seed: str, specialist: int | None = None) -> tuple[Driver, int]:
    """Return a table at an act beside a long queue, and its place. specialist: who acts."""
    driver = Driver("", {"hustings/preferences": json.dumps({"pace": "instant"})})
    driver.send(f"hash:poll_position?seats=human&seed={seed}")
    rng = Rng(seed)
    for _ in range(400):
        state, offers = driver.play.table.state, set(driver.offered("pick:"))
        for place in range(DISTRICTS):
            acts = specialist in (None, state.specialist[state.worker])
            long = state.down[place] >= MIN_WAITING and state.points == 4
            if acts and long and f"pick:reach.{place}.0" in offers:
                return driver, place
        driver.send(rng.pick(driver.offered(*PLAYED)))
    raise AssertionError("no queue grows")


def buttons(driver: Driver) -> list[str]:
    """Return the offers to make the latest move again."""
    return driver.offered("repeat-latest")


def test_one_press_moves_all_other_voters_of_a_district() -> None:
    driver, place = beside_a_queue("queue4")
    waiting, at = driver.play.table.state.down[place], driver.play.table.at
    assert not buttons(driver), "first a single one"
    driver.send(f"pick:reach.{place}.0")
    assert buttons(driver) == ["repeat-latest"]
    times = min(3, waiting - 1)
    assert f"× {times}" in driver.text
    driver.send("repeat-latest")
    moves = driver.play.table.record.moves[at:]
    assert moves[: 1 + times] == [f"0:reach.{place}.0"] * (1 + times)
    assert driver.play.table.state.down[place] == waiting - 1 - times
    driver.send("undo")
    assert driver.play.table.at == at + times, "each of them is a move of its own"


def test_both_voters_of_each_act_move_by_one_press() -> None:
    """The Communications Officer moves two voters an act."""
    driver, place = beside_a_queue("officer0", 0)
    waiting, at = driver.play.table.state.down[place], driver.play.table.at
    driver.send(f"pick:reach.{place}.0")
    driver.send("repeat-latest")
    moves = driver.play.table.record.moves[at:]
    assert moves.count(f"0:reach.{place}.0") == waiting
    assert driver.play.table.state.points == 4 - (waiting + 1) // 2


def test_nothing_else_can_be_repeated_like_that() -> None:
    driver, _ = beside_a_queue("queue4")
    at = driver.play.table.at
    driver.send("repeat-latest")
    assert driver.play.table.at == at
    driver.send("pick:open.16")
    assert not buttons(driver)
