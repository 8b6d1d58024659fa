"""A roll that the player of Poll Position! is not asked to place is shown all the same."""

from __future__ import annotations

from hustings.core.model import SCENE
from hustings.draw.tree import walk
from hustings.games.poll_position import beats
from hustings.games.poll_position.events import Kept
from hustings.ui.phases import Deciding
from tests.ui.driver import Driver
from tests.ui.test_awaited_luck import before_the_last_turns


def unused_dice(driver: Driver) -> list[str]:
    """Return the keys of dice that lie in the tray, crossed out."""
    keys = [str(each[1].get("key")) for each in walk(driver.page)]
    return [key for key in keys if key.endswith("-unused")]


def test_a_roll_that_serves_nowhere_lies_crossed_out_in_the_tray() -> None:
    driver = before_the_last_turns("human,bot:easy", "count4")
    assert not unused_dice(driver)
    driver.send("pick:staff")
    assert isinstance(driver.play.phase, Deciding)
    assert driver.play.table.record.moves[-1] == "0:keep", "nobody was asked"
    assert len(unused_dice(driver)) == 1
    driver.send("pick:staff")
    assert not unused_dice(driver), "the next roll takes its place"


def test_it_is_a_scene_for_its_player_only() -> None:
    driver = before_the_last_turns("human,bot:easy", "count4")
    driver.send("pick:staff")
    table = driver.play.table
    step = table.log[-1]
    (kept,) = (event for event in step.events if isinstance(event, Kept))
    before, *_, after = table.frames(len(table.log) - 1)
    own, other = (beats.beat(kept, before, after, viewer, driver.play.names) for viewer in (0, 1))
    assert own is not None
    assert other is not None
    assert own.length == SCENE > other.length


def test_a_turn_waits_after_a_roll_that_its_player_was_not_asked_to_place() -> None:
    driver = Driver()
    driver.send("hash:poll_position?seats=human&seed=unseen-2")
    driver.send("pick:plan.0")
    driver.send("pick:plan.0")
    for _ in range(3):
        driver.send("pick:staff")
        driver.send("pick:keep")
    driver.send("pick:staff")
    assert driver.play.table.record.moves[-1] == "0:keep", "nobody was asked"
    assert isinstance(driver.play.phase, Deciding)
    assert len(unused_dice(driver)) == 1
    assert "pick:end" in driver.offered("pick:")
