"""The demonstration on the home page: begins by itself in sight, can be stopped, moves nothing."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.conftest import until
from e2e.playing import DESKTOP, PHONE, keep_picture
from hustings import catalog

Open = Callable[..., Page]
BOTH = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
BOARD = "document.querySelector('.demo-board > .table')"
LINE = "(document.querySelector('.demo-line')?.innerText ?? '')"
BELOW = """[".games > h2", ".home-foot", ".demo"].map((selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round).join();
}).join(" ")"""
"""Where what stands below the stage is, and the stage."""
WAIT = 20.0
"""Seconds within which it has begun, on a slow machine with other work."""
WHILE = """async () => {
    const places = new Set();
    const line = () => document.querySelector(".demo-line")?.innerText;
    const first = line();
    const end = performance.now() + 15000;
    while (performance.now() < end && (line() === first || places.size === 0)) {
        places.add(WHERE);
        await new Promise(requestAnimationFrame);
    }
    places.add(WHERE);
    return [...places];
}""".replace("WHERE", BELOW)
"""Looks at every frame, until something else is told, where things are; returns all places."""


@BOTH
def test_it_begins_can_be_stopped_and_nothing_below_moves(
    loaded: Open, page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    page = loaded()
    stood = page.evaluate(BELOW)
    until(page, f"{BOARD} && {LINE}", WAIT)
    assert page.evaluate(WHILE) == [stood]
    assert page.evaluate("document.activeElement === document.body"), "it takes the focus"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    keep_picture(page, f"demo-{size['width']}")

    page.locator('[data-do="demo-hold"]').click()
    held = page.evaluate(LINE)
    page.wait_for_timeout(2500)
    assert page.evaluate(LINE) == held

    second = catalog.GAMES[1]
    page.locator(f'[data-do="demo-of:{second}"]').click()
    until(page, f"{BOARD}?.classList.contains('game-{second}')", WAIT)
    assert page.evaluate(BELOW) == stood
    assert page.locator('.demo [data-do^="setup:"]').get_attribute("data-do") == f"setup:{second}"


AWAY = """away => {
    globalThis.away = away;
    Object.defineProperty(document, "hidden", {get: () => globalThis.away, configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Has a test say whether the tab is hidden."""


def test_out_of_sight_it_waits(table: Open, page: Page) -> None:
    page.set_viewport_size({"width": 640, "height": 360})
    page = table()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.evaluate("hustings.send('pref:pace:normal')")
    page.evaluate(f"hustings.send('demo-of:{catalog.GAMES[0]}')")
    page.wait_for_timeout(2500)
    assert not page.evaluate(f"Boolean({BOARD})")
    page.evaluate("document.querySelector('.demo').scrollIntoView()")
    until(page, f"{BOARD} && {LINE}", WAIT)
    page.evaluate(AWAY, True)
    page.wait_for_timeout(1000)  # what was on its way has been drawn
    stood = page.evaluate(LINE)
    page.wait_for_timeout(2500)
    assert page.evaluate(LINE) == stood, "a hidden tab runs ahead"
    page.evaluate(AWAY, False)
    until(page, f"{LINE} !== {json.dumps(stood)}", WAIT)
    page.evaluate("delete document.hidden")


def test_without_motion_it_is_stepped_through(table: Open, page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    page.emulate_media(reduced_motion="reduce")
    page = table()
    page.evaluate("hustings.send('pref:pace:normal')")
    page.evaluate(f"hustings.send('demo-of:{catalog.GAMES[0]}')")
    until(page, f"Boolean({BOARD})", WAIT)
    assert page.evaluate(LINE) == ""
    page.wait_for_timeout(2500)
    assert page.evaluate(LINE) == "", "it has moved by itself"
    page.locator('[data-do="demo-step"]').click()
    until(page, f"{LINE} !== ''")
