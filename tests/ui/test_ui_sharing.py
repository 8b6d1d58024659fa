"""Sharing a game: links, QR codes, turns, and the result as a line of text."""

from __future__ import annotations

import re

import pytest
import segno

from hustings import catalog
from hustings.core.packed_link import to_link
from hustings.core.protocols import Tree
from hustings.draw.qr import MARGIN, MAX_CHARS, matrix, picture
from hustings.draw.tree import walk
from hustings.ui import effects as fx
from hustings.ui import words
from hustings.ui.links import squares as squares_module
from hustings.ui.links.share import dare
from hustings.ui.saves.backup import DOWNLOAD_PROBLEMS
from tests.kit import Kit
from tests.kit import walk as played_game
from tests.ui.driver import Driver

BASE = "http://table.test/"
START = "toy?seats=human,human&rounds=2&seed=share"


def shared_game(start: str = START, clicks: int = 5) -> Driver:
    """Return a game after some clicks, with the share dialog open."""
    driver = Driver(start)
    driver.click_through("s", clicks)
    driver.send("dialog:share")
    return driver


def fields(driver: Driver) -> list[str]:
    """Return the links in the dialog."""
    elements = [element for element in walk(driver.page) if element[1].get("data-select")]
    return [element[1]["value"] for element in elements]


def codes(driver: Driver) -> list[Tree]:
    """Return the QR codes on the page."""
    return [element for element in walk(driver.page) if element[1].get("class") == "qr"]


def squares(code: Tree) -> list[list[int]]:
    """Return the black squares of a drawn code, margin included."""
    side = int(code[1]["viewBox"].split()[-1])
    rows = [[0] * side for _ in range(side)]
    (path,) = [element for element in walk(code) if element[0] == "path"]
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path[1]["d"]):
        for i in range(int(width)):
            rows[int(y)][int(x) + i] = 1
    return rows


@pytest.mark.parametrize("length", [1, 80, 400])
def test_a_drawn_qr_code_is_that_of_the_standard(length: int) -> None:
    """As segno draws it, with a margin of four squares."""
    text = "https://table.test/" + "aB3-_x" * 80
    code = segno.make(text[:length], error="L", micro=False)
    expected = [list(row) for row in code.matrix_iter(border=MARGIN)]
    assert squares(picture(text[:length], "a code")) == expected


@pytest.mark.parametrize("length", [401, MAX_CHARS])
def test_a_long_qr_code_is_valid_with_the_chosen_mask(length: int) -> None:
    text = ("https://table.test/#r=" + "aB3-_x7" * 400)[:length]
    rows = [list(row) for row in matrix(text)]
    assert rows in [
        [list(row) for row in segno.make(text, error="L", micro=False, mask=mask).matrix]
        for mask in range(8)
    ]


def test_a_qr_code_is_black_on_white_in_every_theme() -> None:
    _, (paper, ink) = picture("x", "a code")[0], picture("x", "a code")[2]
    assert (paper[0], paper[1]["fill"]) == ("rect", "#fff")
    assert (ink[0], ink[1]["fill"]) == ("path", "#000")


def test_every_link_has_a_qr_code(toy: Kit) -> None:
    driver = shared_game()
    driver.send("past:0")
    driver.send("dialog:share")
    offers = driver.offered("dialog:share:")
    assert offers == [f"dialog:share:{key}" for key in ("moment", "game", "start")]
    assert not codes(driver)
    for message, link in zip(offers, fields(driver), strict=True):
        driver.send(message)
        (code,) = codes(driver)
        assert squares(code) == squares(picture(link, ""))
        driver.send("dialog:share")


def test_a_link_that_is_too_long_says_so_and_offers_the_start(toy: Kit) -> None:
    driver = shared_game()
    driver.model.page_address = "http://table.test/" + "long/" * 500
    driver.send("dialog:share:game")
    assert not codes(driver)
    assert "more than the 2,300" in driver.text
    driver.model.page_address = "http://table.test/"
    driver.send("dialog:share:start")
    assert len(codes(driver)) == 1


def test_the_turn_is_sent_to_a_player_who_plays_elsewhere(toy: Kit) -> None:
    driver = shared_game()
    driver.send("dialog:share")
    seat = driver.play.deciders[0]
    name = driver.play.names[seat]
    (*_, copied) = driver.send(f"send-to:{seat}")
    assert isinstance(copied, fx.ShareLink)
    assert name in copied.note
    assert driver.play.away == (seat,)
    other_device = Driver(copied.text.removeprefix(f"{BASE}toy/#"))
    assert other_device.play.table.state.key() == driver.play.table.state.key()


def test_a_link_leads_to_the_games_own_page_without_query(
    toy: Kit,
) -> None:
    driver = shared_game()
    for base in (BASE, f"{BASE}index.html", f"{BASE}?from=elsewhere"):
        driver.model.page_address = base
        (copied, *_) = driver.send("copy:game")
        assert isinstance(copied, fx.ShareLink)
        assert copied.text.startswith(f"{BASE}toy/#r=")
        assert copied.text in fields(driver)


