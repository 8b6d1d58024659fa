"""Delegate Dash in a real browser: whole games by clicks, the map on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.playing import (
    PHONE,
    assert_fits,
    click_on,
    keep_picture,
    play_on,
    play_to_end,
    ply,
    screen,
    set_instant_pace,
)

Open = Callable[..., Page]


def test_a_whole_game_against_bots_is_played_by_clicks(table: Open, page: Page) -> None:
    set_instant_pace(page)
    table("#delegate_dash?seats=human,bot:normal,bot:easy&seed=clicks")
    play_to_end(page, "dash", "delegate-dash", every=6)


@pytest.mark.parametrize("seats", [1, 2])
def test_human_players_play_to_the_end(table: Open, page: Page, seats: int) -> None:
    page.set_viewport_size(PHONE)
    table(f"#delegate_dash?seats={','.join(['human'] * seats)}&seed=people")
    play_on(page, f"people {seats}")
    assert screen(page) == "over"


def test_map_prompt_and_button_fit_a_phone(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table("#delegate_dash?seats=human&seed=fits")
    assert_fits(page)
    click_on(page, "pick:pick.0")
    assert ply(page) == 1
    assert_fits(page)
    keep_picture(page, "delegate-dash-360")
    small = page.eval_on_selector_all(
        ".dd-board [data-do]",
        """list => list.map(e => [e.dataset.do, e.getBoundingClientRect()])
            .filter(([, r]) => Math.min(r.width, r.height) < 24).map(([d]) => d)""",
    )
    assert not small, small


def test_clicking_an_illegal_state_says_why_not(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table("#delegate_dash?seats=human&seed=fits")
    click_on(page, "pick:pick.0")
    page.locator('[data-do^="why:move."]').first.click(force=True)  # it is aria-disabled
    assert "Rule 1" in page.locator(".answer").inner_text()
    assert ply(page) == 1


def test_dice_on_a_phone_are_large_and_do_not_move_with_reduced_motion(
    table: Open, page: Page
) -> None:
    """Step by step to the first roll: the picture shows everything without moving."""
    page.set_viewport_size(PHONE)
    page.emulate_media(reduced_motion="reduce")
    table("#delegate_dash?seats=human,bot:easy&seed=dice")
    page.evaluate("hustings.send('pref:pace:step')")
    page.locator('[data-do="pick:pick.0"]').click()
    for _ in range(30):
        if page.locator(".dd-roll").count():
            break
        line = page.locator(".strip").inner_text()
        page.locator('[data-do="hurry"]').first.click()
        page.wait_for_function(
            "before => document.querySelector('.strip').innerText !== before", arg=line
        )
    sizes = page.eval_on_selector_all(
        ".dd-roll .die-body > rect:first-of-type",
        "list => list.map(e => e.getBoundingClientRect().width)",
    )
    assert len(sizes) == 4
    assert min(sizes) >= 44, sizes
    assert page.evaluate("document.getAnimations().length") == 0
