"""Playing in a real browser as any program may by the page's contract: by clicks alone."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

PICTURES = Path(__file__).resolve().parents[1] / ".work" / "pictures"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 640}
OFFERS = '[data-do^="pick:"], [data-do^="take:"], [data-do="nobody"]'


def settle(page: Page) -> None:
    """Wait until no bot is thinking."""
    page.wait_for_selector('#app:not([data-busy="1"])', state="attached", timeout=30_000)


def calm(page: Page) -> None:
    """Wait until nothing on the page is too new to be pressed (see web/steady.js)."""
    page.wait_for_timeout(page.evaluate("globalThis.hustings?.calm?.() ?? 0"))


def instant(page: Page) -> None:
    """Let bots answer at once, as the preference does."""
    page.add_init_script(
        "if (location.protocol !== 'about:')"
        " localStorage.setItem('hustings/preferences', JSON.stringify({pace: 'instant'}))"
    )


def ply(page: Page) -> int:
    """Return how many moves have been made."""
    return int(page.locator("#app").get_attribute("data-ply") or 0)


def screen(page: Page) -> str:
    """Return which screen is shown."""
    return page.locator("#app").get_attribute("data-screen") or ""


def click_on(page: Page, do: str) -> None:
    """Click what carries a message, with a real mouse or finger, wherever it is drawn."""
    target = page.locator(f'[data-do="{do}"]:visible').first
    target.scroll_into_view_if_needed()
    target.click()


def play_on(page: Page, seed: str, clicks: int = 3000, every: int = 0) -> int:
    """Click offers chosen by luck until the game is over or so many clicks were made.

    every: one in so many clicks is a real click of the mouse or finger; the others are sent to the
    element, which is fifty times faster. Returns the number of clicks.
    """
    rng = random.Random(seed)
    for n in range(clicks):
        settle(page)
        if screen(page) == "over":
            return n
        offers = page.eval_on_selector_all(OFFERS, "list => list.map(e => e.dataset.do)")
        assert offers, f"nothing to click: {page.locator('#app').inner_text()[:400]}"
        do = rng.choice(sorted(set(offers)))
        if every and n % every == 0 and page.locator(f'[data-do="{do}"]:visible').count():
            click_on(page, do)
        else:
            page.evaluate(
                """message => document.querySelector(`[data-do="${message}"]`)
                    .dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))""",
                do,
            )
    return clicks


def picture(page: Page, name: str) -> Path:
    """Take a screenshot and return where it is."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = PICTURES / f"{name}.png"
    page.screenshot(path=path)
    return path


def fits(page: Page) -> None:
    """Assert that prompt, board and the first button are on the screen without scrolling."""
    height = page.evaluate("innerHeight")
    for selector in (".prompt", ".board", ".stage > .actions"):
        box = page.locator(selector).first.bounding_box()
        assert box is not None, selector
        top = box["y"] if selector != ".stage > .actions" else box["y"] + min(box["height"], 44)
        assert top <= height, f"{selector} ends at {top} of {height}"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "scrolls sideways"
