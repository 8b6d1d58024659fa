"""The demo on the home page: starts by itself when visible, can be paused, moves nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.conftest import SET_STYLES, until
from e2e.playing import DESKTOP, LANDSCAPE_PHONE, PHONE, keep_picture
from e2e.sampling import SIZES, pairs
from hustings import catalog

Open = Callable[..., Page]
BOTH_SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
BOARD = "document.querySelector('.demo-board > .table')"
LINE = "(document.querySelector('.demo-line')?.innerText ?? '')"
POSITIONS = """[".games > h2", ".home-foot", ".demo"].map((selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round).join();
}).join(" ")"""
"""The positions of what is below the stage, and of the stage."""
START_S = 20.0
"""Within which the demo starts on a slow, busy machine."""
WATCH_POSITIONS = """async () => {
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
}""".replace("WHERE", POSITIONS)
"""Records positions in every frame until the text changes, and returns them."""


@BOTH_SIZES
def test_the_demo_starts_can_be_paused_and_moves_nothing_below(
    loaded: Open, page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    page = loaded()
    stood = page.evaluate(POSITIONS)
    until(page, f"{BOARD} && {LINE}", START_S)
    assert page.evaluate(WATCH_POSITIONS) == [stood]
    assert page.evaluate("document.activeElement === document.body"), "the stage takes the focus"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    keep_picture(page, f"demo-{size['width']}")

    page.locator('[data-do="demo-hold"]').click()
    held = page.evaluate(LINE)
    page.wait_for_timeout(2500)
    assert page.evaluate(LINE) == held

    second = catalog.GAMES[1]
    page.locator(f'[data-do="demo-of:{second}"]').click()
    until(page, f"{BOARD}?.classList.contains('game-{second}')", START_S)
    assert page.evaluate(POSITIONS) == stood
    assert page.locator('.demo [data-do^="setup:"]').get_attribute("data-do") == f"setup:{second}"


SET_HIDDEN = """away => {
    globalThis.away = away;
    Object.defineProperty(document, "hidden", {get: () => globalThis.away, configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Lets a test set whether the tab is hidden."""


def test_the_demo_waits_while_it_is_out_of_view(table: Open, page: Page) -> None:
    page.set_viewport_size({"width": 640, "height": 360})
    page = table()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.evaluate("hustings.send('pref:pace:normal')")
    page.evaluate(f"hustings.send('demo-of:{catalog.GAMES[0]}')")
    page.wait_for_timeout(2500)
    assert not page.evaluate(f"Boolean({BOARD})")
    page.evaluate("document.querySelector('.demo').scrollIntoView()")
    until(page, f"{BOARD} && {LINE}", START_S)
    page.evaluate(SET_HIDDEN, True)
    page.wait_for_timeout(1000)  # pending drawings are done
    stood = page.evaluate(LINE)
    page.wait_for_timeout(2500)
    assert page.evaluate(LINE) == stood, "a hidden tab runs ahead"
    page.evaluate(SET_HIDDEN, False)
    until(page, f"{LINE} !== {json.dumps(stood)}", START_S)
    page.evaluate("delete document.hidden")


def test_with_reduced_motion_the_demo_is_stepped_through(table: Open, page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    page.emulate_media(reduced_motion="reduce")
    page = table()
    page.evaluate("hustings.send('pref:pace:normal')")
    page.evaluate(f"hustings.send('demo-of:{catalog.GAMES[0]}')")
    until(page, f"Boolean({BOARD})", START_S)
    assert page.evaluate(LINE) == ""
    page.wait_for_timeout(2500)
    assert page.evaluate(LINE) == "", "it has moved by itself"
    page.locator('[data-do="demo-step"]').click()
    until(page, f"{LINE} !== ''")


CUT_TEXTS = """async (steps) => {
    const says = document.querySelector(".demo-says");
    const found = new Set();
    for (let i = 0; i < steps; i++) {
        hustings.send("demo-step");
        await new Promise((done) => setTimeout(done));
        const box = says.getBoundingClientRect();
        for (const text of says.children) {
            const { left, right, top, bottom } = text.getBoundingClientRect();
            const isOut = left >= box.right || top >= box.bottom;
            const isIn = right <= box.right + 1 && bottom <= box.bottom + 1;
            if (!isIn && (text.matches(".demo-note") || !isOut)) found.add(text.textContent);
        }
    }
    return [...found];
}"""
"""Returns the captions that are cut off, and the lines below them that are shown in part."""
STEPS = 120
"""More than a demonstration has."""


@pairs("game, size", catalog.GAMES, SIZES | {"lying": LANDSCAPE_PHONE})
@pytest.mark.usefixtures("plain_styles")
def test_no_caption_of_the_demo_is_cut_in_large_letters(
    table: Open, page: Page, game: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    page.emulate_media(reduced_motion="reduce")
    page = table()
    page.evaluate(SET_STYLES, ["200%", ""])
    page.evaluate(f"hustings.send('demo-of:{game}')")
    until(page, f"Boolean({BOARD})", START_S)
    assert page.evaluate(CUT_TEXTS, STEPS) == []
