"""The set-up shows the side of each seat."""

from __future__ import annotations

import pytest

from hustings.core.protocols import Tree
from hustings.draw.tree import walk, words
from hustings.ui import effects as fx
from tests.kit import Kit
from tests.ui.driver import Driver


def rows(driver: Driver) -> list[Tree]:
    """Return the rows of the seats."""
    return [e for e in walk(driver.page) if "seat-row" in e[1].get("class", "").split()]


def marks(row: Tree) -> list[tuple[str, str]]:
    """Return (class of the colour, letter) of each mark in a row."""
    elements = [e for e in walk(row) if "marker" in e[1].get("class", "").split()]
    return [(mark[1]["class"].split()[-1], words(mark)) for mark in elements]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_seats_show_the_party_they_play(seats: int) -> None:
    driver = Driver()
    driver.send("setup:gerrymander")
    driver.send(f"seats:{seats}")
    shown = rows(driver)
    assert len(shown) == seats
    parties = ("Red", "Blue", "Amber", "Green")
    for seat, (row, party) in enumerate(zip(shown, parties, strict=False)):
        assert party in words(row)
        assert marks(row) == [(f"seat-{seat}", party[0])]
    assert any("game-gerrymander" in e[1].get("class", "").split() for e in walk(driver.page))


def test_seats_without_a_side_show_their_letter(toy: Kit) -> None:
    driver = Driver()
    driver.send(f"setup:{toy.id}")
    assert [marks(row)[0][1] for row in rows(driver)][:2] == ["A", "B"]
    assert not any("seat-side" in e[1].get("class", "") for e in walk(driver.page))


def test_a_game_that_names_sides_names_one_for_every_seat(game: Kit) -> None:
    """All different, in the shapes and colours of the seats."""
    info = game.info
    if info.sides:
        assert len(info.sides) == info.seats[-1]
        assert len({side.name for side in info.sides}) == len(info.sides)
        assert [(side.paint, side.figure) for side in info.sides] == [
            (f"seat-{seat}", seat) for seat in range(len(info.sides))
        ]


def test_an_option_is_offered_only_if_it_has_an_effect() -> None:
    driver = Driver()
    driver.send("setup:early_states")
    driver.send("seats:1")
    assert driver.offered("option:rival")
    assert not driver.offered("option:start")
    driver.send("seats:3")
    assert driver.offered("option:start")
    assert not driver.offered("option:rival")


def test_the_set_up_warns_that_a_candidate_nobody_plays_can_win() -> None:
    driver = Driver()
    driver.send("setup:delegate_dash")
    texts = set[str]()
    for seats, says in ((1, "you lose"), (2, "all players lose"), (3, "all players lose"), (4, "")):
        driver.send(f"seats:{seats}")
        notes = [words(e) for e in walk(driver.page) if e[1].get("class") == "automatic"]
        assert len(notes) == bool(says)
        assert all(says in note for note in notes)
        texts |= {*notes}
    assert len(texts) == 3


def test_a_game_says_something_of_every_number_of_seats_or_of_none(game: Kit) -> None:
    assert len(game.info.automatic) in (0, len(game.info.seats))


def test_a_game_is_left_before_another_is_set_up() -> None:
    """However it is left: no bot keeps thinking, and another tab may take the game."""
    driver = Driver("gerrymander?seats=human,bot:easy&seed=left")
    effects = driver.send("setup:early_states")
    assert {type(effect) for effect in effects} >= {fx.StopBot, fx.Unlock}
    assert driver.model.screen == "setup"
    assert driver.model.play is None
    driver.go(-1)
    assert driver.play.game == "gerrymander", "Back leads to it"


def test_another_screen_opens_at_its_top() -> None:
    """By a click or a link; after reload, Back and Forward the browser scrolls."""
    driver = Driver()

    def goes_to_top(message: str) -> bool:
        return fx.ScrollPageToTop in map(type, driver.send(message))

    assert goes_to_top("setup:gerrymander")
    assert not goes_to_top("seats:3")
    assert not goes_to_top("dialog:rules")
    assert not goes_to_top("close")
    assert goes_to_top("start")
    assert goes_to_top("home")
    assert goes_to_top("hash:early_states?seed=top")
    assert not goes_to_top("walk:home#")
