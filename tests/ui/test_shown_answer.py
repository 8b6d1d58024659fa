"""“Show me” in a puzzle marks all that its answer needs, such as the dice to be re-rolled."""

from __future__ import annotations

from hustings.draw.tree import walk
from tests.ui.driver import Driver

PUZZLES = 40


def test_the_dice_of_the_answer_are_lit() -> None:
    checked = set()
    for number in range(1, PUZZLES + 1):
        driver = Driver(f"puzzle=early_states.{number}")
        lesson = driver.play.lesson
        assert lesson is not None
        (token, *_) = lesson.asked_moves
        if not token.startswith("reroll."):
            continue
        dice = int(token.removeprefix("reroll."))
        assert not lit_dice(driver)
        driver.send("lesson-show")
        assert lit_dice(driver) == {n for n in range(3) if dice >> n & 1}
        checked.add(dice)
    assert len(checked) > 1


def lit_dice(driver: Driver) -> set[int]:
    """Return the dice that are marked on the board."""
    return {
        int(str(attrs["key"]).removeprefix("die-"))
        for _, attrs, _ in walk(driver.page)
        if "data-lit" in attrs and str(attrs.get("key", "")).startswith("die-")
    }
