"""Saves, links, files and preferences: any input gives a game or an error message."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hustings.core.packed_link import to_link
from hustings.core.percent import quote, unquote
from hustings.ui import effects as fx
from hustings.ui import words
from hustings.ui.links.address import record_link, split_address, start_link
from hustings.ui.saves.save import iso_day
from tests.kit import Kit
from tests.ui.driver import Driver

START = "toy?seats=human,bot:easy&rounds=1&seed=salt"


def played_game(clicks: int = 12) -> Driver:
    """Return a game some clicks in."""
    driver = Driver(START)
    driver.click_through("s", clicks)
    return driver


def test_every_move_is_saved_and_the_address_opens_the_same_position(toy: Kit) -> None:
    driver = played_game()
    key = driver.play.table.state.key()
    reopened = Driver(driver.address, driver.stored)
    assert reopened.play.table.state.key() == key
    assert reopened.play.id == driver.play.id
    assert reopened.play.names == driver.play.names
    elsewhere = Driver(driver.address)  # another device: no saves there
    assert elsewhere.play.table.state.key() == key
    assert [seat.kind for seat in elsewhere.play.seats] == ["human", "bot:easy"]


def test_a_save_has_the_promised_fields(toy: Kit) -> None:
    driver = played_game()
    (text,) = [text for key, text in driver.stored.items() if key.startswith("hustings/save/")]
    data = json.loads(text)
    assert data["format"] == 3
    assert data["record"]["game"] == "toy"
    assert data["at"] == driver.play.table.at
    assert [sorted(seat) for seat in data["seats"]] == [["kind", "name"]] * 2
    assert data["created"] <= data["updated"]


def test_home_offers_to_continue_and_to_delete(toy: Kit) -> None:
    driver = played_game()
    key = driver.play.table.state.key()
    driver.send("home")
    assert driver.root["data-screen"] == "home"
    driver.send(driver.offered("continue:")[0])
    assert driver.play.table.state.key() == key
    driver.send("home")
    driver.send(driver.offered("dialog:delete:")[0])
    driver.send(driver.offered("drop:")[0])
    assert not driver.offered("continue:")
    assert not driver.kept


def test_a_start_link_takes_defaults_for_missing_options(toy: Kit) -> None:
    driver = Driver("toy")
    assert [seat.kind for seat in driver.play.seats] == ["human", "bot:normal"]
    assert driver.play.table.record.options == {"rounds": 2, "machine": 1}
    assert driver.play.table.record.seed


def test_start_and_record_links_lead_back(toy: Kit) -> None:
    driver = played_game()
    record, seats = driver.play.table.record, driver.play.seats
    fresh = Driver(start_link(record, seats))
    assert fresh.play.table.record.start() == record.start()
    at = len(record.moves) // 2
    moment = Driver(record_link(record, seats, at))
    assert moment.root["data-ply"] == str(at)
    assert "looking at the past" in moment.text
    assert moment.play.table.record.moves[: len(record.moves)] == record.moves
    assert "Ada" not in record_link(record, seats)


@pytest.mark.parametrize(
    ("address", "part"),
    [
        ("chess", "no game called"),
        ("toy?seats=human,robot", "A seat can be"),
        ("toy?seats=human,human,human,human,human", "1 to 4 seats"),
        ("toy?rounds=9", "Rounds"),
        (f"toy?seed={'x' * 100}", "seed"),
        ("r=%%%", "damaged"),
        ("r=AAAA", "damaged"),
        ("x=1", "does not name a game"),
    ],
)
def test_a_wrong_link_gets_a_sentence_on_the_home_page(toy: Kit, address: str, part: str) -> None:
    driver = Driver(address)
    assert driver.root["data-screen"] == "home"
    assert part in driver.model.notice
    assert driver.model.notice in driver.text


@given(st.text(max_size=60))
@settings(max_examples=150, deadline=None)
def test_any_address_gives_a_page(text: str) -> None:
    driver = Driver(text)
    assert driver.root["data-screen"] in ("home", "table", "over", "handover")
    driver = Driver(f"r={text}")
    assert driver.root["data-screen"] in ("home", "table", "over", "handover")


def test_a_start_link_ignores_unknown_options(toy: Kit) -> None:
    """A newer version or a tracker may have added options."""
    driver = Driver("toy?seats=human,human&speed=9&seed=x&utm_source=mail&fbclid=Iw")
    assert driver.play.table.record.seed == "x"
    assert driver.play.warning == words.trouble.no_option(game="Back Room", name="speed")
    assert driver.play.warning in driver.text


def test_a_cut_link_opens_as_far_as_it_goes_and_says_so(toy: Kit) -> None:
    driver = Driver("toy?seats=human,human&rounds=3&seed=long")
    driver.click_through("t", 60)
    packed = to_link(driver.play.table.record)
    cut = Driver(f"r={packed[: len(packed) * 2 // 3]}&seats=human,human")
    assert cut.play.warning
    moves = cut.play.table.record.moves
    assert moves == driver.play.table.record.moves[: len(moves)]


def test_a_save_with_an_illegal_move_keeps_the_good_part(toy: Kit) -> None:
    driver = played_game()
    (key,) = driver.kept
    data = json.loads(driver.stored[key])
    data["record"]["moves"].insert(3, "0:nonsense.1")
    data["at"] = 4
    reopened = Driver("", {key: json.dumps(data)})
    reopened.send(reopened.offered("continue:")[0])
    assert reopened.play.table.record.moves[:3] == data["record"]["moves"][:3]
    assert "0:nonsense.1" not in reopened.play.table.record.moves
    assert "Move 4" in reopened.play.warning


def test_a_corrupt_save_is_kept_and_can_be_downloaded(toy: Kit) -> None:
    driver = Driver("", {"hustings/save/a": "{", "hustings/save/b": '{"format":9}'})
    assert driver.root["data-screen"] == "home"
    assert len(driver.offered("rescue:")) == 2
    (effect,) = driver.send("rescue:a")
    assert isinstance(effect, fx.Download)
    assert effect.text == "{"
    assert set(driver.kept) == {"hustings/save/a", "hustings/save/b"}


def test_a_file_opens_a_save_or_a_bare_record_or_gets_a_sentence(toy: Kit) -> None:
    driver = played_game()
    (download,) = driver.send("download")
    assert isinstance(download, fx.Download)
    other = Driver()
    other.send(f"file:{download.text}")
    assert other.play.table.record == driver.play.table.record
    bare = Driver()
    bare.send(f"file:{json.dumps(driver.play.table.record.data())}")
    assert bare.play.table.record == driver.play.table.record
    for wrong in ("", "[]", "{}", "\x00", '{"format":1,"record":5}', download.text[:-20]):
        bad = Driver()
        bad.send(f"file:{wrong}")
        assert bad.model.notice
        assert bad.root["data-screen"] == "home"


def test_storage_that_is_off_or_full_gets_a_notice_and_play_goes_on(toy: Kit) -> None:
    driver = Driver(START)
    driver.boot(START, storage=False)
    assert "stores nothing" in driver.text
    driver.click_through("u", 3)
    driver.boot(START)
    driver.store.trouble = "full"
    driver.click_through("v", 3)
    assert "storage is full" in driver.text
    assert "download" in driver.offered()


def test_preferences_are_kept_and_malformed_ones_ignored(toy: Kit) -> None:
    driver = Driver()
    driver.send("pref:theme:dark")
    driver.send("pref:pace:warp")
    reopened = Driver("", driver.stored)
    assert (reopened.model.prefs.theme, reopened.model.prefs.pace) == ("dark", "normal")
    odd = Driver("", {"hustings/preferences": '{"theme":7,"pace":"fast","x":[]}'})
    assert (odd.model.prefs.theme, odd.model.prefs.pace) == ("auto", "double")


def test_the_set_up_remembers_the_seats_and_starts_in_one_click(toy: Kit) -> None:
    driver = Driver()
    driver.send("setup:toy")
    driver.send("seats:3")
    driver.send("kind:1:human")
    driver.send("name:1: Zoë ")
    driver.send("option:rounds:3")
    driver.send("seed:my seed")
    driver.send("start")
    record = driver.play.table.record
    assert (record.seats, record.options["rounds"], record.seed) == (3, 3, "my seed")
    assert driver.play.names[1] == "Zoë"
    assert [seat.kind for seat in driver.play.seats] == ["human", "human", "bot:normal"]


@given(st.text(max_size=40))
def test_quoting_is_reversible(text: str) -> None:
    assert unquote(quote(text)) == text.encode("utf-8", "replace").decode("utf-8")


def test_an_address_is_split_into_its_parts() -> None:
    assert split_address("#a?b=1&c=%C3%BC") == ("a", {"b": "1", "c": "ü"})
    assert split_address("r=xyz&at=3") == ("", {"r": "xyz", "at": "3"})


def test_a_second_tab_watches_and_can_take_the_game_over(toy: Kit) -> None:
    first = played_game()
    (key,) = first.kept
    second = Driver(first.address, first.stored)
    held = [effect for effect in second.log if isinstance(effect, fx.Lock)]
    assert held == [fx.Lock(first.play.id)]
    second.send(f"lock-held:{first.play.id}")
    assert "another tab" in second.text
    assert not second.offered("pick:")
    first.click_through("more", 6)
    assert fx.Lock(first.play.id, steal=True) in second.send("take-over")
    second.send(f"lock-taken:{first.play.id}:{first.stored[key]}")
    assert "another tab" not in second.text
    assert second.play.table.record == first.play.table.record


@pytest.mark.parametrize(
    ("ms", "day"),
    [
        (0, "1970-01-01"),
        (951_782_399_999, "2000-02-28"),
        (951_782_400_000, "2000-02-29"),
        (1_795_132_800_000, "2026-11-20"),
        (4_107_542_400_000, "2100-03-01"),
        (4_107_542_399_999, "2100-02-28"),
    ],
)
def test_iso_day_returns_the_day_of_a_timestamp(ms: int, day: str) -> None:
    assert iso_day(ms) == day


def test_todays_game_is_the_same_for_everybody(toy: Kit) -> None:
    one, other = Driver(), Driver()
    for driver in (one, other):
        driver.model.now = 1_795_132_800_000
        driver.send("today")
    assert one.play.table.record.start() == other.play.table.record.start()
    assert one.play.table.record.seed == "2026-11-20"
