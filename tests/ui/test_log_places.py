"""A line of the log that is pointed at marks its places on the board."""

from __future__ import annotations

import pytest

from hustings.draw.tree import walk
from tests.ui.driver import Driver

START = "gerrymander?seats=human,human&seed=log"


def lit(driver: Driver) -> set[str]:
    """Return the keys of what is marked."""
    return {e[1]["key"] for e in walk(driver.page) if "data-lit" in e[1]}


def lines(driver: Driver) -> list[str]:
    """Return the keys of the lines of the log."""
    return [e[1]["data-line"] for e in walk(driver.page) if "data-line" in e[1]]


@pytest.fixture
def played() -> Driver:
    """Return a game with some borders drawn."""
    driver = Driver(START)
    driver.click_through("log", 6)
    return driver


def border_lines(driver: Driver) -> list[str]:
    """Return the keys of the lines that mark two counties."""
    found = []
    for line in lines(driver):
        driver.send(f"point:{line}")
        if len(lit(driver)) == 2:
            found.append(line)
    driver.send("point:")
    return found


def test_a_line_marks_its_places_until_it_is_left(played: Driver) -> None:
    line = border_lines(played)[0]
    assert not lit(played)
    played.send(f"point:{line}")
    marked = lit(played)
    assert len(marked) == 2
    assert all(key.startswith("county-") for key in marked)
    played.send("point:")
    assert not lit(played)


def test_the_position_that_a_line_leads_to_keeps_its_marks(played: Driver) -> None:
    line = border_lines(played)[0]
    ply = int(line.partition("-")[0])
    assert ply < played.play.table.at
    played.send(f"point:{line}")
    marked = lit(played)
    played.send(f"past:{ply}")
    played.send("point:")  # the pointer moves on, but the log is not drawn there
    assert lit(played) == marked
    played.send(f"past:{ply - 1}")
    assert not lit(played)
    played.send(f"past:{played.play.table.at}")
    assert not lit(played)


def test_marks_are_for_the_viewer_who_pointed(played: Driver) -> None:
    played.send(f"point:{border_lines(played)[0]}")
    assert lit(played)
    played.play.viewer = None if played.play.viewer is not None else 0
    assert not lit(played)


def test_an_unknown_line_marks_nothing(played: Driver) -> None:
    for line in ("", "9999-0", "nonsense", "0-0-0"):
        played.send(f"point:{line}")
        assert not lit(played)
