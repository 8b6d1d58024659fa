"""Playback: paces, step by step, replay, recap; and warming up bots."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from hustings import jobs
from hustings.core.model import MAX_TURN_MS, SCENE
from hustings.core.moves import encode
from hustings.core.rng import Rng
from hustings.draw.tree import walk, words
from hustings.ui import effects as fx
from hustings.ui.app import update
from hustings.ui.phases import Deciding, Playback
from hustings.ui.play.playback import MIN_SCENE_FACTOR, PACE_FACTORS
from hustings.ui.preferences import PREF_CHOICES
from tests.kit import Kit
from tests.recovered_errors import expect_error
from tests.ui.driver import Driver

TWO_BOTS = "toy?seats=human,bot:easy,bot:easy&rounds=2&seed=a"


class Patient(Driver):
    """A driver whose bots answer and whose timers fire only on request."""

    def __init__(self, address: str = "", pace: str = "normal") -> None:
        self.timers: list[fx.SendLater] = []
        self.asked: list[fx.AskBot] = []
        super().__init__("", {"hustings/preferences": json.dumps({"pace": pace})})
        if address:
            self.send(f"hash:{address}")

    def choose(self) -> None:
        """Make the last offered move after playback."""
        if self.in_playback:
            self.send("skip")
        self.send(self.offered("pick:")[-1])

    def send(self, message: str) -> list[fx.Effect]:
        """Send a message; record its effects."""
        effects = update(self.model, message)
        self.log += effects
        for effect in effects:
            if isinstance(effect, fx.Keep):
                self.stored[effect.key] = effect.text
            elif isinstance(effect, fx.SendLater):
                self.timers.append(effect)
            elif isinstance(effect, fx.AskBot):
                self.asked.append(effect)
        return effects

    def answer(self) -> None:
        """Answer the latest question."""
        question = self.asked[-1]
        *_, token = jobs.answer_texts(json.loads(question.job))
        self.send(f"bot:{question.ticket}:{token}")

    def ring(self) -> None:
        """Fire all running timers."""
        timers, self.timers = self.timers, []
        for timer in timers:
            self.send(timer.message)

    def act(self) -> None:
        """Make a move if a human player decides."""
        while self.play.deciders and not self.thinks and self.model.screen == "table":
            self.choose()

    def bots_play(self) -> None:
        """Let bots play and finish playback until a human player decides."""
        while self.thinks:
            self.answer()
        while self.in_playback:
            self.ring()


def after_bots_moved(pace: str = "normal") -> Patient:
    """Return a table where bots have moved since the human player's last decision."""
    driver = Patient(TWO_BOTS, pace)
    for _ in range(20):
        driver.act()
        while driver.thinks:
            driver.answer()
        if driver.in_playback:
            driver.send("skip")
        shown = any(line.who for line in driver.play.lines)
        if shown and driver.model.screen == "table" and "watch" in driver.offered("watch"):
            return driver
    pytest.fail("bots never moved")


def status_lines(driver: Patient) -> list[str]:
    """Play back to the end; return the status line of every beat."""
    seen = []
    while driver.in_playback:
        seen.append(status_line(driver))
        driver.ring()
    return seen


def status_line(driver: Driver) -> str:
    """Return the text of the status line."""
    (element,) = (e for e in walk(driver.page) if e[1].get("class") == "strip")
    return words(element)


def in_bots_playback(pace: str = "normal") -> Patient:
    """Return a table with the playback of bots' moves under way."""
    driver = Patient(TWO_BOTS, pace)
    for _ in range(40):
        driver.act()
        while driver.thinks and not isinstance(driver.play.phase, Playback):
            driver.answer()
        if isinstance(driver.play.phase, Playback) and driver.play.lines[-1].who:
            return driver
        while driver.in_playback:
            driver.send("skip")
    pytest.fail("nothing was told")


@pytest.mark.parametrize("pace", list(PACE_FACTORS))
def test_bot_moves_are_played_back_at_the_chosen_pace(toy: Kit, pace: str) -> None:
    driver = in_bots_playback(pace)
    playback = driver.play.find_phase(Playback)
    assert playback is not None
    assert driver.root["data-busy"] == driver.root["data-playback"] == "1"
    assert driver.timers[-1].ms == round(playback.length * PACE_FACTORS[pace])
    shown = playback.at
    driver.ring()
    assert driver.play.phase is not playback or playback.at > shown


def test_every_pace_of_the_preference_has_a_factor(toy: Kit) -> None:
    assert set(PREF_CHOICES["pace"]) == {"step", "instant", *PACE_FACTORS}


