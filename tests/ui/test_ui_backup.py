"""Restoring a backup overwrites nothing; and opening a pasted link."""

from __future__ import annotations

import json

import pytest

from hustings.ui import effects as fx
from hustings.ui import words
from hustings.ui.saves.progress import PROGRESS_KEY, progress_text, read_progress
from tests.kit import Kit
from tests.ui.driver import Driver

START = "toy?seats=human,human&rounds=2&seed=backup"
SAVE = "hustings/save/"


def played_game(clicks: int = 12) -> Driver:
    """Return a game some clicks in, on a dark page."""
    driver = Driver(START)
    driver.send("pref:theme:dark")
    driver.click_through("s", clicks)
    return driver


def backup(driver: Driver) -> str:
    """Return the text of a backup."""
    (effect,) = driver.send("backup")
    assert isinstance(effect, fx.Download)
    assert effect.name == "hustings-backup-1970-01-01.json"
    return effect.text


def games(driver: Driver) -> dict[str, str]:
    """Return the saved games."""
    return {key: text for key, text in driver.stored.items() if key.startswith(SAVE)}


def test_a_backup_restores_everything_on_another_device(toy: Kit) -> None:
    here, other_device = played_game(), Driver()
    other_device.send(f"file:{backup(here)}")
    assert other_device.root["data-screen"] == "home"
    assert games(other_device) == games(here)
    assert other_device.model.prefs.theme == "dark"
    assert fx.Theme((("data-theme", "dark"), ("data-pace", "normal"))) in other_device.log
    assert "Taken over: 1 game. The preferences came too." in other_device.text
    other_device.boot("")
    assert other_device.model.prefs.theme == "dark"
    other_device.send(other_device.offered("continue:")[0])
    assert other_device.play.table.state.key() == here.play.table.state.key()


def learned(driver: Driver, **facts: object) -> None:
    """Give a device some learning progress."""
    driver.model.learned = read_progress(json.dumps(facts))


def test_a_backup_brings_lessons_and_puzzles_together(toy: Kit) -> None:
    """What either device has learned counts; a streak that goes on here stays, the best counts."""
    here, there = Driver(), Driver()
    learned(
        here,
        lessons={"gerrymander": 3},
        done=["early_states"],
        puzzles={"gerrymander": [1, 2]},
        missed={"gerrymander": [2]},
        streaks={"": [2, 3]},
        days={"gerrymander": [5]},
    )
    learned(
        there,
        lessons={"gerrymander": 1},
        puzzles={"gerrymander": [2, 7], "whistle_stop": [1]},
        streaks={"": [4, 9], "whistle_stop": [1, 1]},
        met={"gerrymander": ["tip"]},
    )
    here.send(f"file:{backup(there)}")
    both = here.model.learned
    assert both.notes_read == {"gerrymander": 3}
    assert both.done == {"early_states"}
    assert both.solved == {"gerrymander": {1, 2, 7}, "whistle_stop": {1}}
    assert both.missed == {"gerrymander": {2}}
    assert both.puzzle_days == {"gerrymander": {5}}
    assert both.streaks == {"": (2, 9), "whistle_stop": (1, 1)}
    assert both.tips_shown == {"gerrymander": {"tip"}}
    assert "Taken over: lessons and puzzles." in here.text
    assert here.stored[PROGRESS_KEY] == progress_text(both), "kept for the next start"
    here.send(f"file:{backup(there)}")
    assert "Nothing in this backup was new." in here.text
    learned(there, met={"gerrymander": ["other tip"]})
    here.send(f"file:{backup(there)}")
    assert "Nothing in this backup was new." in here.text, "tips are no news"
    assert here.stored[PROGRESS_KEY] == progress_text(both)
    assert both.tips_shown == {"gerrymander": {"tip", "other tip"}}
    with_game = played_game()
    learned(with_game, puzzles={"gerrymander": [9]})
    here.send(f"file:{backup(with_game)}")
    assert "Taken over: 1 game. Lessons and puzzles came too." in here.text


