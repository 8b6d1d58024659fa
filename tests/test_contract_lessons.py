"""Lessons, puzzles and demonstrations: their moves are legal, what they highlight is visible."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from hustings import catalog
from hustings.core.model import HUMAN
from hustings.core.moves import decode
from hustings.core.notes import ANY, Annotated, Note, read_annotated
from hustings.core.table import Table
from hustings.draw.tree import walk
from hustings.ui.links.address import read
from tests.kit import TOY, Kit, kits
from tests.ui.driver import Driver
from tests.ui.spectator import Spectator

MAX_NOTE_CHARS = 220
"""Length of the text of a note."""
MAX_ANSWER_CHARS = 160
"""Length of the answer to a wrong move."""
MAX_CAPTION_CHARS = 90
"""Length of a caption of the demonstration."""
CAPTION_COUNTS = range(2, 6)
DEMO_MS = range(15_000, 45_001)
"""How long a demonstration may take at the normal pace."""
NOTE_COUNTS = range(3, 15)
LEARNER = 0

GAMES_WITH_LESSONS = [kit for kit in kits() if kit.id != TOY]


@pytest.fixture(name="taught", params=GAMES_WITH_LESSONS, ids=lambda kit: kit.id)
def _taught(request: pytest.FixtureRequest) -> Kit:
    kit: Kit = request.param
    return kit


def lesson(game: Kit) -> Annotated:
    """Return the game's lesson."""
    return read_annotated(game.shipped("lesson"), game.find)


def puzzles(game: Kit) -> list[Annotated]:
    """Return the game's puzzles."""
    return [read_annotated(each, game.find) for each in game.shipped("puzzles")]


def tables(noted: Annotated) -> Iterator[tuple[Note, Table[Any]]]:
    """Yield each note with the table at its position."""
    rules = catalog.rules(noted.record.game)
    whole = Table(rules, noted.record)
    assert not whole.trouble, whole.trouble
    for note in noted.notes:
        yield note, Table(rules, noted.record, note.ply)


def asked_moves(driver: Driver) -> list[str]:
    """Return the moves that the page asks for, as messages."""
    return [e[1]["data-do"] for e in walk(driver.page) if e[1].get("data-asked")]


def test_a_lesson_is_short_and_lets_the_learner_play(taught: Kit) -> None:
    """Two of three notes ask for a move; texts are short and cite no rule numbers."""
    noted = lesson(taught)
    assert noted.record.game == taught.id
    assert len(noted.notes) in NOTE_COUNTS
    assert 3 * sum(note.asks > 0 for note in noted.notes) >= 2 * len(noted.notes)
    for note in noted.notes:
        assert 0 < len(note.text) <= MAX_NOTE_CHARS, note.text
        for text in (note.text, note.otherwise, *note.answers.values()):
            assert not re.search(r"\brules? \d", text), text
        for text in (note.otherwise, *note.answers.values()):
            assert len(text) <= MAX_ANSWER_CHARS, text
        assert note.otherwise or not note.asks, f"it asks but has no `otherwise`: {note.text}"


def test_a_lesson_goes_forward(taught: Kit) -> None:
    """Only a cut may go back."""
    for before, after in pairwise(lesson(taught).notes):
        assert after.cut or after.ply >= before.ply + before.asks


def test_moves_that_a_lesson_asks_for_or_answers_are_legal(taught: Kit) -> None:
    """The learner can make the asked moves in any order."""
    rules = taught.rules
    for note, table in tables(lesson(taught)):
        legal = table.legal(LEARNER)
        whole = table.record.moves[note.ply : note.ply + note.asks]
        assert all(move.startswith(f"{LEARNER}:") for move in whole), note.text
        for token in (*note.also, *note.answers):
            if token == ANY:
                continue
            move = decode(rules.VOCABULARY.verbs, token)
            later = [decode(rules.VOCABULARY.verbs, each.partition(":")[2]) for each in whole]
            known = any(each[: len(move)] == move for each in (*legal, *later))
            assert known, f"{token} at {note.text}"
        left = [decode(rules.VOCABULARY.verbs, each.partition(":")[2]) for each in whole]
        while left:
            possible = [each for each in left if each in table.legal(LEARNER)]
            assert possible, note.text
            table.play(LEARNER, possible[-1])
            left.remove(possible[-1])


