"""Files and links that name a level the game does not have play on with another level."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

import hustings
from hustings import catalog
from hustings.core.model import LEVELS
from hustings.core.packed_link import to_link
from hustings.core.record import make
from hustings.draw.tree import walk, words
from hustings.ui.effects import AskBot
from hustings.ui.saves.save import SAVES, save_text
from hustings.ui.words import common
from tests.kit import Kit
from tests.ui.driver import Driver

REMOVED_LEVELS = [
    (game, level)
    for game in catalog.GAMES
    for level in LEVELS
    if level not in catalog.bots(game).LEVELS
]


def bot_names(driver: Driver) -> list[str]:
    """Return the names of the bots at the table."""
    return [words(part) for part in walk(driver.page) if part[1].get("class") == "plate-kind"]


def asked_levels(driver: Driver) -> set[str]:
    """Return the levels that the worker was asked for."""
    jobs = [json.loads(effect.job) for effect in driver.log if isinstance(effect, AskBot)]
    return {job["level"] for job in jobs if "level" in job}


def strongest_level(game: str) -> str:
    """Return the strongest level of a game."""
    return list(catalog.bots(game).LEVELS)[-1]


def check_strongest_plays(driver: Driver, game: str) -> None:
    """Check that the strongest level plays and is named, and play on a little."""
    assert not driver.model.notice
    assert bot_names(driver) == [common.bot_level(level=strongest_level(game))]
    driver.click_through("on", 6)
    assert asked_levels(driver) <= {strongest_level(game)}


@pytest.mark.broad("poll_position")
@pytest.mark.parametrize(("game_id", "level"), REMOVED_LEVELS)
def test_a_link_that_names_a_removed_level_opens_and_plays_on(game_id: str, level: str) -> None:
    """As a typed link, as the link of a record, and as a save."""
    kinds = ["human", f"bot:{level}"]
    typed = Driver(f"{game_id}?seats={','.join(kinds)}&seed=levels")
    check_strongest_plays(typed, game_id)
    linked = Driver(f"r={to_link(make(catalog.info(game_id), 2, {}, 'levels'), kinds)}")
    check_strongest_plays(linked, game_id)
    for driver in (typed, linked):
        check_strongest_plays(Driver(driver.address, driver.stored), game_id)
        check_strongest_plays(Driver(driver.address), game_id)


def test_an_unknown_level_is_written_back_unchanged(toy: Kit) -> None:
    """In the save, its file and every link."""
    driver = Driver("toy?seats=human,bot:expert&rounds=1&seed=levels")
    assert bot_names(driver) == ["Normal bot"]
    driver.click_through("some", 8)
    assert asked_levels(driver) == {"normal"}
    assert saved_kinds(driver) == ["human", "bot:expert"]
    reopened = Driver(driver.address, driver.stored)
    assert reopened.kept == driver.kept, "written anew by being opened"
    before, now = (save_text(each.play, 9) for each in (driver, reopened))
    assert before == now
    elsewhere = Driver(driver.address)
    assert elsewhere.address.partition("&save=")[0] == driver.address.partition("&save=")[0]
    assert bot_names(elsewhere) == bot_names(reopened) == ["Normal bot"]
    reopened.send("home")
    reopened.send(reopened.offered("continue:")[0])
    assert bot_names(reopened) == ["Normal bot"]
    reopened.send("again")
    assert bot_names(reopened) == ["Normal bot"]
    reopened.send("rematch")
    assert saved_kinds(reopened) == ["human", "bot:expert"]


def saved_kinds(driver: Driver) -> Sequence[str]:
    """Return the kinds of seats in the save of the game on the table."""
    data = json.loads(driver.stored[f"{SAVES}{driver.play.id}"])
    return [seat["kind"] for seat in data["seats"]]


def test_a_remembered_set_up_replaces_a_removed_level(toy: Kit) -> None:
    seats = [["Eva", "human"], ["Iris", "bot:expert"]]
    driver = Driver(stored={"hustings/setups": json.dumps({"toy": {"seats": seats}})})
    driver.send("setup:toy")
    choice = driver.model.setup
    assert choice is not None
    assert [(seat.name, seat.kind) for seat in choice.seats] == [
        ("Eva", "human"),
        ("Iris", "bot:normal"),
    ]


def test_the_python_api_replaces_an_unknown_level_by_the_strongest(toy: Kit) -> None:
    """It plays with the luck of that level, as the page does; the link keeps the unknown level."""
    table = hustings.new("toy", seed="levels")
    for _ in range(4):
        move = hustings.bot("expert").choose(table)
        assert move == hustings.bot("normal").choose(table)
        table.play(move)
    opened = Driver(table.to_link(kinds=("human", "bot:expert")).removeprefix("#"))
    assert bot_names(opened) == ["Normal bot"]
    assert opened.play.seats[1].stored_kind == "bot:expert"


def test_every_level_has_a_name_on_the_page() -> None:
    assert len({common.bot_level(level=level) for level in LEVELS}) == len(LEVELS)


def test_an_unknown_level_has_no_substitute(toy: Kit) -> None:
    assert catalog.level("toy", "expert") == catalog.level("toy", "normal") == "normal"
    assert catalog.level("toy", "easy") == "easy"
    assert catalog.level("toy", "godly") is None
    assert catalog.seat_kind("toy", "human") == "human"
    assert catalog.seat_kind("toy", "bot:hard") == "bot:normal"
    assert catalog.seat_kind("toy", "bot:godly") is catalog.seat_kind("toy", "hard") is None
