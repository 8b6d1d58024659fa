"""Fair undo in every game; and what a seed and a link reveal."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.draw.tree import walk
from hustings.ui import words as said
from hustings.ui.play.undo import go_to
from tests.kit import Kit
from tests.ui.driver import Driver

UNDO_MESSAGES = ("undo", "restart-turn", "restart")
REFUSED = (
    said.table.undo_luck(),
    said.table.undo_others(),
    said.table.undo_nobody(),
    said.table.undo_none(),
)


def attributes(driver: Driver, do: str) -> dict[str, Any]:
    """Return the attributes of the element that sends a message."""
    return next(e[1] for e in walk(driver.page) if e[1].get("data-do") == do)


@pytest.mark.broad("toy", "delegate_dash-1", "whistle_stop-3")
@pytest.mark.parametrize("people", [1, 3])
def test_only_own_decisions_without_an_answer_can_be_undone(
    toy: Kit, game: Kit, people: int
) -> None:
    """Undo never crosses luck, a reveal or another player's move."""
    seats = min(3, game.info.seats[-1])
    kinds = ["human" if seat < people else "bot:easy" for seat in range(seats)]
    driver = Driver(f"{game.id}?seats={','.join(kinds)}&seed=fair")
    refused = taken = free = 0
    for click in range(40):
        driver.click_through(f"fair {click}", 1)
        table, at = driver.play.table, driver.play.table.at
        made = [(table.mover(n), any(map(table.reveals, table.steps_of(n)))) for n in range(at)]
        if driver.model.screen != "table" or driver.chosen:
            continue
        free += bool(made) and made[-1][0] in driver.play.humans and not made[-1][1]
        for way in UNDO_MESSAGES:
            driver.play.message = ""
            driver.send(way)
            gone = made[table.at :]
            assert gone or driver.play.message in REFUSED
            taken, refused = taken + bool(gone), refused + (not gone)
            assert not any(shown for _, shown in gone), f"{way} took back what had come to light"
            assert len({seat for seat, _ in gone}) <= 1, f"{way} took back what others answered"
            if gone:
                assert gone[0][0] in driver.play.humans
                go_to(driver.model, at)
                while offered := driver.offered("take:"):
                    driver.send(offered[0])
    assert refused
    assert taken or not free, "undo was refused although it is fair"


def test_a_finished_turn_that_bots_answered_is_over() -> None:
    """Undoing "End the turn" would undo the bots' turns as well."""
    driver = Driver("gerrymander?seats=human,bot:easy,bot:easy&seed=over")
    for _ in range(200):
        driver.click_through("over", 1)
        table = driver.play.table
        if table.at and table.mover(table.at - 1) in driver.play.bots and table.at > 8:
            break
    at = driver.play.table.at
    driver.send("undo")
    assert (driver.play.table.at, driver.play.message) == (at, said.table.undo_others())
    assert said.table.undo_others() in attributes(driver, "undo")["title"]


def test_a_finished_turn_can_be_taken_back_until_somebody_answers() -> None:
    driver = Driver("gerrymander?seats=human,human&seed=back")
    driver.model.prefs.confirm = "off"
    while driver.play.table.at < 1 or driver.play.table.mover(driver.play.table.at - 1) in (
        driver.play.deciders
    ):
        driver.click_through("back", 1)
    one, at = driver.play.table.mover(driver.play.table.at - 1), driver.play.table.at
    driver.send("undo")
    assert driver.play.table.at < at
    assert driver.play.deciders == (one,)


def test_nobody_undoes_moves_that_others_made_unseen(toy: Kit) -> None:
    """Neither the player who took the screen, nor anybody before the hand-over."""
    driver = Driver("toy?seats=human,human&seed=others&machine=0")
    driver.send("take:0")
    driver.send("pick:plan.1")
    driver.send("pick:plan.1.3")
    driver.send("take:1")
    driver.send("undo")
    assert (driver.play.table.at, driver.play.message) == (1, said.table.undo_none())
    driver.boot(driver.address)
    assert (driver.model.screen, driver.offered("take:")) == ("handover", ["take:1"])
    driver.send("undo")
    assert (driver.play.table.at, driver.play.message) == (1, said.table.undo_nobody())


def test_restart_is_refused_if_undo_is(toy: Kit) -> None:
    """With the same message; the menu shows it beforehand."""
    driver = Driver("early_states?seats=human&seed=dice")
    driver.click_through("dice", 30)
    at = driver.play.table.at
    driver.send("restart")
    assert (driver.play.table.at, driver.play.message) == (at, said.table.undo_luck())
    driver.send("dialog:menu")
    assert attributes(driver, "restart")["aria-disabled"] == "true"
    assert said.table.undo_luck() in driver.text
    driver.play.friendly = True
    assert "aria-disabled" not in attributes(driver, "restart")
    driver.send("restart")
    assert driver.play.table.at == 0


def test_without_reveals_undo_goes_back_to_the_first_move() -> None:
    driver = Driver("gerrymander?seats=human&seed=first")
    driver.click_through("first", 5)
    assert driver.play.table.at > 1
    driver.send("restart")
    assert driver.play.table.at == 0


def test_a_watching_tab_undoes_nothing(toy: Kit) -> None:
    driver = Driver("gerrymander?seats=human&seed=look")
    driver.click_through("look", 5)
    driver.send(f"lock-held:{driver.play.id}")
    at = driver.play.table.at
    for way in (*UNDO_MESSAGES, "redo"):
        driver.send(way)
        assert (driver.play.table.at, driver.play.message) == (at, said.table.other_tab())


# --- what a seed and a link reveal


def test_the_page_says_what_a_link_and_a_seed_reveal(toy: Kit) -> None:
    driver = Driver()
    driver.send("setup:toy")
    assert said.home.seed_help() in driver.text
    assert said.home.taking_back_help() in driver.text
    driver.send("start")
    driver.send("dialog:share")
    assert said.common.gives_away() in driver.text


@pytest.mark.parametrize("way", ["again", "branch"])
def test_a_game_with_the_seed_of_another_says_what_it_reveals(toy: Kit, way: str) -> None:
    driver = Driver("toy?seats=human&seed=twice")
    driver.click_through("twice", 12)
    driver.send("past:3")
    driver.send(way)
    assert said.common.same_luck() in driver.text
    driver.send("hide-note")
    assert said.common.same_luck() not in driver.text