def test_the_latest_position_never_waits_for_playback(toy: Kit) -> None:
    driver = in_bots_playback()
    shown, at = driver.play.shown().at, driver.play.table.at
    while driver.thinks:
        driver.answer()
    assert driver.play.table.at >= at
    assert driver.play.shown().at == shown
    assert driver.stored[f"hustings/save/{driver.play.id}"].count(":") > 3
    assert str(driver.play.table.at) not in driver.root["data-ply"] or shown == driver.play.table.at


def test_at_instant_pace_only_the_status_line_shows_events(toy: Kit) -> None:
    driver = Patient(TWO_BOTS, "instant")
    for _ in range(6):
        driver.act()
        while driver.thinks:
            driver.answer()
            assert not driver.in_playback
    assert {timer.message for timer in driver.timers} <= {"review"}
    assert status_line(driver)


def test_at_step_pace_each_beat_waits_for_the_player(toy: Kit) -> None:
    driver = in_bots_playback("step")
    playback = driver.play.find_phase(Playback)
    assert playback is not None
    assert not [timer for timer in driver.timers if timer.message.startswith("beat")]
    assert not driver.root.get("data-busy")
    assert {"hurry", "skip"} <= set(driver.offered())
    shown = playback.at
    driver.send("hurry")
    driver.send("hurry")
    assert driver.play.phase is not playback or playback.at > shown


@pytest.mark.parametrize("message", ["skip", "hurry", "close"])
def test_playback_can_be_skipped(toy: Kit, message: str) -> None:
    driver = in_bots_playback()
    while driver.thinks:
        driver.answer()
    driver.send(message)
    if message != "skip" and driver.in_playback:
        driver.send(message)  # the first press only ended the beat
    assert not driver.in_playback
    assert driver.play.shown() is driver.play.table
    late = driver.play.table.state.key()
    driver.ring()  # an outdated timer does nothing
    assert driver.play.table.state.key() == late


@pytest.mark.parametrize("late", [False, True])
def test_a_visible_choice_can_be_made_during_playback(toy: Kit, late: bool) -> None:
    """It ends playback; a click during the last beat is not lost either."""
    driver = in_bots_playback()
    while driver.thinks:
        driver.answer()
    assert driver.in_playback
    assert not driver.offered("pick:")
    choice, at = driver.offered("early:")[0], driver.play.table.at
    while late and driver.in_playback:
        driver.ring()
    driver.send(choice)
    assert not isinstance(driver.play.phase, Playback)
    head = driver.play.latest_phase
    begun = isinstance(head, Deciding) and encode(toy.rules.VOCABULARY.verbs, head.chosen)
    moves = driver.play.table.record.moves[at:][:1]
    assert choice.removeprefix("early:") in (begun, *moves)


def test_no_choice_can_be_made_during_a_replay(toy: Kit) -> None:
    driver = after_bots_moved()
    driver.send("watch")
    assert not driver.offered("early:")


def test_one_press_ends_one_beat(toy: Kit) -> None:
    driver = in_bots_playback()
    while driver.thinks:
        driver.answer()
    phrase = driver.play.lines[-1].phrases[-1]
    driver.send("hurry")
    if driver.in_playback:
        assert driver.play.lines[-1].phrases[-1] != phrase or len(driver.play.lines) > 1


def test_a_pause_holds_the_beat(toy: Kit) -> None:
    driver = in_bots_playback()
    playback = driver.play.find_phase(Playback)
    assert playback is not None
    shown = playback.at
    driver.send("pause")
    driver.ring()
    assert playback.at == shown
    assert not driver.root.get("data-busy")
    driver.send("pause")
    driver.ring()
    assert driver.play.phase is not playback or playback.at > shown


@pytest.mark.parametrize("pace", ["instant", "double"])
def test_another_pace_applies_at_once(toy: Kit, pace: str) -> None:
    driver = in_bots_playback("step")
    driver.send(f"pref:pace:{pace}")
    if pace != "instant":
        status_lines(driver)
    assert not driver.in_playback


def test_playback_waits_while_the_past_is_viewed(toy: Kit) -> None:
    driver = in_bots_playback()
    playback = driver.play.find_phase(Playback)
    assert playback is not None
    shown, at = playback.at, driver.play.table.at
    driver.send("past:0")
    driver.ring()
    assert (playback.at, driver.play.viewed_ply) == (shown, 0)
    driver.send(f"past:{at}")
    assert driver.play.phase is playback
    driver.ring()
    assert driver.play.phase is not playback or playback.at > shown


