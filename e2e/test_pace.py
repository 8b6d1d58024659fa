"""Playback in a browser: step by step, replayed, in a hidden tab."""

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
SET_HIDDEN = """Object.defineProperty(
    document, "hidden", {get: () => globalThis.away, configurable: true},
)"""
"""Lets a test set whether the tab is hidden."""
BOTH_SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
START = "#early_states?seats=human,bot:easy,bot:easy&seed=pace"
SLOW_BOT_LINK = "#delegate_dash?seats=human,bot:hard&seed=pace"
IS_UNCOVERED = """([selector]) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return Boolean(at?.closest(selector));
}"""
"""Returns whether the centre of an element is in the window and not covered."""

HIT_POINT = """token => {
    const areas = [...document.querySelectorAll(`[data-do="${token}"] *`)];
    for (const area of areas) {
        const box = area.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (document.elementFromPoint(x, y)?.closest("[data-do]")?.dataset.do === token)
            return [x, y];
    }
    return null;
}"""
"""Returns a point of the window where a press hits the element with a message."""


def set_pace(page: Page, pace: str) -> None:
    """Set the pace of playback, on an open page or before it is loaded."""
    if page.url != "about:blank":
        page.evaluate(f"hustings.send('pref:pace:{pace}')")
        return
    page.add_init_script(storing("preferences", json.dumps({"pace": pace})))


def decide(page: Page) -> None:
    """Make the player's moves until playback starts or a bot thinks."""
    for _ in range(60):
        if in_playback(page) or page.locator("progress").count():
            return
        offers = page.eval_on_selector_all(OFFERS, "list => list.map(e => e.dataset.do)")
        if offers:
            page.evaluate("message => hustings.send(message)", offers[-1])
    pytest.fail("the bots' turn never came")


def in_playback(page: Page) -> bool:
    """Return whether playback is running."""
    return page.locator("#app[data-playback]").count() > 0


def status_line(page: Page) -> str:
    """Return the text of the status line."""
    return page.locator(".strip").inner_text()


def step_on(page: Page) -> int:
    """Go on beat by beat until a player has to decide; return the number of beats."""
    for n in range(90):
        wait_for_bots(page)
        if not in_playback(page):
            return n
        page.locator('[data-do="hurry"]').click()
    pytest.fail("the telling never ends")


@BOTH_SIZES
def test_step_by_step_each_beat_waits_for_the_player(
    table: Open, page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    set_pace(page, "step")
    page = table(START)
    decide(page)
    until(page, "document.querySelector('#app[data-playback]')")
    before = status_line(page)
    page.wait_for_timeout(1500)
    assert status_line(page) == before
    assert page.evaluate(IS_UNCOVERED, ['[data-do="hurry"]'])
    keep_picture(page, f"step-{size['width']}")
    trust_clicks(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    until(page, f"document.querySelector('.strip').innerText !== {json.dumps(before)}")
    step_on(page)
    assert page.locator(OFFERS).count() > 0


@BOTH_SIZES
def test_moves_are_replayed(table: Open, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    set_pace(page, "step")
    page = table(START)
    decide(page)
    step_on(page)
    end, record = ply(page), page.url
    page.evaluate("hustings.send('pref:pace:half')")
    assert page.evaluate(IS_UNCOVERED, ['[data-do="watch"]'])
    trust_clicks(page)
    click_on(page, "watch")
    assert in_playback(page)
    assert page.locator(OFFERS).count() == 0
    keep_picture(page, f"watch-{size['width']}")
    seen = set()
    for _ in range(400):
        seen.add(status_line(page))
        if not in_playback(page):
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
    assert (ply(page), in_playback(page)) == (end, False)


def test_one_click_ends_a_beat_and_another_ends_playback(table: Open, page: Page) -> None:
    set_pace(page, "quarter")
    page = table(START)
    decide(page)
    until(page, "document.querySelector('#app[data-playback]')")
    box = page.locator(".strip").bounding_box()
    assert box is not None
    before = status_line(page)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] + 2)
    assert status_line(page) != before or not in_playback(page)
    for _ in range(40):
        if not in_playback(page) and not page.locator("progress").count():
            break
        click_on(page, "skip") if in_playback(page) else page.wait_for_timeout(50)
    until(page, f"document.querySelector({json.dumps(OFFERS)})")


def test_playback_pauses_in_a_hidden_tab(table: Open, page: Page) -> None:
    """Beats that nobody can see wait until the tab is shown again."""
    set_pace(page, "normal")
    page = table(START)
    page.evaluate(SET_HIDDEN)
    decide(page)
    until(page, "document.querySelector('#app[data-playback]')")
    page.evaluate("globalThis.away = true")
    page.wait_for_timeout(200)
    before = status_line(page)
    page.wait_for_timeout(2500)
    assert in_playback(page)
    assert status_line(page) == before
    page.evaluate("globalThis.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    until(page, f"document.querySelector('.strip').innerText !== {json.dumps(before)}")


def test_a_thinking_bot_shows_its_progress(table: Open, page: Page) -> None:
    set_pace(page, "instant")
    page = table(SLOW_BOT_LINK)
    shares: list[float] = []
    for _ in range(8):
        decide(page)
        while page.locator("#app").get_attribute("data-busy"):
            progress = page.evaluate("document.querySelector('progress')?.value ?? 0")
            if progress and not any(shares):
                keep_picture(page, "thinking")
            shares.append(progress)
        if max(shares, default=0) > 0:
            break
    assert 0 < max(shares) <= 1


def test_slow_advice_can_be_cancelled(table: Open, page: Page) -> None:
    set_pace(page, "instant")
    page = table(SLOW_BOT_LINK)
    page.evaluate("hustings.cancel(0)")
    click_on(page, "hint")
    page.locator('.hints [data-do="hint"]').click()
    page.wait_for_selector(".hints", state="detached")  # drawn in a later task
    page.wait_for_timeout(1500)
    assert page.locator(".hints").count() == 0
    click_on(page, "hint")
    page.wait_for_selector('.hints [data-do^="pick:"]')


def test_the_set_up_screen_warms_up_the_bot(loaded: Open, page: Page) -> None:
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


@BOTH_SIZES
def test_a_visible_border_can_be_drawn_during_playback(
    table: Open, page: Page, size: ViewportSize
) -> None:
    """A press beside all targets only ends the beat; on a border it draws the border."""
    page.set_viewport_size(size)
    set_pace(page, "step")  # a beat that ends by itself may end before the press
    page = table("#gerrymander?seats=human,bot:easy,bot:easy&seed=early")
    decide(page)
    until(page, "document.querySelector('[data-do^=\"early:border.\"]')")
    trust_clicks(page)
    assert in_playback(page)
    edge = str(page.locator('[data-do^="early:border."]').first.get_attribute("data-do"))
    x, y = page.evaluate(HIT_POINT, edge)
    page.mouse.click(x, y)
    until(page, "!document.querySelector('#app[data-playback]')")
    drawn = json.dumps("0:" + edge.removeprefix("early:"))
    assert drawn in page.evaluate("JSON.stringify({...localStorage})").replace('\\"', '"')
