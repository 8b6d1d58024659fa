"""The page can draw every beat of whole games, with the choices of the coming decision."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.core.packed_link import to_link
from hustings.core.rng import Rng
from hustings.ui.app import page
from hustings.ui.phases import Deciding, Playback
from tests.kit import Kit, walk
from tests.recovered_errors import TRACEBACKS
from tests.ui.driver import PLAYED, Driver

MAX_PAGES = 6000
"""Pages that a game may take at most."""


def draw_every_beat(driver: Driver, rng: Rng) -> tuple[int, int]:
    """Play at random to the end, beat by beat.

    Return how many beats were drawn, and how many of them before a decision.
    """
    beats = soon = 0
    for _ in range(MAX_PAGES):
        phase = driver.play.phase
        if isinstance(phase, Playback):
            check_page(driver)
            beats += 1
            soon += isinstance(phase.underlying, Deciding)
            driver.send("hurry")
        elif driver.model.screen == "over":
            return beats, soon
        else:
            driver.send(rng.pick(driver.offered(*PLAYED)))
    raise AssertionError("the game never ends")


def check_page(driver: Driver) -> None:
    """Draw the page; an error that it recovers from fails the test."""
    assert page(driver.model)
    assert not TRACEBACKS, f"ply {driver.play.shown().at} of {driver.play.table.record}"


@pytest.mark.broad("delegate_dash-people", "delegate_dash-bot", "gerrymander-people")
@pytest.mark.parametrize("other", ["people", "bot"])
@pytest.mark.parametrize("title", catalog.GAMES)
def test_every_beat_of_a_whole_game_is_drawn(title: str, other: str) -> None:
    seats = f"human,{'human' if other == 'people' else 'bot:easy'}"
    driver = Driver(f"{title}?seats={seats}&seed=beats")
    driver.send("pref:pace:step")
    beats, soon = draw_every_beat(driver, Rng(title))
    assert beats > 0
    # Players' own moves have no playback, and a game may have nothing else before its end.
    assert soon > 0 or other == "people", "no beat was shown before a decision"


@pytest.mark.broad("delegate_dash", "gerrymander", "poll_position")
@pytest.mark.parametrize("title", catalog.GAMES)
def test_every_beat_of_a_replayed_game_is_drawn(title: str) -> None:
    """Including the players' own moves, which have no playback during the game."""
    kit = Kit(title)
    record = walk(kit.default(max(kit.info.seats)), "beats").record
    driver = Driver(f"r={to_link(record)}")
    driver.send("pref:pace:step")
    driver.send("watch:0")
    beats = 0
    while driver.in_playback:
        check_page(driver)
        driver.send("hurry")
        beats += 1
    assert beats > len(record.moves) / 4
