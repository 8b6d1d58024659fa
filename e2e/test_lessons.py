"""Each lesson is gone through to its end: by clicks on a phone and a desktop, and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.playing import DESKTOP, PHONE, calm, fits, instant, picture, settle
from hustings import catalog

Open = Callable[..., Page]
STANDS = "document.getElementById('app').dataset.lesson ?? ''"
ASKED = '#app [data-asked][data-do^="pick:"]'
NEXT = '[data-do="lesson-next"]'
MOST = 120
"""So many choices at most: a lesson has fourteen notes of a few moves each."""


def on(page: Page) -> str:
    """Return the selector of what goes on with the lesson."""
    return ASKED if page.locator(ASKED).count() else NEXT


def by_click(page: Page) -> None:
    """Click what is asked for, as the page's contract says."""
    page.locator(on(page)).first.dispatch_event("click")


def by_keys(page: Page) -> None:
    """Stand on what is asked for and press Enter."""
    page.locator(on(page)).first.focus()
    page.keyboard.press("Enter")


def go_through(page: Page, step: Callable[[Page], None]) -> list[str]:
    """Go through the lesson on the page; return where it has stood."""
    seen: list[str] = []
    for _ in range(MOST):
        settle(page)
        at = page.evaluate(STANDS)
        if at not in seen:
            seen.append(at)
        if at == "done":
            return seen
        calm(page)
        step(page)
    raise AssertionError(f"no end after {seen}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_lesson_is_gone_through_by_clicks(
    table: Open, page: Page, game: str, size: ViewportSize
) -> None:
    """On a phone card, board and button are in sight at each step; a game follows it."""
    page.set_viewport_size(size)
    table(f"#learn={game}")
    instant(page)

    def step(page: Page) -> None:
        if size is PHONE:
            fits(page)
            picture(page, f"lesson-{game}-{page.evaluate(STANDS).replace('/', '-')}")
        by_click(page)

    seen = go_through(page, step)
    assert len(seen) == int(seen[0].partition("/")[2]) + 1
    page.locator('[data-do^="open-link:"]').click()
    page.wait_for_selector(f'#app[data-game="{game}"]:not([data-lesson])')


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_lesson_is_gone_through_by_keyboard(table: Open, page: Page, game: str) -> None:
    page.set_viewport_size(DESKTOP)
    table(f"#learn={game}")
    instant(page)
    assert go_through(page, by_keys)[-1] == "done"
    assert page.evaluate("document.activeElement !== document.body")
