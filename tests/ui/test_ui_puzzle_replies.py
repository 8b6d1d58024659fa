"""What a wrong turn in a puzzle about the win is told at once: how a rival beats it."""

from __future__ import annotations

import pytest

from hustings.draw.tree import walk
from hustings.draw.tree import words as texts
from hustings.ui import words
from hustings.ui.links.share import outcome_sentence
from hustings.ui.phases import ReadingNote
from hustings.ui.play.puzzle_outcome import refutation
from hustings.ui.storage import respond
from hustings.ui.teaching import Lesson
from tests.ui.driver import Driver

GAME = "gerrymander"
WRONG = {3: ("border.83",), 15: ("border.16", "border.25"), 28: ("border.60",)}
"""Wrong turns, by puzzle."""


def missed(number: int, *, bots: bool) -> tuple[Driver, Lesson]:
    """Return a puzzle after a wrong turn. bots: whether they answer, or still think."""
    driver = Driver(f"puzzle={GAME}.{number}")
    for token in WRONG[number]:
        if bots:
            driver.send(f"pick:{token}")
        else:
            respond(driver.model, f"pick:{token}", driver.store)
    lesson = driver.play.lesson
    assert lesson is not None
    assert lesson.missed
    return driver, lesson


@pytest.mark.parametrize("number", WRONG)
def test_the_reply_is_told_before_bots_have_finished_the_game(number: int) -> None:
    """It once came after seconds of bots, or never if “See what happens” was pressed before."""
    driver, lesson = missed(number, bots=False)
    reply = refutation(driver.play, lesson)
    assert reply is not None
    assert f"{driver.play.names[1]} replies: draws " in driver.text
    marked = [each[1]["key"] for each in walk(driver.page) if each[1].get("data-lit") == "reply"]
    borders = [token for token in reply.tokens(driver.play) if token.startswith("border.")]
    assert sorted(marked) == sorted(f"edge-{each.removeprefix('border.')}" for each in borders)


def test_the_reply_is_told_with_the_district_it_takes_and_the_votes() -> None:
    driver, lesson = missed(15, bots=False)
    reply = refutation(driver.play, lesson)
    assert reply is not None
    says = driver.text
    assert "Blue wins district" in says
    assert " to " in says.partition("Blue wins district")[2].partition(".")[0]


def test_the_result_follows_once_bots_have_finished_the_game() -> None:
    driver, _ = missed(15, bots=True)
    assert isinstance(driver.play.latest_phase, ReadingNote)
    assert outcome_sentence(driver.play) in driver.text
    driver.send("lesson-follow")
    assert outcome_sentence(driver.play) in driver.text


def test_a_wrong_turn_that_ends_the_game_is_told_the_result_at_once() -> None:
    """There is no reply then, and it once said only that there is a better turn."""
    driver = Driver(f"puzzle={GAME}.2")
    for token in ("border.9", "done"):
        respond(driver.model, f"pick:{token}", driver.store)
    lesson = driver.play.lesson
    assert lesson is not None
    assert lesson.missed
    assert driver.play.table.over
    assert refutation(driver.play, lesson) is None
    assert outcome_sentence(driver.play) in driver.text


def test_a_rival_without_a_shipped_reply_is_played_by_a_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driver = Driver(f"puzzle={GAME}.15")
    lesson = driver.play.lesson
    assert lesson is not None
    (note,) = lesson.script.notes
    lesson.script = lesson.script._replace(notes=(note._replace(replies=()),))
    for token in WRONG[15]:
        driver.send(f"pick:{token}")
    assert driver.play.table.over
    assert refutation(driver.play, lesson) is not None
    name = driver.play.names[1]
    assert words.learn.way_reply(name=name) in driver.text


def test_what_happens_begins_with_the_reply_that_was_told() -> None:
    driver, lesson = missed(15, bots=True)
    reply = refutation(driver.play, lesson)
    assert reply is not None
    (note,) = lesson.script.notes
    assert " ".join(reply.tokens(driver.play)) in note.replies


def test_the_card_keeps_room_for_the_whole_answer() -> None:
    """On a German phone the last line was once cut off."""
    driver, _ = missed(28, bots=True)
    kept = [each[1] for each in walk(driver.page) if each[0] == "i" and "data-reply" in each[1]]
    shown = next(e for e in walk(driver.page) if e[1].get("class") == "answer")
    assert len(texts(shown)) <= max(len(each["data-reply"]) for each in kept)
