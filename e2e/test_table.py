"""The table in a real browser: storing, links, tabs, keys, and mistakes of players."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.conftest import load
from e2e.playing import (
    OFFERS,
    PHONE,
    assert_fits,
    click_on,
    play_on,
    ply,
    screen,
    set_instant_pace,
    wait_for_bots,
)
from tools.devkit.stored import KEY_PREFIX, storing

Open = Callable[..., Page]
START = "#delegate_dash?seats=human,bot:normal&seed=e2e"


@pytest.fixture(autouse=True)
def use_instant_pace(page: Page) -> None:
    """Set the pace to instant."""
    set_instant_pace(page)


def test_two_clicks_lead_from_home_to_a_running_game(table: Open) -> None:
    page = table()
    click_on(page, "setup:delegate_dash")
    assert screen(page) == "setup"
    click_on(page, "start")
    assert screen(page) == "table"
    assert page.locator(OFFERS).count() > 0


def test_a_click_before_python_is_ready_is_not_lost(page: Page, site: str) -> None:
    page.goto(site)
    page.evaluate(
        "document.querySelector('[data-do=\"setup:delegate_dash\"]').click()"
    )  # whether Python is ready or not
    page.wait_for_selector('#app[data-screen="setup"]', timeout=30_000)


def test_a_reload_or_the_address_alone_restores_the_position(
    table: Open, page: Page, site: str
) -> None:
    page = table(START)
    play_on(page, "reload", 12)
    wait_for_bots(page)
    page.evaluate("hustings.send('unpick')")  # an unfinished choice is not stored
    before = ply(page)
    prompt = page.locator(".ask").inner_text()
    page.reload()
    page.wait_for_selector('#app[data-ready="1"]', timeout=30_000)
    assert (ply(page), page.locator(".ask").inner_text()) == (before, prompt)
    address = page.url.partition("#")[2]
    page.evaluate("localStorage.clear()")
    load(page, f"{site}#{address}")
    assert ply(page) == before


def test_home_offers_to_continue(table: Open) -> None:
    page = table(START)
    play_on(page, "keep", 6)
    wait_for_bots(page)
    before = ply(page)
    click_on(page, "home")
    page.locator('[data-do^="continue:"]').click()
    wait_for_bots(page)
    assert ply(page) == before


def test_damaged_links_are_reported_and_damaged_saves_do_not_block_the_start(
    loaded: Open, page: Page
) -> None:
    page.add_init_script(storing("save/x", "{broken"))
    page = loaded("#r=AAAA")
    assert screen(page) == "home"
    assert "damaged" in page.locator(".banner").first.inner_text()
    assert page.locator('[data-do="rescue:x"]').is_visible()


def test_a_game_is_set_up_and_played_by_keyboard(table: Open) -> None:
    page = table(START)
    page.keyboard.press("Tab")  # after a click the first key only shows the focus
    for _ in range(12):
        wait_for_bots(page)
        before = ply(page)
        first = page.locator('.board [data-do^="pick:"], .actions [data-do^="pick:"]').first
        first.focus()
        page.keyboard.press("Enter")
        wait_for_bots(page)
        if screen(page) == "over":
            break
        assert ply(page) > before or page.locator('[data-do="unpick"]').count()


def test_arrows_move_about_the_board_and_letters_can_be_switched_off(table: Open) -> None:
    page = table(START)
    play_on(page, "arrows", 1)
    wait_for_bots(page)
    page.keyboard.press("?")
    assert page.locator(".dialog").is_visible()
    page.keyboard.press("Escape")
    assert page.locator(".dialog").count() == 0
    page.evaluate("hustings.send('pref:keys:off')")
    page.keyboard.press("?")
    assert page.locator(".dialog").count() == 0


def test_the_board_fits_a_phone(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    page = table(START)
    for n in range(5):
        play_on(page, f"phone {n}", 5)
        if screen(page) == "table":
            assert_fits(page)


def test_saves_have_the_documented_format(table: Open) -> None:
    page = table(START)
    play_on(page, "form", 5)
    wait_for_bots(page)
    keys = page.evaluate("Object.keys(localStorage)")
    begins = page.evaluate(KEY_PREFIX)
    assert all(key.startswith(begins) for key in keys)
    (key,) = [key for key in keys if key.startswith(f"{begins}save/")]
    save = json.loads(page.evaluate("key => localStorage.getItem(key)", key))
    assert save["format"] == 3
    assert save["record"]["game"] == "delegate_dash"
    assert len(save["seats"]) == save["record"]["seats"]
    assert save["at"] == ply(page)
