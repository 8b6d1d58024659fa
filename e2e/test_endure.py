"""Nothing is lost: two tabs, a browser without locks, one that is killed."""

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


def another(context: BrowserContext, address: str) -> Page:
    """Open one more tab."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    return page


def test_a_tab_that_slept_on_the_home_page_sees_and_continues_what_another_played(
    loaded: Open, page: Page, site: str
) -> None:
    before, after = endure.two_tabs(page.context, site, "slept")
    assert after >= before > 0


def test_without_locks_the_second_tab_looks_on_and_can_take_over(loaded: Open, page: Page) -> None:
    page.context.add_init_script("delete Navigator.prototype.locks")
    page = loaded(START)
    endure.play(page, 3, Random(1))
    other = another(page.context, page.url)
    other.wait_for_selector('[data-do="take-over"]')
    assert other.locator('[data-do^="pick:"]').count() == 0
    endure.play(page, 1, Random(2))
    until(other, f"document.getElementById('app').dataset.ply === '{ply(page)}'")
    other.locator('[data-do="take-over"]').click()
    other.wait_for_selector('[data-do^="pick:"]')
    page.wait_for_selector('[data-do="take-over"]')
    other.close()


def test_a_game_on_another_tabs_table_cannot_be_deleted_but_taken_over(
    loaded: Open, page: Page
) -> None:
    page = loaded(START)
    endure.play(page, 2, Random(1))
    wait_for_bots(page)
    other = another(page.context, page.url.partition("#")[0])
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
def test_a_browser_that_is_killed_loses_nothing_that_was_said_to_be_kept(
    playwright: Playwright, site: str, pause: int | None
) -> None:
    before, after = endure.browser_killed(playwright, site, "killed", pause=pause)
    assert after >= before > 0


def test_the_second_store_brings_back_what_the_first_has_lost(loaded: Open, page: Page) -> None:
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
