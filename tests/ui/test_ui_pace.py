"""How bots' moves are shown: the paces, step by step, watching again, and what is warmed up."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hustings import jobs
from hustings.draw.tree import walk
from hustings.ui import effects as fx
from hustings.ui.app import update
from hustings.ui.model import PREF_CHOICES
from hustings.ui.play.asking import PACE
from tests.kit import Kit
from tests.ui.driver import Driver

AGAINST_TWO = "toy?seats=human,bot:easy,bot:easy&rounds=2&seed=a"


class Patient(Driver):
    """A driver in whose world bots answer and clocks ring only when told to."""

    def __init__(self, address: str = "", pace: str = "normal") -> None:
        self.timers: list[fx.Later] = []
        self.asked: list[fx.AskBot] = []
        super().__init__("", {"hustings/preferences": json.dumps({"pace": pace})})
        if address:
            self.send(f"hash:{address}")

    def send(self, message: str) -> list[fx.Effect]:
        """Send a message; note what it asks for."""
        asked = update(self.model, message)
        self.log += asked
        for effect in asked:
            if isinstance(effect, fx.Save):
                self.stored[effect.key] = effect.text
            elif isinstance(effect, fx.Later):
                self.timers.append(effect)
            elif isinstance(effect, fx.AskBot):
                self.asked.append(effect)
        return asked

    def answer(self) -> None:
        """Have the last question answered."""
        question = self.asked[-1]
        *_, token = jobs.think(json.loads(question.job))
        self.send(f"bot:{question.ticket}:{token}")

    def ring(self) -> None:
        """Let all timers run out that run now."""
        timers, self.timers = self.timers, []
        for timer in timers:
            self.send(timer.message)

    def act(self) -> None:
        """Make a move as the person, if it is one."""
        while self.play.deciders and not self.thinks and self.model.screen == "table":
            self.send(self.offered("pick:")[-1])

    def bots_play(self) -> None:
        """Let the bots play until a person has to decide."""
        while self.thinks:
            self.answer()
            self.ring()


def watched(pace: str = "normal") -> Patient:
    """Return a table at which bots have moved since the person's last decision."""
    driver = Patient(AGAINST_TWO, pace)
    for _ in range(20):
        driver.act()
        while driver.thinks:
            driver.answer()
            driver.ring()
            if pace == "step" and driver.thinks:
                driver.send("step")
        if driver.model.screen == "table" and "watch" in driver.offered("watch"):
            return driver
    pytest.fail("bots never moved")


@pytest.mark.parametrize("pace", [pace for pace in PACE if PACE[pace]])
def test_a_bots_move_is_shown_when_its_pace_allows(toy: Kit, pace: str) -> None:
    driver = Patient(AGAINST_TWO, pace)
    driver.act()
    at = driver.play.table.at
    (timer,) = driver.timers
    assert timer.ms == PACE[pace]
    driver.answer()
    assert (driver.play.table.at, driver.root["data-busy"]) == (at, "1")
    driver.ring()
    assert driver.play.table.at > at


def test_an_instant_bot_is_not_waited_for(toy: Kit) -> None:
    driver = Patient(AGAINST_TWO, "instant")
    driver.act()
    at = driver.play.table.at
    assert not driver.timers
    driver.answer()
    assert driver.play.table.at > at


def test_every_pace_that_can_be_chosen_is_one(toy: Kit) -> None:
    assert set(PREF_CHOICES["pace"]) == {"step", *PACE}
    assert sorted(PACE.values()) == [0, 350, 700, 1400, 2800]


def test_step_by_step_a_bots_move_waits_for_the_person(toy: Kit) -> None:
    driver = Patient(AGAINST_TWO, "step")
    driver.act()
    at = driver.play.table.at
    assert "step" in driver.offered("step")
    driver.answer()
    driver.ring()
    assert driver.play.table.at == at
    assert "data-busy" not in {k: v for k, v in driver.root.items() if v}
    assert "has decided" in driver.text
    driver.send("step")
    assert driver.play.table.at > at


def test_a_step_asked_for_too_early_is_not_lost(toy: Kit) -> None:
    driver = Patient(AGAINST_TWO, "step")
    driver.act()
    at = driver.play.table.at
    driver.send("step")
    assert driver.play.table.at == at
    driver.answer()
    assert driver.play.table.at > at


def test_another_pace_lets_the_waiting_move_go(toy: Kit) -> None:
    driver = Patient(AGAINST_TWO, "step")
    driver.act()
    driver.answer()
    at = driver.play.table.at
    driver.send("pref:pace:normal")
    driver.ring()
    assert driver.play.table.at > at


def test_a_bot_waits_while_somebody_looks_at_the_past(toy: Kit) -> None:
    driver = watched("normal")
    driver.act()
    at = driver.play.table.at
    driver.send("past:0")
    driver.ring()
    driver.answer()
    assert (driver.play.table.at, driver.play.past) == (at, 0)
    driver.send(f"past:{at}")
    assert driver.play.table.at > at


