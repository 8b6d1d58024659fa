"""Two tabs, two stores, returning links: no copy of a game overwrites another."""

from __future__ import annotations

import json

import pytest

from hustings.core.record import Record
from hustings.ui import effects as fx
from hustings.ui import words
from hustings.ui.saves import copies
from tests.kit import Kit
from tests.recovered_errors import expect_error
from tests.ui.driver import Driver

START = "toy?seats=human,human&rounds=3&seed=copies"
SAVE = "hustings/save/"


def played_game(clicks: int = 8) -> Driver:
    """Return a game after some clicks."""
    driver = Driver(START)
    driver.click_through("s", clicks)
    return driver


def tab(driver: Driver, address: str = "") -> Driver:
    """Return another tab with the same storage."""
    other = Driver(address)
    other.store.texts = driver.store.texts
    other.boot(address)
    return other


def moves(text: str) -> list[str]:
    """Return the moves in a save."""
    return list(json.loads(text)["record"]["moves"])


def games(driver: Driver) -> list[list[str]]:
    """Return the moves of every saved game, the longest last."""
    games_found = [moves(text) for key, text in driver.stored.items() if key.startswith(SAVE)]
    return sorted(games_found, key=len)


def test_a_tab_that_slept_continues_from_what_the_other_stored(toy: Kit) -> None:
    playing = played_game(6)
    sleeping = tab(playing)
    playing.click_through("on", 8)
    playing.send("home")
    (before,) = games(playing)
    sleeping.send(sleeping.offered("continue:")[0])
    sleeping.click_through("one more", 3)
    (after,) = games(sleeping)
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_two_tabs_that_both_play_on_leave_two_games(toy: Kit) -> None:
    one = played_game(6)
    other = tab(one, one.address)
    one.click_through("one way", 6)
    first = list(one.play.table.record.moves)
    other.click_through("another way", 5)
    second = list(other.play.table.record.moves)
    assert games(one) == sorted([first, second], key=len)
    assert other.play.warning == words.trouble.went_on()
    assert other.play.id != one.play.id
    assert fx.Lock(other.play.id) in other.log
    one.click_through("one way on", 3)
    assert one.play.warning == ""
    assert games(one) == sorted([one.play.table.record.moves, second], key=len)


def test_taking_back_and_playing_differently_in_one_tab_is_one_game(toy: Kit) -> None:
    driver = played_game(8)
    driver.play.friendly = True
    driver.send("undo")
    driver.click_through("differently", 4)
    assert games(driver) == [driver.play.table.record.moves]


def test_a_backup_made_in_a_tab_that_slept_has_every_game(toy: Kit) -> None:
    sleeping = Driver()
    for n in range(3):
        other = tab(sleeping, f"{START}{n}")
        other.click_through("x", 4)
    (effect,) = sleeping.send("backup")
    assert isinstance(effect, fx.Download)
    assert effect.text.count("hustings/save/") == 3


def test_an_older_backup_restored_in_a_tab_that_slept_shortens_no_game(toy: Kit) -> None:
    playing = played_game(6)
    (effect,) = playing.send("backup")
    assert isinstance(effect, fx.Download)
    sleeping = tab(playing)
    playing.click_through("on", 6)
    before = games(playing)
    sleeping.send(f"file:{effect.text}")
    assert games(sleeping) == before


def test_a_game_on_another_tabs_table_is_not_deleted(toy: Kit) -> None:
    playing = played_game()
    other = tab(playing)
    other.used = {playing.play.id}
    other.send(f"drop:{playing.play.id}")
    assert games(other)
    assert words.trouble.in_use() in other.text
    other.used = set()
    other.send(f"drop:{playing.play.id}")
    assert not games(other)
    assert not other.offered("continue:")


def test_a_watching_tab_sees_what_the_other_tab_plays(toy: Kit) -> None:
    playing = played_game(6)
    onlooker = tab(playing, playing.address)
    onlooker.send(f"lock-held:{playing.play.id}")
    playing.click_through("on", 5)
    onlooker.send(f"elsewhere:{SAVE}{playing.play.id}")
    assert onlooker.play.table.record == playing.play.table.record
    assert onlooker.play.readonly
    assert not onlooker.offered("pick:")


