"""Moves of a puzzle that are made in parts: one vote, then two more, are three votes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from hustings import catalog
from hustings.core.moves import decode, encode
from hustings.core.notes import Note
from hustings.ui.learn.course import puzzles_of
from hustings.ui.learn.puzzle_ways import whole_moves
from hustings.ui.teaching import Lesson
from tests.ui.driver import Driver

GAME: Final = "early_states"
VOCABULARY: Final = catalog.rules(GAME).VOCABULARY


def opened(number: int) -> tuple[Driver, Lesson, Note]:
    """Open a puzzle."""
    driver = Driver(f"puzzle={GAME}.{number}")
    lesson = driver.play.lesson
    assert lesson is not None
    assert lesson.note is not None
    return driver, lesson, lesson.note


def in_parts(way: list[str]) -> list[str]:
    """Return the moves of a way with each mark made by itself."""
    parts = []
    for token in way:
        verb, *numbers = token.split(".")
        count = int(numbers[-1]) if verb == "mark" else 1
        parts += [f"mark.{numbers[0]}.1"] * count if verb == "mark" else [token]
    return parts


def divisible() -> Iterator[tuple[int, list[str]]]:
    """Yield the puzzles with an accepted way that has several marks in a state."""
    for number, script in enumerate(puzzles_of(GAME), 1):
        lesson = Lesson(script, "", number)
        for way in lesson.accepted_ways(script.notes[0]):
            if len(in_parts(way)) > len(way):
                yield number, way
                break


@pytest.mark.parametrize(("number", "way"), [*divisible()][:6])
def test_votes_given_one_by_one_solve_a_puzzle(number: int, way: list[str]) -> None:
    """They once counted as moves, so that a puzzle of two moves was missed with the second vote."""
    driver, lesson, _ = opened(number)
    for token in in_parts(way):
        assert not lesson.missed
        driver.send(f"pick:{token}")
    assert lesson.solved


def test_a_vote_for_a_state_that_cannot_win_is_answered_at_once() -> None:
    for number, way in divisible():
        driver, lesson, note = opened(number)
        places = {each.split(".")[1] for line in lesson.accepted_ways(note) for each in line[1:]}
        for token in way[:-1]:
            driver.send(f"pick:{token}")
        legal = (encode(VOCABULARY.verbs, move) for move in driver.play.table.legal(0))
        votes = [each for each in legal if each.startswith("mark.") and each.endswith(".1")]
        wrong = [each for each in votes if each.split(".")[1] not in places]
        if wrong:
            driver.send(f"pick:{wrong[0]}")
            assert lesson.missed
            return
    pytest.fail("no puzzle has another state to vote for")


def test_parts_of_a_move_are_added_up() -> None:
    verbs = VOCABULARY.verbs
    made = [decode(verbs, token) for token in ("buy.7", "mark.0.1", "mark.3.2", "mark.0.2")]
    whole = [encode(verbs, move) for move in whole_moves(VOCABULARY, made)]
    assert whole == ["buy.7", "mark.0.3", "mark.3.2"]


def dividing() -> Iterator[tuple[int, list[str]]]:
    """Yield the puzzles that divide the votes, with the accepted way."""
    for number, script in enumerate(puzzles_of(GAME), 1):
        if script.idea == "dividing":
            yield number, Lesson(script, "", number).accepted_ways(script.notes[0])[0]


@pytest.mark.parametrize(("number", "way"), [*dividing()])
def test_votes_are_divided_in_any_order(number: int, way: list[str]) -> None:
    driver, lesson, _ = opened(number)
    for token in reversed(way):
        driver.send(f"pick:{token}")
    assert lesson.solved
    assert lesson.reply.count(" for ") == len(way)


@pytest.mark.parametrize(("number", "way"), [*dividing()])
def test_a_right_first_vote_is_answered_as_one_in_any_order(number: int, way: list[str]) -> None:
    driver, lesson, _ = opened(number)
    driver.send(f"pick:{way[-1]}")
    while not lesson.missed:
        places = {token.split(".")[1] for token in way}
        votes = [do for do in driver.offered("pick:mark.") if do.split(".")[1] not in places]
        driver.send(votes[0])
    assert "your first move was right" in lesson.reply
