"""A headline during playback: a clipping in the bar of buttons, over no target and no text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.playing import DESKTOP, PHONE, keep_picture, set_instant_pace
from hustings import catalog
from hustings.core.packed_link import to_link
from hustings.core.record import load
from tests.golden import records
from tests.kit import Kit
from tests.ui.test_headlines import before_headline

Open = Callable[..., Page]
RISE_MS = 300
"""Milliseconds for which a clipping rises into its place."""
COVERED = """() => {
    const clip = document.querySelector(".clipping").getBoundingClientRect();
    const targets = document.querySelectorAll(
        ".topbar [data-do], .stage [data-do], .strip-lines, .ask, .board svg");
    return [...targets].filter((each) => {
        const box = each.getBoundingClientRect();
        return each.checkVisibility() && box.width && box.left < clip.right - 1
            && box.right > clip.left + 1 && box.top < clip.bottom - 1 && box.bottom > clip.top + 1;
    }).map((each) => each.dataset.do ?? each.getAttribute("class"));
}"""
"""Returns what the clipping lies over: targets, the status line, the prompt, the board."""
CUT = """() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } =
        document.querySelector(".clipping");
    return [scrollHeight - clientHeight, scrollWidth - clientWidth];
}"""
"""Returns by how many pixels the headline is too high and too wide for its clipping."""
ROOM = """() => [".stage > .actions", ".board svg"].map(
    (part) => document.querySelector(part).getBoundingClientRect().height)"""
"""Returns the heights of the bar of buttons and of the board."""
SHOW_HEADLINE = """(text) => {
    const headline = document.querySelector(".clipping > strong");
    headline.className = "long";
    headline.textContent = text;
}"""
"""Shows a long headline in the clipping."""
WATCH_AND_PAUSE = """() => new Promise((paused) => {
    const observer = new MutationObserver(() => {
        if (document.querySelector(".clipping")) {
            observer.disconnect();
            hustings.send("pause");
            paused();
        }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    hustings.send("watch:0");
})"""
"""Plays the game from its start and pauses in the step that draws the first clipping.

A pause sent from outside the page comes too late on a slow machine: the next step takes the
clipping away.
"""


def make_headline(table: Open, page: Page, size: ViewportSize) -> Page:
    """Make a player's move that makes a headline, and wait until its clipping has risen."""
    page.set_viewport_size(size)
    driver, _, moves = before_headline()
    page = table(f"#r={to_link(driver.play.table.record)}")
    set_instant_pace(page)
    if page.locator('[data-do="confirm"]').count():
        page.evaluate("hustings.send('confirm')")
    page.evaluate(f"hustings.send('pick:{moves[0]}')")
    expect(page.locator(".clipping")).to_be_visible()
    page.wait_for_timeout(RISE_MS)
    return page


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", ["delegate_dash", "gerrymander"])
def test_a_clipping_covers_nothing_and_leaves_by_itself(
    table: Open, page: Page, name: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    record = load(records(Kit(name))[0].read_text(encoding="utf-8"), catalog.find)
    page = table(f"#r={to_link(record)}")
    page.evaluate("hustings.send('past:0')")
    page.evaluate(WATCH_AND_PAUSE)
    clipping = page.locator(".clipping")
    expect(clipping).to_be_visible()
    assert page.evaluate(COVERED) == []
    assert max(page.evaluate(CUT)) <= 0
    page.evaluate("hustings.send('skip')")
    expect(clipping).to_have_count(0)
    expect(page.locator(".log-headline").first).to_be_attached()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_long_headline_changes_neither_the_bar_nor_the_board(
    table: Open, page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    record = load(records(Kit("whistle_stop"))[1].read_text(encoding="utf-8"), catalog.find)
    page = table(f"#r={to_link(record)}")
    page.evaluate("hustings.send('past:0')")
    page.evaluate(WATCH_AND_PAUSE)
    expect(page.locator(".stage > .actions > .clipping")).to_be_visible()
    before = page.evaluate(ROOM)
    page.evaluate(SHOW_HEADLINE, "Upset: Juno wins the Upper Midwest with 2 delegates to 12")
    assert page.evaluate(ROOM) == before
    assert max(page.evaluate(CUT)) <= 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_clipping_about_an_own_move_covers_nothing(
    table: Open, page: Page, size: ViewportSize
) -> None:
    page = make_headline(table, page, size)
    keep_picture(page, f"clipping-{size['width']}")
    assert page.evaluate(COVERED) == []
    assert max(page.evaluate(CUT)) <= 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_clipping_that_has_left_takes_no_room(
    table: Open, page: Page, size: ViewportSize
) -> None:
    """Its words stood one below the other then, and a blank bar hid half the board."""
    page = make_headline(table, page, size)
    room = "document.querySelector('.board svg').getBoundingClientRect().height"
    before = page.evaluate(room)
    page.evaluate("document.querySelector('.clipping').getAnimations().forEach((a) => a.finish())")
    expect(page.locator(".clipping")).to_be_hidden()
    assert page.evaluate(room) == before
    bar = page.locator(".stage > .actions").bounding_box()
    assert bar is not None
    assert bar["height"] <= 4 * size["height"] // 10
