"""Two stores: deleted games stay deleted, and older data is migrated."""

from __future__ import annotations

import json

import pytest

from hustings.ui import effects as fx
from hustings.ui import words
from hustings.ui.saves.stores import (
    DELETED,
    STALE_KEY,
    TAKEN_OVER_KEY,
    Reconciled,
    StoreContents,
    reconcile,
)
from tests.kit import Kit
from tests.ui.driver import Driver

KEY = "hustings/save/a"
OTHER = "hustings/save/b"
NOW_MS = 1_700_000_000_000


def save(moves: list[str], updated: int = NOW_MS, seed: str = "x") -> str:
    """Return the text of a save."""
    record = {"game": "toy", "rules": 1, "seats": 2, "options": {}, "seed": seed, "moves": moves}
    return json.dumps({"format": 1, "record": record, "updated": updated}, separators=(",", ":"))


SHORT, LONG = save(["0:a"]), save(["0:a", "1:b"])


@pytest.mark.parametrize(
    ("first", "second", "texts", "gone"),
    [
        ({KEY: LONG}, {KEY: LONG}, {KEY: LONG}, []),
        ({}, {KEY: LONG}, {KEY: LONG}, []),
        ({KEY: DELETED}, {KEY: SHORT}, {}, [KEY]),
        ({KEY: DELETED}, {}, {}, [KEY]),
        ({KEY: LONG}, {KEY: DELETED}, {}, [KEY]),
        ({}, {KEY: DELETED}, {}, []),
        ({KEY: LONG, STALE_KEY: "1"}, {KEY: DELETED}, {KEY: LONG}, []),
        ({KEY: DELETED, STALE_KEY: "1"}, {KEY: LONG, OTHER: LONG}, {OTHER: LONG}, [KEY]),
    ],
    ids=[
        "both stores hold it",
        "a killed browser lost it from the first",
        "the second could not delete",
        "the browser ended before the second had answered",
        "a killed browser set the first back",
        "both have let go of it",
        "kept again while the second could not be written",
        "deleted while the second could not be written",
    ],
)
def test_a_deleted_game_stays_deleted(
    toy: Kit, first: dict[str, str], second: dict[str, str], texts: dict[str, str], gone: list[str]
) -> None:
    held = reconcile(StoreContents(first, second, {}), NOW_MS)
    assert held.texts == texts
    assert held.gone == gone
    assert not set(held.again) & set(gone)


def test_a_game_that_the_second_store_could_not_delete_is_not_listed_again(toy: Kit) -> None:
    driver = Driver("", {KEY: DELETED}, {KEY: LONG, OTHER: LONG})
    assert driver.offered("continue:") == ["continue:b"]
    assert fx.Discard(KEY) in driver.log
    assert KEY not in driver.stored


def test_late_deletions_of_the_second_store_hold_except_for_the_game_on_the_table(
    toy: Kit,
) -> None:
    late = json.dumps({KEY: DELETED, OTHER: DELETED})
    driver = Driver("", {KEY: save([]), OTHER: save([], seed="y")})
    driver.send("continue:a")
    effects = driver.send(f"second:{late}")
    assert fx.Discard(OTHER) in effects
    assert fx.Discard(KEY) not in effects
    driver.send("home")
    assert driver.offered("continue:") == ["continue:a"]


def test_the_page_says_where_deleting_failed(toy: Kit) -> None:
    driver = Driver("", {KEY: LONG})
    driver.send("drop:a")
    driver.send("not-dropped:a")
    assert words.trouble.not_deleted() in driver.text
    driver.send("forgotten:partly")
    assert words.dialogs.forgotten_partly() in driver.text
    assert words.dialogs.forgotten() not in driver.text


def test_a_game_that_could_not_be_deleted_at_all_is_listed_again(toy: Kit) -> None:
    driver = Driver("", {KEY: LONG})
    text = driver.stored[KEY]
    driver.send("drop:a")
    driver.stored[KEY] = text  # deleted in neither store
    driver.send("not-dropped:a")
    assert driver.offered("continue:") == ["continue:a"]


def reconcile_stores(first: dict[str, str], old: dict[str, str], now: int = NOW_MS) -> Reconciled:
    """Reconcile a store with data of earlier versions."""
    return reconcile(StoreContents(first, {}, old), now)


