"""Where the focus goes on arrival at a screen, from the past, during a wait, and in the log."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.conftest import until
from e2e.playing import play_on, ply, screen, set_instant_pace, wait_for_bots

Open = Callable[..., Page]
BORDER = '.gm-edge[data-do^="pick:"]'
FOCUSED = "document.activeElement?.dataset?.do ?? ''"
ON_BOARD = "Boolean(document.activeElement?.closest('[data-board]'))"
IN_PAST = "document.querySelector('.table.past') !== null"
FOCUSED_NAME = "document.activeElement?.getAttribute('aria-label') ?? ''"
RECORD_FOCUS = """() => {
    if (globalThis.visited) return; // tests share a page
    globalThis.visited = [];
    addEventListener("focusin", ({ target }) => {
        const onBoard = target.closest("[data-board]");
        visited.push(onBoard ? "board" : `${target.localName}.${target.className}`);
    });
}"""
"""Records where the focus goes from now on."""
PLACE_NAMES = """() => {
    const board = document.querySelector("[data-board]");
    const places = [...board.querySelectorAll("[data-do][tabindex]")];
    return places.map((place) => {
        const box = place.getBoundingClientRect();
        return [box.y, box.x, place.getAttribute("aria-label") ?? ""];
    });
}"""


def test_home_and_end_on_a_board_go_to_its_first_and_last_place(table: Open) -> None:
    page = table("#gerrymander?seats=human&seed=ends")
    play_on(page, "ends", clicks=3)
    page.locator(f'{BORDER}[aria-label*="D4–D5"]').first.focus()
    visited = []
    for key in ("Home", "End"):
        page.keyboard.press(key)
        assert not page.evaluate(IN_PAST)
        assert page.evaluate(ON_BOARD)
        visited.append(page.evaluate(FOCUSED_NAME))
    names = [name for _, _, name in sorted(page.evaluate(PLACE_NAMES))]
    assert visited[0] in names[:3]
    assert visited[1] in names[-3:]


def test_escape_from_the_past_returns_to_the_board(table: Open) -> None:
    page = table("#gerrymander?seats=human&seed=past")
    play_on(page, "past", clicks=4)
    for start in (".scrubber .go-prev", ".log-scroll .log-line"):
        page.locator(start).first.focus()
        page.keyboard.press("Enter")
        assert page.evaluate(IN_PAST)
        page.keyboard.press("ArrowLeft")
        assert page.evaluate(IN_PAST)
        page.keyboard.press("Escape")
        assert not page.evaluate(IN_PAST)
        assert page.evaluate(ON_BOARD), f"from {start} back to {page.evaluate(FOCUSED)}"


def test_after_a_reload_the_focus_is_on_the_board(loaded: Open) -> None:
    page = loaded("#gerrymander?seats=human&seed=reload")
    play_on(page, "reload", clicks=4)
    until(page, "location.hash.startsWith('#r=')")  # named in a later task
    page.reload()
    until(page, "document.getElementById('app')?.dataset.screen === 'table'")
    until(page, "document.getElementById('app')?.dataset.ready === '1'")
    assert page.evaluate(ON_BOARD)
    page.keyboard.press("ArrowLeft")
    assert not page.evaluate(IN_PAST)
    assert ply(page) == 4


def test_arrows_without_focus_go_to_the_board(table: Open) -> None:
    page = table("#gerrymander?seats=human&seed=nowhere")
    play_on(page, "nowhere", clicks=4)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    assert not page.evaluate(IN_PAST)
    assert page.evaluate(ON_BOARD)


def test_a_curtain_opened_by_a_link_has_the_focus_on_its_main_button(table: Open) -> None:
    page = table()
    page.evaluate("document.activeElement.blur()")
    page.evaluate("location.hash = '#whistle_stop?seats=human,human&seed=curtain'")
    page.wait_for_selector(".curtain")
    assert page.evaluate(FOCUSED).startswith("take:")


def test_a_second_enter_does_not_start_a_game(table: Open) -> None:
    page = table()
    page.locator('.game-card [data-do="setup:gerrymander"]').first.focus()
    page.keyboard.press("Enter")
    until(page, "document.getElementById('app').dataset.screen === 'setup'")
    assert page.evaluate("document.activeElement.localName") == "h1"
    page.keyboard.press("Enter")
    assert screen(page) == "setup"


@pytest.mark.parametrize("pace", ["fast", "step"])
def test_the_focus_moves_once_into_a_wait_and_once_out(table: Open, pace: str) -> None:
    page = table("#gerrymander?seats=human,bot:easy,bot:easy,bot:easy&seed=v2")
    set_instant_pace(page)
    page.evaluate("hustings.send('pref:confirm:off')")
    wait_for_bots(page)
    page.evaluate(f"hustings.send('pref:pace:{pace}')")
    page.evaluate(RECORD_FOCUS)
    waits = 0
    for _ in range(8):
        page.locator(BORDER).first.focus()
        page.evaluate("visited.length = 0")
        page.keyboard.press("Enter")
        while page.locator('#app[data-busy="1"], #app[data-playback="1"]').count():
            waits += 1
            if page.locator('.stage [data-do="hurry"]').count():
                page.keyboard.press("Enter")
            page.wait_for_timeout(50)
        assert page.evaluate("visited.length") <= 2, page.evaluate("visited")
        if not page.locator(BORDER).count():
            break
    assert waits


def test_the_log_is_one_tab_stop_with_arrows_inside(table: Open) -> None:
    page = table("#gerrymander?seats=human&seed=log")
    play_on(page, "log", clicks=12)
    stops = page.evaluate(
        "[...document.querySelectorAll('.log *, .log')].filter(e => e.tabIndex >= 0).length"
    )
    assert stops == 1
    lines = page.locator(".log-scroll .log-line")
    count = lines.count()
    assert count > 5
    page.locator('.log-scroll [tabindex="0"]').focus()
    at = "[...document.querySelectorAll('.log-line')].indexOf(document.activeElement)"
    assert page.evaluate(at) == count - 1, "the newest line"
    for key, line in (("ArrowUp", count - 2), ("Home", 0), ("ArrowDown", 1), ("End", count - 1)):
        page.keyboard.press(key)
        assert page.evaluate(at) == line, key
    page.keyboard.press("ArrowRight")
    assert page.evaluate(
        "document.activeElement.matches('.log-scroll .to-rule, .log-scroll .because')"
    )
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(at) == count - 1
    assert not page.evaluate(IN_PAST)
