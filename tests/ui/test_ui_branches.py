"""Undone moves are saved as a game of their own when a new move replaces them."""

from __future__ import annotations

import json

from hustings.core.rng import Rng
from hustings.ui import words
from hustings.ui.play.undo import go_to
from hustings.ui.saves.save import SAVES, read_save
from tests.kit import Kit
from tests.ui.driver import Driver

ALONE = "gerrymander?seats=human&seed=branches"


def played_game(clicks: int = 12, address: str = ALONE) -> Driver:
    """Return a solo game after some moves; all can be undone."""
    driver = Driver(address)
    driver.send("pref:pace:instant")
    driver.send("pref:confirm:off")
    driver.click_through("branches", clicks)
    assert driver.play.table.at == clicks
    return driver


def undo(driver: Driver, times: int) -> None:
    """Undo a number of decisions."""
    for _ in range(times):
        driver.send("undo")


def move(driver: Driver, seed: str = "stray") -> None:
    """Make a move other than the undone one."""
    at = driver.play.table.at
    taken = [f"pick:{move.partition(':')[2]}" for move in moves(driver)[at : at + 1]]
    others = [pick for pick in driver.offered("pick:") if pick not in taken]
    driver.send(Rng(seed).pick(others))


def moves(driver: Driver) -> list[str]:
    """Return all moves of the game on the table, including undone ones."""
    return driver.play.table.record.moves


def other_saves(driver: Driver) -> list[str]:
    """Return the ids of the saved games other than the one on the table."""
    return [key.removeprefix(SAVES) for key in driver.kept if key != SAVES + driver.play.id]


def test_undone_moves_stay_reachable_after_a_stray_move() -> None:
    driver = played_game(12)
    whole = list(moves(driver))
    undo(driver, 15)
    assert driver.play.table.at == 0
    assert not other_saves(driver), "it can be made again"
    move(driver)
    assert len(moves(driver)) == 1
    (save_id,) = other_saves(driver)
    assert words.table.undone_moves_kept(moves=12) in driver.text
    driver.send("home")
    assert words.table.undone_title() in driver.text
    driver.send(f"continue:{save_id}")
    assert moves(driver) == whole
    assert driver.play.table.at == 12


def test_a_single_changed_decision_makes_no_branch() -> None:
    driver = played_game(6)
    undo(driver, 1)
    move(driver)
    assert not other_saves(driver)
    assert not driver.play.warning
    undo(driver, 1)
    driver.send("redo")
    move(driver)
    assert not other_saves(driver), "nothing was cut off"


def test_a_note_that_a_new_move_would_cut_off_is_kept() -> None:
    driver = played_game(6)
    driver.send("note:0")
    driver.send("note-text:Here I was sure.")
    driver.send("note-done")
    undo(driver, 1)
    move(driver)
    assert not driver.play.notes
    assert words.table.undone_moves_kept(moves=1) in driver.text
    (save_id,) = other_saves(driver)
    driver.send(f"continue:{save_id}")
    assert "Here I was sure." in driver.text


def test_trying_several_moves_does_not_fill_the_list() -> None:
    driver = played_game(8)
    for n in range(8):
        undo(driver, 3)
        for click in range(3):
            move(driver, f"try {n} {click}")
    assert len(other_saves(driver)) == 1
    assert len(driver.model.saves) == 2


def test_a_shorter_branch_does_not_replace_a_longer_one() -> None:
    driver = played_game(10)
    whole = list(moves(driver))
    undo(driver, 9)
    for n in range(5):
        move(driver, f"shorter {n}")
    undo(driver, 2)
    move(driver, "again")
    assert len(other_saves(driver)) == 2
    assert whole in [
        json.loads(driver.kept[SAVES + i])["record"]["moves"] for i in other_saves(driver)
    ]


def test_a_branch_that_was_played_on_is_not_overwritten() -> None:
    driver = played_game(8)
    undo(driver, 2)
    move(driver, "first")
    (save_id,) = other_saves(driver)
    other = Driver("", driver.stored)
    other.send("pref:pace:instant")
    other.send(f"continue:{save_id}")
    other.click_through("on", 2)
    went_on = other.stored[SAVES + save_id]
    driver.store.texts[SAVES + save_id] = went_on
    undo(driver, 1)
    driver.send("redo")
    driver.click_through("on", 3)
    undo(driver, 4)
    move(driver, "second")
    assert driver.stored[SAVES + save_id] == went_on
    assert len(other_saves(driver)) == 2
    assert all(read_save(text, "x") for text in driver.kept.values())


def test_replaced_moves_are_saved_in_windows_and_with_bots_as_well(toy: Kit) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=cut&rounds=3")
    driver.send("pref:pace:instant")
    driver.play.friendly = True
    driver.click_through("cut", 12)
    end, whole = driver.play.table.at, list(moves(driver))
    go_to(driver.model, 0)
    driver.click_through("otherwise", 3)
    assert moves(driver) != whole
    kept = [json.loads(driver.kept[SAVES + i])["record"]["moves"] for i in other_saves(driver)]
    assert kept == [whole]
    assert end == len(whole)
