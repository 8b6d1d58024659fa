"""Lessons and puzzles: asked moves continue them, other moves get an answer."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hustings import catalog
from hustings.core.moves import encode
from hustings.core.notes import Annotated, Note, read_annotated
from hustings.core.record import RecordError, make
from hustings.core.table import Table
from hustings.draw.tree import walk
from hustings.ui import effects as fx
from hustings.ui.learn.course import lesson_of, puzzles_of
from hustings.ui.saves.progress import PROGRESS_KEY, read_progress
from tests.ui.driver import Driver

GAME = "delegate_dash"
WRONG_ANSWER = "Not that one."


def script(moves: int) -> Annotated:
    """Return a game of first legal moves, without notes."""
    table = Table(catalog.rules(GAME), make(catalog.info(GAME), 2, {}, "lesson"))
    while table.at < moves:
        seat = table.seats[0]
        table.play(seat, table.legal(seat)[0])
    return Annotated("A first look", table.record, (), ("human", "bot:easy"), f"{GAME}?seed=first")


def learner_plies(noted: Annotated) -> list[int]:
    """Return the plies at which the learner has a choice."""
    table = Table(catalog.rules(GAME), noted.record)
    plies = range(len(noted.record.moves))
    legal = table.rules.legal
    return [n for n in plies if table.mover(n) == 0 and len(legal(table.before(n), 0)) > 1]


@pytest.fixture(name="lesson")
def _lesson(monkeypatch: pytest.MonkeyPatch) -> Annotated:
    noted = script(12)
    plies = learner_plies(noted)
    answer = noted.record.moves[plies[0]].partition(":")[2]
    notes = (
        Note(plies[0], "Look at this.", (".board",)),
        Note(
            plies[0], "Now do it.", asks=1, answers={answer: "Well done."}, otherwise=WRONG_ANSWER
        ),
        Note(plies[-1], "And again.", asks=1, cut=True),
    )
    noted = noted._replace(notes=notes)
    given = {"lesson": noted.data(), "puzzles": [noted._replace(notes=notes[1:2]).data()]}
    monkeypatch.setattr(catalog, "shipped", lambda _, name: given[name])
    return noted


def asked_moves(driver: Driver) -> list[str]:
    """Return the moves that the page asks for."""
    return [e[1]["data-do"] for e in walk(driver.page) if e[1].get("data-asked")]


def right_move(driver: Driver) -> str:
    """Return the move that a puzzle asks for, which the page does not say."""
    lesson = driver.play.lesson
    assert lesson is not None
    return f"pick:{lesson.asked_moves[0]}"


def wrong_move(driver: Driver) -> str:
    """Return a legal move that is not asked for."""
    table, lesson = driver.play.table, driver.play.lesson
    assert lesson is not None
    tokens = [encode(table.rules.VOCABULARY.verbs, move) for move in table.legal(0)]
    return next(f"pick:{token}" for token in tokens if token not in lesson.asked_moves)


def test_a_lesson_survives_writing_and_reading(lesson: Annotated) -> None:
    assert read_annotated(lesson.data(), catalog.find) == lesson


def test_making_the_asked_moves_finishes_the_lesson(lesson: Annotated) -> None:
    driver = Driver(f"learn={GAME}")
    seen = []
    for _ in range(40):
        seen.append(driver.root["data-lesson"])
        if seen[-1] == "done":
            break
        driver.send((asked_moves(driver) or ["lesson-next"])[0])
    assert list(dict.fromkeys(seen)) == ["1/3", "2/3", "3/3", "done"]
    assert driver.play.table.record.moves == lesson.record.moves
    assert driver.offered(f"open-link:#{GAME}?seed=first")


def test_a_lesson_note_without_a_task_offers_no_move(lesson: Annotated) -> None:
    driver = Driver(f"learn={GAME}")
    assert not driver.offered("pick:")
    assert lesson.notes[0].text in driver.text
    assert any(e[1].get("data-lit") for e in walk(driver.page))


def test_a_wrong_move_gets_an_answer_and_is_not_made(lesson: Annotated) -> None:
    driver = Driver(f"learn={GAME}")
    driver.send("lesson-next")
    before = driver.root["data-ply"]
    driver.send(wrong_move(driver))
    assert WRONG_ANSWER in driver.text
    assert driver.root["data-ply"] == before
    assert driver.root["data-lesson"] == "2/3"
    assert asked_moves(driver)
    assert lesson.notes[1].text in driver.text


def test_the_right_move_is_made_and_praised(lesson: Annotated) -> None:
    driver = Driver(f"learn={GAME}")
    driver.send("lesson-next")
    driver.send(asked_moves(driver)[0])
    assert driver.root["data-lesson"] == "3/3"
    assert "Well done." in driver.text
    assert int(driver.root["data-ply"]) == lesson.notes[2].ply


def test_a_lesson_is_not_saved_as_a_game_and_resumes_where_it_was_left(lesson: Annotated) -> None:
    driver = Driver(f"learn={GAME}")
    driver.send("lesson-next")
    assert not [key for key in driver.stored if key.startswith("hustings/save/")]
    driver.send("home")
    driver.send(f"learn:{GAME}")
    assert driver.root["data-lesson"] == f"2/{len(lesson.notes)}"
    driver.send("lesson-back")
    assert driver.root["data-lesson"] == "1/3"


def test_undo_and_advice_do_nothing_in_a_lesson(lesson: Annotated) -> None:
    driver = Driver(f"learn={GAME}")
    driver.send("lesson-next")
    for message in ("undo", "redo", "restart", "restart-turn", "hint", "nobody"):
        driver.send(message)
        assert driver.root["data-lesson"] == f"2/{len(lesson.notes)}"
        assert driver.root["data-ply"] == str(lesson.notes[1].ply)


@pytest.mark.usefixtures("lesson")
def test_back_and_forward_lead_to_a_lesson() -> None:
    driver = Driver()
    driver.send(f"learn:{GAME}")
    driver.go(-1)
    assert driver.model.screen == "home"
    driver.go(1)
    assert driver.root["data-lesson"] == "1/3"
    assert driver.address == f"learn={GAME}"


@pytest.mark.usefixtures("lesson")
def test_a_puzzle_is_solved_by_its_best_move_and_remembered() -> None:
    driver = Driver(f"puzzle={GAME}.1")
    assert not asked_moves(driver), "a puzzle does not say what is best"
    driver.send(right_move(driver))
    assert driver.root["data-lesson"] == "done"
    assert "Well done." in driver.text
    assert read_progress(driver.stored[PROGRESS_KEY]).solved == {GAME: {1}}


@pytest.mark.usefixtures("lesson")
def test_a_puzzle_that_was_missed_is_played_on_and_can_be_tried_again() -> None:
    driver = Driver(f"puzzle={GAME}.1")
    ply = int(driver.root["data-ply"])
    driver.send(wrong_move(driver))
    assert int(driver.root["data-ply"]) == ply
    assert WRONG_ANSWER in driver.text
    driver.send("lesson-follow")
    assert int(driver.root["data-ply"]) > ply
    driver.send("lesson-again")
    assert int(driver.root["data-ply"]) == ply
    assert WRONG_ANSWER not in driver.text
    assert driver.offered("pick:")
    assert not [key for key in driver.stored if key.startswith("hustings/save/")]


def test_a_puzzle_of_several_moves_is_shown_from_its_first_and_one_by_one() -> None:
    game = "gerrymander"
    puzzles = puzzles_of(game)
    n = next(n for n, each in enumerate(puzzles, 1) if each.notes[0].asks > 1)
    driver = Driver(f"puzzle={game}.{n}")
    ply = driver.root["data-ply"]
    driver.send("lesson-show")
    first = asked_moves(driver)
    assert len(set(first)) == 1
    driver.send(wrong_move(driver))
    driver.send("lesson-show")
    assert driver.root["data-ply"] == ply
    for _ in range(puzzles[n - 1].notes[0].asks):
        assert len(set(asked_moves(driver))) == 1
        driver.send(asked_moves(driver)[0])
    assert driver.root["data-lesson"] == "done"


@pytest.mark.parametrize(
    "address", ["learn=nothing", "puzzle=nothing.1", f"puzzle={GAME}.99", "learn="]
)
def test_a_missing_lesson_or_puzzle_gets_a_sentence(address: str) -> None:
    driver = Driver(address)
    assert driver.model.screen == "home"
    assert driver.model.notice.endswith(".")


@pytest.mark.parametrize(
    "malformed",
    [
        {"ply": 99},
        {"ply": -1},
        {"ply": True},
        {"text": 3},
        {"text": "x" * 601},
        {"lights": ["<b>"]},
        {"lights": "place:1"},
        {"asks": 99},
        {"ply": 12, "asks": 1},
        {"answers": []},
        {"answers": {"stay": 3}},
        {"also": [1]},
    ],
)
def test_lesson_notes_that_do_not_fit_their_game_are_refused(
    lesson: Annotated, malformed: dict[str, object]
) -> None:
    data = lesson.data()
    data["notes"][0] |= malformed
    with pytest.raises(RecordError, match=r"\.$"):
        read_annotated(data, catalog.find)


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"lessons":3,"done":{},"solved":{"x":1},"met":[1]}', "null"]
)
def test_malformed_learning_progress_counts_as_none(text: str) -> None:
    learned = read_progress(text)
    assert not any((learned.notes_read, learned.done, learned.solved, learned.tips_shown))


def test_events_after_the_learner_s_move_are_played_back() -> None:
    """Before the next note, even if it follows directly after the move."""
    driver, timers = Driver("learn=gerrymander"), []
    notes = lesson_of("gerrymander").notes
    for note, after in pairwise(notes):
        done = len(driver.log)
        for _ in range(note.asks or 1):
            driver.send((asked_moves(driver) or ["lesson-next"])[0])
        if note.asks and not after.cut and after.ply == note.ply + note.asks:
            timers += [effect for effect in driver.log[done:] if isinstance(effect, fx.SendLater)]
    assert timers


@pytest.mark.usefixtures("lesson")
def test_puzzles_are_listed_with_those_that_are_solved() -> None:
    driver = Driver(f"puzzle={GAME}.1")
    driver.send(right_move(driver))
    driver.send("home")
    driver.send(f"setup:{GAME}")
    assert driver.offered(f"learn:{GAME}")
    driver.send(f"dialog:puzzles:{GAME}")
    assert "✓" in driver.text
    driver.send(driver.offered(f"puzzle:{GAME}.")[0])
    assert driver.root["data-lesson"] == "1/1"
    assert not driver.model.dialog


@pytest.mark.usefixtures("lesson")
def test_choices_are_not_primary_in_a_lesson() -> None:
    driver = Driver(f"puzzle={GAME}.1")
    primary = [e[1] for e in walk(driver.page) if "primary" in (e[1].get("class") or "").split()]
    assert not [attrs for attrs in primary if attrs["data-do"].startswith("pick:")]


def test_the_next_step_of_a_started_choice_is_highlighted(lesson: Annotated) -> None:
    """Besides what the note highlights, here the board."""
    driver = Driver(f"learn={GAME}")
    driver.send("lesson-next")
    assert driver.play.lesson is not None
    first = driver.play.lesson.script.notes[1]._replace(lights=(".board",))
    notes = (lesson.notes[0], first, lesson.notes[2])
    driver.play.lesson.script = lesson._replace(notes=notes)
    assert not [e for e in walk(driver.page) if e[1].get("data-asked") and e[1].get("data-lit")]
    driver.play.lesson.moves_made.append("none")
    assert [e for e in walk(driver.page) if e[1].get("data-asked") and e[1].get("data-lit")]
