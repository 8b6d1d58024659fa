"""A challenge that carries the sender's scores over time, and the graph of both games."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.core.score_history import Sample
from hustings.draw.tree import walk, words
from hustings.ui import words as said
from hustings.ui.links import score_course
from hustings.ui.links.challenge import own_challenge
from hustings.ui.links.score_course import MAX_PERIODS, own_course, period_numbers
from hustings.ui.links.share import links
from tests.ui.driver import Driver

AGAINST_A_BOT = "gerrymander?seats=human,bot:easy&seed=course"


def finished(address: str, luck: str = "d") -> Driver:
    """Return a driver whose game has been played to its end."""
    driver = Driver(address)
    driver.click_through(luck)
    return driver


def challenge_address(driver: Driver) -> str:
    """Return the address of the challenge of a finished game."""
    return next(link.address for link in links(driver.play, named=False) if link.key == "beat")


def comparison(driver: Driver) -> list[list[str]]:
    """Return the rows of the table that compares both games, [] without one."""
    title = said.results.challenge_graph(count=catalog.review(driver.play.game).SCORE_NAME)
    panels = [e for e in walk(driver.page) if e[1].get("aria-label") == title]
    return [[words(cell) for cell in row[2]] for p in panels for row in walk(p) if row[0] == "tr"][
        1:
    ]


@pytest.mark.broad("gerrymander")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_link_carries_the_score_after_each_period(name: str) -> None:
    seats = "human,human" if catalog.info(name).together else "human,bot:easy"
    driver = finished(f"{name}?seats={seats}&seed=course")
    course = own_course(driver.play)
    outcome = driver.play.table.rules.outcome(driver.play.table.state)
    assert course[-1] == outcome.scores[0]
    assert score_course.read(score_course.write(course)) == course
    other = Driver(challenge_address(driver))
    assert other.play.challenge == own_challenge(driver.play)
    assert not other.model.notice


def test_both_games_are_compared_at_the_end_and_never_before() -> None:
    first = finished(AGAINST_A_BOT, "one")
    other = Driver(challenge_address(first))
    assert not comparison(other)
    other.click_through("two", 4)
    assert not comparison(other)
    other.boot(other.address)
    other.click_through("two")
    assert other.model.screen == "over"
    rows = comparison(other)
    theirs = [score for score in own_course(first.play) if score is not None]
    mine = [score for score in own_course(other.play) if score is not None]
    assert [row[1] for row in rows if row[1] != "–"] == [str(score) for score in mine]
    assert [row[2] for row in rows if row[2] != "–"] == [str(score) for score in theirs]
    assert rows[0][0] == said.over.beginning()
    other.send("past:3")
    assert comparison(other) == rows


def test_an_own_earlier_game_is_compared_too() -> None:
    driver = finished(AGAINST_A_BOT)
    assert not comparison(driver)
    driver.send("past:4")
    driver.send("branch")
    assert not comparison(driver)
    driver.click_through("x")
    assert comparison(driver)


def test_a_longer_game_of_the_challenge_has_rows_of_its_own() -> None:
    driver = finished("early_states?seats=human,bot:easy&seed=course")
    challenge, course = own_challenge(driver.play), own_course(driver.play)
    assert challenge is not None
    driver.play.challenge = challenge._replace(course=(*course, None, 77))
    row = comparison(driver)[-1]
    turn = catalog.review("early_states").PERIOD_NAME
    assert row == [said.results.period_number(period=turn, number=len(course) + 1), "–", "77"]


@pytest.mark.parametrize(
    "course",
    ["0", "x", "0.", ".1", "0.1.x.3", "0.99999", "1e3.2", ".".join(["0"] * (MAX_PERIODS + 2))],
)
def test_a_malformed_course_is_said_and_the_game_opens(course: str) -> None:
    driver = Driver(f"{AGAINST_A_BOT}&beat=5to3&course={course}")
    assert driver.play.challenge is not None
    assert driver.play.challenge.course == ()
    assert said.results.course_unreadable() in driver.text
    assert said.results.challenge(standing="5 to 3") in driver.text


@pytest.mark.parametrize("text", ["&course=0.1..3.", "&course=0.1..3 Try it!", "&course=0.1..3)"])
def test_text_around_a_link_does_its_course_no_harm(text: str) -> None:
    driver = Driver(f"{AGAINST_A_BOT}&beat=5to3{text}")
    assert driver.play.challenge is not None
    assert driver.play.challenge.course == (0, 1, None, 3)


def test_a_challenge_without_a_course_has_no_graph() -> None:
    driver = finished(f"{AGAINST_A_BOT}&beat=5to3")
    assert not comparison(driver)


def test_periods_without_a_number_follow_the_last_one() -> None:
    samples = [Sample(short, short, n, (0,)) for n, short in enumerate(["", "1", "3", "C1", "✓"])]
    assert period_numbers(samples) == [0, 1, 3, 4, 5]
