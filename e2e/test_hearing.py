"""What a screen reader gets in a real browser: the live region, keys that answer, the offer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from e2e.conftest import until
from e2e.playing import wait_for_bots

Open = Callable[..., Page]
DONE = '.actions [data-do="pick:done"]'
REGION = ".announcements"
PICK = '[data-board] [data-do^="pick:border"]'
LISTEN = """() => {
    window.heard = [];
    new MutationObserver((changes) => {
        for (const change of changes) {
            const isText = change.type === "characterData";
            const nodes = isText ? [change.target] : [...change.addedNodes];
            heard.push(...nodes.map((node) => node.textContent));
        }
    }).observe(
        document.querySelector(".announcements"),
        { childList: true, characterData: true, subtree: true },
    );
}"""
"""Collects what is added to the region, as a screen reader does."""


def test_a_round_of_bots_is_announced_once(table: Open) -> None:
    page = table("#gerrymander?seats=human,bot:easy,bot:easy,bot:easy&seed=hear")
    wait_for_bots(page)
    while not page.locator(DONE).count():
        page.evaluate(f"hustings.send(document.querySelector('{PICK}').dataset.do)")
    page.evaluate(LISTEN)
    page.evaluate("hustings.send('pick:done')")
    until(page, f"document.querySelectorAll('#app:not([data-busy]) {PICK}').length")
    heard = page.evaluate("heard.filter(Boolean)")
    assert 1 < len(heard) <= 3, heard
    assert " draws " in heard[0], heard


def test_keys_answer_through_the_live_region(table: Open) -> None:
    page = table("#gerrymander?seats=human,bot:easy&seed=keys")
    wait_for_bots(page)
    page.locator(PICK).first.focus()
    for key, says in (("t", "Districts"), ("o", "choices"), ("w", "You can choose it")):
        page.keyboard.press(key)
        until(page, f"document.querySelector('{REGION}').textContent.includes('{says}')")


def test_who_begins_with_tab_is_offered_to_listen_turn_by_turn(loaded: Open) -> None:
    page = loaded("#gerrymander?seats=human,bot:easy&seed=offer")
    wait_for_bots(page)
    page.keyboard.press("Tab")
    page.locator('[data-do="listen:on"]').wait_for()
    page.locator('[data-do="listen:off"]').press("Enter")
    page.keyboard.press("Tab")
    assert page.locator('[data-do="listen:on"]').count() == 0
