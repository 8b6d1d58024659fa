"""The game of the day, and saves under a wrong clock."""

from __future__ import annotations

import json

import pytest

from hustings import catalog
from hustings.core.model import HUMAN
from hustings.draw.tree import walk, words
from hustings.ui import words as said
from hustings.ui.links.address import record_link, start_link
from hustings.ui.model import SeatSetup
from hustings.ui.results.daily import daily_game
from tests.kit import Kit
from tests.ui.driver import Driver

NOW_MS = 1_795_132_800_000
DAY = 86_400_000
YEAR = 365 * DAY


def driver_at(now: int, driver: Driver | None = None) -> Driver:
    """Return a driver with this clock, in milliseconds."""
    driver = driver or Driver()
    driver.model.now = now
    return driver


def card(driver: Driver) -> str:
    """Return the text of the card of today's game."""
    (element,) = [e for e in walk(driver.page) if "today" in e[1].get("class", "").split()]
    return words(element)


def test_pressing_todays_game_twice_gives_one_save() -> None:
    driver = driver_at(NOW_MS)
    assert said.home.today_facts(bot="Normal bot") in card(driver)
    driver.send("today")
    driver.click_through("d", 3)
    moves = list(driver.play.table.record.moves)
    driver.send("home")
    assert "You have started it" in card(driver)
    driver.send("today")
    assert driver.play.table.record.moves == moves
    assert len(driver.kept) == 1
    driver.click_through("e", 3)
    assert len(driver.kept) == 1
    driver.send("home")
    driver.model.now = NOW_MS + DAY
    assert "You have started it" not in card(driver), "tomorrow has a game of its own"


def test_todays_game_says_that_it_was_played_and_opens_its_end() -> None:
    driver = driver_at(NOW_MS)
    driver.send("today")
    driver.click_through("d")
    assert driver.model.screen == "over"
    driver.send("home")
    assert "You have played it" in card(driver)
    assert said.home.look_back() in card(driver)
    driver.send("today")
    assert driver.model.screen == "over"


def test_trying_a_moment_again_leaves_todays_game_played() -> None:
    driver = driver_at(NOW_MS)
    driver.send("today")
    driver.click_through("d")
    driver.send(f"past:{driver.play.table.at // 2}")
    driver.send("branch")
    driver.send("home")
    assert "You have played it" in card(driver)
    driver.send("today")
    assert driver.model.screen == "over"


def todays_link(driver: Driver) -> str:
    """Return the link of the card of today's game."""
    messages = ("today", "dialog:today")
    links = [e[1]["href"] for e in walk(driver.page) if e[1].get("data-do") in messages]
    (link,) = links
    return str(link).removeprefix("#")


@pytest.mark.parametrize("day", range(len(catalog.GAMES)))
def test_the_link_of_todays_game_opens_the_game_already_begun(day: int) -> None:
    driver = driver_at(NOW_MS + day * DAY)
    driver.send("home")
    link = todays_link(driver)
    tab = driver_at(NOW_MS + day * DAY, Driver(stored=driver.stored))
    tab.follow(link)
    driver.send("today")
    fresh, by_link = driver.play, tab.play
    assert fresh.table.record == by_link.table.record
    assert fresh.seats == by_link.seats
    driver.click_through("d", 3)
    moves = list(driver.play.table.record.moves)
    tab.store = driver.store
    tab.send("home")
    tab.follow(link)
    assert (tab.play.id, tab.play.table.record.moves) == (driver.play.id, moves)
    tab.boot(link)
    assert (tab.play.id, tab.play.table.record.moves) == (driver.play.id, moves)
    assert len(tab.kept) == 1
    tab.model.now += DAY
    tab.send("home")
    tab.follow(link)
    assert tab.play.id != driver.play.id, "it is a seed like any other tomorrow"


