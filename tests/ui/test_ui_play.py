"""Games played through the application: clicks to the end, hand-over, undo, bots."""

from __future__ import annotations

import pytest

from hustings.core.model import OVER
from hustings.core.rng import Rng
from hustings.draw.tree import walk, words
from hustings.ui import effects as fx
from hustings.ui.phases import Thinking, Window
from tests.kit import Kit
from tests.ui.driver import Driver

HOT_SEAT = "toy?seats=human,human,human&rounds=2&seed=a"


@pytest.mark.parametrize("kinds", ["human", "human,bot:normal", "human,human", "bot:easy,bot:easy"])
def test_a_game_is_played_to_its_end_by_clicks_alone(toy: Kit, kinds: str) -> None:
    driver = Driver(f"toy?seats={kinds}&seed=b")
    driver.click_through(kinds)
    assert driver.model.screen == "over"
    assert driver.root["data-screen"] == "over"
    assert driver.play.table.state.turn.mode == OVER
    assert {"rematch", "again", "dialog:share", "past:0"} <= set(driver.offered())


def test_always_clicking_the_first_offer_gets_to_the_end(toy: Kit) -> None:
    driver = Driver("toy?seats=human,human&seed=c")
    for _ in range(2000):
        if driver.model.screen == "over":
            break
        driver.send(driver.offered("pick:", "take:", "nobody")[0])
    assert driver.model.screen == "over"


def test_the_root_element_names_screen_game_ply_and_turn(toy: Kit) -> None:
    driver = Driver("toy?seats=human&seed=d")
    assert driver.root["data-ready"] == "1"
    assert driver.root["data-game"] == "toy"
    assert driver.root["data-ply"] == str(driver.play.table.at)
    assert driver.root["data-turn"] == " ".join(map(str, driver.play.table.seats))
    assert "data-busy" not in driver.root


def test_the_root_is_busy_while_a_bot_thinks(toy: Kit) -> None:
    driver = Driver()
    driver.model.prefs.pace = "half"
    driver.send = lambda message: []  # type: ignore[method-assign]
    from hustings.ui.app import update

    effects = update(driver.model, "hash:toy?seats=bot:easy,bot:easy&seed=e")
    assert [type(e) for e in effects if isinstance(e, fx.AskBot)] == [fx.AskBot]
    assert driver.root["data-busy"] == "1"


def test_no_hand_is_drawn_behind_the_curtain_of_a_hand_over(toy: Kit) -> None:
    driver = Driver(HOT_SEAT)
    assert driver.model.screen == "handover"
    assert driver.offered("take:") == ["take:0"]
    assert not driver.offered("pick:")
    hands = [e for e in walk(driver.page) if e[1].get("class") == "toy-hand"]
    assert [hand[2] for hand in hands] == [[]]
    assert driver.offered("home") == ["home"], "only the curtain can be pressed"
    driver.send("take:0")
    assert driver.model.screen == "table"
    assert driver.play.viewer == 0


@pytest.mark.parametrize("message", ["undo", "reload", "continue"])
def test_undo_reload_and_load_need_a_hand_over(toy: Kit, message: str) -> None:
    driver = Driver(HOT_SEAT)
    driver.send("take:0")
    driver.send(driver.offered("pick:")[-1])
    while driver.model.screen == "table" and driver.chosen:
        driver.send(driver.offered("pick:")[-1])
    if message == "undo":
        driver.play.friendly = True
        driver.send("undo")
    elif message == "reload":
        driver.boot(driver.address)
    else:
        driver.send("home")
        driver.send(driver.offered("continue:")[0])
    assert driver.play.viewer is None
    assert driver.model.screen == "handover"


def test_a_veto_window_asks_everybody_in_public(toy: Kit) -> None:
    for seed in range(40):
        driver, rng = Driver(f"toy?seats=human,human,human&seed={seed}"), Rng(f"{seed}")
        for _ in range(200):
            if driver.play.find_phase(Window):
                deciders = driver.play.table.seats
                assert set(driver.offered("take:")) == {f"take:{seat}" for seat in deciders}
                assert driver.play.viewer is None
                driver.send("nobody")
                assert driver.play.find_phase(Window) is None
                return
            offers = driver.offered("pick:", "take:", "nobody")
            if not offers:
                break
            driver.send(rng.pick(offers))
    pytest.fail("no window was ever opened")


def test_undo_stops_where_luck_acted_and_says_why(toy: Kit) -> None:
    driver = Driver("toy?seats=human&seed=f")
    at = driver.play.table.at
    driver.click_through("x", 1)
    while driver.play.table.at == at and driver.model.screen != "over":
        driver.click_through("x", 1)
    driver.send("undo")
    assert driver.play.table.at <= at + 1
    driver.send("restart")
    driver.play.message = ""
    driver.send("undo")
    assert driver.play.message


def test_free_undo_undoes_anything_and_redo_restores_it(toy: Kit) -> None:
    driver = Driver("toy?seats=human&seed=g")
    driver.play.friendly = True
    driver.click_through("y", 25)
    key, at = driver.play.table.state.key(), driver.play.table.at
    while driver.play.table.at > 0:
        before = driver.play.table.at
        driver.send("undo")
        if driver.play.table.at == before:
            break
    assert driver.play.table.at < at
    while driver.play.table.at < at:
        driver.send("redo")
    assert driver.play.table.state.key() == key


def test_viewing_the_past_changes_nothing_and_can_start_a_branch(toy: Kit) -> None:
    driver = Driver("toy?seats=human&seed=h")
    driver.click_through("z", 20)
    key, at = driver.play.table.state.key(), driver.play.table.at
    driver.send(f"past:{at // 2}")
    assert "looking at the past" in driver.text
    assert not driver.offered("pick:")
    assert driver.play.table.state.key() == key
    first = driver.play.id
    driver.send("branch")
    assert driver.play.id != first
    assert driver.play.table.at == at // 2
    assert len([key for key in driver.stored if key.startswith("hustings/save/")]) == 2


def test_a_bot_that_fails_does_not_stop_the_game(toy: Kit) -> None:
    driver = Driver()
    from hustings.ui.app import update

    model = driver.model
    update(model, "hash:toy?seats=bot:easy,human&seed=i")
    assert model.play is not None
    at = model.play.table.at
    for _ in range(5):
        if thinking := model.play.find_phase(Thinking):
            update(model, f"due:{thinking.ticket}")
            update(model, f"bot-failed:{thinking.ticket}")
    assert model.play.table.at > at
    assert "could not decide" in model.play.warning


def test_names_are_never_markup(toy: Kit) -> None:
    driver = Driver()
    driver.send("setup:toy")
    nasty = "<img src=x onerror=alert(1)>"
    driver.send(f"name:0:{nasty}")
    driver.send("start")
    assert nasty[:24] in words(driver.page)
    assert all(e[0] != "img" for e in walk(driver.page))


def test_advice_names_moves_that_can_be_played_at_once(toy: Kit) -> None:
    driver = Driver("toy?seats=human&seed=j")
    driver.send("hint")
    assert 1 <= len(driver.hints) <= 3
    best = f"pick:{driver.hints[0].token}"
    assert best in driver.offered("pick:")
    at = driver.play.table.at
    driver.send(best)
    assert driver.play.table.at > at
    assert not driver.hints


def test_advice_is_dismissed_by_asking_again_and_needs_a_deciding_player(toy: Kit) -> None:
    driver = Driver(HOT_SEAT)
    driver.send("hint")
    assert not driver.hints
    driver.send("take:0")
    driver.send("hint")
    assert driver.hints
    driver.send("hint")
    assert not driver.hints
