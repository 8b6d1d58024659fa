"""A note is written by keyboard, shared in a link, and read from it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.playing import DESKTOP, PHONE, play_on, set_instant_pace
from e2e.test_access import violations

Open = Callable[..., Page]
FOCUS = "document.activeElement.dataset.do ?? document.activeElement.localName"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_note_is_written_by_keyboard_and_read_from_its_link(
    table: Open, page: Page, size: dict[str, int]
) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    table("#gerrymander?seats=human,human&seed=noted")
    set_instant_pace(page)
    play_on(page, "noted", clicks=8)
    page.locator(".go-first").focus()
    page.keyboard.press("Enter")
    page.locator('.note-bar [data-do="note:0"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_function(f"({FOCUS}) === 'textarea'")
    page.keyboard.type("Close the corner first.")
    assert page.locator(".note-count").text_content() == "23 of 600 letters"
    place = page.locator('[data-board] [data-do^="note-light:#county-"]').first
    name = place.get_attribute("data-do") or ""
    place.focus()
    page.keyboard.press("Enter")
    page.locator(".lit-ring").wait_for()
    assert page.evaluate(FOCUS) == name, "the keyboard stays where it was"
    assert not violations(page)
    page.locator(".note-form textarea").focus()
    page.keyboard.type(" Then wait.")
    page.keyboard.press("Escape")  # keeps the text
    page.get_by_role("region", name="Note").get_by_text(
        "Close the corner first. Then wait."
    ).wait_for()
    page.wait_for_function(f"({FOCUS}) === 'note:0'")
    assert page.locator(".topbar").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("hustings.send('dialog:share')")
    field = page.locator('.share-row:has([data-do="copy:notes"]) input')
    link = field.input_value().partition("#")[2]
    page.evaluate("hustings.send('close')")
    page.evaluate("localStorage.clear()")
    table()
    table(f"#{link}")
    page.get_by_role("region", name="Note").get_by_text(
        "Close the corner first. Then wait."
    ).wait_for()
    page.locator(".lit-ring").wait_for()
    assert page.locator("#app").get_attribute("data-ply") == "0"
