"""Moves of a try at a puzzle that are taken back before it is answered."""

from __future__ import annotations

from typing import Any, Final

import pytest

from hustings import catalog
from hustings.draw.tree import walk
from hustings.ui import words
from hustings.ui.learn.course import puzzles_of
from hustings.ui.teaching import Lesson
from tests.ui.driver import Driver


def first_with_moves(game: str) -> int:
    """Return the number of a game's first puzzle that asks for several moves, 0 without one."""
    scripts = enumerate(puzzles_of(game), 1)
    return next((n for n, script in scripts if script.notes[0].asks > 1), 0)


SEVERAL: Final = {game: n for game in catalog.GAMES if (n := first_with_moves(game))}
"""Game -> its first puzzle that asks for several moves."""


def opened(game: str, number: int) -> tuple[Driver, Lesson, list[str]]:
    """Open a puzzle; return it with an accepted way."""
    driver = Driver(f"puzzle={game}.{number}")
    lesson = driver.play.lesson
    assert lesson is not None
    assert lesson.note is not None
    return driver, lesson, max(lesson.accepted_ways(lesson.note), key=len)


def undo_button(driver: Driver) -> dict[str, Any] | None:
    """Return the attributes of undo in the bar, None without it."""
    return next((e[1] for e in walk(driver.page) if e[1].get("data-do") == "undo"), None)


@pytest.mark.parametrize("game_id", SEVERAL)
def test_a_move_is_taken_back_before_the_answer(game_id: str) -> None:
    """A misclick in the first of several moves once ended the try."""
    driver, lesson, way = opened(game_id, SEVERAL[game_id])
    question = driver.play.table.state.key()
    button = undo_button(driver)
    assert button is not None
    assert button["aria-disabled"] == "true"
    legal = driver.offered("pick:")
    for token in (way[0], *(do[5:] for do in legal[:3])):
        driver.send(f"pick:{token}")
        if lesson.moves_made:
            button = undo_button(driver)
            assert button is not None
            assert "aria-disabled" not in button
            driver.send("undo")
        else:
            driver.send("unpick")
        assert not lesson.moves_made
        assert driver.play.table.state.key() == question
    for n, token in enumerate(way):
        driver.send(f"pick:{token}")
        if n + 1 < len(way):
            driver.send("undo")
            driver.send(f"pick:{token}")
    assert lesson.solved
    assert lesson.streak is not None


@pytest.mark.parametrize("game_id", SEVERAL)
def test_only_the_moves_of_the_try_are_taken_back(game_id: str) -> None:
    driver, lesson, _ = opened(game_id, SEVERAL[game_id])
    question = driver.play.table.at
    driver.send("undo")
    assert driver.play.table.at == question
    assert driver.play.message == words.table.undo_none()
    assert lesson.quizzing


def test_an_answered_try_is_not_taken_back() -> None:
    driver, lesson, way = opened("early_states", SEVERAL["early_states"])
    for token in way:
        driver.send(f"pick:{token}")
    assert lesson.solved
    at = driver.play.table.at
    driver.send("undo")
    assert driver.play.table.at == at
    assert undo_button(driver) is None


def test_a_puzzle_for_one_move_is_answered_at_once() -> None:
    driver, _, _ = opened("delegate_dash", 1)
    assert undo_button(driver) is None
