"""How bots' moves are shown in a browser: step by step, watched again, how far they are."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.conftest import until
from e2e.playing import DESKTOP, OFFERS, PHONE, click_on, picture, ply, settle

Open = Callable[..., Page]
BOTH = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
START = "#early_states?seats=human,bot:easy,bot:easy&seed=pace"
SLOW = "#delegate_dash?seats=human,bot:hard&seed=pace"
SEEN = """([selector]) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return Boolean(at?.closest(selector));
}"""
"""Whether the middle of an element is on the screen and nothing covers it."""


def at_pace(page: Page, pace: str) -> None:
    """Have bots move at a pace from the start."""
    stored = json.dumps(json.dumps({"pace": pace}))
    page.add_init_script(
        "if (location.protocol !== 'about:')"
        f" localStorage.setItem('hustings/preferences', {stored})"
    )


def decide(page: Page) -> None:
    """Make the person's moves until a bot's turn has come."""
    for _ in range(60):
        if page.locator('[data-do="step"]').count() or page.locator("progress").count():
            return
        offers = page.eval_on_selector_all(OFFERS, "list => list.map(e => e.dataset.do)")
        page.evaluate("message => hustings.send(message)", offers[-1])
    pytest.fail("the bots' turn never came")


def step_on(page: Page) -> int:
    """Ask for one move after another until a person has to decide; return how many there were."""
    for n in range(60):
        settle(page)
        if not page.locator('[data-do="step"]').count():
            return n
        page.locator('[data-do="step"]').click()
    pytest.fail("the bots never end")


@BOTH
def test_step_by_step_every_move_of_a_bot_is_asked_for(
    loaded: Open, page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    at_pace(page, "step")
    page = loaded(START)
    decide(page)
    settle(page)
    before = ply(page)
    page.wait_for_timeout(1500)
    assert ply(page) == before
    assert page.evaluate(SEEN, ['[data-do="step"]'])
    picture(page, f"step-{size['width']}")
    click_on(page, "step")
    until(page, f"Number(document.getElementById('app').dataset.ply) > {before}")
    settle(page)
    before = ply(page)
    if page.locator('[data-do="step"]').count():
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Space")
        until(page, f"Number(document.getElementById('app').dataset.ply) > {before}")


@BOTH
def test_moves_of_bots_are_watched_again(loaded: Open, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    at_pace(page, "step")
    page = loaded(START)
    decide(page)
    assert step_on(page) > 1
    end, record = ply(page), page.url
    page.evaluate("hustings.send('pref:pace:double')")
    assert page.evaluate(SEEN, ['[data-do="watch"]'])
    click_on(page, "watch")
    assert ply(page) < end
    assert page.locator(OFFERS).count() == 0
    picture(page, f"watch-{size['width']}")
    seen = set()
    for _ in range(200):
        seen.add(ply(page))
        if ply(page) == end:
            break
        page.wait_for_timeout(60)
    assert len(seen) > 2
    assert page.locator(".past-banner").count() == 0
    assert page.locator(OFFERS).count() > 0
    assert page.url == record
    click_on(page, "watch")
    page.keyboard.press("Escape")
    assert (ply(page), page.locator(".past-banner").count()) == (end, 0)


def test_a_thinking_bot_shows_how_far_it_is(loaded: Open, page: Page) -> None:
    at_pace(page, "instant")
    page = loaded(SLOW)
    shares: list[float] = []
    for _ in range(8):
        decide(page)
        while page.locator("#app").get_attribute("data-busy"):
            found = page.evaluate("document.querySelector('progress')?.value ?? 0")
            if found and not any(shares):
                picture(page, "thinking")
            shares.append(found)
        if max(shares, default=0) > 0:
            break
    assert 0 < max(shares) <= 1


def test_advice_that_takes_long_can_be_called_off(loaded: Open, page: Page) -> None:
    at_pace(page, "instant")
    page = loaded(SLOW)
    page.evaluate("hustings.cancel(0)")
    click_on(page, "hint")
    page.locator('.hints [data-do="hint"]').click()
    assert page.locator(".hints").count() == 0
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
