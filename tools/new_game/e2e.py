"""New Game in a real browser: a whole game by clicks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.playing import DESKTOP, PHONE, fits, instant, picture, play_on, screen

Open = Callable[..., Page]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_is_played_by_clicks(table: Open, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    instant(page)
    table("#new_game?seats=human,bot:normal,human&seed=clicks")
    play_on(page, "new", every=6)
    assert screen(page) == "over"
    fits(page)
    picture(page, f"new-game-over-{size['width']}")
