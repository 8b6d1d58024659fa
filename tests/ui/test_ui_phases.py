"""A table is in one phase at a time, and messages of other phases do nothing."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from hustings.ui import effects as fx
from hustings.ui.app import page, update
from hustings.ui.phases import (
    Deciding,
    HandOver,
    Idle,
    Over,
    Phase,
    Playback,
    Thinking,
    ViewingPast,
    Window,
    after_playback,
    find_phase,
    latest_phase,
    with_latest_phase,
)
from tests.kit import Kit
from tests.ui.driver import Driver
from tests.ui.test_ui_over import at_the_count
from tests.ui.test_ui_playback import Patient, after_bots_moved
from tests.ui.test_ui_secrecy import window

ONLY_IN: dict[type, tuple[str, ...]] = {
    Deciding: ("pick:pass", "unpick", "why:push.1", "hint"),
    Window: ("nobody",),
    HandOver: ("not-taken",),
    ViewingPast: ("branch", "eyes:0"),
    Playback: ("hurry", "skip", "pause", "beat:1"),
    Over: ("review",),
}
"""Messages that only one phase handles."""


def at_phase(kind: type) -> Driver:
    """Return a table in a phase."""
    driver = PLACES[kind]()
    assert type(driver.play.phase) is kind
    return driver


def table_in_the_past() -> Driver:
    """Return a table where the past is viewed."""
    driver = after_bots_moved()
    driver.send("past:0")
    return driver


def table_with_thinking_bot() -> Driver:
    """Return a table where a bot thinks after others have moved."""
    driver = Patient("toy?seats=human,bot:easy,bot:easy&rounds=2&seed=a")
    for _ in range(20):
        driver.send("skip")
        if driver.thinks and driver.play.table.at:
            return driver
        if driver.thinks:
            driver.answer()
        else:
            driver.act()
    pytest.fail("no bot ever thought")


def pending_hand_over() -> Driver:
    """Return a table with a hand-over that is not accepted yet."""
    driver = Driver("toy?seats=human,human&seed=d")
    for click in range(40):
        if driver.play.table.at and driver.model.screen == "handover":
            return driver
        driver.click_through(f"d{click}", 1)
    pytest.fail("the screen was never handed over")


def finished_game() -> Driver:
    """Return a finished game."""
    driver = Driver("toy?seats=human&seed=b")
    driver.click_through("end")
    return driver


def game_of_other_tab() -> Driver:
    """Return a game that another tab plays."""
    driver = after_bots_moved()
    driver.send(f"lock-held:{driver.play.id}")
    return driver


PLACES: dict[type, Callable[[], Driver]] = {
    Deciding: after_bots_moved,
    Window: window,
    HandOver: pending_hand_over,
    ViewingPast: table_in_the_past,
    Playback: lambda: at_the_count("normal"),
    Over: finished_game,
    Thinking: table_with_thinking_bot,
    Idle: game_of_other_tab,
}


@pytest.mark.parametrize("kind", PLACES)
def test_a_message_of_another_phase_does_nothing(toy: Kit, kind: type) -> None:
    driver = at_phase(kind)
    before = json.dumps(page(driver.model))
    for other, messages in ONLY_IN.items():
        for message in messages if other is not kind else ():
            assert driver.send(message) == [], message
            assert json.dumps(page(driver.model)) == before, message


@pytest.mark.parametrize("kind", [kind for kind in PLACES if kind is not ViewingPast])
def test_the_past_can_be_viewed_in_every_phase_and_nothing_is_lost(toy: Kit, kind: type) -> None:
    driver = at_phase(kind)
    assert driver.play.table.at, "there is a past"
    phase, before = driver.play.phase, json.dumps(page(driver.model))
    driver.send("past:0")
    assert isinstance(driver.play.phase, ViewingPast)
    assert driver.play.latest_phase is latest_phase(phase)
    update(driver.model, f"past:{driver.play.table.at}")
    assert driver.play.phase is phase
    assert json.dumps(page(driver.model)) == before


def test_a_started_choice_survives_viewing_the_past(toy: Kit) -> None:
    driver = Driver("toy?seats=human&seed=h")
    for n in range(40):
        if driver.chosen and driver.play.table.at:
            break
        driver.click_through(f"{n}", 1)
    chosen = driver.chosen
    assert chosen
    driver.send("past:0")
    assert not driver.offered("pick:")
    driver.send("close")
    assert driver.chosen == chosen


def test_the_same_messages_give_the_same_effects(toy: Kit) -> None:
    """`update` is a pure function: the model holds the ticket numbers."""
    effects_of_both = []
    for _ in range(2):
        driver = Driver("toy?seats=human,bot:easy&seed=twice")
        driver.click_through("twice", 20)
        driver.send("hint")
        driver.send("watch:0")
        effects_of_both.append(driver.log)
    assert effects_of_both[0] == effects_of_both[1]


def test_another_pace_applies_to_a_count_in_progress() -> None:
    model = at_the_count("step").model
    effects = update(model, "pref:pace:double")
    assert [e.message[:5] for e in effects if isinstance(e, fx.SendLater)] == ["beat:"]
    assert page(model)[1]["data-busy"] == "1"
    update(model, "pref:pace:step")
    assert "data-busy" not in page(model)[1]


def test_underlying_phases_can_be_found_and_replaced() -> None:
    end = Over()
    playback = Playback((3, 1), end)
    phase: Phase = ViewingPast(1, playback)
    assert find_phase(phase, Over) is end
    assert find_phase(phase, Deciding) is None
    assert latest_phase(phase) is end
    fresh = Idle()
    assert with_latest_phase(phase, fresh) is phase
    assert playback.underlying is fresh
    assert after_playback(phase, playback) is phase
    assert find_phase(phase, Playback) is None
    assert latest_phase(phase) is fresh
    assert with_latest_phase(fresh, end) is end