@pytest.mark.parametrize("pace", ["quarter", "normal", "instant", "step"])
def test_moves_of_bots_are_watched_again_and_nothing_changes(toy: Kit, pace: str) -> None:
    driver = watched(pace)
    record, key = driver.play.table.record.data(), driver.play.table.state.key()
    asked, at = len(driver.asked), driver.play.table.at
    driver.send("watch")
    first = driver.play.past
    assert first is not None
    assert driver.play.table.mover(first) in driver.play.bots
    assert not driver.offered("pick:")
    seen = [first]
    while driver.play.past is not None:
        assert driver.root["data-ply"] == str(driver.play.past)
        if pace == "step":
            driver.send("step")
        else:
            assert driver.timers[-1].ms == (PACE[pace] or PACE["double"])
            driver.ring()
        seen.append(driver.play.past or at)
    assert seen == list(range(first, at + 1))
    assert (driver.play.table.record.data(), driver.play.table.state.key()) == (record, key)
    assert (len(driver.asked), driver.walk) == (asked, 0)
    assert driver.offered("pick:")


@pytest.mark.parametrize("end", ["close", "past:{at}", "past:{past}", "branch"])
def test_watching_again_ends_when_told_to(toy: Kit, end: str) -> None:
    driver = watched()
    driver.send("watch")
    play = driver.play
    driver.send(end.format(at=play.table.at, past=play.past))
    past = driver.play.past
    driver.ring()
    assert (driver.walk, driver.play.past) == (0, past)


def test_watching_on_from_any_moment_ends_in_the_present(toy: Kit) -> None:
    driver = watched()
    driver.send("past:0")
    driver.send(driver.offered("watch:")[0])
    for _ in range(driver.play.table.at):
        driver.ring()
    assert driver.play.past is None


def test_there_is_nothing_to_watch_again_without_bots(toy: Kit) -> None:
    driver = Driver("toy?seats=human&seed=a")
    driver.click_through("w", 12)
    assert not driver.offered("watch")
    driver.send("watch")
    assert driver.play.past is None


def test_the_end_can_be_watched_again(toy: Kit) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=k")
    driver.click_through("k")
    if driver.play.table.mover(driver.play.table.at - 1) in driver.play.bots:
        assert driver.offered("watch")
    driver.send("watch:0")
    assert driver.model.screen == "over"
    assert driver.play.past is None


def bars(driver: Driver) -> list[dict[str, Any]]:
    """Return the bars on the page that say how far a bot is."""
    return [element[1] for element in walk(driver.page) if element[0] == "progress"]


def test_a_bar_stands_on_the_page_while_a_bot_thinks(toy: Kit) -> None:
    driver = watched("step")
    assert not bars(driver)
    driver.act()
    (bar,) = bars(driver)
    assert bar["data-ticket"] == str(driver.asked[-1].ticket)
    driver.answer()
    assert not bars(driver)


def test_advice_can_be_called_off_while_it_is_thought_about(toy: Kit) -> None:
    driver = Patient("toy?seats=human&seed=j")
    driver.send("hint")
    assert len(bars(driver)) == 1
    assert driver.offered("hint") == ["hint", "hint"]  # the lamp, and the way out beside the bar
    question = driver.asked[-1]
    assert fx.StopBot() in driver.send("hint")
    assert not driver.hints
    driver.send(f"bot:{question.ticket}:[]")
    assert not driver.hints


@pytest.mark.parametrize("message", ["pick", "undo", "home", "restart", "close"])
def test_whatever_makes_advice_useless_stops_the_thinking(toy: Kit, message: str) -> None:
    driver = Patient("toy?seats=human&seed=j")
    for _ in range(4):
        driver.send(driver.offered("pick:")[-1])
    driver.play.friendly = True
    driver.send("hint")
    assert driver.hint_ticket
    before, play = len(driver.log), driver.play
    for _ in range(4):
        if driver.model.play is play and driver.hint_ticket:
            driver.send(driver.offered("pick:")[-1] if message == "pick" else message)
    assert fx.StopBot() in driver.log[before:]


def test_setting_up_warms_the_levels_that_sit_there(toy: Kit) -> None:
    driver = Patient()

    def levels(asked: list[fx.Effect]) -> list[list[str]]:
        return [json.loads(e.job)["levels"] for e in asked if isinstance(e, fx.WarmBot)]

    assert levels(driver.send("setup:toy")) == [["normal"]]
    assert levels(driver.send("kind:1:bot:easy")) == [["easy"]]
    assert levels(driver.send("kind:1:human")) == []


def test_a_table_is_warmed_unless_a_bot_is_asked_at_once(toy: Kit) -> None:
    driver = Patient()
    for seed in range(8):
        asked = [type(e) for e in driver.send(f"hash:toy?seats=human,bot:easy&seed={seed}")]
        assert (fx.WarmBot in asked) is (fx.AskBot not in asked)
    assert fx.WarmBot not in [type(e) for e in driver.send("hash:toy?seats=human&seed=e")]


def test_a_warm_up_plays_and_says_nothing(toy: Kit) -> None:
    driver = Patient()
    (warm,) = (e for e in driver.send("setup:toy") if isinstance(e, fx.WarmBot))
    answers = list(jobs.think(json.loads(warm.job)))
    assert len(answers) > 3
    assert set(answers) == {"warm"}
