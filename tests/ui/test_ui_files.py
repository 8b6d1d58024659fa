"""Opening files: any encoding, empty, changed by a word processor, opened twice."""

from __future__ import annotations

import json

import pytest

from hustings.core.file_text import decode
from hustings.core.notes import printable
from hustings.core.record import RecordError, check_seed
from hustings.messages.generated import record as messages
from hustings.ui import effects as fx
from hustings.ui import words
from hustings.ui.links.names import clean_name
from tests.kit import Kit
from tests.ui.driver import Driver

START = "toy?seats=human,human&rounds=2&seed=files"
ONE_FILE_EDITION = (
    '<!doctype html>\n<script type="application/json" id="carried" data-site="">{}</script>'
)
CODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32")


def saved_game(clicks: int = 8, start: str = START) -> tuple[Driver, str]:
    """Return a game after some clicks, and its downloaded file."""
    driver = Driver(start)
    driver.click_through("f", clicks)
    (download,) = driver.send("download")
    assert isinstance(download, fx.Download)
    return driver, download.text


@pytest.mark.parametrize("coding", CODINGS)
def test_a_file_may_be_in_any_coding_of_unicode(coding: str) -> None:
    text = '{"name": "Zoë 👩\u200d🚀"}'
    assert decode(text.encode(coding)) == text


def test_a_file_that_is_no_text_gets_an_error_message() -> None:
    for data in (b"\x89PNG\r\n", b"\xff\xfe\x00\xd8", b"\xff\xff"):
        with pytest.raises(RecordError, match="not text"):
            decode(data)
    driver = Driver()
    driver.send("file-failed:text")
    assert words.trouble.file_no_text() in driver.text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", messages.file_empty()),
        (" \n", messages.file_empty()),
        ("\ufeff", messages.file_empty()),
        (ONE_FILE_EDITION.format("null"), messages.file_one_file()),
        ("<html><body>Not found</body></html>", messages.file_web_page()),
        ("{“format”:1,“record”:{}}", messages.file_typographic()),
        ("{ „format“ : 1}", messages.file_typographic()),
    ],
)
def test_a_file_that_is_no_game_gets_a_message_that_says_what_it_is(
    toy: Kit, text: str, message: str
) -> None:
    driver = Driver()
    driver.send(f"file:{text}")
    assert driver.model.notice == message
    assert message in driver.text
    assert not driver.kept


def test_games_are_imported_from_a_one_file_edition(toy: Kit) -> None:
    here, _ = saved_game()
    (effect,) = here.send("save-table")
    assert isinstance(effect, fx.SaveTable)
    other_device = Driver()
    other_device.send("file:" + ONE_FILE_EDITION.format(effect.carried.replace("<", "\\u003c")))
    assert other_device.kept == here.kept
    assert "Taken over: 1 game." in other_device.text


@pytest.mark.parametrize("clicks", [0, 8])
def test_opening_the_same_file_again_makes_no_copy(toy: Kit, clicks: int) -> None:
    _, text = saved_game(clicks)
    other_device = Driver()
    for _ in range(3):
        other_device.send(f"file:{text}")
        other_device.send("home")
    assert len(other_device.kept) == 1
    other_device.send(f"file:{text}")
    assert words.trouble.same_here() in other_device.text


def test_a_longer_file_continues_the_game_and_an_older_one_changes_nothing(
    toy: Kit,
) -> None:
    here, old = saved_game()
    here.click_through("on", 6)
    (download,) = here.send("download")
    assert isinstance(download, fx.Download)
    other_device = Driver()
    for text in (old, download.text, old):
        other_device.send(f"file:{text}")
    assert len(other_device.kept) == 1
    assert other_device.play.table.record == here.play.table.record
    assert "You have this game already" in other_device.play.warning
    assert not Driver(other_device.address, other_device.stored).play.table.trouble


def test_a_file_with_a_diverged_game_adds_a_second_save(toy: Kit) -> None:
    here, old = saved_game()
    other_device = Driver()
    other_device.send(f"file:{old}")
    other_device.click_through("another way", 7)
    here.click_through("one way", 7)
    (download,) = here.send("download")
    assert isinstance(download, fx.Download)
    other_device.send(f"file:{download.text}")
    assert len(other_device.kept) == 2


def test_names_in_a_file_are_imported(toy: Kit) -> None:
    _, text = saved_game()
    data = json.loads(text)
    names = ["👩\u200d🚀 Zoë", "山田\u3000太郎"]
    for seat, name in zip(data["seats"], names, strict=True):
        seat["name"] = name
    driver = Driver()
    driver.send(f"file:{json.dumps(data)}")
    assert list(driver.play.names) == names


@pytest.mark.parametrize(
    "name",
    ["👨\u200d👩\u200d👧", "山田\u3000太郎", "Anne\u00a0Marie", "می\u200cخواهم", "❤\ufe0f\u200d🔥"],
)
def test_a_name_and_a_note_keep_joined_emoji_and_other_spaces(name: str) -> None:
    assert clean_name(f" {name}\u200b", "?") == name
    assert printable(name) == name


def test_a_zero_width_joiner_without_emoji_is_dropped() -> None:
    assert clean_name("\u200dA\u200d", "?") == "A"
    assert clean_name("\u200d", "Ada") == "Ada"
    assert clean_name("👨\u200d" * 20, "?")[-1] == "👨"


def test_a_seed_with_other_spaces_or_joined_emoji_is_a_seed(toy: Kit) -> None:
    assert check_seed("my\u3000seed\u00a0x") == "my seed x"
    assert check_seed("👩\u200d🚀") == "👩\u200d🚀"
    for wrong in ("\u200d", "a\u200b", "\ufeff", "a\n"):
        with pytest.raises(RecordError):
            check_seed(wrong)
    driver = Driver()
    driver.send("setup:toy")
    driver.send("seed:\u3000my\u3000seed ")
    driver.send("start")
    assert driver.play.table.record.seed == "my seed"
    assert Driver(driver.address).play.table.record.seed == "my seed"
