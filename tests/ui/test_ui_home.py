"""The front page: games to choose from, kept ones with how they stand, set-ups remembered."""

from __future__ import annotations

import json

import pytest

from hustings import catalog
from hustings.draw.tree import walk, words
from hustings.ui.saves.setups import SETUPS_KEY
from hustings.ui.saves.thumbnails import MAX_THUMBNAILS
from tests.kit import Kit
from tests.reported import expected
from tests.ui.driver import Driver


def front(driver: Driver, kind: str) -> list[str]:
    """Return what is said in the elements of a class on the front page."""
    return [words(e) for e in walk(driver.page) if kind in e[1].get("class", "").split()]


def test_every_game_says_what_it_is_and_leads_to_its_rules(toy: Kit) -> None:
    driver = Driver()
    for game in catalog.GAMES:
        info = catalog.info(game)
        (card,) = (said for said in front(driver, "game-card") if info.tagline in said)
        assert info.title in card
        assert f"{info.minutes} min" in card
        driver.send(f"dialog:rules:{game}")
        assert info.credit in driver.text
        driver.send("close")


def test_a_kept_game_is_shown_by_its_board_with_whose_turn_it_is(toy: Kit) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=kept")
    driver.click_through("a", 4)
    turn = driver.play.table.seats[0]
    name = driver.play.names[turn]
    driver.send("home")
    (said,) = front(driver, "save")
    assert f"{name}’s turn" in said
    assert "seed kept" in said
    (picture,) = [e for e in walk(driver.page) if e[1].get("class") == "glance"]
    assert not [e for e in walk(picture) if {"data-do", "tabindex", "id"} & set(e[1])]


def test_only_the_games_played_last_get_thumbnails(toy: Kit) -> None:
    driver = Driver()
    for number in range(MAX_THUMBNAILS + 2):
        driver.send(f"hash:toy?seats=human,bot:easy&seed={number}")
        driver.click_through("a", 2)
        driver.send("home")
    driver.boot("")
    assert len(front(driver, "save")) == MAX_THUMBNAILS + 2
    assert len(front(driver, "glance")) == MAX_THUMBNAILS


def test_a_board_that_cannot_be_drawn_leaves_the_emblem(
    toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=kept")
    driver.click_through("a", 4)
    monkeypatch.setattr("hustings.ui.app.thumbnail", lambda _: 1 // 0)
    with expected(ZeroDivisionError):
        driver.send("home")
    assert not front(driver, "glance")
    assert len(front(driver, "save")) == 1


def test_finished_games_are_listed_apart_with_their_outcome(toy: Kit) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=k")
    driver.click_through("k")
    assert driver.model.screen == "over"
    outcome = driver.play.table.rules.outcome(driver.play.table.state)
    said = toy.headline.outcome(outcome, driver.play.names)
    driver.send("home")
    (ended,) = front(driver, "ended")
    assert said[:60] in ended
    assert not front(driver, "glance")


def test_a_game_can_be_named_and_keeps_its_name(toy: Kit) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=k")
    driver.click_through("k", 2)
    saved = driver.play.id
    driver.send("dialog:title")
    driver.send("title:  Sunday with Mum\n" + "x" * 90)
    driver.send("close")
    driver.click_through("k", 2)
    driver.boot("")
    (said,) = front(driver, "save")
    assert "Sunday with Mum" in said
    assert len(driver.model.saves[0].title) <= 40
    driver.send(f"continue:{saved}")
    assert driver.play.title.startswith("Sunday with Mum")


def test_a_game_is_set_up_as_it_was_last(toy: Kit) -> None:
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
    driver.send("setup:gerrymander")  # never played: at least the name is known
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
def test_a_set_up_that_cannot_be_read_is_as_if_there_were_none(toy: Kit, stored: str) -> None:
    driver, plain = Driver("", {SETUPS_KEY: stored}), Driver("")
    for each in (driver, plain):
        each.send("setup:toy")
    made, usual = driver.model.setup, plain.model.setup
    assert made is not None
    assert usual is not None
    assert (made.seats, made.options, made.friendly) == (usual.seats, usual.options, usual.friendly)