def test_a_backup_restores_deleted_games_any_number_of_times(toy: Kit) -> None:
    here = played_game()
    text, before = backup(here), games(here)
    for _ in range(2):
        here.send("home")
        here.send(here.offered("dialog:delete:")[0])
        here.send(here.offered("drop:")[0])
        assert not games(here)
        here.send(f"file:{text}")
        assert games(here) == before


def test_a_longer_saved_game_stays_and_the_page_says_so(toy: Kit) -> None:
    here = played_game(8)
    text = backup(here)
    here.click_through("on", 4)
    after = games(here)
    here.send(f"file:{text}")
    assert games(here) == after
    assert "Nothing in this backup was new. 1 game is here already" in here.text
    assert not here.model.play, "a restored game never replaces the game on the table"


def test_a_diverged_game_is_kept_under_a_second_key(toy: Kit) -> None:
    here = played_game(8)
    elsewhere = Driver(here.address, dict(here.stored))
    here.click_through("one way", 9)
    elsewhere.send(f"continue:{here.play.id}")
    elsewhere.click_through("the other way", 8)
    before = games(here)
    here.send(f"file:{backup(elsewhere)}")
    assert len(games(here)) == 2
    assert before.items() <= games(here).items()
    assert "both are kept" in here.text


def test_preferences_chosen_here_stay(toy: Kit) -> None:
    text = backup(played_game())
    other_device = Driver()
    other_device.send("pref:theme:light")
    other_device.send(f"file:{text}")
    assert other_device.model.prefs.theme == "light"
    assert "Your preferences stay as they are." in other_device.text


def test_a_backup_may_be_longer_than_any_game(toy: Kit) -> None:
    here = played_game()
    data = json.loads(backup(here))
    key, text = data["stored"][0]
    data["stored"] += [[f"{key}{n}", text] for n in range(400)]
    other_device = Driver()
    other_device.send(f"file:{json.dumps(data)}")
    assert len(games(other_device)) == 401


@pytest.mark.parametrize(
    "text", ['{"format":1,"stored":7}', '{"format":1,"stored":[[1,2],["a","b"],3]}', '{"format":9}']
)
def test_a_backup_with_nonsense_in_it_is_harmless(toy: Kit, text: str) -> None:
    driver = Driver()
    driver.send(f"file:{text}")
    assert driver.model.notice
    assert not games(driver)


def test_the_message_about_a_restored_backup_counts_the_games() -> None:
    said = words.trouble.restored(
        games=2, twice=1, left=2, results=0, season="none", learned="none", preferences="same"
    )
    assert said == (
        "Taken over: 2 games. 1 game went on differently here: both are kept. "
        "2 games are here already, as far or further, and were left alone."
    )


@pytest.mark.parametrize(
    "text",
    [
        "http://elsewhere.test/table/#{}",
        "Your turn, Ben: Back Room on Hustings. #1 fan!\nhttp://elsewhere.test/#{}\nSee you",
        "#{}",
        "(file:///hustings.html#{}).",
        "{}",
    ],
)
def test_a_pasted_link_opens_with_any_text_around_it(toy: Kit, text: str) -> None:
    here = played_game()
    for link in ("copy:game", "copy:start"):
        (copied,) = here.send(link)
        assert isinstance(copied, fx.ShareLink)
        address = copied.text.partition("#")[2]
        other_device = Driver()
        other_device.send("dialog:link")
        assert words.home.open_link_help() in other_device.text
        other_device.send(f"open-link:{text.format(address)}")
        assert other_device.play.table.record.seed == "backup"
        assert other_device.address.startswith(address.partition("&")[0])
        assert not other_device.model.dialog


@pytest.mark.parametrize("text", ["", "hello", "http://elsewhere.test/", "#"])
def test_a_text_without_a_link_says_so(toy: Kit, text: str) -> None:
    driver = Driver()
    driver.send("dialog:link")
    driver.send(f"open-link:{text}")
    assert driver.model.notice == words.trouble.link_none()
    assert not driver.model.dialog


def test_a_link_to_an_unknown_game_says_so(toy: Kit) -> None:
    driver = Driver()
    driver.send("open-link:http://elsewhere.test/#chess?seed=a")
    assert "chess" in driver.model.notice
