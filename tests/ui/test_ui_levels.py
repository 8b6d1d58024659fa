"""Levels that a game does not offer, or offers no more: files and links that name them play on."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

import hustings
from hustings import catalog
from hustings.core.model import LEVELS
from hustings.core.record import make, to_link
from hustings.draw.tree import walk, words
from hustings.ui.effects import AskBot
from hustings.ui.saves.save import SAVES, save_text
from hustings.ui.words import common
from tests.kit import Kit
from tests.ui.driver import Driver

MISSING = [
    (game, level)
    for game in catalog.GAMES
    for level in LEVELS
    if level not in catalog.bots(game).LEVELS
]


def plates(driver: Driver) -> list[str]:
    """Return who is said to sit at the table, without people."""
    return [words(part) for part in walk(driver.page) if part[1].get("class") == "plate-kind"]


def asked(driver: Driver) -> set[str]:
    """Return the levels that were asked for moves."""
    jobs = [json.loads(effect.job) for effect in driver.log if isinstance(effect, AskBot)]
    return {job["level"] for job in jobs if "level" in job}


def strongest(game: str) -> str:
    """Return the best level that a game has."""
    return list(catalog.bots(game).LEVELS)[-1]


def seen(driver: Driver, game: str) -> None:
    """Look whether the strongest level plays and is told to, and play on a little."""
    assert not driver.model.notice
    assert plates(driver) == [common.bot_level(level=strongest(game))]
    driver.click_through("on", 6)
    assert asked(driver) <= {strongest(game)}


@pytest.mark.broad("poll_position")
@pytest.mark.parametrize(("which", "level"), MISSING)
def test_a_link_that_names_a_level_of_old_opens_and_plays_on(which: str, level: str) -> None:
    """Typed, as the link of a record and as the save that the table keeps of it."""
    kinds = ["human", f"bot:{level}"]
    typed = Driver(f"{which}?seats={','.join(kinds)}&seed=levels")
    seen(typed, which)
    linked = Driver(f"r={to_link(make(catalog.info(which), 2, {}, 'levels'), kinds)}")
    seen(linked, which)
    for driver in (typed, linked):
        seen(Driver(driver.address, driver.stored), which)
        seen(Driver(driver.address), which)


def test_an_unknown_level_is_written_back_unchanged(toy: Kit) -> None:
    """A save, its copy in a file and every link still say who was asked for."""
    driver = Driver("toy?seats=human,bot:expert&rounds=1&seed=levels")
    assert plates(driver) == ["Normal bot"]
    driver.click_through("some", 8)
    assert asked(driver) == {"normal"}
    assert kinds_kept(driver) == ["human", "bot:expert"]
    again = Driver(driver.address, driver.stored)
    assert again.kept == driver.kept, "written anew by being opened"
    before, now = (save_text(each.play, 9) for each in (driver, again))
    assert before == now
    elsewhere = Driver(driver.address)
    assert elsewhere.address.partition("&save=")[0] == driver.address.partition("&save=")[0]
    assert plates(elsewhere) == plates(again) == ["Normal bot"]
    again.send("home")
    again.send(again.offered("continue:")[0])
    assert plates(again) == ["Normal bot"]
    again.send("again")
    assert plates(again) == ["Normal bot"]
    again.send("rematch")
    assert kinds_kept(again) == ["human", "bot:expert"]


def kinds_kept(driver: Driver) -> Sequence[str]:
    """Return who sits where by the save of the game on the table."""
    data = json.loads(driver.stored[f"{SAVES}{driver.play.id}"])
    return [seat["kind"] for seat in data["seats"]]


def test_a_set_up_of_old_is_offered_with_the_level_there_is(toy: Kit) -> None:
    seats = [["Eva", "human"], ["Iris", "bot:expert"]]
    driver = Driver(stored={"hustings/setups": json.dumps({"toy": {"seats": seats}})})
    driver.send("setup:toy")
    choice = driver.model.setup
    assert choice is not None
    assert [(seat.name, seat.kind) for seat in choice.seats] == [
        ("Eva", "human"),
        ("Iris", "bot:normal"),
    ]


def test_programs_that_ask_for_it_play_the_strongest(toy: Kit) -> None:
    """With its luck, so that they see the same game as the page; the link says what they asked."""
    table = hustings.new("toy", seed="levels")
    for _ in range(4):
        move = hustings.bot("expert").choose(table)
        assert move == hustings.bot("normal").choose(table)
        table.play(move)
    opened = Driver(table.to_link(kinds=("human", "bot:expert")).removeprefix("#"))
    assert plates(opened) == ["Normal bot"]
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