def test_a_page_that_comes_back_takes_its_lock_again(toy: Kit) -> None:
    """It was in the back/forward cache; another tab may have played meanwhile."""
    driver = played_game(6)
    position = driver.play.table.record
    assert fx.Lock(driver.play.id, anew=True) in driver.send("returned")
    phase = driver.play.phase
    driver.send(f"lock-taken:{driver.play.id}:{driver.play.stored_text}")
    assert driver.play.phase is phase, "nothing has happened meanwhile"
    driver.send(f"lock-held:{driver.play.id}")
    assert driver.offered("take-over")
    other = tab(driver, driver.address)
    other.click_through("on", 4)
    driver.send("returned")
    text = driver.stored[SAVE + driver.play.id]
    driver.send(f"lock-taken:{driver.play.id}:{text}")
    assert not driver.offered("take-over")
    assert len(driver.play.table.record.moves) > len(position.moves)
    driver.click_through("here", 2)
    assert len(games(driver)) == 1
    driver.send("home")
    assert not any(isinstance(effect, fx.Lock) for effect in driver.send("returned"))
    driver.send(f"lock-taken:{driver.model.saves[0].id}:{text}")
    assert not driver.model.notice, "nothing is on the table"


def test_a_page_that_comes_back_lists_games_saved_meanwhile(toy: Kit) -> None:
    watching = Driver()
    playing = tab(watching, START)
    playing.click_through("s", 5)
    watching.send("returned")
    assert watching.offered("continue:") == [f"continue:{playing.play.id}"]


def test_the_home_page_shows_what_other_tabs_store_and_delete(toy: Kit) -> None:
    watching = Driver()
    playing = tab(watching, START)
    playing.click_through("s", 5)
    watching.send(f"elsewhere:{SAVE}{playing.play.id}")
    assert watching.offered("continue:") == [f"continue:{playing.play.id}"]
    playing.send("home")
    playing.send(playing.offered("dialog:delete:")[0])
    playing.send(playing.offered("drop:")[0])
    watching.send("elsewhere:")
    assert not watching.offered("continue:")


def test_games_that_a_killed_browser_lost_are_restored_from_the_second_store(toy: Kit) -> None:
    driver = played_game(4)
    early = dict(driver.stored)
    driver.click_through("on", 6)
    late = dict(driver.stored)
    assert Driver("", early, late).stored == late
    assert Driver("", {}, late).stored == late
    assert Driver("", late, early).stored == late
    assert Driver("", late, {}).stored == late


def test_a_late_answer_of_the_second_store_is_merged(toy: Kit) -> None:
    driver = played_game(4)
    early = dict(driver.stored)
    driver.click_through("on", 6)
    slow = Driver("", early)
    slow.send(f"second:{json.dumps(driver.stored)}")
    assert slow.kept == driver.kept
    slow.send(slow.offered("continue:")[0])
    assert slow.play.table.record == driver.play.table.record
    assert json.loads(next(iter(driver.kept.values())))["record"]["moves"]


def test_diverged_games_of_the_two_stores_are_both_kept(toy: Kit) -> None:
    driver = played_game(4)
    fork = dict(driver.stored)
    driver.click_through("one way", 5)
    other = Driver("", fork)
    other.send(f"continue:{driver.play.id}")
    other.model.now += 100_000
    other.click_through("another way", 4)
    later = Driver("", driver.stored, other.stored)
    both = sorted([driver.play.table.record.moves, other.play.table.record.moves], key=len)
    assert games(later) == both
    key = SAVE + driver.play.id
    assert moves(later.stored[key]) == other.play.table.record.moves, "the one played last"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format":1,"record":{}}', "7"])
def test_garbage_in_the_second_store_never_replaces_a_game(toy: Kit, text: str) -> None:
    driver = played_game(4)
    (key,) = driver.kept
    assert Driver("", driver.stored, {key: text}).stored == driver.stored


def test_the_notice_about_full_storage_goes_once_there_is_space(toy: Kit) -> None:
    driver = played_game(4)
    driver.store.trouble = "full"
    driver.click_through("on", 3)
    assert words.trouble.storage_full() in driver.text
    driver.send("home")
    assert driver.offered("continue:"), "it is kept in this tab at least"
    driver.send(driver.offered("continue:")[0])
    before = len(driver.play.table.record.moves)
    driver.store.trouble = ""
    driver.click_through("on and on", 3)
    assert len(driver.play.table.record.moves) > before
    assert words.trouble.storage_full() not in driver.text
    assert games(driver) == [driver.play.table.record.moves]


