"""A game's files arrive when they are needed: late, never, or while the player picks another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from e2e.conftest import READY, START_TIMEOUT_MS, until
from e2e.watching import Watch
from hustings import catalog
from hustings.ui import words

GAME = "gerrymander"
TITLE = catalog.info(GAME).title
PICK = f'[data-do="setup:{GAME}"]'
SETUP = f".setup.game-{GAME}"
PACKS_BEFORE_DRAWING = """() => {
    const [drawn] = performance.getEntriesByName("hustings-drawn");
    return performance.getEntriesByType("resource")
        .filter(({ name, startTime }) => name.endsWith(".pack") && startTime < drawn.startTime)
        .map(({ name }) => /(\\w+)\\.pack$/.exec(name)[1]).sort();
}"""


@pytest.fixture
def context(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """Yield a profile of the test's own: what is fetched must not depend on earlier tests."""
    with browser.new_context(**browser_context_args) as own:
        yield own


@pytest.fixture
def held(page: Page, site: str) -> list[Any]:
    """Open the home page while the host keeps a game's files back; return the held requests."""
    held: list[Any] = []
    page.route(f"**/{GAME}.pack", lambda route: held.append(route))  # noqa: PLW0108
    page.goto(site)
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    return held


def test_the_page_says_what_it_waits_for_and_goes_on(page: Page, held: list[Any]) -> None:
    page.locator(PICK).first.click(no_wait_after=True)
    page.get_by_text(f"Fetching {TITLE}").wait_for()
    root = page.locator("html")
    until(page, "document.querySelector('#app').dataset.screen === 'home'")
    assert root.get_attribute("data-fetching") == GAME
    page.wait_for_timeout(50)
    held[0].continue_()
    page.wait_for_selector(SETUP)
    assert root.get_attribute("data-fetching") is None
    assert not page.get_by_text(f"Fetching {TITLE}").count()
    assert len(held) == 1


def test_a_notice_that_stood_before_comes_back(page: Page, held: list[Any]) -> None:
    page.evaluate("hustings.send('file-too-large')")
    page.get_by_text(words.trouble.file_too_large()).wait_for()
    page.locator(PICK).first.click(no_wait_after=True)
    page.get_by_text(f"Fetching {TITLE}").wait_for()
    held[0].continue_()
    page.wait_for_selector(SETUP)
    page.get_by_text(words.trouble.file_too_large()).wait_for()
    assert not page.get_by_text(f"Fetching {TITLE}").count()


def test_the_game_picked_last_opens(page: Page, held: list[Any]) -> None:
    page.locator(PICK).first.click(no_wait_after=True)
    page.locator('[data-do="setup:early_states"]').first.click()
    page.wait_for_selector(".setup.game-early_states")
    held[0].continue_()
    until(page, f"performance.getEntriesByType('resource').some(e => e.name.includes('{GAME}'))")
    page.wait_for_timeout(200)
    assert page.locator(".setup.game-early_states").count()


def test_a_game_that_cannot_be_fetched_can_be_picked_again(
    page: Page, site: str, watch: Watch
) -> None:
    watch.allow(r"net::ERR_FAILED")
    page.route(f"**/{GAME}.pack", lambda route: route.abort())
    page.goto(site)
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    page.locator(PICK).first.click()
    page.get_by_text(f"{TITLE} could not be fetched.").wait_for()
    assert page.locator("#app").get_attribute("data-screen") == "home"
    page.unroute(f"**/{GAME}.pack")
    page.locator(PICK).first.click()
    page.wait_for_selector(SETUP)
    assert not page.get_by_text("could not be fetched").count()


def test_a_link_to_a_game_that_cannot_be_fetched_shows_home_and_says_so(
    page: Page, site: str, watch: Watch
) -> None:
    watch.allow(r"net::ERR_FAILED")
    page.route(f"**/{GAME}.pack", lambda route: route.abort())
    page.goto(f"{site}#{GAME}?seats=human,human&seed=gone")
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    page.get_by_text(f"{TITLE} could not be fetched.").wait_for()
    page.unroute(f"**/{GAME}.pack")
    page.locator(PICK).first.click()
    page.wait_for_selector(SETUP)


@pytest.mark.parametrize(
    ("address", "games"),
    [
        ("", []),
        (f"#{GAME}?seats=human,human&seed=a", [GAME]),
        ("#r=eNoz4kpPLSqqzE3MS0kt4jLkMuIqyc9OzQMA", list(catalog.GAMES)),
    ],
    ids=["home", "start link", "packed link"],
)
def test_the_first_screen_needs_only_the_games_it_shows(
    loaded: Callable[..., Page], address: str, games: list[str]
) -> None:
    packs = loaded(address).evaluate(PACKS_BEFORE_DRAWING)
    assert packs == sorted(["stdlib", "hustings", *games])