def test_a_lesson_is_completed_by_clicking_what_it_asks_for(taught: Kit) -> None:
    """Everything it highlights is on the page, and its end offers a first game."""
    noted = lesson(taught)
    driver = Driver(f"learn={taught.id}")
    seen = []
    for _ in range(300):
        at = driver.root["data-lesson"]
        if at == "done":
            break
        if at not in seen:
            seen.append(at)
            lit = [e[1] for e in walk(driver.page) if e[1].get("data-lit")]
            note = noted.notes[len(seen) - 1]
            assert lit or not note.lights, f"nothing to highlight: {note.lights}"
            for light in note.lights:
                assert any(stands_for(light, attrs) for attrs in lit), light
        driver.send((asked_moves(driver) or ["lesson-next"])[0])
    assert len(seen) == len(noted.notes)
    assert driver.root["data-lesson"] == "done"
    opened = read(noted.then, "seed")
    assert opened is not None
    assert opened.record.game == taught.id
    assert [seat.kind for seat in opened.seats].count(HUMAN) == 1


def stands_for(light: str, attrs: dict[str, Any]) -> bool:
    """Return whether a note's highlight means an element."""
    names = (f"#{attrs.get('key')}", attrs.get("data-names"))
    return light in names or light[1:] in (attrs.get("class") or "").split()


def test_lessons_and_puzzles_refer_to_existing_rules(taught: Kit) -> None:
    book = taught.rulebook.read_text(encoding="utf-8")
    numbers = set(re.findall(r"^(\d+[a-z]?)\. ", book, re.MULTILINE))
    for noted in (lesson(taught), *puzzles(taught)):
        for note in noted.notes:
            assert not note.rule or note.rule in numbers


@pytest.mark.broad("delegate_dash")
def test_a_puzzle_asks_for_one_best_turn(taught: Kit) -> None:
    """It states its goal, and the moves of its record reach it."""
    for n, noted in enumerate(puzzles(taught), 1):
        assert noted.title
        assert sum(note.asks > 0 for note in noted.notes) == 1
        for note, table in tables(noted):
            assert 0 < len(note.text) <= MAX_NOTE_CHARS
            whole = table.record.moves[note.ply : note.ply + note.asks]
            assert all(move.startswith(f"{LEARNER}:") for move in whole)
            assert not note.asks or len(table.legal(LEARNER)) > 1
        driver = Driver(f"puzzle={taught.id}.{n}")
        for _ in range(60):
            if driver.root["data-lesson"] == "done":
                break
            if not asked_moves(driver):
                driver.send("lesson-show")
            driver.send((asked_moves(driver) or ["lesson-next"])[0])
        assert driver.root["data-lesson"] == "done"


@pytest.mark.broad("delegate_dash", "poll_position")
def test_a_demonstration_takes_about_half_a_minute(taught: Kit) -> None:
    """It is played by bots, has a few short captions, and is shown as on the home page."""
    noted = read_annotated(taught.shipped("demo"), taught.find)
    assert noted.record.game == taught.id
    assert not Table(catalog.rules(taught.id), noted.record).trouble
    assert HUMAN not in noted.kinds
    assert len(noted.notes) in CAPTION_COUNTS
    assert all(before.ply < after.ply for before, after in pairwise(noted.notes))
    for note in noted.notes:
        assert 0 < len(note.text) <= MAX_CAPTION_CHARS, note.text
        assert not note.asks
    driver = Spectator()
    driver.send(f"demo-of:{taught.id}")
    driver.load_demo()
    spent, captions = driver.watch()
    assert spent in DEMO_MS, (
        f"{spent} ms, should be {DEMO_MS[0]} to {DEMO_MS[-1]}: beats count (beats.py), "
        "captions do not; more seats or moves make it longer"
    )
    assert captions == [note.text for note in noted.notes]
