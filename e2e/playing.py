"""Plays games in a real browser by clicks alone, as the page's contract allows (docs/page.md)."""

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
LANDSCAPE_PHONE: ViewportSize = {"width": 740, "height": 360}
MAX_CLICKS_AT_ONCE = 100
SPARE_WORDS = 24
"""Number of random words that is enough for any one choice."""
WORDS_PER_CHOICE = 4
"""Number of random words per choice for many choices, which need less than two on average."""
AFTER_FRAME = """new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 5000);
})"""
"""Resolves when the last drawing is whole: what is beside the board is there (draw/deferred.py) and
the focus has been given back (web/focus.js). A browser that draws no frame holds up no test."""
PLAY_SCRIPT = """async ([selector, luck, clicks, real, until]) => {
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
    const done = {clicks: 0, used: 0, over: false, arrived: false, stuck: false, chosen: ""};
    while (done.clicks < clicks && !done.arrived) {
        if (app.dataset.busy === "1") await settled();
        done.over = app.dataset.screen === "over";
        if (done.over) break;
        const elements = [...document.querySelectorAll(selector)];
        const offers = [...new Set(elements.map(e => e.dataset.do))].sort();
        done.stuck = offers.length === 0;
        if (done.stuck) break;
        const bits = 32 - Math.clz32(offers.length);
        let at = offers.length;
        while (at >= offers.length) at = words[done.used++ % words.length] >>> (32 - bits);
        const same = elements.filter(e => e.dataset.do === offers[at]);
        if (real && same.some(e => e.checkVisibility({visibilityProperty: true}))) {
            done.chosen = offers[at];
            break;
        }
        same[0].dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
        done.clicks += 1;
        done.arrived = until !== "" && app.dataset.screen === until;
    }
    await AFTER_FRAME;
    return done;
}""".replace("AFTER_FRAME", AFTER_FRAME)
"""Plays in the page. Each choice is the one that Python's Random.choice would make with the same
32-bit random words. Waits while a bot thinks. If real is true, a choice whose element is visible is
returned for a real click. At the end the last drawing is whole."""
DELAY_HISTORY_SCRIPT = """(act) => async (argument) => {
    let pending = null;
    const original = History.prototype;
    const flush = () => {
        if (pending) original.replaceState.apply(history, pending);
        pending = null;
    };
    const flushBefore = (name) => (...values) => {
        flush();
        return original[name].apply(history, values);
    };
    const state = Object.getOwnPropertyDescriptor(original, "state").get;
    const replacements = {
        replaceState: { value: (...values) => { pending = values; } },
        pushState: { value: flushBefore("pushState") },
        back: { value: flushBefore("back") },
        state: { get: () => pending ? pending[0] : state.call(history) },
    };
    for (const [key, property] of Object.entries(replacements))
        Object.defineProperty(history, key, { ...property, configurable: true });
    try {
        return await act(argument);
    } finally {
        for (const key of Object.keys(replacements)) delete history[key];
        flush();
    }
}"""
"""Changes the address once after many clicks: each change takes a quarter of a click's time."""
CLICK_SCRIPT = f"argument => (({DELAY_HISTORY_SCRIPT})({PLAY_SCRIPT}))(argument)"
OFFERS = '[data-do^="pick:"], [data-do^="take:"], [data-do="nobody"]'
OFFERS_IN_PLAYBACK = f'{OFFERS}, [data-do="hurry"]'
"""The same, and the press that a climax awaits."""


def wait_for_bots(page: Page) -> None:
    """Wait until no bot is thinking."""
    page.wait_for_selector('#app:not([data-busy="1"])', state="attached", timeout=30_000)


def trust_clicks(page: Page) -> None:
    """Let the page accept clicks on what was just drawn (see web/misclick.js)."""
    page.evaluate("globalThis.hustings?.trustClicks?.()")


