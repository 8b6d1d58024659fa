"""The set-up screen opens at its top."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.playing import PHONE
from e2e.watching import Watch

Open = Callable[..., Page]
BOTTOM = "scrollTo(0, document.documentElement.scrollHeight)"
HOME = "document.getElementById('app').dataset.screen === 'home'"


def scroll_position(page: Page) -> int:
    """Return the scroll position of the page, in px."""
    return int(page.evaluate("scrollY"))


@pytest.mark.parametrize("game", ["poll_position"])
def test_a_screen_opens_at_its_top(table: Open, page: Page, game: str) -> None:
    """From home, scrolled down, to the set-up; from there, scrolled down, to the game and home."""
    page = table()
    page.set_viewport_size(PHONE)
    page.locator(f'[data-do="setup:{game}"]').first.click()
    page.evaluate(BOTTOM)
    page.locator('[data-do="home"]').first.click()
    assert scroll_position(page) == 0, "home from the end of set-up"
    page.evaluate(BOTTOM)
    page.evaluate(f"hustings.send('setup:{game}')")
    assert scroll_position(page) == 0, "set-up from the end of home"
    page.evaluate(BOTTOM)
    assert scroll_position(page) > 0
    page.locator('[data-do="start"]').click()
    page.wait_for_selector('#app[data-screen="table"]', state="attached")
    assert scroll_position(page) == 0, "the table from the end of set-up"


def test_a_set_up_shown_before_python_keeps_its_scroll_position(
    page: Page, site: str, watch: Watch
) -> None:
    held: list[Any] = []
    page.route("**/pyodide.asm.wasm*", lambda route: held.append(route))  # noqa: PLW0108
    page.set_viewport_size(PHONE)
    page.goto(site, wait_until="commit")
    page.wait_for_selector('[data-do="setup:gerrymander"]')
    page.evaluate(BOTTOM)
    page.locator('[data-do="setup:gerrymander"]').first.dispatch_event("click")
    page.wait_for_selector('#app[data-game="gerrymander"] .setup.game-gerrymander .aim')
    assert scroll_position(page) == 0
    page.evaluate("scrollTo(0, 120)")
    held[0].continue_()
    page.wait_for_selector("#app[data-ready]", state="attached", timeout=60_000)
    page.wait_for_selector('#app[data-screen="setup"]', state="attached")
    assert scroll_position(page) == 120
