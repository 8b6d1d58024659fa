"""Lessons, puzzles, demonstrations: their moves are legal, what they speak of can be seen."""

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

SAYS = 220
"""Characters of a card at most."""
ANSWERS = 160
"""Characters of an answer at most."""
CAPTION = 90
"""Characters of a caption of the demonstration at most."""
CAPTIONS = range(2, 6)
TOLD = range(15_000, 45_001)
"""Milliseconds at the normal pace for which a demonstration is told."""
NOTES = range(3, 15)
READER = 0

TAUGHT = [kit for kit in kits() if kit.id != TOY]


@pytest.fixture(name="taught", params=TAUGHT, ids=lambda kit: kit.id)
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
    """Yield each note with the table as it stands there."""
    rules = catalog.rules(noted.record.game)
    whole = Table(rules, noted.record)
    assert not whole.trouble, whole.trouble
    for note in noted.notes:
        yield note, Table(rules, noted.record, note.ply)


def asked(driver: Driver) -> list[str]:
    """Return what the page says is asked for, as messages."""
    return [e[1]["data-do"] for e in walk(driver.page) if e[1].get("data-asked")]


def test_a_lesson_is_short_and_lets_the_learner_play(taught: Kit) -> None:
    """Two steps of three are the learner's own; cards are short and name no rule by its number."""
    noted = lesson(taught)
    assert noted.record.game == taught.id
    assert len(noted.notes) in NOTES
    assert 3 * sum(note.asks > 0 for note in noted.notes) >= 2 * len(noted.notes)
    for note in noted.notes:
        assert 0 < len(note.text) <= SAYS, note.text
        for text in (note.text, note.otherwise, *note.answers.values()):
            assert not re.search(r"\brules? \d", text), text
        for text in (note.otherwise, *note.answers.values()):
            assert len(text) <= ANSWERS, text
        assert note.otherwise or not note.asks, f"it asks and has no otherwise: {note.text}"


def test_a_lesson_goes_forward(taught: Kit) -> None:
    """Only a cut leads back."""
    for before, after in pairwise(lesson(taught).notes):
        assert after.cut or after.ply >= before.ply + before.asks


def test_what_a_lesson_asks_and_answers_can_be_done(taught: Kit) -> None:
    """By the learner, in whatever order it is asked."""
    rules = taught.rules
    for note, table in tables(lesson(taught)):
        legal = table.legal(READER)
        whole = table.record.moves[note.ply : note.ply + note.asks]
        assert all(move.startswith(f"{READER}:") for move in whole), note.text
        for token in (*note.also, *note.answers):
            if token == ANY:
                continue
            move = decode(rules.VOCABULARY.verbs, token)
            later = [decode(rules.VOCABULARY.verbs, each.partition(":")[2]) for each in whole]
            known = any(each[: len(move)] == move for each in (*legal, *later))
            assert known, f"{token} at {note.text}"
        left = [decode(rules.VOCABULARY.verbs, each.partition(":")[2]) for each in whole]
        while left:
            possible = [each for each in left if each in table.legal(READER)]
            assert possible, note.text
            table.play(READER, possible[-1])
            left.remove(possible[-1])


def test_a_lesson_is_gone_through_by_clicks_on_what_it_asks(taught: Kit) -> None:
    """And all it lights up is there to be seen; at its end a first game can be begun."""
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
            assert lit or not note.lights, f"nothing to light up: {note.lights}"
            for light in note.lights:
                assert any(stands_for(light, attrs) for attrs in lit), light
        driver.send((asked(driver) or ["lesson-next"])[0])
    assert len(seen) == len(noted.notes)
    assert driver.root["data-lesson"] == "done"
    opened = read(noted.then, "seed")
    assert opened is not None
    assert opened.record.game == taught.id
    assert [seat.kind for seat in opened.seats].count(HUMAN) == 1


def stands_for(light: str, attrs: dict[str, Any]) -> bool:
    """Return whether an element is what a note lights up."""
    names = (f"#{attrs.get('key')}", attrs.get("data-names"))
    return light in names or light[1:] in (attrs.get("class") or "").split()


def test_a_lesson_speaks_of_rules_that_there_are(taught: Kit) -> None:
    book = (taught.folder / "RULES.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"^(\d+[a-z]?)\. ", book, re.MULTILINE))
    for noted in (lesson(taught), *puzzles(taught)):
        for note in noted.notes:
            assert not note.rule or note.rule in numbers


@pytest.mark.broad("delegate_dash")
def test_a_puzzle_asks_for_one_best_turn(taught: Kit) -> None:
    """It says what is to be reached, and that is reached by the record's own moves."""
    for n, noted in enumerate(puzzles(taught), 1):
        assert noted.title
        assert sum(note.asks > 0 for note in noted.notes) == 1
        for note, table in tables(noted):
            assert 0 < len(note.text) <= SAYS
            whole = table.record.moves[note.ply : note.ply + note.asks]
            assert all(move.startswith(f"{READER}:") for move in whole)
            assert not note.asks or len(table.legal(READER)) > 1
        driver = Driver(f"puzzle={taught.id}.{n}")
        for _ in range(60):
            if driver.root["data-lesson"] == "done":
                break
            if not asked(driver):
                driver.send("lesson-show")
            driver.send((asked(driver) or ["lesson-next"])[0])
        assert driver.root["data-lesson"] == "done"


@pytest.mark.broad("delegate_dash", "poll_position")
def test_a_demonstration_is_half_a_minute_of_a_game(taught: Kit) -> None:
    """By bots, with a few short captions; told as the home page tells it."""
    noted = read_annotated(taught.shipped("demo"), taught.find)
    assert noted.record.game == taught.id
    assert not Table(catalog.rules(taught.id), noted.record).trouble
    assert HUMAN not in noted.kinds
    assert len(noted.notes) in CAPTIONS
    assert all(before.ply < after.ply for before, after in pairwise(noted.notes))
    for note in noted.notes:
        assert 0 < len(note.text) <= CAPTION, note.text
        assert not note.asks
    driver = Spectator()
    driver.send(f"demo-of:{taught.id}")
    driver.laid()
    spent, captions = driver.watched()
    assert spent in TOLD, (
        f"{spent} ms as it is told, to be {TOLD[0]} to {TOLD[-1]}: beats count (beats.py), "
        "captions do not; more seats or moves make it longer"
    )
    assert captions == [note.text for note in noted.notes]