def test_the_one_file_edition_has_no_game_pages(toy: Kit) -> None:
    driver, base = shared_game(), "https://table.test/hustings.html"
    driver.model.page_address, driver.model.single_file = base, True
    (copied, *_) = driver.send("copy:game")
    assert isinstance(copied, fx.ShareLink)
    assert copied.text.startswith(f"{base}#r=")


def test_against_bots_there_is_no_turn_to_share(toy: Kit) -> None:
    driver = shared_game("toy?seats=human,bot:easy&rounds=2&seed=share")
    driver.send("dialog:share")
    assert not driver.offered("dialog:share:turn", "send-to:")


def test_the_one_file_says_that_a_link_needs_the_file(toy: Kit) -> None:
    driver = shared_game()
    assert words.dialogs.share_file() not in driver.text
    driver.model.page_address = "file:///hustings.html"
    assert words.dialogs.share_file() in driver.text


@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_result_is_one_line_of_words_with_a_link_to_its_start(name: str) -> None:
    info = catalog.info(name)
    seats = info.seats[0]
    link = to_link(played_game(Kit(name).default(seats), "line").record)
    driver = Driver(f"r={link}&seats={','.join(['human'] * seats)}")
    (copied,) = driver.send("copy:result")
    assert isinstance(copied, fx.ShareLink)
    line, *rounds = copied.note.split("\n")
    assert line in driver.text
    # nobody is dared to beat a candidate who has dropped out
    below = [*filter(None, (squares_module.squares(driver.play), dare(driver.play)))]
    assert rounds == below * (seats == 1 or info.together)
    assert copied.note.startswith(f"{info.title}: ")
    assert "seed line" in copied.note
    assert copied.text.startswith(f"{BASE}{name.replace('_', '-')}/#{name}?seed=line&seats=human")


def test_no_result_is_shared_before_the_end(toy: Kit) -> None:
    driver = shared_game()
    assert driver.send("copy:result") == driver.send("copy:nonsense") == []
    assert "copy:result" not in driver.offered()


def test_a_link_that_cannot_be_copied_is_shown_selected(toy: Kit) -> None:
    driver = shared_game()
    driver.send("close")
    (copied,) = driver.send("copy:start")
    assert isinstance(copied, fx.ShareLink)
    (select,) = driver.send(f"copy-failed:{copied.key}")
    assert select == fx.Select('[data-link="start"]')
    assert driver.model.dialog == "share"
    assert words.dialogs.copy_failed() in driver.text
    fields = [e[1] for e in walk(driver.page) if e[1].get("data-link") == "start"]
    assert [field["value"] for field in fields] == [copied.text]


def test_the_link_of_a_result_that_cannot_be_copied_is_shown_selected(toy: Kit) -> None:
    driver = Driver("toy?seats=human,human&rounds=1&seed=share")
    driver.click_through("s", 200)
    (copied,) = driver.send("copy:result")
    assert isinstance(copied, fx.ShareLink)
    assert driver.send(f"copy-failed:{copied.key}") == [fx.Select('[data-link="start"]')]
    assert driver.text.count(words.dialogs.copy_failed()) == 1, "the page behind says it, too"
    driver.send("dialog:share:start")
    driver.send("close")
    assert words.dialogs.copy_failed() not in driver.text


def test_cancelled_sharing_says_nothing(toy: Kit) -> None:
    driver = shared_game()
    driver.send("copy-failed:game")
    assert driver.send("shared:game") == []
    assert words.dialogs.copy_failed() not in driver.text
    assert not driver.model.notice


@pytest.mark.parametrize(
    "base",
    ["file:///home/ada/Downloads/hustings.html", "blob:https://x.test/1", "about:srcdoc", "data:,"],
)
def test_links_made_in_a_file_contain_no_path_of_the_disk(toy: Kit, base: str) -> None:
    driver = shared_game()
    driver.model.page_address, driver.model.single_file = base, True
    assert all(link.startswith("#") for link in fields(driver))
    assert words.dialogs.share_file() in driver.text
    driver.model.site_address = "https://table.test/x/?from=mail"
    assert all(link.startswith("https://table.test/x/toy/#") for link in fields(driver))
    assert words.dialogs.share_site(site="https://table.test/x/") in driver.text


def test_a_saved_table_knows_where_it_came_from(toy: Kit) -> None:
    driver = shared_game()
    (effect,) = driver.send("save-table")
    assert isinstance(effect, fx.SaveTable)
    assert effect.site == BASE
    driver.model.page_address, driver.model.site_address = (
        "file:///home/ada/hustings.html",
        "https://a.test/",
    )
    (effect,) = driver.send("save-table")
    assert isinstance(effect, fx.SaveTable)
    assert effect.site == "https://a.test/"


@pytest.mark.parametrize("how", ["sure", "maybe"])
def test_a_download_that_a_frame_prevents_gets_a_notice(toy: Kit, how: str) -> None:
    driver = shared_game()
    driver.send(f"download-barred:{how}")
    assert DOWNLOAD_PROBLEMS[how]() in driver.text