def test_without_any_storage_games_live_as_long_as_the_tab(toy: Kit) -> None:
    driver = Driver()
    driver.boot("", storage=False)
    driver.store.trouble = "off"
    driver.send("today")
    driver.send("home")
    driver.send(f"hash:{START}")
    driver.click_through("s", 5)
    record = driver.play.table.record
    driver.send("home")
    driver.send(driver.offered("continue:")[0])
    assert driver.play.table.record == record


def test_a_notice_about_a_link_does_not_stay_over_the_next_game(toy: Kit) -> None:
    driver = Driver("r=AAAA")
    assert "damaged" in driver.text
    driver.send("setup:toy")
    driver.send("start")
    assert "damaged" not in driver.text


def test_a_game_shared_ten_times_is_one_save_on_each_device(toy: Kit) -> None:
    here, other_device = played_game(3), Driver()
    for turn in range(10):
        to, fro = (other_device, here) if turn % 2 == 0 else (here, other_device)
        (link,) = fro.send("copy:game")
        assert isinstance(link, fx.ShareLink)
        to.send(f"hash:{link.text.partition('#')[2]}")
        to.click_through(f"turn {turn}", 5)
    assert len(games(here)) == len(games(other_device)) == 1
    assert here.play.table.record.start() == other_device.play.table.record.start()
    assert not here.play.warning


def test_a_link_to_an_earlier_position_opens_the_saved_game_and_says_so(toy: Kit) -> None:
    driver = played_game(4)
    (link,) = driver.send("copy:game")
    assert isinstance(link, fx.ShareLink)
    driver.click_through("on", 6)
    moved = list(driver.play.table.record.moves)
    driver.send("home")
    driver.send(f"hash:{link.text.partition('#')[2]}")
    assert driver.play.table.record.moves == moved
    assert "further" in driver.play.warning
    assert games(driver) == [moved]


def test_a_link_to_a_diverged_game_is_a_game_of_its_own(toy: Kit) -> None:
    driver = played_game(4)
    other = Driver(driver.address)
    driver.click_through("one way", 4)
    other.click_through("another way", 4)
    driver.send("home")
    driver.send(f"hash:{other.address}")
    driver.click_through("on", 6)
    assert len(games(driver)) == 2


def test_a_save_that_cannot_be_drawn_does_not_hide_others(
    toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = played_game()

    def age(**_: object) -> str:
        raise OverflowError

    monkeypatch.setattr("hustings.ui.words.home.kept_since", age)
    with expect_error(OverflowError):
        driver.boot("")
        assert words.home.unreadable() in driver.text
        (effect,) = driver.send(f"rescue:{driver.model.saves[0].id}")
    assert isinstance(effect, fx.Download)
    assert effect.text in driver.stored.values()


def test_a_game_that_cannot_be_shown_is_set_aside_and_stays_saved(toy: Kit) -> None:
    driver = played_game()
    save_id, before = driver.play.id, dict(driver.stored)
    driver.send("set-aside")  # what the shell sends when drawing fails
    assert driver.root["data-screen"] == "home"
    assert driver.stored == before
    assert driver.address == ""
    assert words.trouble.set_aside() in driver.text
    assert not driver.offered("continue:")
    assert driver.send(f"rescue:{save_id}")
    driver.send("home")
    assert driver.offered(f"rescue:{save_id}")
    driver.send(f"drop:{save_id}")
    assert not driver.kept
    assert not driver.offered("rescue:")


def test_persistent_storage_is_requested_after_a_finished_game(toy: Kit) -> None:
    driver = played_game(3)
    assert not any(isinstance(effect, fx.Persist) for effect in driver.log)
    driver.click_through("on")
    assert driver.model.screen == "over"
    assert any(isinstance(effect, fx.Persist) for effect in driver.log)


def test_copies_are_compared_by_their_moves(toy: Kit) -> None:
    record = Record("toy", 1, 2, {}, "x", ["a", "b"])
    longer = record._replace(moves=["a", "b", "c"])
    other = record._replace(moves=["a", "x"])
    assert copies.compare_records(record, record) == copies.SAME
    assert copies.compare_records(record, longer) == copies.AHEAD
    assert copies.compare_records(longer, record) == copies.BEHIND
    assert copies.compare_records(record, other) == copies.DIVERGED
    assert copies.compare_records(record, longer._replace(seed="y")) == copies.DIVERGED