def test_data_of_earlier_versions_is_migrated_once(toy: Kit) -> None:
    old = {KEY: LONG, "hustings/preferences": "{}", "hustings/open/a": "1:2"}
    driver = Driver("", {}, {}, old)
    kept = {key: text for key, text in driver.stored.items() if key != TAKEN_OVER_KEY}
    assert kept == {KEY: LONG, "hustings/preferences": "{}"}
    assert driver.offered("continue:") == ["continue:a"]
    driver.send("drop:a")
    assert not Driver("", driver.stored, {}, old).kept, "deleted data is not migrated again"


def test_a_game_continued_by_an_earlier_version_is_migrated_again(
    toy: Kit,
) -> None:
    driver = Driver("", {}, {}, {KEY: SHORT})
    moment = int(driver.stored[TAKEN_OVER_KEY])
    later = {KEY: save(["0:a", "1:b", "0:c"], moment + 1)}
    reopened = Driver("", driver.stored, {}, later)
    assert reopened.kept == later
    assert int(reopened.stored[TAKEN_OVER_KEY]) > moment


def test_the_longer_copy_of_a_game_under_old_and_new_keys_stays(toy: Kit) -> None:
    assert reconcile_stores({KEY: SHORT}, {KEY: LONG}).texts[KEY] == LONG
    assert reconcile_stores({KEY: LONG}, {KEY: SHORT}).texts[KEY] == LONG
    apart = save(["0:z"], NOW_MS - 5)
    both = reconcile_stores({KEY: LONG}, {KEY: apart})
    assert sorted(both.texts.values()) == sorted([LONG, apart])


def test_a_save_from_the_future_is_migrated_once_too(toy: Kit) -> None:
    ahead = {KEY: save(["0:a"], NOW_MS + 10**11)}
    first = reconcile_stores({}, ahead)
    assert first.texts == ahead
    assert not reconcile_stores({TAKEN_OVER_KEY: first.taken}, ahead).texts.keys() - {
        TAKEN_OVER_KEY
    }


def test_full_storage_leaves_older_keys_for_the_next_start(toy: Kit) -> None:
    driver = Driver()
    driver.old = {KEY: LONG}
    driver.store.trouble = "full"
    driver.model.unkept = {}
    environment = {"hash": "", "base": "", "stored": {}, "old": driver.old, "storage": True}
    driver.send(f"boot:{json.dumps(environment)}")
    assert words.trouble.storage_full() in driver.text
    assert driver.offered("continue:") == ["continue:a"]
    driver.store.trouble = ""
    driver.boot("")
    assert driver.kept == {KEY: LONG}
    assert TAKEN_OVER_KEY in driver.stored


def test_migration_waits_for_the_second_store(toy: Kit) -> None:
    environment = {
        "hash": "",
        "base": "",
        "stored": {},
        "old": {KEY: LONG},
        "storage": True,
        "late": True,
    }
    driver = Driver()
    driver.send(f"boot:{json.dumps(environment)}")
    assert driver.kept == {KEY: LONG}
    assert TAKEN_OVER_KEY not in driver.stored


def test_the_notice_about_slow_storage_stays_until_moves_are_stored(toy: Kit) -> None:
    driver = Driver("toy?seats=human,human&seed=slow")
    driver.click_through("a", 1)
    driver.send("unwritten")
    assert words.trouble.storage_slow() in driver.text
    driver.click_through("b", 1)
    assert words.trouble.storage_slow() in driver.text, (
        "the first store has the move, the second has not"
    )
    driver.send("written")
    assert words.trouble.storage_slow() not in driver.text
    driver.store.trouble = "full"
    driver.click_through("c", 1)
    driver.send("unwritten")
    assert words.trouble.storage_full() in driver.text, "it is the more serious problem"
    assert words.trouble.storage_slow() not in driver.text
    driver.send("written")
    assert words.trouble.storage_full() in driver.text


def test_a_language_that_did_not_load_gets_a_notice_that_can_be_dismissed(toy: Kit) -> None:
    driver = Driver()
    driver.send("wordless")
    assert words.trouble.language_unavailable() in driver.text
    driver.send("hide-notice")
    assert words.trouble.language_unavailable() not in driver.text
