"""Each lesson is completed by clicks on a phone and by keyboard on a desktop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.playing import (
    DESKTOP,
    PHONE,
    assert_fits,
    keep_picture,
    set_instant_pace,
    trust_clicks,
    wait_for_bots,
)
from e2e.sampling import some_games
from hustings import catalog

Open = Callable[..., Page]
PROGRESS = "document.getElementById('app').dataset.lesson ?? ''"
NAMED = """(({ game, lesson }) => `${game}-${lesson}`.replace("/", "-"))(
    document.getElementById("app").dataset)"""
FIND_ASKED_ELEMENT = """() => document.querySelector('#app [data-asked][data-do^="pick:"]')
    ?? document.querySelector('[data-do="lesson-next"]')"""
"""The element that continues the lesson, as docs/page.md says."""
MAX_STEPS = 120
"""A lesson has fourteen notes with a few moves each."""


def step_by_click(page: Page) -> None:
    """Click what is asked for; card, board and button must be visible."""
    assert_fits(page)
    keep_picture(page, f"lesson-{page.evaluate(NAMED)}")
    how = "new MouseEvent('click', { bubbles: true, cancelable: true })"
    page.evaluate(f"({FIND_ASKED_ELEMENT})().dispatchEvent({how})")


def step_by_keys(page: Page) -> None:
    """Focus what is asked for and press Enter."""
    trust_clicks(page)
    page.evaluate(f"({FIND_ASKED_ELEMENT})().focus()")
    page.keyboard.press("Enter")


def complete(page: Page, step: Callable[[Page], None]) -> None:
    """Complete a lesson from its first note to its last."""
    set_instant_pace(page)
    seen: list[str] = []
    for _ in range(MAX_STEPS):
        wait_for_bots(page)
        at = page.evaluate(PROGRESS)
        if at not in seen:
            seen.append(at)
        if at == "done":
            break
        step(page)
    assert seen[-1] == "done"
    assert len(seen) == int(seen[0].partition("/")[2]) + 1


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_lesson_is_completed_by_clicks_on_a_phone(table: Open, page: Page, game: str) -> None:
    """Card, board and button are visible at each step; a game follows."""
    page.set_viewport_size(PHONE)
    table(f"#learn={game}")
    complete(page, step_by_click)
    page.locator('[data-do^="open-link:"]').click()
    page.wait_for_selector(f'#app[data-game="{game}"]:not([data-lesson])')


@some_games
def test_a_lesson_is_completed_by_keyboard_on_a_desktop(table: Open, page: Page, game: str) -> None:
    page.set_viewport_size(DESKTOP)
    table(f"#learn={game}")
    complete(page, step_by_keys)
    assert page.evaluate("document.activeElement !== document.body")
