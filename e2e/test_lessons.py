"""Each lesson is gone through to its end: by clicks on a phone, and by keyboard on a desktop."""

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
from hustings import catalog

Open = Callable[..., Page]
STANDS = "document.getElementById('app').dataset.lesson ?? ''"
NAMED = """(({ game, lesson }) => `${game}-${lesson}`.replace("/", "-"))(
    document.getElementById("app").dataset)"""
ON = """() => document.querySelector('#app [data-asked][data-do^="pick:"]')
    ?? document.querySelector('[data-do="lesson-next"]')"""
"""What goes on with the lesson, as the page's contract says."""
MOST = 120
"""So many choices at most: a lesson has fourteen notes of a few moves each."""


def by_click(page: Page) -> None:
    """Click what is asked for; card, board and button are in sight."""
    assert_fits(page)
    keep_picture(page, f"lesson-{page.evaluate(NAMED)}")
    how = "new MouseEvent('click', { bubbles: true, cancelable: true })"
    page.evaluate(f"({ON})().dispatchEvent({how})")


def by_keys(page: Page) -> None:
    """Stand on what is asked for and press Enter."""
    trust_clicks(page)
    page.evaluate(f"({ON})().focus()")
    page.keyboard.press("Enter")


def go_through(page: Page, step: Callable[[Page], None]) -> None:
    """Go through a lesson from its first note to its last."""
    set_instant_pace(page)
    seen: list[str] = []
    for _ in range(MOST):
        wait_for_bots(page)
        at = page.evaluate(STANDS)
        if at not in seen:
            seen.append(at)
        if at == "done":
            break
        step(page)
    assert seen[-1] == "done"
    assert len(seen) == int(seen[0].partition("/")[2]) + 1


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_lesson_is_gone_through_by_clicks_on_a_phone(table: Open, page: Page, game: str) -> None:
    """Card, board and button are in sight at each step; a game follows it."""
    page.set_viewport_size(PHONE)
    table(f"#learn={game}")
    go_through(page, by_click)
    page.locator('[data-do^="open-link:"]').click()
    page.wait_for_selector(f'#app[data-game="{game}"]:not([data-lesson])')


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_lesson_is_gone_through_by_keyboard_on_a_desktop(
    table: Open, page: Page, game: str
) -> None:
    page.set_viewport_size(DESKTOP)
    table(f"#learn={game}")
    go_through(page, by_keys)
    assert page.evaluate("document.activeElement !== document.body")
