"""“Save this table”: a file carries games and never overwrites diverged ones."""

from __future__ import annotations

import json

import pytest

from hustings.ui import effects as fx
from tests.kit import Kit
from tests.ui.driver import Driver

START = "toy?seats=human,human&rounds=2&seed=carry"


def played_game(clicks: int = 12) -> Driver:
    """Return a game some clicks in."""
    driver = Driver(START)
    driver.click_through("s", clicks)
    return driver


def saved_table(driver: Driver) -> str:
    """Return the data that "Save this table" puts into the file."""
    (effect,) = driver.send("save-table")
    assert isinstance(effect, fx.SaveTable)
    return effect.carried


def open_file(carried: str, stored: dict[str, str] | None = None) -> Driver:
    """Open the page from a file with games."""
    driver = Driver("", stored)
    environment = {"hash": "", "base": "file:///t.html", "storage": True, "carried": carried}
    driver.model.notice = ""
    driver.send("boot:" + json.dumps({**environment, "stored": driver.stored}))
    return driver


def games(driver: Driver) -> dict[str, str]:
    """Return the saved games."""
    return {k: t for k, t in driver.stored.items() if k.startswith("hustings/save/")}


def test_games_and_preferences_arrive_on_another_device(toy: Kit) -> None:
    here = played_game()
    here.send("pref:theme:dark")
    other_device = open_file(saved_table(here))
    assert games(other_device) == games(here)
    assert other_device.model.prefs.theme == "dark"
    assert "came with this file" in other_device.text
    other_device.send(other_device.offered("continue:")[0])
    assert other_device.play.table.state.key() == here.play.table.state.key()


def test_opening_the_file_again_changes_and_restores_nothing(toy: Kit) -> None:
    carried = saved_table(played_game())
    other_device = open_file(carried)
    reopened = open_file(carried, other_device.stored)
    assert reopened.stored == other_device.stored
    assert not reopened.model.notice
    reopened.send(reopened.offered("dialog:delete:")[0])
    reopened.send(reopened.offered("drop:")[0])
    assert not games(open_file(carried, reopened.stored)), "what was deleted stays deleted"


def test_an_older_file_does_not_shorten_a_game(toy: Kit) -> None:
    here = played_game(8)
    old = saved_table(here)
    here.click_through("on", 4)
    after = open_file(old, here.stored)
    assert games(after) == games(here)


def test_a_longer_game_in_the_file_continues_here(toy: Kit) -> None:
    here = played_game(8)
    before = dict(here.stored)
    here.click_through("on", 4)
    after = open_file(saved_table(here), before)
    assert games(after) == games(here)


def test_a_diverged_game_in_the_file_is_kept_under_a_second_key(toy: Kit) -> None:
    here = played_game(8)
    fork = dict(here.stored)
    here.click_through("one way", 6)
    elsewhere = Driver("", fork)
    elsewhere.send(f"continue:{here.play.id}")
    elsewhere.click_through("the other way", 5)
    assert elsewhere.play.table.record != here.play.table.record
    after = open_file(saved_table(elsewhere), here.stored)
    assert len(games(after)) == 2
    assert games(here).items() <= games(after).items(), "the game saved here is unchanged"
    assert "both are kept" in after.text


@pytest.mark.parametrize(
    "carried",
    ["", "null", "{", "[]", '{"format":9}', '{"format":1,"made":1,"stored":7}',
     '{"format":1,"made":2,"stored":[["hustings/save/../x","{}"],["a","b"],[1,2],3]}'],
)  # fmt: skip
def test_garbage_in_the_file_is_harmless(toy: Kit, carried: str) -> None:
    driver = open_file(carried)
    assert driver.root["data-screen"] == "home"
    assert not games(driver)


def test_a_corrupt_game_in_the_file_is_kept_as_corrupt(toy: Kit) -> None:
    data = {"format": 1, "made": 3, "stored": [["hustings/save/a", "{"]]}
    driver = open_file(json.dumps(data))
    assert driver.offered("rescue:")
    assert games(driver) == {"hustings/save/a": "{"}


def test_a_file_that_cannot_be_made_gets_a_notice(toy: Kit) -> None:
    driver = played_game()
    driver.send("save-table-failed")
    assert "could not make the file" in driver.text
