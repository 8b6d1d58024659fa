"""Advice as a plan for the turn on the page: its steps on the board, and how it goes on."""

from __future__ import annotations

import json

import pytest

from hustings.core.moves import decode, encode
from hustings.draw.tree import walk
from hustings.draw.tree import words as text_of
from hustings.ui import words
from hustings.ui.page.parts.announcements import announcements
from hustings.ui.phases import Hint
from tests.ui.driver import Driver


def plan(steps: int = 3) -> Driver:
    """Return a game in which a plan of several steps is advised."""
    driver = Driver("poll_position?seats=human,human&seed=plan")
    for _ in range(60):
        driver.send("hint")
        if driver.hints and len(driver.hints[0].plan) + 1 >= steps:
            return driver
        if driver.hints:
            driver.send("hint")
        table = driver.play.table
        if table.over:
            break
        first = table.legal(table.seats[0])[0]
        driver.send(f"pick:{encode(table.rules.VOCABULARY.verbs, first)}")
    pytest.fail("no plan was advised")


def step_marks(driver: Driver) -> set[str]:
    """Return the numbers of further steps that the board shows."""
    attrs = (e[1].get("data-advised-to", "") for e in walk(driver.page))
    return {number for each in attrs for number in each.split() if "." in number}


def test_a_plan_is_listed_in_order_and_its_steps_are_marked_on_the_board() -> None:
    driver = plan()
    best = driver.hints[0]
    (entry,) = [e for e in walk(driver.page) if e[1].get("data-advice") == "1"]
    numbers = [f"1.{n}" for n in range(2, len(best.plan) + 2)]
    assert entry[1]["data-steps"] == " ".join(numbers)
    (steps,) = [e for e in walk(entry) if e[1].get("class") == "hint-then"]
    assert [text_of(step) for step in steps[2]] == [
        f"{number} {step.label}" for number, step in zip(numbers, best.plan, strict=True)
    ]
    assert step_marks(driver) <= {*numbers}
    assert step_marks(driver)
    heard = {each.key: each.text for each in announcements(driver.model)}["advice"]
    assert all(step.label in heard for step in best.plan)


def test_advice_goes_on_with_the_rest_of_the_plan() -> None:
    """It does not ask again, and keeps its value."""
    driver = plan()
    best = driver.hints[0]
    driver.send(f"pick:{best.token}")
    (rest,) = driver.hints
    step = best.plan[0]
    assert rest == Hint(step.token, best.value, step.reasons, step.score_text, best.plan[1:])
    assert not driver.hint_ticket
    while driver.hints and driver.hints[0].plan:
        driver.send(f"pick:{driver.hints[0].token}")
    assert driver.hints, "the last step is advised alone"
    driver.send(f"pick:{driver.hints[0].token}")
    assert not driver.hints, "the plan has been carried out"


def test_advice_disappears_when_the_player_leaves_the_plan() -> None:
    driver = plan()
    table, best = driver.play.table, driver.hints[0]
    other = next(
        move
        for move in table.legal(table.seats[0])
        if move != decode(table.rules.VOCABULARY.verbs, best.token)
    )
    driver.send(f"pick:{encode(table.rules.VOCABULARY.verbs, other)}")
    assert not driver.hints


def test_undo_puts_the_rest_of_a_plan_away() -> None:
    driver = plan()
    driver.send(f"pick:{driver.hints[0].token}")
    assert driver.hints
    driver.send("undo")
    assert not driver.hints


@pytest.mark.parametrize(
    "bad", [None, 7, {}, [7], [{}], [{"token": "no.such"}], [{"token": "staff.99"}]]
)
def test_a_malformed_plan_is_left_out(bad: object) -> None:
    driver = plan()
    token, ticket = driver.hints[0].token, 77
    driver.send("hint")
    driver.send("hint")
    deciding = driver.play.latest_phase
    deciding.advice.ticket = ticket  # type: ignore[union-attr]
    entry = {"token": token, "value": 0.5, "figure": "5", "why": [], "plan": bad}
    driver.send(f"bot:{ticket}:{json.dumps({'moves': [entry]})}")
    assert [hint.plan for hint in driver.hints] == [()]
    assert words.table.advice_then() not in [e[1].get("aria-label") for e in walk(driver.page)]
