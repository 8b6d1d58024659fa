"""Small targets on a board: pressing shows a target, sliding another, and lifting picks it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.playing import ply, set_instant_pace, trust_clicks, wait_for_bots
from e2e.test_gerrymander import BORDERS, border_centres
from e2e.test_pinch import touch_screen

Open = Callable[..., Page]
Place = tuple[float, float]
HOLD_MS = 250
"""After which a finger slides over targets instead of scrolling the page."""


def open_board(table: Open, page: Page) -> tuple[str, Place, str, Place]:
    """Open a board; return two legal borders well inside the map, and their centres."""
    set_instant_pace(page)
    table("#gerrymander?seats=human,human&seed=press")
    wait_for_bots(page)
    trust_clicks(page)
    centres = border_centres(page)
    one, two = centres[30], centres[33]
    return one[0], one[1:], two[0], two[1:]


def pressed_messages(page: Page) -> list[str]:
    """Return the messages of targets shown as pressed."""
    ids: list[str] = page.eval_on_selector_all(
        "[data-pressed]", "list => list.map(e => e.dataset.do)"
    )
    return ids


def is_drawn(page: Page, side: str) -> bool:
    """Return whether a border is drawn."""
    return page.locator(f'.gm-edge[data-do="{side}"]').count() == 0


def test_sliding_the_mouse_to_another_border_draws_that_border(table: Open, page: Page) -> None:
    one, at, two, there = open_board(table, page)
    page.mouse.move(*at)
    page.mouse.down()
    assert pressed_messages(page) == [one]
    page.mouse.move(*there)
    assert pressed_messages(page) == [two]
    assert page.locator("[data-pressing]").count() == 1
    page.mouse.up()
    assert ply(page) == 1
    assert is_drawn(page, two)
    assert pressed_messages(page) == []
    assert page.locator("[data-pressing]").count() == 0


def test_a_mouse_that_leaves_the_board_draws_nothing(table: Open, page: Page) -> None:
    _, at, _, _ = open_board(table, page)
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.move(5, 5)
    assert pressed_messages(page) == []
    page.mouse.up()
    assert ply(page) == 0


def test_a_click_in_one_place_draws_once(table: Open, page: Page) -> None:
    one, at, _, _ = open_board(table, page)
    page.mouse.click(*at)
    assert ply(page) == 1
    assert page.locator(BORDERS).count() == 0 or is_drawn(page, one)


@pytest.mark.parametrize("slides", [True, False])
def test_a_finger_that_holds_and_slides_draws_where_it_is_lifted(
    table: Open, page: Page, slides: bool
) -> None:
    with touch_screen(page) as fingers:
        one, at, two, there = open_board(table, page)
        fingers.put(at)
        assert pressed_messages(page) == [one]
        page.wait_for_timeout(HOLD_MS)
        if slides:
            x, y = at
            for part in (0.3, 0.7, 1):
                fingers.slide((x + (there[0] - x) * part, y + (there[1] - y) * part))
            assert pressed_messages(page) == [two]
        fingers.lift()
        assert ply(page) == 1
        assert pressed_messages(page) == []


def test_a_finger_that_moves_at_once_draws_nothing(table: Open, page: Page) -> None:
    with touch_screen(page) as fingers:
        _, at, _, _ = open_board(table, page)
        fingers.put(at)
        for step in range(1, 6):
            fingers.slide((at[0], at[1] - 15 * step), after=0.02 * step)
        fingers.lift()
        assert pressed_messages(page) == []
        assert ply(page) == 0


def test_a_second_finger_ends_the_press(table: Open, page: Page) -> None:
    with touch_screen(page) as fingers:
        _, at, _, there = open_board(table, page)
        fingers.put(at, there)
        assert pressed_messages(page) == []
        fingers.lift()
        assert ply(page) == 0


LONG_PRESS_MS = 900
"""Longer than a long press in every browser."""
SEND_CONTEXTMENU = """([x, y]) => {
    const pointer = { bubbles: true, cancelable: true, clientX: x, clientY: y };
    document.elementFromPoint(x, y).dispatchEvent(new MouseEvent("contextmenu", pointer));
}"""
"""Sends the event of a long press, as Android does; this browser, like iOS, sends none."""
CLICK_AT = """([x, y]) => {
    const under = document.elementFromPoint(x, y);
    for (const kind of ["mousedown", "mouseup", "click"])
        under.dispatchEvent(new MouseEvent(kind, {
            bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1,
        }));
}"""
"""Clicks at a point, as browsers do when a finger is lifted."""


@pytest.mark.parametrize("menu", [True, False], ids=["android", "ios"])
def test_a_long_press_opens_the_rules_and_plays_nothing(
    table: Open, page: Page, menu: bool
) -> None:
    set_instant_pace(page)
    with touch_screen(page) as fingers:
        for game in ("gerrymander", "delegate_dash"):
            table(f"#{game}?seats=human,human&seed=press")
            wait_for_bots(page)
            trust_clicks(page)
            picks = page.locator('.board [data-do^="pick:"]')
            box = picks.nth(picks.count() // 2).bounding_box()
            assert box is not None
            at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            fingers.put(at)
            if menu:
                page.evaluate(SEND_CONTEXTMENU, at)
            page.wait_for_timeout(LONG_PRESS_MS)
            assert page.locator(".dialog").count() == 1, f"no rules in {game}"
            fingers.lift()
            page.evaluate(CLICK_AT, at)
            assert page.locator(".dialog").count() == 1, f"the rules of {game} have closed"
            assert ply(page) == 0, f"{game} has played"
            trust_clicks(page)
            close = page.locator('.dialog [data-do="close"]').first.bounding_box()
            assert close is not None
            fingers.tap((close["x"] + close["width"] / 2, close["y"] + close["height"] / 2))
            page.wait_for_selector(".dialog", state="detached")
            assert ply(page) == 0
