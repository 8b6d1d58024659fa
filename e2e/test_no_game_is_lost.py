"""Games are not lost: with two tabs, without Web Locks, after the browser was killed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright

from e2e.conftest import START_TIMEOUT_MS, follow, until
from e2e.playing import ply, wait_for_bots
from tools import endure

START = "#delegate_dash?seats=human,human&seed=keeping"
READY = '#app[data-ready="1"]'
Open = Callable[..., Page]


def open_tab(context: BrowserContext, address: str) -> Page:
    """Open another tab."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    return page


def test_a_tab_on_the_home_page_sees_and_continues_another_tabs_game(
    loaded: Open, page: Page, site: str
) -> None:
    before, after = endure.two_tabs(page.context, site, "slept")
    assert after >= before > 0


def test_without_web_locks_a_second_tab_watches_and_can_take_over(loaded: Open, page: Page) -> None:
    page.context.add_init_script("delete Navigator.prototype.locks")
    page = loaded(START)
    endure.play(page, 3, Random(1))
    other = open_tab(page.context, page.url)
    other.wait_for_selector('[data-do="take-over"]')
    assert other.locator('[data-do^="pick:"]').count() == 0
    endure.play(page, 1, Random(2))
    until(other, f"document.getElementById('app').dataset.ply === '{ply(page)}'")
    other.locator('[data-do="take-over"]').click()
    other.wait_for_selector('[data-do^="pick:"]')
    page.wait_for_selector('[data-do="take-over"]')
    other.close()


def test_a_game_open_in_another_tab_can_be_taken_over_but_not_deleted(
    loaded: Open, page: Page
) -> None:
    page = loaded(START)
    endure.play(page, 2, Random(1))
    wait_for_bots(page)
    other = open_tab(page.context, page.url.partition("#")[0])
    other.locator('[data-do^="dialog:delete:"]').click()
    other.locator('[data-do^="drop:"]').click()
    other.get_by_text("being played in another tab").wait_for()
    assert other.locator('[data-do^="continue:"]').count() == 1
    follow(other, page.url.partition("#")[2])
    other.wait_for_selector('[data-do="take-over"]')
    assert other.locator('[data-do^="pick:"]').count() == 0
    other.locator('[data-do="take-over"]').click()
    other.wait_for_selector('[data-do^="pick:"]')
    page.wait_for_selector('[data-do="take-over"]')
    other.close()


@pytest.mark.parametrize("pause", [None, 0], ids=["once it is kept", "at once"])
def test_a_killed_browser_loses_nothing_that_was_reported_as_stored(
    playwright: Playwright, site: str, pause: int | None
) -> None:
    before, after = endure.browser_killed(playwright, site, "killed", pause=pause)
    assert after >= before > 0


def test_the_second_store_restores_what_the_first_lost(loaded: Open, page: Page) -> None:
    page = loaded(START)
    endure.play(page, 4, Random(1))
    before = ply(page)
    page.evaluate("hustings.secondStore.last.then(() => 1)")
    page.evaluate("localStorage.clear()")
    page = loaded()
    page.locator('[data-do^="continue:"]').click()
    assert ply(page) == before
    texts = page.evaluate("Object.entries(localStorage)")
    (save,) = [text for key, text in texts if " save/" in key]
    assert len(json.loads(save)["record"]["moves"]) == before
