"""How what happens is told in a browser: step by step, watched again, while a tab is hidden."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.conftest import until
from e2e.playing import (
    DESKTOP,
    OFFERS,
    PHONE,
    click_on,
    keep_picture,
    ply,
    trust_clicks,
    wait_for_bots,
)
from tools.devkit.stored import storing

Open = Callable[..., Page]
HIDDEN = """Object.defineProperty(
    document, "hidden", {get: () => globalThis.away, configurable: true},
)"""
"""Has a test say whether the tab is hidden."""
BOTH = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
START = "#early_states?seats=human,bot:easy,bot:easy&seed=pace"
SLOW = "#delegate_dash?seats=human,bot:hard&seed=pace"
SEEN = """([selector]) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return Boolean(at?.closest(selector));
}"""
"""Whether the middle of an element is on the screen and nothing covers it."""

MIDDLE = """token => {
    const areas = [...document.querySelectorAll(`[data-do="${token}"] *`)];
    for (const area of areas) {
        const box = area.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (document.elementFromPoint(x, y)?.closest("[data-do]")?.dataset.do === token)
            return [x, y];
    }
    return null;
}"""
"""Where in the window a thing that carries a message is what a press hits."""


def at_pace(page: Page, pace: str) -> None:
    """Have what happens shown at a pace; on a page that stands, or is yet to load."""
    if page.url != "about:blank":
        page.evaluate(f"hustings.send('pref:pace:{pace}')")
        return
    page.add_init_script(storing("preferences", json.dumps({"pace": pace})))


def decide(page: Page) -> None:
    """Make the person's moves until something is told, or a bot thinks."""
    for _ in range(60):
        if told(page) or page.locator("progress").count():
            return
        offers = page.eval_on_selector_all(OFFERS, "list => list.map(e => e.dataset.do)")
        if offers:
            page.evaluate("message => hustings.send(message)", offers[-1])
    pytest.fail("the bots' turn never came")


def told(page: Page) -> bool:
    """Return whether something is told that has happened."""
    return page.locator("#app[data-told]").count() > 0


def strip(page: Page) -> str:
    """Return what the strip says."""
    return page.locator(".strip").inner_text()


def step_on(page: Page) -> int:
    """Ask for one beat after another until a person has to decide; return how many there were."""
    for n in range(90):
        wait_for_bots(page)
        if not told(page):
            return n
        page.locator('[data-do="hurry"]').click()
    pytest.fail("the telling never ends")


