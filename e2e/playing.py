"""Playing in a real browser as any program may by the page's contract: by clicks alone."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tools.devkit.stored import storing

PICTURES = Path(__file__).resolve().parents[1] / ".work" / "pictures"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 640}
LYING: ViewportSize = {"width": 740, "height": 360}
"""A phone that lies."""
AT_ONCE = 100
"""So many clicks at most are made in one go."""
SPARE = 24
"""So many words of luck at most are used for one choice."""
USED = 4
"""So many are used for each of many choices at most; on the average it is less than two."""
CHOOSING = """async ([selector, luck, clicks, real, until]) => {
    const words = luck.split(" ").map(Number);
    const app = document.getElementById("app");
    const settled = () => new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error("busy for too long")), 30000);
        const watch = new MutationObserver(() => {
            if (app.dataset.busy === "1") return;
            watch.disconnect();
            clearTimeout(late);
            resolve();
        });
        watch.observe(app, {attributes: true, attributeFilter: ["data-busy"]});
    });
    const done = {clicks: 0, used: 0, over: false, there: false, stuck: false, chosen: ""};
    while (done.clicks < clicks && !done.there) {
        if (app.dataset.busy === "1") await settled();
        done.over = app.dataset.screen === "over";
        if (done.over) break;
        const found = [...document.querySelectorAll(selector)];
        const offers = [...new Set(found.map(e => e.dataset.do))].sort();
        done.stuck = offers.length === 0;
        if (done.stuck) break;
        const bits = 32 - Math.clz32(offers.length);
        let at = offers.length;
        while (at >= offers.length) at = words[done.used++ % words.length] >>> (32 - bits);
        const same = found.filter(e => e.dataset.do === offers[at]);
        if (real && same.some(e => e.checkVisibility({visibilityProperty: true}))) {
            done.chosen = offers[at];
            break;
        }
        same[0].dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
        done.clicks += 1;
        done.there = until !== "" && app.dataset.screen === until;
    }
    return done;
}"""
"""Plays in the page: each choice is the one that Python's Random.choice would make with the same
32-bit words of luck. Waits while a bot thinks; leaves a choice to a real click where it is asked to
and the element can be seen."""
WITHHOLDING = """(act) => async (asked) => {
    let named = null;
    const whole = History.prototype;
    const arrive = () => {
        if (named) whole.replaceState.apply(history, named);
        named = null;
    };
    const first = (how) => (...given) => { arrive(); return whole[how].apply(history, given); };
    const state = Object.getOwnPropertyDescriptor(whole, "state").get;
    const instead = {
        replaceState: { value: (...given) => { named = given; } },
        pushState: { value: first("pushState") },
        back: { value: first("back") },
        state: { get: () => named ? named[0] : state.call(history) },
    };
    for (const [key, how] of Object.entries(instead))
        Object.defineProperty(history, key, { ...how, configurable: true });
    try {
        return await act(asked);
    } finally {
        for (const key of Object.keys(instead)) delete history[key];
        arrive();
    }
}"""
"""Has the page name its address to the browser once for many clicks, at the end: each new address
costs a quarter of what the click costs, and nobody looks at it between two clicks."""
CLICKING = f"asked => (({WITHHOLDING})({CHOOSING}))(asked)"
OFFERS = '[data-do^="pick:"], [data-do^="take:"], [data-do="nobody"]'


def wait_for_bots(page: Page) -> None:
    """Wait until no bot is thinking."""
    page.wait_for_selector('#app:not([data-busy="1"])', state="attached", timeout=30_000)


def trust_clicks(page: Page) -> None:
    """Let the page accept clicks on what was just drawn (see web/misclick.js)."""
    page.evaluate("globalThis.hustings?.trustClicks?.()")


def set_instant_pace(page: Page) -> None:
    """Let bots answer at once, as the preference does; on a page that stands, or is yet to load."""
    if page.url != "about:blank":
        page.evaluate("hustings.send('pref:pace:instant')")
        return
    page.add_init_script(storing("preferences", '{"pace": "instant"}'))


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


def play_on(
    page: Page,
    seed: str,
    clicks: int = 3000,
    every: int = 0,
    until: str = "",
    offers: str = OFFERS,
) -> int:
    """Click offers chosen by luck until the game is over or so many clicks were made.

    offers: selector of what may be clicked.
    until: a screen; when a click has led to it, that ends the clicking too.
    every: one in so many clicks is a real click of the mouse or finger; the others are sent to the
    elements from within the page, many in one go. Returns the number of clicks.
    """
    rng = random.Random(seed)
    words: list[int] = []
    n = 0
    while n < clicks:
        real = bool(every) and n % every == 0
        at_most = 1 if real else min(clicks - n, every - n % every if every else clicks, AT_ONCE)
        words += [rng.getrandbits(32) for _ in range(SPARE + USED * at_most - len(words))]
        luck = " ".join(map(str, words))  # a list would be taken apart and told number by number
        done: dict[str, Any] = page.evaluate(CLICKING, [offers, luck, at_most, real, until])
        del words[: done["used"]]
        n += int(done["clicks"])
        if done["stuck"]:
            pytest.fail(f"nothing to click: {page.locator('#app').inner_text()[:400]}")
        if done["over"] or done["there"]:
            return n
        if do := done["chosen"]:
            click_on(page, do)
            n += 1
            if until and screen(page) == until:
                return n
    return clicks


def play_to_end(page: Page, seed: str, name: str, every: int = 20) -> None:
    """Play a game to its end, with real clicks by turns on a desktop and on a phone, seen on both.

    name: of the pictures of the end. A click for each so many is a real one.
    """
    for n in range(1000):
        page.set_viewport_size((DESKTOP, PHONE)[n % 2])
        play_on(page, f"{seed} {n}", clicks=every, every=every)
        if screen(page) == "over":
            break
    assert screen(page) == "over"
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        assert_fits(page)
        keep_picture(page, f"{name}-over-{size['width']}")


def keep_picture(page: Page, name: str) -> None:
    """Take a screenshot to be looked at, where HUSTINGS_PICTURES asks for them."""
    if os.environ.get("HUSTINGS_PICTURES"):
        screenshot(page, name)


def screenshot(page: Page, name: str) -> Path:
    """Take a screenshot and return where it is."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = PICTURES / f"{name}.png"
    page.screenshot(path=path)
    return path


TOPS = """() => {
    const top = (selector, most) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return [selector, box?.width || box?.height ? box.top + Math.min(box.height, most) : null];
    };
    return {
        tops: [top(".prompt", 0), top(".board", 0), top(".stage > .actions", 44)],
        height: innerHeight,
        sideways: document.documentElement.scrollWidth > innerWidth,
    };
}"""
"""How far down prompt, board and the first button are."""


def assert_fits(page: Page) -> None:
    """Assert that prompt, board and the first button are on the screen without scrolling."""
    seen = page.evaluate(TOPS)
    for selector, top in seen["tops"]:
        assert top is not None, selector
        assert top <= seen["height"], f"{selector} ends at {top} of {seen['height']}"
    assert not seen["sideways"], "scrolls sideways"
