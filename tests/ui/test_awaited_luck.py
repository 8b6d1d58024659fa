"""The count of Poll Position! begins at a press, whoever has played the last turn."""

from __future__ import annotations

import pytest

from hustings.core.rng import Rng
from hustings.draw.tree import walk, words
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import WEEKS
from hustings.ui.phases import Playback
from tests.ui.driver import PLAYED, Driver
from tests.ui.friends import play_all, sent_link
from tests.ui.test_ui_playback import Patient

BOT_LAST, PERSON_LAST = "count3", "count0"
"""Seeds by who plays the last turn of a person and a bot."""


def before_the_last_turns(seats: str, seed: str, **prefs: str) -> Patient:
    """Return a table in the last week, at the end of the player's turn."""
    driver = Patient()
    for name, value in {"pace": "instant", **prefs}.items():
        driver.send(f"pref:{name}:{value}")
    driver.send(f"hash:poll_position?seats={seats}&seed={seed}")
    rng = Rng(seed)
    for _ in range(600):
        while driver.thinks:
            driver.answer()
        state = driver.play.table.state
        if state.week == WEEKS - 1 and state.turn.prompt == v.ACT:
            break
        driver.send(rng.pick(driver.offered(*PLAYED)))
    driver.send("pref:pace:normal")
    return driver


def end_turn(driver: Patient) -> None:
    """Have the player waste the rest of the turn."""
    while "pick:end" not in driver.offered("pick:"):
        driver.send(driver.offered("pick:keep", "pick:enough")[0])
    driver.send("pick:end")


def play_back(driver: Patient) -> None:
    """Let bots answer and timers fire until playback or the game waits for a person."""
    for _ in range(200):
        while driver.thinks:
            driver.answer()
        if not driver.timers:
            return
        driver.ring()


def buttons(driver: Patient) -> dict[str, str]:
    """Return the names of the buttons below the board by their messages."""
    (bar,) = (each for each in walk(driver.page) if each[1].get("class") == "actions")
    return {
        each[1]["data-do"]: each[1].get("title") or words(each)
        for each in walk(bar)
        if each[0] == "button"
    }


def counted(driver: Patient) -> int:
    """Return how many regions have been counted in the position shown."""
    regions: int = driver.play.shown().state.counted
    return regions


def test_the_count_waits_for_a_press_where_a_bot_plays_last() -> None:
    driver = before_the_last_turns("human,bot:easy", BOT_LAST)
    end_turn(driver)
    play_back(driver)
    assert driver.play.table.over, "the game itself waits for nobody"
    assert buttons(driver) == {"hurry": "Count the votes", "skip": "Skip to the end"}
    assert counted(driver) == 0
    assert not driver.play.busy
    assert "The votes are counted" in driver.text
    assert "Final score" not in driver.text
    driver.send("hurry")
    assert counted(driver) == 1
    play_back(driver)
    assert not driver.in_playback, "it waits once"
    assert "Final score" in driver.text


def test_the_press_that_ends_the_last_turn_begins_the_count() -> None:
    driver = before_the_last_turns("human,bot:easy", PERSON_LAST)
    end_turn(driver)
    play_back(driver)
    assert driver.play.table.over
    assert not driver.in_playback


def test_a_turn_that_ends_by_itself_begins_no_count() -> None:
    """Without asking at the end of turns the last act would else be followed by the count."""
    driver = before_the_last_turns("human,bot:easy", PERSON_LAST, confirm="off")
    while not driver.play.table.over:
        driver.send(driver.offered("pick:staff", "pick:keep", "pick:enough")[0])
    play_back(driver)
    assert "hurry" in buttons(driver)
    assert counted(driver) == 0


@pytest.mark.parametrize("seed", [BOT_LAST, PERSON_LAST])
def test_at_one_screen_the_press_of_the_last_player_is_enough(seed: str) -> None:
    driver = before_the_last_turns("human,human", seed)
    while not driver.play.table.over:
        end_turn(driver)
        play_back(driver)
    assert not driver.in_playback


@pytest.mark.broad
def test_players_elsewhere_press_too() -> None:
    """Whoever opens the link of a finished game has not seen the count."""
    devices: dict[int, Driver] = {}
    play_all("poll_position?seats=human,away&seed=far", "far", devices)
    last = max(devices, key=lambda seat: devices[seat].play.table.at)
    other = Patient(sent_link(devices[last]))
    other.send(f"i-am:{1 - last}")
    play_back(other)
    assert buttons(other)["hurry"] == "Count the votes"
    assert counted(other) == 0


def test_skipping_the_last_turn_does_not_skip_the_count() -> None:
    driver = before_the_last_turns("human,bot:easy", BOT_LAST)
    end_turn(driver)
    while driver.thinks:
        driver.answer()
    driver.send("skip")
    assert buttons(driver)["hurry"] == "Count the votes"
    driver.send("skip")
    assert not driver.in_playback


@pytest.mark.parametrize("change", ["pref:pace:instant", "pref:pace:step"])
def test_the_pace_is_obeyed_at_the_count(change: str) -> None:
    driver = before_the_last_turns("human,bot:easy", BOT_LAST)
    end_turn(driver)
    play_back(driver)
    driver.send(change)
    assert driver.in_playback == (change == "pref:pace:step")
    if driver.in_playback:
        driver.send("hurry")
        assert counted(driver) == 1


def test_nobody_is_asked_where_bots_play_alone() -> None:
    watched = Patient(f"poll_position?seats=bot:easy,bot:easy&seed={BOT_LAST}")
    for _ in range(400):
        play_back(watched)
        if watched.play.table.over:
            break
    assert watched.play.table.over
    assert not watched.in_playback


def test_the_count_is_announced_where_it_waits() -> None:
    driver = before_the_last_turns("human,bot:easy", BOT_LAST)
    end_turn(driver)
    play_back(driver)
    (live,) = (each for each in walk(driver.page) if each[1].get("class") == "announcements")
    assert words(live).endswith("The votes are counted, region by region.")


def test_a_replay_does_not_wait() -> None:
    driver = before_the_last_turns("human,bot:easy", BOT_LAST)
    end_turn(driver)
    play_back(driver)
    driver.send("skip")
    driver.send(f"watch:{driver.play.table.at - 1}")
    assert isinstance(driver.play.phase, Playback)
    play_back(driver)
    assert not driver.in_playback
