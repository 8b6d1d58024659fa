"""The past of a finished game seen through any seat's eyes, or with everything open."""

from __future__ import annotations

import pytest

from hustings.core.model import HIDDEN
from hustings.draw.tree import walk
from hustings.ui import words
from hustings.ui.page.screens.table_drawing import TableDrawing
from hustings.ui.phases import EVERYTHING, ViewingPast
from tests.kit import Kit
from tests.ui.driver import Driver

GAME = "whistle_stop?seats=human,bot:easy&seed=eyes"


@pytest.fixture(scope="module")
def ended() -> Driver:
    """Return a driver whose game against a bot is over, with a past position shown."""
    driver = Driver(GAME)
    driver.click_through("eyes")
    assert driver.model.screen == "over"
    return driver


def chosen(driver: Driver) -> list[str]:
    """Return the values of the choice beside the scrubber, [] without one."""
    selects = [e for e in walk(driver.page) if e[1].get("data-change") == "eyes"]
    return [option[1]["value"] for each in selects for option in each[2]]


def hidden_hands(driver: Driver) -> list[bool]:
    """Return for each seat whether the drawing hides cards of its hand."""
    play = driver.play
    return [HIDDEN in hand for hand in TableDrawing(play, play.shown()).obs.hands]


def test_any_moment_can_be_seen_through_any_eyes(ended: Driver) -> None:
    middle = ended.play.table.at // 2
    ended.send(f"past:{middle}")
    assert chosen(ended) == ["0", "1", "open"]
    assert hidden_hands(ended) == [False, True]
    ended.send("eyes:1")
    assert hidden_hands(ended) == [True, False]
    assert TableDrawing(ended.play, ended.play.shown()).look.viewer == 1
    ended.send(f"past:{middle + 1}")
    assert hidden_hands(ended) == [True, False], "the eyes stay while one goes through the game"
    ended.send("eyes:open")
    assert hidden_hands(ended) == [False, False]
    assert "In hand:" in ended.text
    ended.send("eyes:0")
    assert hidden_hands(ended) == [False, True]
    assert ended.play.viewer == 0
    ended.send(f"past:{ended.play.table.at}")
    assert chosen(ended) == []


def test_senseless_eyes_are_ones_own(ended: Driver) -> None:
    ended.send("past:3")
    for whose in ("9", "-1", "", "all"):
        ended.send("eyes:1")
        ended.send(f"eyes:{whose}")
        assert isinstance(ended.play.phase, ViewingPast)
        assert ended.play.phase.eyes is None


def test_a_game_that_goes_on_keeps_its_secrets() -> None:
    driver = Driver(GAME)
    driver.click_through("eyes", 12)
    driver.send("past:3")
    assert chosen(driver) == []
    before = driver.text
    for whose in ("1", "open", str(EVERYTHING)):
        driver.send(f"eyes:{whose}")
        assert driver.text == before


def test_a_game_without_secrets_has_no_choice() -> None:
    driver = Driver("gerrymander?seats=human,bot:easy&seed=eyes")
    driver.click_through("eyes")
    driver.send("past:3")
    assert chosen(driver) == []


def test_players_at_one_screen_may_choose_what_everybody_saw(toy: Kit) -> None:
    driver = Driver("toy?seats=human,human&rounds=2&seed=eyes")
    driver.click_through("eyes")
    driver.play.viewer = None
    driver.send("past:3")
    assert chosen(driver) == ["", "0", "1", "open"]
    assert words.table.eyes_of_all() in driver.text
