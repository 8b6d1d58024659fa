"""What happened at one place of the board, asked while looking at the past."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.draw.tree import words
from hustings.ui.page.parts.log import log_texts
from hustings.ui.page.parts.place_history import changes
from tests.ui.driver import Driver

PLIES = 60


def looking_back(game: str) -> Driver:
    """Return a game of people at its latest position but one."""
    driver = Driver(f"{game}?seats=human,human&seed=places")
    driver.send("pref:pace:instant")
    driver.click_through("places", PLIES)
    driver.send(f"past:{driver.play.table.at - 1}")
    return driver


def asked(driver: Driver) -> str:
    """Return the place with the most changes, after asking about it."""
    messages = {m.removeprefix("place:").partition(" ")[0]: m for m in driver.offered("place:")}
    counts = {place: len(changes(driver.play, place)) for place in messages}
    place = max(counts, key=counts.__getitem__)
    assert counts[place] > 1
    driver.send(messages[place])
    return place


@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_changes_are_sentences_of_the_log(name: str) -> None:
    driver = looking_back(name)
    place = asked(driver)
    found = changes(driver.play, place)
    plies = [ply for ply, _ in found]
    assert plies == sorted(set(plies))
    log = log_texts(driver.play, driver.play.viewer)
    for ply, text in found:
        assert any(at == ply and sentence in text for at, sentence in log), text


@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_buttons_go_from_change_to_change(name: str) -> None:
    driver = looking_back(name)
    found = changes(driver.play, asked(driver))
    driver.send(f"past:{found[-1][0] if found[-1][0] < driver.play.table.at else found[-2][0]}")
    at = driver.play.viewed_ply
    assert at is not None
    before = [ply for ply, _ in found if ply < at]
    assert f"past:{before[-1]}" in driver.offered("past:")
    driver.send(f"past:{before[-1]}")
    assert dict(found)[before[-1]] in words(driver.page)


def test_a_second_press_and_the_present_end_the_question() -> None:
    driver = looking_back("gerrymander")
    place = asked(driver)
    driver.send(f"place:{place}")
    assert "What happened here" not in words(driver.page)
    driver.send(f"place:{place}")
    assert "What happened here" in words(driver.page)
    driver.send(f"past:{driver.play.table.at}")
    driver.send(f"past:{driver.play.table.at - 1}")
    assert "What happened here" not in words(driver.page)


def test_no_place_can_be_asked_about_in_the_present_or_by_a_strange_name() -> None:
    driver = looking_back("gerrymander")
    driver.send("place:<b>")
    assert "What happened here" not in words(driver.page)
    driver.send("place:#county-999")
    assert "Nothing had happened here yet." in words(driver.page)
    driver.send(f"past:{driver.play.table.at}")
    assert not driver.offered("place:")


def test_a_region_that_opens_when_pressed_is_asked_about_as_well() -> None:
    driver = looking_back("whistle_stop")
    driver.model.tall = True
    message = driver.offered("place:")[0]
    before = driver.play.arranged
    driver.send(message)
    assert driver.play.arranged != before
    assert "What happened here" in words(driver.page)
