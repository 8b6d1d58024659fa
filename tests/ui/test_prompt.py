"""The question above the board is never empty while something is shown."""

from __future__ import annotations

from functools import cache

import pytest

from hustings.draw.tree import walk, words
from tests.ui.driver import Driver

STEP_BY_STEP = {"hustings/preferences": '{"pace": "step"}'}
MESSAGES = 130
PASSES = ("pick:pass", "pick:draw", "pick:end", "pick:done")


@cache
def asked(game: str) -> list[str]:
    """Return the questions of a game that is played back step by step."""
    driver = Driver(f"{game}?seats=human,bot:easy,bot:easy&seed=asked", STEP_BY_STEP)
    questions = []
    for _ in range(MESSAGES):
        if driver.play.table.over:
            break
        questions += [words(e) for e in walk(driver.page) if e[1].get("class") == "ask"]
        offered = driver.offered("pick:")
        passes = [each for each in offered if each in PASSES]
        driver.send("hurry" if driver.offered("hurry") else [*passes, *offered, "hurry"][0])
    return questions


@pytest.mark.parametrize("played", ["whistle_stop", "poll_position"])
def test_the_question_says_what_luck_does(played: str) -> None:
    questions = asked(played)
    assert len(questions) > 50
    assert all(questions)


def test_an_election_says_which_region_votes() -> None:
    assert any(each.endswith(" votes: the dice roll.") for each in asked("whistle_stop"))
