"""The line on a puzzle to send, and the puzzles in the player's record."""

from __future__ import annotations

from hustings import catalog
from hustings.draw.tree import walk
from hustings.draw.tree import words as texts
from hustings.ui import effects as fx
from hustings.ui import words
from hustings.ui.learn.course import puzzles_of
from hustings.ui.learn.puzzle_choice import number_of_day
from hustings.ui.results.days import today
from tests.ui.driver import Driver
from tests.ui.test_ui_puzzles import DAY_MS, GAME, OTHER, lesson_of, miss, solve

DAY = 20_783
DATE = "2026-11-26"


def shared(driver: Driver) -> fx.ShareLink:
    """Press the button that shares a puzzle; return what is shared."""
    assert driver.offered("copy:puzzle")
    (effect,) = driver.send("copy:puzzle")
    assert isinstance(effect, fx.ShareLink)
    return effect


def test_a_puzzle_solved_at_the_first_try_is_shared_with_the_streak() -> None:
    driver = Driver()
    solve(driver, f"{GAME}.1")
    solve(driver, f"{GAME}.2")
    sent = shared(driver)
    title = puzzles_of(GAME)[1].title
    line = words.learn.puzzle_result(
        game="Gerrymander", number=2, title=title, how="first", wrong=0
    )
    assert sent.note == f"{line} {words.home.puzzle_row(puzzles=2)}\n🟩"
    assert sent.text.endswith(f"#puzzle={GAME}.2")
    assert sent.share


def test_wrong_tries_and_a_shown_answer_are_told() -> None:
    driver = Driver()
    miss(driver, f"{GAME}.2")
    assert not driver.offered("copy:puzzle"), "not solved yet"
    driver.send("lesson-again")
    _solve_open(driver)
    sent = shared(driver).note
    assert "solved after 1 wrong try." in sent
    assert sent.endswith("\n⬜🟩")
    solve(driver, f"{GAME}.2")
    assert shared(driver).note.endswith("solved.\n🟩"), "once more"
    driver.send(f"puzzle:{GAME}.3")
    driver.send("lesson-show")
    _solve_open(driver)
    sent = shared(driver).note
    assert "once the answer was shown" in sent
    assert sent.endswith("\n🟨")


def test_the_puzzle_of_the_day_says_its_day() -> None:
    driver = Driver()
    driver.model.now = DAY * DAY_MS
    number = number_of_day(GAME, today(driver.model), len(puzzles_of(GAME)))
    solve(driver, f"{GAME}.{number}")
    assert shared(driver).note.startswith(words.learn.puzzle_of_date(day=DATE))
    solve(driver, f"{GAME}.{number % 40 + 1}")
    assert DATE not in shared(driver).note


def share_field(driver: Driver) -> str:
    """Return the text of the only field of the share dialog."""
    driver.send("dialog:menu")
    assert "dialog:share" in driver.offered("dialog:share")
    driver.send("dialog:share")
    (field,) = ["".join(e[2]) for e in walk(driver.page) if "data-link" in e[1]]
    return field


def test_the_share_dialog_gives_a_line_to_paste_with_the_link() -> None:
    """It once had the link alone."""
    driver = Driver()
    driver.send(f"puzzle:{GAME}.2")
    title = puzzles_of(GAME)[1].title
    asked = words.learn.puzzle_asked(game="Gerrymander", number=2, title=title)
    assert share_field(driver).startswith(asked)
    (effect,) = driver.send("copy:puzzle")
    assert isinstance(effect, fx.ShareLink)
    assert effect.note == asked
    driver.send("close")
    solve(driver, f"{GAME}.2")
    field = share_field(driver)
    assert "solved at the first try." in field
    assert field.endswith(f"#puzzle={GAME}.2")
    assert not [move for move in lesson_of(driver).moves_made if move in field]


def test_the_share_dialog_of_a_puzzle_speaks_of_the_puzzle_only() -> None:
    """It said that the link holds the whole game, which would give the answer away."""
    driver = Driver("puzzle=gerrymander.1")
    driver.send("dialog:share")
    assert words.learn.puzzle_link_help() in driver.text
    for told in (words.dialogs.share_help(), words.common.gives_away()):
        assert told not in driver.text


def test_what_is_shared_does_not_give_the_answer_away() -> None:
    driver = Driver()
    for game in catalog.GAMES:
        for number in (1, 20, 40):
            solve(driver, f"{game}.{number}")
            lesson = lesson_of(driver)
            sent = shared(driver)
            for move in lesson.moves_made:
                assert move not in sent.note + sent.text
            assert lesson.reply not in sent.note


def test_the_card_says_that_the_line_was_copied_and_keeps_the_answer() -> None:
    driver = Driver()
    solve(driver, f"{OTHER}.1")
    reply = lesson_of(driver).reply
    driver.send("copied")
    assert words.dialogs.copied() in driver.text
    assert reply in driver.text


def test_a_link_that_cannot_be_copied_is_selected_in_the_dialog() -> None:
    driver = Driver()
    solve(driver, f"{OTHER}.1")
    effects = driver.send("copy-failed:puzzle")
    assert fx.Select('[data-link="puzzle"]') in effects
    (field,) = [e for e in walk(driver.page) if "data-link" in e[1]]
    assert field[1]["data-link"] == "puzzle"
    assert texts(field).endswith(f"#puzzle={OTHER}.1")
    assert driver.text.count(words.dialogs.copy_failed()) == 1, "the card behind says it, too"
    driver.send("close")
    assert words.dialogs.copy_failed() not in driver.text


def test_the_record_lists_solved_puzzles_by_game_and_grade() -> None:
    driver = Driver()
    driver.send("dialog:record")
    assert not _rows(driver)
    for number in (1, 2, 40):
        solve(driver, f"{GAME}.{number}")
    solve(driver, f"{OTHER}.15")
    driver.send("home")
    driver.send("dialog:record")
    runs = {game: dict(catalog.info(game).puzzle_grades) for game in (GAME, OTHER)}
    assert _rows(driver) == [
        [catalog.info(OTHER).title, *_counts((0, 1, 0), runs[OTHER])],
        [catalog.info(GAME).title, *_counts((2, 0, 1), runs[GAME])],
    ]
    assert words.learn.streak(now=4, best=4) in driver.text


def _counts(solved: tuple[int, ...], listed: dict[int, int]) -> list[str]:
    pairs = zip(solved, listed.values(), strict=True)
    return [words.learn.of_needed(count=count, needed=needed) for count, needed in pairs]


def _rows(driver: Driver) -> list[list[str]]:
    """Return the rows of the record's table of puzzles."""
    sections = [e for e in walk(driver.page) if e[1].get("class") == "puzzle-record"]
    rows = [e for section in sections for e in walk(section) if e[0] == "tr" and "key" in e[1]]
    return [[texts(cell) for cell in walk(row) if cell[0] in ("th", "td")] for row in rows]


def _solve_open(driver: Driver) -> None:
    """Make the right moves in the puzzle on the table."""
    lesson = lesson_of(driver)
    while not lesson.solved:
        driver.send(f"pick:{lesson.asked_moves[0]}")