@BOTH
def test_step_by_step_every_beat_is_asked_for(table: Open, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    at_pace(page, "step")
    page = table(START)
    decide(page)
    until(page, "document.querySelector('#app[data-told]')")
    before = strip(page)
    page.wait_for_timeout(1500)
    assert strip(page) == before
    assert page.evaluate(SEEN, ['[data-do="hurry"]'])
    keep_picture(page, f"step-{size['width']}")
    trust_clicks(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    until(page, f"document.querySelector('.strip').innerText !== {json.dumps(before)}")
    step_on(page)
    assert page.locator(OFFERS).count() > 0


@BOTH
def test_moves_are_watched_again(table: Open, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    at_pace(page, "step")
    page = table(START)
    decide(page)
    step_on(page)
    end, record = ply(page), page.url
    page.evaluate("hustings.send('pref:pace:normal')")
    assert page.evaluate(SEEN, ['[data-do="watch"]'])
    trust_clicks(page)
    click_on(page, "watch")
    assert told(page)
    assert page.locator(OFFERS).count() == 0
    keep_picture(page, f"watch-{size['width']}")
    seen = set()
    for _ in range(400):
        seen.add(strip(page))
        if not told(page):
            break
        page.wait_for_timeout(40)
    assert len(seen) > 2
    assert ply(page) == end
    assert page.locator(OFFERS).count() > 0
    assert page.url == record
    trust_clicks(page)
    click_on(page, "watch")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert (ply(page), told(page)) == (end, False)


def test_a_click_anywhere_ends_a_beat_and_a_second_one_the_telling(table: Open, page: Page) -> None:
    at_pace(page, "quarter")
    page = table(START)
    decide(page)
    until(page, "document.querySelector('#app[data-told]')")
    box = page.locator(".strip").bounding_box()
    assert box is not None
    before = strip(page)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] + 2)
    assert strip(page) != before or not told(page)
    for _ in range(40):
        if not told(page) and not page.locator("progress").count():
            break
        click_on(page, "skip") if told(page) else page.wait_for_timeout(50)
    until(page, f"document.querySelector({json.dumps(OFFERS)})")


def test_a_hidden_tab_does_not_run_ahead(table: Open, page: Page) -> None:
    """What nobody can see waits until the tab is looked at again."""
    at_pace(page, "normal")
    page = table(START)
    page.evaluate(HIDDEN)
    decide(page)
    until(page, "document.querySelector('#app[data-told]')")
    page.evaluate("globalThis.away = true")
    page.wait_for_timeout(200)
    before = strip(page)
    page.wait_for_timeout(2500)
    assert told(page)
    assert strip(page) == before
    page.evaluate("globalThis.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    until(page, f"document.querySelector('.strip').innerText !== {json.dumps(before)}")


def test_a_thinking_bot_shows_how_far_it_is(table: Open, page: Page) -> None:
    at_pace(page, "instant")
    page = table(SLOW)
    shares: list[float] = []
    for _ in range(8):
        decide(page)
        while page.locator("#app").get_attribute("data-busy"):
            found = page.evaluate("document.querySelector('progress')?.value ?? 0")
            if found and not any(shares):
                keep_picture(page, "thinking")
            shares.append(found)
        if max(shares, default=0) > 0:
            break
    assert 0 < max(shares) <= 1


def test_advice_that_takes_long_can_be_called_off(table: Open, page: Page) -> None:
    at_pace(page, "instant")
    page = table(SLOW)
    page.evaluate("hustings.cancel(0)")
    click_on(page, "hint")
    page.locator('.hints [data-do="hint"]').click()
    page.wait_for_selector(".hints", state="detached")  # drawn after the board, in its own task
    page.wait_for_timeout(1500)
    assert page.locator(".hints").count() == 0
    click_on(page, "hint")
    page.wait_for_selector('.hints [data-do^="pick:"]')


def test_the_set_up_runs_some_of_the_bots_thinking(loaded: Open, page: Page) -> None:
    page.add_init_script(
        """const post = Worker.prototype.postMessage;
        globalThis.posted = [];
        Worker.prototype.postMessage = function (data, ...rest) {
            if (data.job) posted.push(data.job);
            return post.call(this, data, ...rest);
        };"""
    )
    page = loaded()
    click_on(page, "setup:early_states")
    until(page, "globalThis.posted.length > 0", 30)
    job = json.loads(page.evaluate("posted[0]"))
    assert (job["want"], job["record"]["game"], job["levels"]) == (
        "warm",
        "early_states",
        ["normal"],
    )


@BOTH
def test_a_border_in_sight_is_drawn_while_something_is_told(
    table: Open, page: Page, size: ViewportSize
) -> None:
    """A press where nothing can be chosen ends the beat only; on a border it draws the border."""
    page.set_viewport_size(size)
    at_pace(page, "half")
    page = table("#gerrymander?seats=human,bot:easy,bot:easy&seed=early")
    decide(page)
    until(page, "document.querySelector('[data-do^=\"early:border.\"]')")
    trust_clicks(page)
    assert told(page)
    edge = str(page.locator('[data-do^="early:border."]').first.get_attribute("data-do"))
    x, y = page.evaluate(MIDDLE, edge)
    page.mouse.click(x, y)
    until(page, "!document.querySelector('#app[data-told]')")
    drawn = json.dumps("0:" + edge.removeprefix("early:"))
    assert drawn in page.evaluate("JSON.stringify({...localStorage})").replace('\\"', '"')