def set_instant_pace(page: Page) -> None:
    """Set the pace to instant, on an open page or before it is loaded."""
    if page.url != "about:blank":
        page.evaluate("hustings.send('pref:pace:instant')")
        return
    page.add_init_script(storing("preferences", '{"pace": "instant"}'))


def ply(page: Page) -> int:
    """Return the number of moves made in the position shown."""
    return int(page.locator("#app").get_attribute("data-ply") or 0)


def screen(page: Page) -> str:
    """Return the name of the screen shown."""
    return page.locator("#app").get_attribute("data-screen") or ""


def wait_until_drawn(page: Page) -> None:
    """Wait until the last drawing is whole, with what is beside the board and the focus."""
    page.evaluate(f"() => {AFTER_FRAME}")


def click_on(page: Page, do: str) -> None:
    """Click an element with this message, with a real mouse or finger."""
    target = page.locator(f'[data-do="{do}"]:visible').first
    target.scroll_into_view_if_needed()
    target.click()


def play_on(
    page: Page,
    seed: str,
    clicks: int = 3000,
    every: int = 0,
    until: str = "",
    offers: str = OFFERS_IN_PLAYBACK,
) -> int:
    """Click random offers until the game is over; return the number of clicks.

    clicks: the greatest number of clicks.
    every: makes each n-th click a real one of mouse or finger, 0: none; the page dispatches the
    others itself, many at once.
    until: a screen at which to stop as well.
    offers: a selector for what may be clicked.
    """
    rng = random.Random(seed)
    words: list[int] = []
    n = 0
    while n < clicks:
        real = bool(every) and n % every == 0
        until_real = every - n % every if every else clicks
        count = 1 if real else min(clicks - n, until_real, MAX_CLICKS_AT_ONCE)
        missing = SPARE_WORDS + WORDS_PER_CHOICE * count - len(words)
        words += [rng.getrandbits(32) for _ in range(missing)]
        luck = " ".join(map(str, words))  # a list would be serialized number by number
        done: dict[str, Any] = page.evaluate(CLICK_SCRIPT, [offers, luck, count, real, until])
        del words[: done["used"]]
        n += int(done["clicks"])
        if done["stuck"]:
            pytest.fail(f"nothing to click: {page.locator('#app').inner_text()[:400]}")
        if done["over"] or done["arrived"]:
            return n
        if do := done["chosen"]:
            click_on(page, do)
            n += 1
            if until and screen(page) == until:
                return n
    return clicks


def play_to_end(page: Page, seed: str, name: str, every: int = 20) -> None:
    """Play a game to its end, on a desktop and a phone by turns; check that its end fits both.

    name: of the pictures of the end. every: makes each n-th click a real one.
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
    """Take a screenshot for a person to look at, if HUSTINGS_PICTURES is set."""
    if os.environ.get("HUSTINGS_PICTURES"):
        screenshot(page, name)


def screenshot(page: Page, name: str) -> Path:
    """Take a screenshot and return its path."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = PICTURES / f"{name}.png"
    page.screenshot(path=path)
    return path


LAYOUT_SCRIPT = """() => {
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
"""Measures how far down prompt, board and the first button are, in px."""


def assert_fits(page: Page) -> None:
    """Assert that prompt, board and the first button are visible without scrolling."""
    layout = page.evaluate(LAYOUT_SCRIPT)
    for selector, top in layout["tops"]:
        assert top is not None, selector
        assert top <= layout["height"], f"{selector} is at {top} of {layout['height']}"
    assert not layout["sideways"], "scrolls sideways"


ARE_AT_REST = """() => document.getAnimations().every((moves) =>
    moves.playState !== "running" || moves.effect.getComputedTiming().iterations === Infinity)"""
"""Returns whether all animations have ended."""


def wait_for_animations(page: Page) -> None:
    """Wait until all animations have ended: until then sizes, places and colours differ."""
    page.wait_for_function(ARE_AT_REST)
