"""Games on several devices, played by links in a real browser: each device is a profile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import READY, START_TIMEOUT_MS, until
from e2e.playing import play_on, set_instant_pace
from e2e.sampling import some_games
from hustings import catalog

Friend = Callable[[], Page]

WAITS = "[data-do='send'].primary"
SEAT_QUESTION = "[data-do^='i-am:']"
MAX_CLICKS = 400
"""More clicks than are needed before a game is sent."""
HAND_ONS = 6
"""The number of times a game is sent in a test that does not play to the end."""


@pytest.fixture
def friend(browser: Browser, browser_context_args: dict[str, Any], site: str) -> Iterator[Friend]:
    """Return a function that opens the site in a profile of its own."""
    with ExitStack() as stack:

        def opened() -> Page:
            context = stack.enter_context(browser.new_context(**browser_context_args))
            context.grant_permissions(["clipboard-read", "clipboard-write"])
            page = context.new_page()
            page.goto(site)
            page.wait_for_selector(READY, timeout=START_TIMEOUT_MS)
            set_instant_pace(page)
            return page

        yield opened


def begin(page: Page, start: str) -> None:
    """Begin a game by its start link."""
    page.evaluate("start => { location.hash = start; }", start)
    until(page, "document.getElementById('app').dataset.screen === 'table'")


def send(page: Page) -> str:
    """Press the button that sends the game; return the link, which the clipboard has too."""
    button = page.locator("[data-do='send']").first
    link = button.get_attribute("data-link") or ""
    button.click()
    until(page, "document.querySelector(\"[data-do='send']:not(.primary)\") !== null")
    assert link in page.evaluate("navigator.clipboard.readText()")
    return link


def arrive(page: Page, link: str, seat: int) -> None:
    """Follow a link within the page; answer which seat plays there if asked."""
    page.evaluate("hash => { location.hash = hash; }", link.partition("#")[2])
    until(
        page,
        "['table', 'handover', 'over'].includes(document.getElementById('app').dataset.screen)",
    )
    button = page.locator(f"[data-do='i-am:{seat}']")
    if button.count():
        button.click()
    until(page, f'document.querySelector("{SEAT_QUESTION}") === null')


def play_here(page: Page, seed: str) -> bool:
    """Click choices until the game waits for a player elsewhere; return whether it is over."""
    for n in range(MAX_CLICKS):
        if page.locator("#app[data-screen='over']").count():
            return True
        if page.locator(WAITS).count():
            return False
        play_on(page, f"{seed} {n}", 1)
    raise AssertionError("no end of choices")


def play_by_links(friend: Friend, game: str, seats: int, most: int) -> list[Page]:
    """Play a game by links, to its end or until it was sent so often; return the devices."""
    kinds = ",".join(["human", *["away"] * (seats - 1)])
    pages = {0: friend()}
    begin(pages[0], f"{game}?seats={kinds}&seed=links")
    holder = 0
    for n in range(most):
        page = pages[holder]
        over = play_here(page, f"{game} {n}")
        assert page.evaluate("document.getElementById('app').dataset.away").count(" ") == seats - 2
        if over:
            break
        turn = page.evaluate("document.getElementById('app').dataset.turn").split()
        holder = int(turn[0])
        if holder not in pages:
            pages[holder] = friend()
        arrive(pages[holder], send(page), holder)
    return list(pages.values())


@some_games
def test_a_game_goes_on_from_device_to_device(friend: Friend, game: str) -> None:
    for page in play_by_links(friend, game, 2, HAND_ONS):
        assert page.locator("[data-do^='take-over']").count() == 0


@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.slow
def test_a_whole_game_goes_on_from_device_to_device(friend: Friend, game: str, seats: int) -> None:
    pages = play_by_links(friend, game, seats, 1000)
    assert any(page.locator("#app[data-screen='over']").count() for page in pages)


def test_a_link_opened_in_a_new_tab_goes_on_there(friend: Friend) -> None:
    ada, ben = friend(), friend()
    begin(ada, "gerrymander?seats=human,away&seed=d0")
    play_here(ada, "tabs")
    arrive(ben, send(ada), 1)
    play_here(ben, "tabs")
    link = send(ben)
    tab = ada.context.new_page()
    tab.goto(link)
    tab.wait_for_selector(READY, timeout=START_TIMEOUT_MS)
    until(tab, "document.querySelector('[data-do^=\"pick:\"]') !== null")
    assert tab.locator("[data-do='take-over']").count() == 0
    until(ada, "document.querySelector('[data-do=\"take-over\"]') !== null")


def test_diverged_cut_and_edited_links_are_noticed(friend: Friend) -> None:
    """Messengers and people change links: nothing is lost, and nobody plays for another player."""
    ada, ben, other = friend(), friend(), friend()
    begin(ada, "gerrymander?seats=human,away&seed=d0")
    play_here(ada, "fork")
    link = send(ada)
    for page, seed in ((ben, "one"), (other, "two")):
        arrive(page, f"{link}).", 1)  # with text that a message appends
        play_here(page, seed)
    arrive(ada, send(ben), 0)
    arrive(ada, send(other), 0)
    assert ada.locator(".notices [data-do^='continue:']").count() == 1
    ada.evaluate("hustings.send('home')")
    until(ada, "document.querySelectorAll('.save').length === 2")
    cut = friend()
    cut.evaluate("hash => { location.hash = hash; }", send_again(ben).partition("#")[2][:-20])
    until(cut, "document.querySelector('[data-do=\"play-on\"]') !== null")
    assert cut.locator("[data-do^='pick:']").count() == 0


def send_again(page: Page) -> str:
    """Return the link of a game that was sent."""
    return page.locator("[data-do='send']").first.get_attribute("data-link") or ""
