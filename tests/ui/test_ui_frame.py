"""Wake lock, full screen, the about dialog, licences, and deleting everything."""

from __future__ import annotations

import json

import pytest

from hustings.draw.tree import walk
from hustings.ui import effects as fx
from hustings.ui import words
from hustings.ui.links.reader import clean_address, shared_text, text_with_link
from hustings.ui.preferences import Prefs
from tests.kit import Kit
from tests.ui.driver import Driver

ALONE = "toy?seats=human,bot:easy&rounds=2&seed=wake"
ABOUT = {"release": "1.2.3", "build": "abc123", "source": "https://code.test/hustings"}


def wake_locks(driver: Driver) -> list[bool]:
    """Return the wake lock requests so far."""
    return [effect.on for effect in driver.log if isinstance(effect, fx.KeepScreenOn)]


def external_links(driver: Driver) -> list[dict[str, str]]:
    """Return the links that lead to other sites."""
    links = [attrs for tag, attrs, _ in walk(driver.page) if tag == "a"]
    return [attrs for attrs in links if not attrs["href"].startswith("#")]


def about_json(**more: object) -> str:
    """Return the shell's message about this build."""
    start = {"hash": "", "base": "http://table.test/", "stored": {}, "storage": True, **more}
    return f"boot:{json.dumps(start)}"


def test_the_screen_stays_on_while_a_human_player_plays(toy: Kit) -> None:
    driver = Driver(ALONE)
    assert wake_locks(driver) == [True]
    driver.send("home")
    assert wake_locks(driver) == [True, False]
    driver.go(-1)
    assert wake_locks(driver) == [True, False, True]


def test_the_screen_may_go_dark_if_preferred_or_if_only_bots_play(toy: Kit) -> None:
    driver = Driver(ALONE)
    driver.send("pref:wake:off")
    assert wake_locks(driver) == [True, False]
    driver.send("pref:wake:on")
    assert wake_locks(driver) == [True, False, True]
    assert not any(wake_locks(Driver("toy?seats=bot:easy,bot:easy&rounds=2&seed=wake")))


def test_the_screen_may_go_dark_when_the_game_is_over(toy: Kit) -> None:
    driver = Driver("toy?seats=human,human&rounds=1&seed=wake")
    driver.click_through("w", 200)
    assert driver.model.screen == "over"
    assert wake_locks(driver)[-1] is False


def test_the_menu_fills_the_screen_where_the_browser_can(toy: Kit) -> None:
    driver = Driver(ALONE)
    driver.send("dialog:menu")
    assert "full-screen" not in driver.offered()
    driver.model.full_screen = "off"
    assert words.dialogs.full_screen(full="off") in driver.text
    assert fx.FullScreen(True) in driver.send("full-screen")
    assert not driver.model.dialog
    driver.send("full:on")
    driver.send("dialog:menu")
    assert words.dialogs.full_screen(full="on") in driver.text
    assert fx.FullScreen(False) in driver.send("full-screen")


def test_about_names_the_version_and_links_the_source() -> None:
    driver = Driver()
    driver.send(about_json(about=ABOUT))
    driver.send("dialog:about")
    assert words.dialogs.made_of(release="1.2.3", build="abc123") in driver.text
    (link,) = external_links(driver)
    assert link["href"] == ABOUT["source"]
    assert link["rel"] == "noopener noreferrer"


def test_about_says_that_the_source_is_unknown() -> None:
    driver = Driver()
    driver.send(about_json(about={**ABOUT, "source": "javascript:alert(1)"}))
    driver.send("dialog:about")
    assert words.dialogs.about_no_source() in driver.text
    assert not external_links(driver)


def test_licences_are_fetched_once_and_shown() -> None:
    driver = Driver()
    assert fx.FetchLicences() in driver.send("licences")
    assert words.dialogs.licences_coming() in driver.text
    driver.send("licences:MIT: take it.")
    assert "MIT: take it." in driver.text
    driver.send("close")
    assert not driver.send("licences")
    assert "MIT: take it." in driver.text


def test_everything_is_deleted_after_confirmation(toy: Kit) -> None:
    driver = Driver(ALONE)
    driver.click_through("w", 3)
    driver.send("pref:theme:dark")
    driver.send("home")
    driver.send("dialog:about")
    assert words.dialogs.kept_games(games=1) in driver.text
    driver.model.learned.done.add("toy")
    driver.send("dialog:forget")
    assert "forget-all" in driver.offered()
    effects = driver.send("forget-all")
    assert effects[-2:] == [fx.Unlock(), fx.DeleteAll()]
    driver.stored.clear()  # as the shell does
    driver.send("forgotten")
    assert words.dialogs.forgotten() in driver.text
    assert not driver.offered("continue:")
    assert driver.model.prefs.data() == Prefs().data()
    assert not driver.model.learned.done
    driver.send("home")
    assert not driver.stored


@pytest.mark.parametrize(
    ("address", "opens"),
    [
        ("https://h.test/x/", ""),
        ("https://h.test/x/?from=home", ""),
        ("https://h.test/x/#gerrymander?seed=a", "gerrymander?seed=a"),
        ("https://h.test/x/gerrymander/", "gerrymander"),
        ("https://h.test/x/delegate-dash/#r=abc", "r=abc"),
        ("https://h.test/x/?text=Look+https%3A%2F%2Fh.test%2Fgerrymander%2F%23r%3Dabc", "r=abc"),
        ("https://h.test/x/?title=T&text=&url=https%3A%2F%2Fh.test%2F%23r%3Dabc", "r=abc"),
    ],
)
def test_a_link_shared_by_the_system_opens_its_game(address: str, opens: str) -> None:
    assert clean_address(text_with_link(address)) == opens
    assert bool(shared_text(address)) == ("text=" in address)


@pytest.mark.parametrize(
    "message", ["licences-failed", "save-table-failed", "picture-failed", "thinker-lost:here"]
)
def test_a_failure_caused_by_a_new_version_says_so(toy: Kit, message: str) -> None:
    driver = Driver("toy?seats=human,human&seed=gone")
    driver.send("update-ready:gone")
    driver.send("licences")
    driver.send(message)
    assert words.trouble.files_gone() in driver.text
    assert driver.offered("take-update")


def test_a_waiting_version_is_not_blamed_for_a_failure(toy: Kit) -> None:
    driver = Driver("toy?seats=human,human&seed=waits")
    driver.send("update-ready:")
    driver.send("save-table-failed")
    assert words.trouble.table_failed() in driver.text
    assert words.trouble.files_gone() not in driver.text
