"""After a move that says how many, buttons offer more of the same at once."""

from __future__ import annotations

import json

import pytest

from hustings.draw.tree import walk
from tests.ui.driver import Driver

ADDRESS = "whistle_stop?seats=human,bot:normal&seed=batch0"
SPEND_FOUR = "pick:card.2.1"


@pytest.fixture
def driver() -> Driver:
    """Return a table at the player's first act, where a card brings four delegates."""
    opened = Driver("", {"hustings/preferences": json.dumps({"pace": "instant"})})
    opened.send(f"hash:{ADDRESS}")
    return opened


def buttons(driver: Driver) -> list[str]:
    """Return the messages of the buttons that place several delegates at once."""
    shown = [str(e[1].get("data-do")) for e in walk(driver.page) if e[0] == "button"]
    return [do for do in shown if do.startswith("pick:place.") and do.count(".") == 2]


def test_after_a_delegate_the_others_can_be_placed_there_in_one_press(driver: Driver) -> None:
    driver.send(SPEND_FOUR)
    assert buttons(driver) == [], "first a region is chosen"
    driver.send("pick:place.3.1")
    assert buttons(driver) == ["pick:place.3.2", "pick:place.3.3"]
    driver.send("pick:place.5.1")
    assert buttons(driver) == ["pick:place.5.2"], "the latest region"
    driver.send("undo")
    driver.send("pick:place.3.3")
    plan = [move for move in driver.play.table.record.moves if move.startswith("0:place")]
    assert plan[:2] == ["0:place.3.1", "0:place.3.3"]


def test_the_red_button_never_buys_a_veto(driver: Driver) -> None:
    assert "pick:buy" in driver.offered("pick:")
    primary = [e[1]["data-do"] for e in walk(driver.page) if "primary" in str(e[1].get("class"))]
    assert not [do for do in primary if str(do).startswith("pick:")]
