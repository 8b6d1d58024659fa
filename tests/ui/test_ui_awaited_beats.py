"""Beats that await a press (`Beat.awaits`), such as the result of an election."""

from __future__ import annotations

import pytest

from hustings.core.rng import Rng
from hustings.draw.tree import walk, words
from hustings.games.whistle_stop.vocabulary import ELECTIONS
from hustings.ui.phases import Playback
from tests.ui.test_ui_playback import Patient
from tests.ui.test_ui_whose_turn import header

TABLE = "whistle_stop?seats=human,bot:easy&seed=press&vetoes=2"
MAX_STEPS = 4000


def await_result(pace: str = "normal", address: str = TABLE) -> Patient:
    """Play at random until a beat awaits a press; return the table."""
    driver, rng = Patient(address, pace), Rng("press")
    for _ in range(MAX_STEPS):
        phase = driver.play.phase
        if isinstance(phase, Playback):
            if phase.awaiting:
                return driver
            driver.ring()
        elif driver.thinks:
            driver.answer()
        else:
            driver.send(rng.pick(driver.offered("pick:")))
    pytest.fail("nothing awaits a press")


def banner(driver: Patient) -> str:
    """Return the banner over the map, "" without one."""
    shown = [e for e in walk(driver.page) if "ws-banner" in str(e[1].get("class", ""))]
    return words(shown[0]) if shown else ""


def test_the_header_says_what_is_waited_for_while_a_result_stays() -> None:
    driver = await_result()
    assert header(driver) == "Take a look, then press “Next”."
    driver.send("hurry")
    assert header(driver) != "Take a look, then press “Next”."


def test_the_result_of_an_election_stays_until_a_press() -> None:
    driver = await_result()
    assert "After the first election" in banner(driver)
    assert driver.root.get("data-busy") is None, "the page waits for the player"
    assert driver.offered("hurry", "skip", "pause") == ["hurry", "skip"]
    driver.ring()
    assert "After the first election" in banner(driver), "no timer ends it"
    driver.send("hurry")
    assert "After the first election" not in banner(driver)


@pytest.mark.parametrize("seats", ["human,bot:easy", "human,bot:easy,bot:easy"])
def test_the_last_result_stays_in_sight_before_the_winner_is_named(seats: str) -> None:
    driver = await_result(address=TABLE.replace("human,bot:easy", seats))
    rng, shown = Rng("last"), list[str]()
    while driver.in_playback or not driver.play.table.over:
        phase = driver.play.find_phase(Playback)
        if phase is not None:
            shown += [banner(driver)] if phase.awaiting else []
            driver.send("hurry")
        elif driver.thinks:
            driver.answer()
        else:
            driver.send(rng.pick(driver.offered("pick:")))
    assert len(shown) == len(ELECTIONS)
    assert "After the last election" in shown[-1]
    assert not banner(driver)


def play_on(driver: Patient, seed: str) -> list[str]:
    """Play a game to its end, pressing where playback waits; return the titles shown there."""
    rng, shown = Rng(seed), list[str]()
    while driver.in_playback or not driver.play.table.over:
        phase = driver.play.find_phase(Playback)
        if phase is not None and phase.awaiting:
            title = next(e for e in walk(driver.page) if "dd-title" in str(e[1].get("class", "")))
            shown.append(words(title))
            driver.send("hurry")
        elif driver.in_playback:
            driver.ring()
        elif driver.thinks:
            driver.answer()
        else:
            driver.send(rng.pick(driver.offered("pick:")))
    return shown


def test_the_convention_of_delegate_dash_waits_after_each_region() -> None:
    shown = play_on(Patient("delegate_dash?seats=human,bot:easy&seed=b"), "b")
    assert shown == [
        "The convention",
        "Arms: West 40",
        "Crowns: West 50, East 20, North 1",
        "Moons: West 10, East 1",
    ]


def test_the_convention_waits_for_nobody_at_a_table_of_bots() -> None:
    assert not play_on(Patient("delegate_dash?seats=bot:easy,bot:easy&seed=press"), "press")


def test_two_presses_during_an_election_lead_to_its_result() -> None:
    driver = await_result()
    driver.send("watch:0")
    driver.send("skip")
    table = driver.play.table
    driver.play.phase = Playback((table.log_index(table.at) - 40, 0), driver.play.latest_phase)
    driver.send("hurry")
    driver.send("hurry")
    phase = driver.play.phase
    assert isinstance(phase, Playback)
    assert phase.awaiting


def test_the_result_is_not_awaited_at_instant_pace_or_in_a_replay() -> None:
    driver, rng = Patient(TABLE, "instant"), Rng("press")
    while driver.play.table.state.round <= ELECTIONS[0]:
        if driver.thinks:
            driver.answer()
        else:
            assert not driver.in_playback
            driver.send(rng.pick(driver.offered("pick:")))
    driver.send("pref:pace:normal")
    driver.send("watch:0")
    while driver.in_playback:
        phase = driver.play.find_phase(Playback)
        assert phase is not None
        assert not phase.awaiting
        driver.ring()


def test_nobody_is_awaited_at_a_table_of_bots() -> None:
    driver = Patient("whistle_stop?seats=bot:easy,bot:easy&seed=press&vetoes=2")
    while driver.play.table.state.round <= ELECTIONS[0] or driver.in_playback:
        phase = driver.play.find_phase(Playback)
        assert phase is None or not phase.awaiting
        if driver.in_playback:
            driver.ring()
        else:
            driver.answer()
