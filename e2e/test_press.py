"""Where many small things fill a surface, a press shows one, sliding another, lifting takes it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.playing import ply, set_instant_pace, trust_clicks, wait_for_bots
from e2e.test_gerrymander import SIDES, middles
from e2e.test_pinch import touching

Open = Callable[..., Page]
Place = tuple[float, float]
HELD = 250
"""Milliseconds after which a finger means the board and not the page."""


def begin(table: Open, page: Page) -> tuple[str, Place, str, Place]:
    """Open a board; return two sides that may be drawn, and their middles, well inside the map."""
    set_instant_pace(page)
    table("#gerrymander?seats=human,human&seed=press")
    wait_for_bots(page)
    trust_clicks(page)
    found = middles(page)
    one, two = found[30], found[33]
    return one[0], one[1:], two[0], two[1:]


def shown(page: Page) -> list[str]:
    """Return what is shown as pressed."""
    found: list[str] = page.eval_on_selector_all(
        "[data-pressed]", "list => list.map(e => e.dataset.do)"
    )
    return found


def drawn(page: Page, side: str) -> bool:
    """Return whether a border is drawn there."""
    return page.locator(f'.gm-edge[data-do="{side}"]').count() == 0


def test_the_mouse_slides_to_another_side_and_draws_that(table: Open, page: Page) -> None:
    one, at, two, there = begin(table, page)
    page.mouse.move(*at)
    page.mouse.down()
    assert shown(page) == [one]
    page.mouse.move(*there)
    assert shown(page) == [two]
    assert page.locator("[data-pressing]").count() == 1
    page.mouse.up()
    assert ply(page) == 1
    assert drawn(page, two)
    assert shown(page) == []
    assert page.locator("[data-pressing]").count() == 0


def test_a_mouse_that_leaves_the_board_draws_nothing(table: Open, page: Page) -> None:
    _, at, _, _ = begin(table, page)
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.move(5, 5)
    assert shown(page) == []
    page.mouse.up()
    assert ply(page) == 0


def test_a_click_in_one_place_draws_once(table: Open, page: Page) -> None:
    one, at, _, _ = begin(table, page)
    page.mouse.click(*at)
    assert ply(page) == 1
    assert page.locator(SIDES).count() == 0 or drawn(page, one)


@pytest.mark.parametrize("slides", [True, False])
def test_a_finger_that_stays_and_slides_draws_where_it_is_lifted(
    table: Open, page: Page, slides: bool
) -> None:
    with touching(page) as fingers:
        one, at, two, there = begin(table, page)
        fingers.put(at)
        assert shown(page) == [one]
        page.wait_for_timeout(HELD)
        if slides:
            x, y = at
            for part in (0.3, 0.7, 1):
                fingers.slide((x + (there[0] - x) * part, y + (there[1] - y) * part))
            assert shown(page) == [two]
        fingers.lift()
        assert ply(page) == 1
        assert shown(page) == []


def test_a_finger_that_moves_on_at_once_draws_nothing(table: Open, page: Page) -> None:
    with touching(page) as fingers:
        _, at, _, _ = begin(table, page)
        fingers.put(at)
        for step in range(1, 6):
            fingers.slide((at[0], at[1] - 15 * step), after=0.02 * step)
        fingers.lift()
        assert shown(page) == []
        assert ply(page) == 0


def test_a_second_finger_ends_the_press(table: Open, page: Page) -> None:
    with touching(page) as fingers:
        _, at, _, there = begin(table, page)
        fingers.put(at, there)
        assert shown(page) == []
        fingers.lift()
        assert ply(page) == 0


LONG = 900
"""Milliseconds after which a press is a long one, in every browser."""
MENU = """([x, y]) => {
    const told = { bubbles: true, cancelable: true, clientX: x, clientY: y };
    document.elementFromPoint(x, y).dispatchEvent(new MouseEvent("contextmenu", told));
}"""
"""Tells of a long press as Android does; this browser, like iOS, tells nothing."""
LIFTED = """([x, y]) => {
    const under = document.elementFromPoint(x, y);
    for (const kind of ["mousedown", "mouseup", "click"])
        under.dispatchEvent(new MouseEvent(kind, {
            bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1,
        }));
}"""
"""Clicks as browsers do when a finger is lifted, wherever that is by then."""


@pytest.mark.parametrize("menu", [True, False], ids=["android", "ios"])
def test_a_long_press_opens_the_rules_and_plays_nothing(
    table: Open, page: Page, menu: bool
) -> None:
    set_instant_pace(page)
    with touching(page) as fingers:
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
                page.evaluate(MENU, at)
            page.wait_for_timeout(LONG)
            assert page.locator(".dialog").count() == 1, f"no rules in {game}"
            fingers.lift()
            page.evaluate(LIFTED, at)
            assert page.locator(".dialog").count() == 1, f"the rules of {game} have closed"
            assert ply(page) == 0, f"{game} has played"
            trust_clicks(page)
            close = page.locator('.dialog [data-do="close"]').first.bounding_box()
            assert close is not None
            fingers.tap((close["x"] + close["width"] / 2, close["y"] + close["height"] / 2))
            page.wait_for_selector(".dialog", state="detached")
            assert ply(page) == 0
