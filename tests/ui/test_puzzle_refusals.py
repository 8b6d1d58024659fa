"""Why a click was refused leaves the card of a puzzle or lesson with the next accepted move."""

from __future__ import annotations

from typing import Final

from tests.ui.driver import Driver

GAME: Final = "early_states"
NUMBER: Final = 3
"""A puzzle that asks for a purchase, then for votes."""


def test_a_refusal_leaves_with_the_next_move() -> None:
    """It once stayed on the card while the try went on."""
    driver = Driver(f"puzzle={GAME}.{NUMBER}")
    lesson = driver.play.lesson
    assert lesson is not None
    driver.send("why:mark.0")
    assert driver.play.message
    driver.send(f"pick:{lesson.answer[0]}")
    assert lesson.moves_made
    assert not driver.play.message


def test_a_refusal_leaves_with_the_next_move_of_a_lesson() -> None:
    driver = Driver(f"learn={GAME}")
    lesson = driver.play.lesson
    assert lesson is not None
    while not lesson.asked_moves:
        driver.send("lesson-next")
    driver.play.message = "refused"
    driver.send(f"pick:{lesson.asked_moves[0]}")
    assert not driver.play.message
