"""Games whose files are on their way: a message changes nothing before they are there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from hustings import catalog, packs
from hustings.core.packed_link import to_link
from hustings.ui import words as said
from hustings.ui.app import page
from hustings.ui.kept_games import Result
from hustings.ui.links.asked import asked_games
from hustings.ui.model import Model
from hustings.ui.saves.progress import PROGRESS_KEY, progress_text
from hustings.ui.saves.result import RESULTS, result_text
from hustings.ui.saves.save import SAVES
from hustings.ui.storage import respond
from hustings.ui.teaching import LearningProgress
from tests.ui.driver import Driver, Memory

NOW = 1_700_000_000_000


@pytest.fixture(params=catalog.GAMES)
def name(request: pytest.FixtureRequest) -> str:
    """Return a game's id."""
    return str(request.param)


@contextmanager
def without_files() -> Iterator[None]:
    """Let no game's files be there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(packs, "_FOLDER", "/nowhere")
        patch.setattr(packs, "_added", set[str]())
        yield


def stored_game(game: str) -> tuple[dict[str, str], str]:
    """Return a storage with one game a few clicks in, and its link."""
    driver = Driver(f"{game}?seats=human,human&seed=files")
    driver.click_through("files", 6)
    return driver.stored, to_link(driver.play.table.record)


def home(stored: dict[str, str]) -> tuple[Model, Memory]:
    """Return the home page of a browser that has stored something."""
    model, memory = Model(), Memory(dict(stored))
    model.now, model.luck = NOW, 4711
    data = {"hash": "", "base": "http://table.test/", "stored": stored, "storage": True}
    respond(model, f"boot:{json.dumps(data)}", memory)
    return model, memory


def test_home_lists_games_and_saves_without_their_files(name: str) -> None:
    stored, _ = stored_game(name)
    with without_files():
        text = str(page(home(stored)[0]))
        with pytest.raises(packs.GameNotLoaded):
            catalog.rules(name)
    assert all(f"setup:{each}" in text for each in catalog.GAMES)
    assert "continue:" in text


def test_the_record_needs_no_files(name: str) -> None:
    if not catalog.info(name).puzzle_grades:
        pytest.skip("a new game has no puzzles at first")
    result = Result("kept", name, "record", 2, "normal", 1, 5, 1, "2026-11-27", NOW, daily=False)
    learned = LearningProgress()
    learned.solved[name] = {1, 2}
    stored = {RESULTS + result.id: result_text(result), PROGRESS_KEY: progress_text(learned)}
    with without_files():
        model, memory = home(stored)
        respond(model, "dialog:record", memory)
        (_, easy), *_ = catalog.info(name).puzzle_grades
        assert said.learn.of_needed(count=2, needed=easy) in str(page(model))


def test_a_message_that_waits_for_files_changes_nothing_and_works_later(name: str) -> None:
    stored, link = stored_game(name)
    (key,) = (key for key in stored if key.startswith(SAVES))
    for message in (
        f"setup:{name}",
        f"learn:{name}",
        f"puzzle:{name}",
        f"rule:{name}:1",
        f"dialog:rules:{name}",
        f"continue:{key.removeprefix(SAVES)}",
        f"hash:{name}?seed=files",
        f"hash:r={link}",
        f"open-link:http://table.test/#r={link}",
        f"file:{stored[key]}",
        "peek",
    ):
        model, memory = home(stored)
        before, kept = str(page(model)), dict(memory.texts)
        with without_files(), pytest.raises(packs.GameNotLoaded) as missing:
            respond(model, message, memory)
        assert missing.value.game == name, message
        assert str(page(model)) == before, message
        assert memory.texts == kept, message
        respond(model, message, memory)
        straight, straight_memory = home(stored)
        respond(straight, message, straight_memory)
        assert str(page(model)) == str(page(straight)), message
        assert memory.texts == straight_memory.texts, message


def test_the_demonstration_waits_for_its_game() -> None:
    model, memory = home({})
    model.demo.choose(catalog.GAMES[0])
    respond(model, "close", memory)
    ticket = model.demo.pending_ticket
    assert ticket
    with without_files(), pytest.raises(packs.GameNotLoaded):
        respond(model, f"demo:{ticket}", memory)
    respond(model, f"demo:{ticket}", memory)
    assert model.demo.pieces_done == 1


def test_the_start_waits_for_the_games_it_opens() -> None:
    assert asked_games(["", ""], ["home", "pref:theme:dark"]) == []
    assert asked_games([""], ["setup:gerrymander", "name:0:Ada"]) == ["gerrymander"]
    assert asked_games(["#poll-position?seed=a"], []) == ["poll_position"]
    assert asked_games(["#r=abc"], []) == [*catalog.GAMES]