@pytest.mark.parametrize("pace", [*PACE_FACTORS, "instant", "step"])
def test_a_replay_changes_nothing(toy: Kit, pace: str) -> None:
    driver = after_bots_moved(pace)
    record, key = driver.play.table.record.data(), driver.play.table.state.key()
    count, at = len(driver.asked), driver.play.table.at
    driver.send("watch")
    assert not driver.offered("pick:")
    seen = [int(driver.root["data-ply"])]
    while driver.in_playback:
        if pace == "step":
            driver.send("hurry")
        else:
            driver.ring()
        seen.append(int(driver.root["data-ply"]))
    assert seen == sorted(seen)
    assert seen[-1] == at > seen[0]
    assert (driver.play.table.record.data(), driver.play.table.state.key()) == (record, key)
    assert len(driver.asked) == count
    assert driver.offered("pick:")


def test_a_game_can_be_replayed_from_its_beginning(toy: Kit) -> None:
    """Including the player's own moves."""
    driver = after_bots_moved()
    driver.send("past:0")
    driver.send(driver.offered("watch:")[0])
    assert driver.play.viewed_ply is None
    lines = status_lines(driver)
    assert any(line.startswith("Ada") or "Ada" in line for line in lines)


def test_the_moves_of_one_turn_share_a_status_line(toy: Kit) -> None:
    driver = after_bots_moved()
    lines = driver.play.lines
    assert lines
    assert all(a.who is None or a.who != b.who for a, b in pairwise(lines))


def test_a_repeated_throw_takes_the_place_of_the_one_before() -> None:
    """So that the line says what the dice brought, not all that they showed before."""
    driver = Driver("early_states?seats=human,bot:normal&seed=again")
    driver.send("pref:pace:instant")
    seen = list[list[str]]()
    while len(seen) < 40 and driver.offered("pick:"):
        driver.send(driver.offered("pick:")[0])
        seen += [line.phrases for line in driver.play.lines if line.who == 1]
    thrown = ("rolls", "re-rolls")
    rolls = [[phrase for phrase in each if phrase.startswith(thrown)] for each in seen]
    assert max(map(len, rolls)) == 1
    assert any("re-rolls" in roll for each in rolls for roll in each)


def test_a_bot_s_turn_is_shown_for_a_limited_time(toy: Kit) -> None:
    driver = after_bots_moved()
    driver.send("watch:0")
    spent: dict[int, int] = {}
    while driver.in_playback:
        for n, line in enumerate(driver.play.lines):
            spent[n] = line.shown_ms
        driver.ring()
    assert spent
    assert max(spent.values()) <= MAX_TURN_MS


def test_scenes_of_one_kind_get_shorter_down_to_a_minimum() -> None:
    driver = Patient("gerrymander?seats=bot:easy,bot:easy,bot:easy&seed=a")
    play = driver.play
    while driver.thinks:
        driver.answer()
    driver.send("watch:0")
    playback = play.find_phase(Playback)
    assert playback is not None
    spent: dict[int, list[int]] = {}
    while driver.in_playback:
        kind = play.beat_events[-1][0] if play.beat_events else -1
        if playback.length >= SCENE * MIN_SCENE_FACTOR and play.lines[-1].who is None:
            spent.setdefault(kind, []).append(playback.length)
        driver.ring()
    most = max(spent.values(), key=len)
    assert len(most) >= 3
    assert most[0] > most[1] > most[2] >= most[-1] >= most[0] * MIN_SCENE_FACTOR
    assert most == sorted(most, reverse=True)


def test_a_reopened_game_recaps_what_happened(toy: Kit) -> None:
    driver = after_bots_moved()
    before, saved = status_line(driver), driver.play.id
    driver.send("home")
    driver.send(f"continue:{saved}")
    assert not driver.in_playback
    assert status_line(driver) == before


def test_there_is_nothing_to_replay_without_bots(toy: Kit) -> None:
    driver = Driver("toy?seats=human&seed=a")
    driver.click_through("w", 12)
    assert not driver.offered("watch")
    driver.send("watch")
    assert driver.play.viewed_ply is None


def test_the_end_can_be_replayed(toy: Kit) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=k")
    driver.click_through("k")
    driver.send("watch:0")
    assert driver.model.screen == "over"
    assert driver.play.viewed_ply is None
    assert not driver.in_playback


def bars(driver: Driver) -> list[dict[str, Any]]:
    """Return the progress bars of bots on the page."""
    return [element[1] for element in walk(driver.page) if element[0] == "progress"]


