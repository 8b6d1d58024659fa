"""The rules: opened at a paragraph, searched, on desktop and phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.playing import DESKTOP, PHONE, set_instant_pace, wait_for_bots

Open = Callable[..., Page]
START = "#delegate_dash?seats=human,human&seed=rules"
FOCUSED = "document.activeElement.dataset.do ?? document.activeElement.id"
IS_VISIBLE = """() => {
    const [lit, body] = [".lit", ".dialog-body"].map(s => document.querySelector(s));
    const [side] = [...document.querySelectorAll(".book-side")];
    const [a, b, c] = [lit, body, side].map(e => e.getBoundingClientRect());
    const beneath = c.right < a.left ? b.top : c.bottom;
    return a.top >= beneath && a.bottom <= b.bottom && a.width > 100
        && body.scrollWidth <= body.clientWidth;
}"""
"""Returns whether the highlighted rule is fully visible and nothing scrolls sideways."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_place_opens_its_rule_and_back_returns(
    table: Open, page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    set_instant_pace(page)
    table(START)
    wait_for_bots(page)
    page.locator('.board [data-do^="pick:"]').first.focus()
    place = page.evaluate(FOCUSED)
    page.keyboard.press("?")
    rule = page.evaluate(FOCUSED)
    assert rule.startswith("rule-")
    assert page.evaluate(IS_VISIBLE)
    page.keyboard.press("Escape")
    assert page.locator(".dialog").count() == 0
    assert page.evaluate(FOCUSED) == place
    page.locator('.board [data-do^="pick:"]').first.click(button="right")
    assert page.evaluate(FOCUSED) == rule
    assert page.evaluate(IS_VISIBLE)
    page.keyboard.press("Escape")
    page.locator(".asked .to-rule").click()
    assert page.evaluate(IS_VISIBLE)
    page.go_back()
    page.wait_for_selector(".dialog", state="detached")
    assert page.locator(".board").is_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_rules_are_searched_while_typing(table: Open, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    table(START)
    page.evaluate("hustings.send('rule:40')")
    assert page.evaluate(IS_VISIBLE)
    field = page.locator(".finder input")
    field.click()
    page.keyboard.type("legislature")
    assert page.locator("mark").first.is_visible()
    assert "found" in page.locator(".found").inner_text()
    assert page.evaluate("document.querySelector('.dialog-body').scrollTop") == 0
    assert field.evaluate("field => field === document.activeElement")
    page.keyboard.press("Escape")
    assert field.input_value() == ""
    assert page.locator("mark").count() == 0
    page.keyboard.press("Escape")
    assert page.locator(".dialog").count() == 0


def test_a_phone_folds_the_chapters(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table(START)
    page.evaluate("hustings.send('dialog:rules')")
    chapter = page.locator(".contents .toc-line").nth(3)
    assert not chapter.is_visible()
    page.locator('[data-do="contents"]').click()
    assert chapter.is_visible()
    chapter.click()
    assert not chapter.is_visible()
    assert page.evaluate(IS_VISIBLE)
