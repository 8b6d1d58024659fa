"""Portraits in the browser: where people are, and as small as they must be told apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.playing import DESKTOP, PHONE, play_on, set_instant_pace, wait_for_bots

Open = Callable[..., Page]
MIN_PX = 28
"""Portraits are drawn to be told apart from this size on."""
BOXES = """(selector) => [...document.querySelectorAll(`${selector} .portrait`)].map((portrait) => {
    const { width, height } = portrait.getBoundingClientRect();
    return [width, height, getComputedStyle(portrait.querySelector(".portrait-skin")).fill];
})"""


def portraits(page: Page, inside: str) -> list[str]:
    """Return the colours of the faces shown in an element; each is round and large enough."""
    found = page.evaluate(BOXES, inside)
    assert all(width == height >= MIN_PX for width, height, _ in found), found
    return [skin for *_, skin in found]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["wide", "phone"])
def test_the_same_people_sit_in_the_set_up_and_at_the_table(
    table: Open, page: Page, size: ViewportSize
) -> None:
    page = table()
    page.set_viewport_size(size)
    page.evaluate("hustings.send('setup:early_states')")
    page.wait_for_selector('#app[data-screen="setup"]', state="attached")
    page.evaluate("hustings.send('seats:6')")
    page.wait_for_function("document.querySelectorAll('.seat-list .portrait').length === 6")
    seated = portraits(page, ".seat-list")
    assert len({*seated}) == 6
    page.evaluate("hustings.send('start')")
    page.wait_for_function("document.querySelectorAll('.plates .portrait').length === 6")
    assert portraits(page, ".plates") == seated


def test_the_status_line_shows_who_acted_last(table: Open, page: Page) -> None:
    page.set_viewport_size(DESKTOP)  # on a phone the status line needs all the room
    page = table("#gerrymander?seats=human,bot:easy&seed=line")
    set_instant_pace(page)
    play_on(page, "line", clicks=4)
    wait_for_bots(page)
    page.wait_for_selector(".strip > .portrait")
    assert portraits(page, ".strip")[0] in portraits(page, ".plates")
