"""The exported picture of a board: no click targets, no secrets, a name."""

from __future__ import annotations

import json

import pytest

from hustings import catalog
from hustings.draw.tree import walk, words
from hustings.ui import effects as fx
from hustings.ui.page.board_picture import export_board
from tests.kit import Kit
from tests.ui.driver import Driver


def played_game(game: str, clicks: int = 40) -> Driver:
    """Return a hotseat game after some clicks."""
    seats = max(2, min(catalog.info(game).seats))
    driver = Driver(f"{game}?seats={','.join(['human'] * seats)}&seed=picture%2C%20one")
    driver.click_through("p", clicks)
    return driver


@pytest.mark.parametrize("name", catalog.GAMES)
def test_an_exported_board_has_nothing_to_click(name: str) -> None:
    driver = played_game(name)
    for kind in ("png", "svg"):
        driver.send("dialog:menu")
        assert f"picture:{kind}" in driver.offered()
        (effect,) = driver.send(f"picture:{kind}")
        assert isinstance(effect, fx.DownloadPicture)
        at = driver.play.table.at
        assert effect.name == f"hustings-{name}-picture--one-move-{at}.{kind}"
        assert effect.title.startswith(catalog.info(name).title)
        tree = json.loads(effect.tree)
        assert any(element[0] == "svg" for element in walk(tree))
        offers = [element[1]["data-do"] for element in walk(tree) if "data-do" in element[1]]
        assert not [do for do in offers if do.startswith("pick:")]
        assert not driver.model.dialog


def test_the_picture_shows_the_viewed_position(toy: Kit) -> None:
    driver = played_game("toy", 20)
    driver.send("past:2")
    (effect,) = driver.send("picture:svg")
    assert isinstance(effect, fx.DownloadPicture)
    assert effect.name.endswith("-move-2.svg")


@pytest.mark.parametrize("name", [game for game in catalog.GAMES if catalog.info(game).hidden])
def test_a_picture_shows_no_secrets(name: str) -> None:
    """It is the same for every viewer."""
    driver = played_game(name, 8)
    play = driver.play
    assert not play.table.over
    shown = []
    for viewer in (None, *play.humans):
        play.viewer = viewer
        shown.append(words(export_board(play)))
    assert len(set(shown)) == 1


def test_a_picture_that_cannot_be_made_gets_a_notice(toy: Kit) -> None:
    driver = played_game("toy", 5)
    assert driver.send("picture:gif") == []
    driver.send("picture-failed")
    assert "could not make the picture" in driver.text