def test_a_progress_bar_is_shown_while_a_bot_thinks(toy: Kit) -> None:
    driver = after_bots_moved("step")
    assert not bars(driver)
    driver.act()
    driver.send("skip")
    (bar,) = bars(driver)
    assert bar["data-ticket"] == str(driver.asked[-1].ticket)
    driver.answer()
    assert not bars(driver)


def test_pending_advice_can_be_cancelled(toy: Kit) -> None:
    driver = Patient("toy?seats=human&seed=j")
    driver.send("hint")
    assert len(bars(driver)) == 1
    assert driver.offered("hint") == [
        "hint",
        "hint",
    ]  # the hint button, and the cancel button beside the bar
    question = driver.asked[-1]
    assert fx.StopBot() in driver.send("hint")
    assert not driver.hints
    driver.send(f"bot:{question.ticket}:[]")
    assert not driver.hints


@pytest.mark.parametrize("message", ["pick", "undo", "home", "restart", "close"])
def test_messages_that_make_advice_useless_cancel_it(toy: Kit, message: str) -> None:
    driver = Patient("toy?seats=human&seed=j")
    for _ in range(4):
        driver.choose()
    driver.play.friendly = True
    driver.send("hint")
    assert driver.hint_ticket
    before, play = len(driver.log), driver.play
    for _ in range(4):
        if driver.model.play is play and driver.hint_ticket:
            driver.send(driver.offered("pick:")[-1] if message == "pick" else message)
    assert fx.StopBot() in driver.log[before:]


def test_the_set_up_warms_up_the_chosen_levels(toy: Kit) -> None:
    driver = Patient()

    def levels(effects: list[fx.Effect]) -> list[list[str]]:
        return [json.loads(e.job)["levels"] for e in effects if isinstance(e, fx.WarmUpBots)]

    assert levels(driver.send("setup:toy")) == [["normal"]]
    assert levels(driver.send("kind:1:bot:easy")) == [["easy"]]
    assert levels(driver.send("kind:1:human")) == []


def test_a_table_warms_up_its_bots_unless_one_is_asked_at_once(toy: Kit) -> None:
    driver = Patient()
    for seed in range(8):
        effects = [type(e) for e in driver.send(f"hash:toy?seats=human,bot:easy&seed={seed}")]
        assert (fx.WarmUpBots in effects) is (fx.AskBot not in effects)
    assert fx.WarmUpBots not in [type(e) for e in driver.send("hash:toy?seats=human&seed=e")]


def test_a_warm_up_makes_no_move_and_shows_nothing(toy: Kit) -> None:
    driver = Patient()
    (warm,) = (e for e in driver.send("setup:toy") if isinstance(e, fx.WarmUpBots))
    answers = list(jobs.answer_texts(json.loads(warm.job)))
    assert len(answers) > 3
    assert set(answers) == {"warm"}


def test_a_position_that_cannot_be_drawn_loses_no_game(
    toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The latest position is shown instead, and the console gets the error."""
    driver = in_bots_playback()
    board, behind = toy.view.board, driver.play.shown().state.key()

    def fails(obs: Any, *rest: Any) -> Any:
        if obs.key() == driver.play.shown().view(driver.play.viewer).key() != present:
            raise IndexError
        return board(obs, *rest)

    while driver.thinks:
        driver.answer()
    present = driver.play.table.view(driver.play.viewer).key()
    assert behind != driver.play.table.state.key()
    monkeypatch.setattr(toy.view, "board", fails)
    with expect_error(IndexError):
        assert driver.root["data-playback"] == "1"
        driver.send("skip")
    assert driver.offered("pick:")


@pytest.mark.parametrize("pace", ["normal", "instant"])
def test_what_the_player_lost_stays_in_sight_where_it_was_not_shown(pace: str) -> None:
    """A rival took the better coin at the player's caucus; the line goes with the next decision."""
    driver = Patient("delegate_dash?seats=human,bot:normal,bot:normal&seed=f", pace)
    rng, loss = Rng("f"), "Meanwhile: North took the 50 in Suns 4 ahead of you: −49"
    while loss not in status_line(driver):
        assert not driver.play.table.over
        if driver.thinks:
            driver.answer()
        elif driver.in_playback:
            driver.send("skip")
        else:
            driver.send(rng.pick(driver.offered("pick:")))
    while driver.thinks:
        driver.answer()
    assert status_line(driver).endswith(loss)
    driver.send(driver.offered("pick:")[0])
    assert loss not in status_line(driver)