def test_todays_seed_typed_by_hand_starts_a_separate_game() -> None:
    driver = driver_at(NOW_MS)
    driver.send("today")
    driver.click_through("d", 3)
    begun, record, seats = driver.play.id, driver.play.table.record, driver.play.seats
    driver.follow(start_link(record, [SeatSetup(seat.name, HUMAN) for seat in seats]))
    assert driver.play.id != begun, "the seats differ"
    driver.follow(record_link(record._replace(moves=[]), seats, None, "own"))
    assert driver.play.id != begun, "the address of a game of its own before its first move"


def test_the_same_seed_at_another_table_is_not_todays_game() -> None:
    driver = driver_at(NOW_MS)
    game, seed = daily_game(NOW_MS // DAY)
    driver.send(f"hash:{game}?seats=human,human&seed={seed}")
    driver.click_through("d", 6)
    assert driver.kept
    driver.send("home")
    assert "You have started it" not in card(driver)


def test_saves_from_the_future_come_last_and_say_so(toy: Kit) -> None:
    driver = driver_at(NOW_MS + YEAR, Driver("toy?seats=human,human&seed=ahead"))
    driver.click_through("a", 6)
    ahead = driver.play.id
    driver.send("home")
    driver_at(NOW_MS, driver).send("hash:toy?seats=human,human&seed=today")
    driver.click_through("a", 6)
    now = driver.play.id
    driver.send("home")
    assert driver.offered("continue:") == [f"continue:{now}", f"continue:{ahead}"]
    assert said.home.kept_since(age=said.home.age_unknown(), seed="ahead") in driver.text
    driver.send(f"continue:{ahead}")
    driver.click_through("b", 6)
    driver.send("home")
    assert driver.offered("continue:")[0] == f"continue:{ahead}", "its time is known again"
    assert said.home.kept_since(age=said.home.age_unknown(), seed="ahead") not in driver.text


@pytest.mark.parametrize("now", [-1, -NOW_MS, -(10**18), 10**18])
def test_a_wrong_clock_causes_no_error(toy: Kit, now: int) -> None:
    driver = driver_at(now)
    driver.send("today")
    driver_at(now, driver).send("home")
    assert said.home.today() in driver.text
    driver_at(now, driver).send("setup:toy")
    driver_at(now, driver).send("start")
    for _ in range(3):
        driver_at(now, driver).send(driver.offered("pick:", "take:", "nobody")[0])
    driver_at(now, driver).send("home")
    assert driver.offered("continue:")


def test_a_typed_seed_survives_a_reload(toy: Kit) -> None:
    driver = Driver()
    driver.send("setup:toy")
    driver.send("seats:2")
    driver.send("kind:1:human")
    driver.send("name:1:Zelda")
    driver.send("seed:my own seed")
    driver.boot("")
    setup = driver.model.setup
    assert setup is not None
    assert [seat.name for seat in setup.seats][1] == "Zelda"
    assert setup.seed == "my own seed"
    driver.send("start")
    assert driver.play.table.record.seed == "my own seed"
    driver.send("home")
    driver.send("setup:toy")
    assert driver.model.setup is not None
    assert driver.model.setup.seed != "my own seed", "the seed was typed for another game"


@pytest.mark.parametrize("stored", ["7", '["toy"]', '["toy", 7]', '["other", "x"]'])
def test_a_malformed_typed_seed_is_ignored(toy: Kit, stored: str) -> None:
    driver = Driver("", {"hustings/setups": json.dumps({"seed": json.loads(stored)})})
    driver.send("setup:toy")
    driver.boot("")
    assert driver.model.setup is not None
    assert driver.model.setup.seed


@pytest.mark.parametrize(
    ("hours", "date"), [(0, "2026-11-20"), (13, "2026-11-20"), (-1, "2026-11-19")]
)
def test_the_day_is_the_players_own(hours: int, date: str) -> None:
    """NOW_MS is midnight UTC."""
    driver = driver_at(NOW_MS)
    driver.model.utc_offset_ms = hours * 3_600_000
    driver.send("home")
    assert f"seed={date}" in todays_link(driver)
