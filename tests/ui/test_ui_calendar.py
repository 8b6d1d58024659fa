"""The calendar of the record: each day opens its game, or the same start again, uncounted."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.draw.tree import walk
from hustings.ui import words
from hustings.ui.learn.puzzle_choice import game_of_day, number_of_day
from hustings.ui.links.challenge import own_score, standing
from hustings.ui.page.parts.puzzles import puzzle_count
from hustings.ui.results.daily import daily_game
from hustings.ui.results.days import date_text, iso
from hustings.ui.results.statistics import first_day, streak
from tests.ui.driver import Driver

DAY_MS = 86_400_000
DAY = 20_783
"""2026-11-26, a Thursday."""


def played(day: int) -> Driver:
    """Return a driver that has finished the game of a day, on the next day at the record."""
    driver = Driver()
    driver.model.now = day * DAY_MS
    driver.send("today")
    driver.click_through("d")
    assert driver.model.screen == "over"
    driver.model.now = (day + 1) * DAY_MS
    driver.send("home")
    driver.send("dialog:record")
    return driver


def labels(driver: Driver) -> dict[str, str]:
    """Return the labels of the days of the calendar, by the messages they send."""
    buttons = [e[1] for e in walk(driver.page) if e[1].get("class") == "day"]
    assert all(each["title"] == each["aria-label"] for each in buttons)
    return {each["data-do"]: each["aria-label"] for each in buttons}


def test_every_day_of_the_calendar_is_a_button_that_says_what_it_does() -> None:
    driver = played(DAY)
    days = labels(driver)
    first = first_day(DAY + 1)
    earlier = [f"dialog:day:{day}" for day in range(first, DAY + 1)]
    assert list(days) == [*earlier, "dialog:today"]
    assert days[f"dialog:day:{DAY}"].endswith("Look at the game.")
    assert (
        days[f"dialog:day:{DAY - 1}"] == "25 November: not played. Play it now; it does not count."
    )
    assert days["dialog:today"].endswith("Play it now.")


def test_a_day_that_was_played_opens_its_result_and_its_game() -> None:
    driver = played(DAY)
    (result,) = driver.model.results
    reached = own_score(driver.model.last_play) if driver.model.last_play else None
    assert reached is not None
    driver.send(f"dialog:day:{DAY}")
    level = words.results.level_of(level=result.level)
    sentence = words.results.day_result(won=result.won, standing=standing(reached), level=level)
    assert sentence in driver.text
    assert f"continue:{result.id}" in driver.offered("continue:")
    driver.send(f"continue:{result.id}")
    assert driver.model.screen == "over"


def test_the_puzzle_of_a_day_is_ticked_once_it_is_solved() -> None:
    driver = played(DAY)
    game = game_of_day(DAY)
    number = number_of_day(game, DAY, puzzle_count(game))
    driver.send(f"dialog:day:{DAY}")
    title = catalog.info(game).title
    assert f"puzzle:{game}.{number}" in driver.offered("puzzle:")
    ticked = words.results.day_puzzle(game=title, number=number, solved=True)
    assert ticked not in driver.text
    driver.model.learned.solved[game] = {number}
    assert ticked in driver.text


def test_a_day_whose_game_was_deleted_is_played_again_for_comparison() -> None:
    driver = played(DAY)
    (result,) = driver.model.results
    driver.send("close")
    driver.send(f"dialog:delete:{result.id}")
    driver.send(f"drop:{result.id}")
    driver.send("dialog:record")
    assert labels(driver)[f"dialog:day:{DAY}"].endswith("Play the same game again.")
    driver.send(f"dialog:day:{DAY}")
    assert driver.offered("day:") == [f"day:{DAY}"]
    driver.send(f"day:{DAY}")
    assert words.results.day_uncounted(day=date_text(DAY)) in driver.text
    driver.click_through("e")
    assert driver.model.results == [result], "the first result of the day stays"


@pytest.mark.parametrize("back", [1, 2])
def test_a_missed_day_can_be_played_and_does_not_count(back: int) -> None:
    driver = Driver()
    driver.model.now = DAY * DAY_MS
    missed = DAY - back
    driver.send(f"day:{missed}")
    game, seed = daily_game(missed)
    assert (driver.play.game, driver.play.table.record.seed) == (game, seed)
    assert seed == iso(missed)
    driver.click_through("d", 3)
    moves = list(driver.play.table.record.moves)
    driver.send("home")
    driver.send(f"day:{missed}")
    assert driver.play.table.record.moves == moves, "it was not over yet"
    driver.click_through("d")
    assert streak(driver.model.results, DAY) == 0
    assert not any(result.daily for result in driver.model.results)
    driver.send(f"dialog:day:{missed}")
    assert words.results.day_not_played() in driver.text
    assert driver.offered("continue:"), "it can be looked at all the same"


def test_a_game_begun_before_midnight_counts_for_its_day() -> None:
    driver = Driver()
    driver.model.now = (DAY + 1) * DAY_MS - 60_000
    driver.send("today")
    driver.click_through("d", 3)
    driver.model.now = (DAY + 1) * DAY_MS + 60_000
    driver.click_through("d")
    assert [(result.day, result.daily) for result in driver.model.results] == [(iso(DAY), True)]


@pytest.mark.parametrize("day", ["", "x", "0", str(DAY + 1), str(DAY - 60), "9" * 30])
def test_days_outside_the_calendar_open_nothing(day: str) -> None:
    driver = Driver()
    driver.model.now = DAY * DAY_MS
    driver.send(f"dialog:day:{day}")
    assert words.results.uncounted_help() not in driver.text
    driver.send(f"day:{day}")
    assert driver.model.screen == "home"


def test_today_is_continued_from_the_calendar() -> None:
    driver = Driver()
    driver.model.now = DAY * DAY_MS
    driver.send(f"day:{DAY}")
    assert driver.play.game == catalog.of_the_day(DAY)
    driver.click_through("d", 3)
    begun = driver.play.id
    driver.send("home")
    driver.send(f"day:{DAY}")
    assert driver.play.id == begun
