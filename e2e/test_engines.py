"""A few browser tests in Firefox and WebKit: start, play, reload, the one-file edition."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

import pytest

from e2e.conftest import ROOT
from e2e.engines import ENGINES, Engine, MissingError, start_engine
from hustings import catalog

pytestmark = pytest.mark.engines

READY = """return document.getElementById("app")?.dataset.ready === "1" """
STATE = """const {screen, ply, busy} = document.getElementById("app").dataset;
    return [screen, Number(ply ?? 0), busy === "1"]"""
SAVED = """return !("keeping" in document.documentElement.dataset)"""
CLICKS = """
    const offered = '[data-do^="pick:"], [data-do^="take:"], [data-do="nobody"]';
    window.luck ??= 4711;
    for (let i = 0; i < 60; i++) {
        const app = document.getElementById("app");
        if (app.dataset.screen === "over" || app.dataset.busy === "1") break;
        const offers = [...document.querySelectorAll(offered)];
        if (!offers.length) throw new Error("nothing to click");
        window.luck = (window.luck * 48271) % 2147483647;
        const event = new MouseEvent("click", { bubbles: true, cancelable: true });
        offers[window.luck % offers.length].dispatchEvent(event);
    }
"""


HUSTINGS: Final = "(window.wrappedJSObject ?? window).hustings"
"""The page's global, as each driver sees it."""


@pytest.fixture(scope="module", params=sorted(ENGINES))
def browser_page(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """Start an engine, or skip its tests and say what is missing."""
    try:
        with start_engine(request.param) as started:
            yield started
    except MissingError as missing:
        pytest.skip(f"{missing}; make test-browsers installs it")


def wait(page: Engine, script: str, seconds: float = 60) -> None:
    """Wait until a script returns something true."""
    end = time.monotonic() + seconds
    while not page.run(script):
        assert time.monotonic() < end, page.run("return document.body.innerText.slice(0, 500)")
        time.sleep(0.1)


def start(page: Engine, address: str) -> None:
    """Open the page and wait until Python is ready."""
    page.open(address)
    wait(page, READY)


def play(page: Engine, rounds: int = 1000, plies: int = 10**6) -> tuple[str, int]:
    """Click until the game is over, reaches a ply, or the rounds end; return screen and ply."""
    shown, ply = "", 0
    for _ in range(rounds):
        shown, ply, busy = page.run(CLICKS + STATE)
        if shown == "over" or ply >= plies:
            break
        if busy:
            time.sleep(0.05)
    return shown, ply


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_game_is_played_to_its_end_and_survives_a_reload(
    browser_page: Engine, site: str, game: str
) -> None:
    seats = ",".join(["human"] * min(catalog.info(game).seats))
    start(browser_page, f"{site}#{game}?seats={seats}&seed=engines")
    browser_page.run(f"{HUSTINGS}.send('pref:pace:instant')")  # playback lags behind the position
    screen, ply = play(browser_page, rounds=1)
    assert ply > 0
    wait(browser_page, SAVED)  # the page says so; WebKit writes in another process
    browser_page.run("location.reload()")
    time.sleep(0.5)
    wait(browser_page, READY)
    assert browser_page.run(STATE)[1] == ply
    screen, _ = play(browser_page)
    assert screen == "over"


def test_bots_answer_and_one_visit_makes_the_page_work_offline(
    browser_page: Engine, site: str
) -> None:
    game = next(g for g in catalog.GAMES if max(catalog.info(g).seats) > 1)
    start(browser_page, f"{site}#{game}?seats=human,bot:easy&seed=bots")
    _, ply = play(browser_page, plies=5)
    assert ply >= 5


def test_the_one_file_edition_plays_from_disk_with_a_bot_and_saves(
    browser_page: Engine, site: str
) -> None:
    game = next(g for g in catalog.GAMES if max(catalog.info(g).seats) > 1)
    file = (ROOT / "dist" / "hustings.html").as_uri()
    start(browser_page, f"{file}#{game}?seats=human,bot:easy&seed=file")
    _, ply = play(browser_page, plies=5)
    assert ply >= 5
    start(browser_page, file)
    wait(browser_page, """return !!document.querySelector('[data-do^="continue:"]')""")


def test_a_later_visit_starts_from_the_memory_snapshot(browser_page: Engine, site: str) -> None:
    start(browser_page, site)
    if not browser_page.run("return isSecureContext && 'serviceWorker' in navigator"):
        pytest.skip("this engine knows no service workers here")
    from_snapshot = f"{HUSTINGS}.context.fromSnapshot"
    kept = "performance.getEntriesByName('hustings-remembered').length"
    wait(
        browser_page, f"return {from_snapshot} || {kept} > 0"
    )  # earlier tests may have stored games
    start(browser_page, f"{site}?again")
    assert browser_page.run(f"return {from_snapshot} || {HUSTINGS}.context.snapshotError") is True
