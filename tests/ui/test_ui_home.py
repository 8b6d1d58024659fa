"""The home page: the list of games, saved games with their status, remembered set-ups."""

from __future__ import annotations

import json

import pytest

from hustings import catalog
from hustings.draw.tree import walk, words
from hustings.ui.saves.setups import SETUPS_KEY
from hustings.ui.saves.thumbnails import MAX_THUMBNAILS
from tests.kit import Kit
from tests.recovered_errors import expect_error
from tests.ui.driver import Driver


def home_texts(driver: Driver, kind: str) -> list[str]:
    """Return the texts of the elements of a class on the home page."""
    return [words(e) for e in walk(driver.page) if kind in e[1].get("class", "").split()]


def test_every_game_has_a_description_and_a_link_to_its_rules(toy: Kit) -> None:
    driver = Driver()
    for game in catalog.GAMES:
        info = catalog.info(game)
        (card,) = (text for text in home_texts(driver, "game-card") if info.tagline in text)
        assert info.title in card
        assert f"{info.minutes} min" in card
        driver.send(f"dialog:rules:{game}")
        assert info.credit in driver.text
        driver.send("close")


def test_a_saved_game_shows_its_board_and_whose_turn_it_is(toy: Kit) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=kept")
    driver.click_through("a", 4)
    turn = driver.play.table.seats[0]
    name = driver.play.names[turn]
    driver.send("home")
    (text,) = home_texts(driver, "save")
    assert f"{name}’s turn" in text
    assert "seed kept" in text
    (picture,) = [e for e in walk(driver.page) if e[1].get("class") == "glance"]
    assert not [e for e in walk(picture) if {"data-do", "tabindex", "id"} & set(e[1])]


def test_only_the_latest_games_get_thumbnails(toy: Kit) -> None:
    driver = Driver()
    for number in range(MAX_THUMBNAILS + 2):
        driver.send(f"hash:toy?seats=human,bot:easy&seed={number}")
        driver.click_through("a", 2)
        driver.send("home")
    driver.boot("")
    assert len(home_texts(driver, "save")) == MAX_THUMBNAILS + 2
    assert len(home_texts(driver, "glance")) == MAX_THUMBNAILS


def test_a_board_that_cannot_be_drawn_leaves_the_emblem(
    toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=kept")
    driver.click_through("a", 4)
    monkeypatch.setattr("hustings.ui.app.thumbnail", lambda _: 1 // 0)
    with expect_error(ZeroDivisionError):
        driver.send("home")
    assert not home_texts(driver, "glance")
    assert len(home_texts(driver, "save")) == 1


def test_finished_games_are_listed_apart_with_their_outcome(toy: Kit) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=k")
    driver.click_through("k")
    assert driver.model.screen == "over"
    outcome = driver.play.table.rules.outcome(driver.play.table.state)
    line = toy.headline.outcome(outcome, driver.play.names)
    driver.send("home")
    (ended,) = home_texts(driver, "ended")
    assert line[:60] in ended
    parts = [e[1].get("key") for e in walk(driver.page) if e[0] == "section"]
    assert parts.index("daily") < parts.index("ended-saves")
    assert "saves" not in parts, "nothing is in progress"
    assert not home_texts(driver, "glance")


def test_a_game_can_be_named_and_keeps_its_name(toy: Kit) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=k")
    driver.click_through("k", 2)
    saved = driver.play.id
    driver.send("dialog:title")
    driver.send("title:  Sunday with Mum\n" + "x" * 90)
    driver.send("close")
    driver.click_through("k", 2)
    driver.boot("")
    (text,) = home_texts(driver, "save")
    assert "Sunday with Mum" in text
    assert len(driver.model.saves[0].title) <= 40
    driver.send(f"continue:{saved}")
    assert driver.play.title.startswith("Sunday with Mum")


def test_the_last_set_up_of_a_game_is_remembered(toy: Kit) -> None:
    driver = Driver()
    driver.send("setup:toy")
    driver.send("seats:3")
    driver.send("name:0:Kim")
    driver.send("kind:2:human")
    driver.send("friendly:1")
    driver.send("start")
    driver.boot("")
    driver.send("setup:toy")
    choice = driver.model.setup
    assert choice is not None
    assert [seat.kind for seat in choice.seats] == ["human", "bot:normal", "human"]
    assert choice.seats[0].name == "Kim"
    assert choice.friendly
    driver.send("setup:gerrymander")  # never played: only the name is remembered
    assert driver.model.setup is not None
    assert driver.model.setup.seats[0].name == "Kim"


@pytest.mark.parametrize(
    "stored",
    [
        "nonsense",
        "[1]",
        json.dumps({"toy": {"seats": [["Kim", "bot:genius"]], "options": {"rounds": "many"}}}),
        json.dumps({"toy": {"seats": [[1, 2], "x"], "options": [], "friendly": "yes"}, "name": 7}),
        json.dumps({"toy": 5, "name": ["a"]}),
        json.dumps({"toy": {"seats": [["K", "human"]] * 9, "options": {"no": 1, "rounds": 10**9}}}),
    ],
)
def test_a_malformed_remembered_set_up_is_ignored(toy: Kit, stored: str) -> None:
    driver, plain = Driver("", {SETUPS_KEY: stored}), Driver("")
    for each in (driver, plain):
        each.send("setup:toy")
    setup, usual = driver.model.setup, plain.model.setup
    assert setup is not None
    assert usual is not None
    assert (setup.seats, setup.options, setup.friendly) == (
        usual.seats,
        usual.options,
        usual.friendly,
    )
