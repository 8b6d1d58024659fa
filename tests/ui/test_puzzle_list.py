"""How a player finds puzzles: home, the list, today's, the next one, the way back."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.draw.tree import walk
from hustings.draw.tree import words as texts
from hustings.ui import words
from hustings.ui.learn import puzzle_choice
from hustings.ui.learn.course import puzzles_of
from hustings.ui.learn.puzzle_choice import next_unsolved
from tests.ui.driver import Driver
from tests.ui.test_ui_puzzles import DAY_MS, GAME, OTHER, lesson_of, solve

COUNT = 40
"""The puzzles of each game."""


def test_the_next_puzzle_is_the_next_unsolved_one_of_the_list() -> None:
    """From 33 it once went back to 1."""
    driver = Driver()
    driver.model.learned.solved[GAME] = {34}
    solve(driver, f"{GAME}.33")
    assert words.learn.next_puzzle(number=35) in driver.text
    driver.send(f"puzzle:{GAME}")
    assert lesson_of(driver).number == 35
    scripts = puzzles_of(GAME)
    assert next_unsolved(scripts, COUNT, {1, 2}) == 3, "after the last one the list begins again"
    assert next_unsolved(scripts, 4, {*range(1, COUNT + 1)} - {4}) == 0


def test_the_last_unsolved_puzzle_says_that_all_are_solved() -> None:
    driver = Driver()
    driver.model.learned.solved[GAME] = {*range(1, COUNT + 1)} - {6}
    solve(driver, f"{GAME}.6")
    assert words.learn.all_solved(puzzles=COUNT) in driver.text
    assert not driver.offered(f"puzzle:{GAME}")
    assert "dialog:puzzles" in driver.offered("dialog:puzzles")
    driver.send(f"puzzle:{GAME}")
    assert lesson_of(driver).number == 1


def test_a_shown_answer_leaves_its_puzzle_the_last_unsolved_one() -> None:
    driver = Driver()
    driver.model.learned.solved[GAME] = {*range(1, COUNT + 1)} - {6}
    driver.send(f"puzzle:{GAME}.6")
    driver.send("lesson-show")
    while not lesson_of(driver).solved:
        driver.send(f"pick:{lesson_of(driver).asked_moves[0]}")
    assert words.learn.all_solved(puzzles=COUNT) not in driver.text
    assert not driver.offered(f"puzzle:{GAME}")


@pytest.mark.parametrize("answered", [False, True])
def test_a_puzzle_leads_back_to_the_list(answered: bool) -> None:
    driver = Driver(f"puzzle={GAME}.2")
    if answered:
        solve(driver, f"{GAME}.2")
    assert "dialog:puzzles" in driver.offered("dialog:puzzles")
    driver.send("dialog:menu")
    assert driver.offered("dialog:puzzles").count("dialog:puzzles") == 2
    driver.send("dialog:puzzles")
    current = [e[1] for e in walk(driver.page) if e[1].get("aria-current") == "true"]
    (here,) = [each["data-do"] for each in current if "data-do" in each]
    assert here == f"puzzle:{GAME}.2"


def test_the_card_of_each_game_leads_to_its_puzzles() -> None:
    """They were once reached only through the set-up of a game."""
    driver = Driver()
    solve(driver, f"{GAME}.2")
    driver.send("home")
    assert driver.offered("dialog:puzzles:") == [f"dialog:puzzles:{g}" for g in catalog.GAMES]
    assert words.learn.puzzles_solved(solved=1, puzzles=COUNT) in driver.text
    assert words.learn.puzzles_solved(solved=0, puzzles=COUNT) in driver.text


def test_todays_puzzles_of_all_games_are_listed_in_one_place() -> None:
    driver = Driver()
    solve(driver, f"{OTHER}.today")
    driver.send("home")
    assert words.learn.todays_solved(solved=1, games=len(catalog.GAMES)) in driver.text
    driver.send("dialog:todays-puzzles")
    rows = [e for e in walk(driver.page) if "row" in (e[1].get("class") or "").split()]
    assert [row[1]["data-do"] for row in rows] == [f"puzzle:{g}.today" for g in catalog.GAMES]
    title = catalog.info(OTHER).title
    (solved,) = [row for row in rows if "✓" in texts(row)]
    heard = words.learn.puzzle_of_day_heard(solved=True)
    assert solved[1]["aria-label"] == words.learn.titled(game=title, what=heard)


def test_a_puzzle_says_its_number_and_grade_or_that_it_is_todays() -> None:
    driver = Driver(f"puzzle={GAME}.2")
    driver.model.now = 20_783 * DAY_MS
    puzzles, here = puzzles_of(GAME), puzzle_choice.number_of_day(GAME, 20_783, 40)
    number = 3 if here != 3 else 4
    driver.send(f"puzzle:{GAME}.{number}")
    grade, title = puzzles[number - 1].grade, puzzles[number - 1].title
    assert f"Puzzle {number} of 40" in driver.text
    assert f"{words.learn.grade(grade=grade)} · {title}" in driver.text
    driver.send(f"puzzle:{GAME}.today")
    assert "Today’s puzzle, 26 November" in driver.text
