"""New Game in a real browser: a whole game by clicks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.playing import DESKTOP, PHONE, assert_fits, keep_picture, play_on, screen, set_instant_pace

Open = Callable[..., Page]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_is_played_by_clicks(table: Open, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    set_instant_pace(page)
    table("#new_game?seats=human,bot:normal,human&seed=clicks")
    play_on(page, "new", every=6)
    assert screen(page) == "over"
    assert_fits(page)
    keep_picture(page, f"new-game-over-{size['width']}")
