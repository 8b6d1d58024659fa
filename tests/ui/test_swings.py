"""What changed the outlook of a game: in the line of the news, the log, and the review."""

from __future__ import annotations

import json

import pytest

from hustings.draw.tree import words
from hustings.games.poll_position.events import CardOver, Scored
from hustings.ui.page.parts.log import log_texts
from hustings.ui.page.parts.review import score_section
from hustings.ui.page.parts.turning_points import turning_list
from hustings.ui.play.talk import find_swing, swings_of_luck
from hustings.ui.play.turning_points import review_moments
from hustings.ui.reviews import DebriefResult, ReviewedTurn
from tests.ui.driver import Driver


@pytest.fixture(scope="module")
def finished() -> Driver:
    """Return a finished game in which cards moved the forecast."""
    driver = Driver("", {"hustings/preferences": json.dumps({"pace": "instant"})})
    driver.send("hash:poll_position?seats=human,bot:normal&seed=swings")
    driver.click_through("swings")
    return driver


def test_the_log_has_what_each_card_and_the_count_did(finished: Driver) -> None:
    play = finished.play
    said = [text for _, text in swings_of_luck(play)]
    cards = [text for text in said if "the forecast rose" in text or "the forecast fell" in text]
    assert cards
    assert said[-1].startswith("The count")
    assert set(said) <= {text for _, text in log_texts(play, 0)}


def test_the_beat_of_a_card_says_it_too() -> None:
    """It is the last beat of the card, in whose position the needle has moved."""
    driver = Driver("", {"hustings/preferences": json.dumps({"pace": "step"})})
    driver.send("hash:poll_position?seats=human,bot:normal&seed=swings")
    explained = 0
    for _ in range(2000):
        play = driver.play
        if play.table.over and not driver.in_playback:
            break
        if driver.in_playback:
            for event in play.beat_events:
                if isinstance(event, CardOver) and (swing := swing_of(driver, event)):
                    assert swing in driver.text
                    explained += 1
            driver.send("hurry")
        else:
            driver.send(driver.offered("pick:")[-1])
    assert explained


def swing_of(driver: Driver, event: CardOver) -> str:
    """Return the phrase about what a card changed."""
    log = driver.play.table.log
    index, number = next(
        (index, step.events.index(event)) for index, step in enumerate(log) if event in step.events
    )
    return find_swing(driver.play, index, number).phrase


def test_the_end_lists_what_luck_did_beside_the_graph(finished: Driver) -> None:
    review = finished.review
    assert review is not None
    section = words(score_section(review))
    assert "What luck did to it" in section
    assert all(text in section for _, text in swings_of_luck(finished.play))
    assert "What luck did" not in words(score_section(review._replace(swings=())))


def test_a_swing_by_the_count_is_explained(finished: Driver) -> None:
    table = finished.play.table
    own = [ply for ply in range(table.at) if table.mover(ply) == 0]
    course = tuple(ReviewedTurn(ply, 0.4, 0.0) for ply in own)
    result = DebriefResult("hard", 0.4, 0.0, 0.0, 0.0, len(own), (), (), course)
    moments = review_moments(finished.play, 0, result)
    shown = " ".join(map(words, turning_list(finished.play, 0, moments)))
    assert isinstance(table.log[-1].events[-1], Scored)
    count = [text for _, text in swings_of_luck(finished.play)][-1]
    assert "Turnout " in shown
    assert count in shown
