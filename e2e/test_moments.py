"""Lines of the log light their places, and Page Up and Down go from round to round."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.playing import play_on, ply, wait_until_drawn

Open = Callable[..., Page]
GAME = "#gerrymander?seats=human&seed=log"
LINES = ".side .log-line"
BORDER = re.compile("border", re.IGNORECASE)


def lit(page: Page) -> int:
    """Return how many places are marked on the board."""
    return page.locator(".board [data-lit]").count()


def test_a_line_of_the_log_lights_its_place(table: Open) -> None:
    page = table(GAME)
    play_on(page, "log", clicks=8)
    line = page.locator(LINES, has_text=BORDER).first
    line.scroll_into_view_if_needed()
    line.hover()
    expect(page.locator(".board [data-lit]")).to_have_count(2)
    expect(page.locator(".lit-layer .lit-ring")).to_have_count(2)
    page.locator(".topbar").hover()
    expect(page.locator(".board [data-lit]")).to_have_count(0)
    line.focus()
    expect(page.locator(".board [data-lit]")).to_have_count(2)
    page.keyboard.press("Enter")
    expect(page.locator(".table.past")).to_be_visible()
    page.locator(".topbar").hover()
    page.wait_for_timeout(300)
    assert lit(page) == 2
    page.keyboard.press("Escape")
    expect(page.locator(".table.past")).to_have_count(0)
    expect(page.locator(".board [data-lit]")).to_have_count(0)


def test_page_up_and_down_go_from_round_to_round(table: Open) -> None:
    page = table("#early_states?seats=human&seed=log")
    play_on(page, "log", clicks=60)
    page.locator(".scrubber .go-prev").click()
    start = ply(page)
    for key, way in (("PageUp", "prev"), ("PageUp", "prev"), ("PageDown", "next")):
        wait_until_drawn(page)
        leads = page.locator(f".scrubber .go-{way}-period").get_attribute("data-do") or ""
        page.keyboard.press(key)
        there = int(leads.removeprefix("past:"))
        expect(page.locator("#app")).to_have_attribute("data-ply", str(there))
    assert ply(page) < start


def test_a_place_in_the_past_tells_when_it_changed(table: Open) -> None:
    page = table(GAME)
    play_on(page, "log", clicks=12)
    page.locator(".scrubber .go-prev").click()
    page.locator('.board [data-do^="place:#county-"]').first.wait_for()
    places = page.locator('.board [data-do^="place:"]')
    for n in range(places.count()):
        places.nth(n).click()
        if page.locator('.log [data-do^="past:"]').count() > 1:
            break
    expect(page.locator(".board [data-lit]")).to_have_count(1)
    newest = page.locator(".log .log-line").first.inner_text()
    leads = page.locator(".log .log-line").first.get_attribute("data-do") or ""
    page.locator(".log .log-line").first.click()
    assert ply(page) == int(leads.removeprefix("past:"))
    expect(page.locator(".past-line")).to_have_text(newest)
    page.keyboard.press("Escape")
    expect(page.locator(".board [data-lit], .board [data-do^='place:']")).to_have_count(0)
