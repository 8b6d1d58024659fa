"""The field in which a move is typed, and the log as moves."""

from __future__ import annotations

from typing import Any

from hustings import catalog
from hustings.draw.tree import walk, words
from hustings.ui.effects import ShareLink
from tests.ui.driver import Driver

TABLE = "gerrymander?seats=human&seed=typed"


def field(driver: Driver) -> dict[str, Any]:
    """Return the attributes of the field; {} while it is closed."""
    return next((e[1] for e in walk(driver.page) if e[1].get("role") == "combobox"), {})


def options(driver: Driver) -> list[tuple[str, str]]:
    """Return (message, whether it is selected) of each option listed."""
    found = [e[1] for e in walk(driver.page) if e[1].get("role") == "option"]
    return [(attrs["data-do"], attrs["aria-selected"]) for attrs in found]


def comment(driver: Driver) -> str:
    """Return the text below the list."""
    box = next(e for e in walk(driver.page) if "typing" in e[1].get("class", "").split())
    return words(next(e for e in walk(box) if e[1].get("role") == "status"))


def written(driver: Driver) -> list[str]:
    """Return the lines of the log as moves."""
    area = next(e for e in walk(driver.page) if e[1].get("class") == "written")
    return "".join(area[2]).splitlines()


def test_a_typed_move_is_played_by_the_same_message_as_a_click() -> None:
    driver = Driver(TABLE)
    driver.send("type")
    driver.send("typed:Border D6 d7")
    go = field(driver)["data-go"]
    assert go in driver.offered("pick:")
    assert options(driver) == [(go, "true")]
    assert field(driver)["aria-activedescendant"] == "typed-0"
    driver.send(go)
    assert driver.play.table.at == 1
    assert not field(driver)


def test_escape_closes_the_field_and_keeps_a_started_choice() -> None:
    driver = Driver(TABLE)
    driver.send("dialog:menu")
    driver.send("type")
    assert driver.model.dialog == ""
    assert field(driver)
    driver.send("close")
    assert not field(driver)
    assert driver.play.table.at == 0


def test_of_several_moves_arrows_choose_one() -> None:
    driver = Driver(TABLE)
    driver.send("type")
    driver.send("typed:d6")
    assert len(options(driver)) > 1
    assert "data-go" not in field(driver), "Enter takes none of several"
    assert "moves fit" in comment(driver)
    for key, at in (("1", 0), ("1", 1), ("-1", 0), ("-1", len(options(driver)) - 1)):
        driver.send(f"typed-mark:{key}")
        chosen = [n for n, (_, selected) in enumerate(options(driver)) if selected == "true"]
        assert chosen == [at]
        assert field(driver)["data-go"] == options(driver)[at][0]


def test_what_is_no_legal_move_is_answered_by_what_is() -> None:
    driver = Driver(TABLE)
    driver.send("type")
    driver.send("typed:stay")
    assert not options(driver)
    assert comment(driver).startswith("No legal move is called that. You can play border ")


def test_a_move_of_several_parts_is_completed_part_by_part() -> None:
    driver = Driver("whistle_stop?seats=human,bot:easy&seed=parts")
    driver.send("type")
    seen = 0
    while "data-go" not in field(driver) or not field(driver)["data-go"].startswith("pick:"):
        driver.send("typed-mark:1")
        go = field(driver)["data-go"]
        if go.startswith("pick:"):
            break
        driver.send(go)
        assert field(driver)["value"] == go.removeprefix("typed:")
        seen += 1
    at = driver.play.table.at
    driver.send(field(driver)["data-go"])
    assert driver.play.table.at > at
    assert seen


def test_nothing_is_typed_when_nobody_here_decides() -> None:
    driver = Driver(TABLE)
    driver.send("pick:border.0")
    driver.send("past:0")
    driver.send("type")
    assert not field(driver)
    driver.send("close")
    driver.send("note:0")
    driver.send("type")
    assert not field(driver)


def test_a_puzzle_lists_moves_without_what_they_bring() -> None:
    driver = Driver("puzzle=gerrymander.1")
    driver.send("type")
    assert options(driver)
    rows = [e for e in walk(driver.page) if e[1].get("role") == "option"]
    assert all(len(row[2]) == 1 for row in rows)


def test_the_log_is_shown_and_copied_as_moves() -> None:
    driver = Driver(TABLE)
    driver.send("pick:border.0")
    side = catalog.text("gerrymander").thing(driver.play.table.view(0), "edge", 0, ())
    driver.send("dialog:log:moves")
    (line,) = written(driver)
    assert line.startswith("1. ")
    assert line.endswith(f"border {side.lower().replace('–', '-')}")
    effects = driver.send("copy-moves")
    assert any(isinstance(effect, ShareLink) and effect.text == line for effect in effects)
    driver.send("copied:log")
    assert "The log is in the clipboard." in driver.text


def test_the_log_is_copied_in_words_or_selected() -> None:
    driver = Driver(TABLE)
    driver.send("pick:border.0")
    driver.send("dialog:log")
    (effect,) = driver.send("copy-log")
    assert isinstance(effect, ShareLink)
    assert " draws the border " in effect.text or "You draw the border " in effect.text
    driver.send("copied:log")
    assert "The log is in the clipboard." in driver.text
    driver.send("copy-failed:log")
    assert "The log is selected" in driver.text
    assert "\n".join(written(driver)) == effect.text


def test_moves_that_others_keep_secret_are_no_part_of_the_log() -> None:
    driver = Driver("poll_position?seats=human,human&sealed=1&seed=secret")
    for _ in range(2):
        if driver.offered("take:"):
            driver.send(driver.offered("take:")[0])
        driver.send("dialog:log:moves")
        lines = written(driver)
        driver.send("close")
        if lines:
            assert lines[0].endswith("a secret move")
            return
        driver.send(driver.offered("pick:plan.")[0])
    raise AssertionError("nothing was sealed")


def test_a_place_that_cannot_be_chosen_says_why() -> None:
    driver = Driver(TABLE)
    driver.send("type")
    driver.send("typed:border d6 d7")
    driver.send(field(driver)["data-go"])
    driver.send("type")
    driver.send("typed:border d6 d7")
    assert not options(driver)
    assert comment(driver) == "Rule 10: there is a border already."
    driver.send("typed:border x9 y9")
    assert comment(driver).startswith("No legal move is called that.")
    driver.send("typed:border")
    assert options(driver)
