"""The view draws a board for the space that the window has."""

from __future__ import annotations

from typing import Any

import pytest

from hustings import catalog
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from tests.ui.driver import Driver


@pytest.mark.parametrize(("message", "tall"), [("tall", True), ("wide", False), ("round", False)])
def test_a_board_is_drawn_for_the_space_available(
    message: str, tall: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(iter(catalog.GAMES))
    driver = Driver(f"{game}?seats=human,bot:easy&seed=a")
    looks: list[Look] = []
    view: Any = catalog.view(game)
    board = view.board

    def seen(obs: Any, picks: Picks, look: Look) -> Tree:
        looks.append(look)
        drawn: Tree = board(obs, picks, look)
        return drawn

    monkeypatch.setattr(view, "board", seen)
    driver.send(f"room:{message}")
    assert driver.page
    assert looks[-1].tall is tall
