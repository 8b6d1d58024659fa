"""Whistle-Stop in a real browser: whole games by clicks, hands never shown to the wrong person."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from e2e.playing import (
    PHONE,
    assert_fits,
    click_on,
    play_on,
    play_to_end,
    ply,
    screen,
    set_instant_pace,
    wait_for_bots,
)
from hustings.games.whistle_stop.cards import CARDS

Open = Callable[..., Page]


def test_one_person_plays_a_whole_game_against_bots(table: Open, page: Page) -> None:
    set_instant_pace(page)
    table("#whistle_stop?seats=human,bot:easy&seed=clicks")
    play_to_end(page, "whistle", "whistle-stop")


SHOWN = """(names) => {
    const told = document.querySelector(".recap")?.innerText ?? "";
    const html = document.documentElement.outerHTML;
    return {
        screen: document.getElementById("app").dataset.screen,
        cards: document.querySelectorAll(".ws-card").length,
        named: names.filter((name) => !told.includes(name) && html.includes(`>${name}<`)),
    };
}"""
"""How many cards of hands are drawn; which of these names, that only a hand could show, are told
beside what has happened."""

HANDED = 31
"""So often the screen is handed over: into the second half of the game."""


def test_two_people_hand_over_and_no_hidden_card_is_in_the_document(
    table: Open, page: Page
) -> None:
    page.set_viewport_size(PHONE)
    table("#whistle_stop?seats=human,human&seed=hands&game=1&vetoes=2")
    handed = 0
    hidden = [c.name for c in CARDS if c.group in ("action", "red", "veto", "override")]
    for step in range(900):
        seen = page.evaluate(SHOWN, hidden)
        if seen["screen"] == "over" or handed == HANDED:
            break
        if seen["screen"] == "handover":
            handed += 1
            assert (seen["cards"], seen["named"]) == (0, [])
        play_on(page, f"hands {step}", until="handover")
    assert handed == HANDED


def test_a_veto_window_asks_everybody(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table("#whistle_stop?seats=human,human,human&seed=window")
    click_on(page, page.locator('[data-do^="take:"]').first.get_attribute("data-do") or "")
    assert_fits(page)
    play = page.locator('.ws-hand .ws-card[data-do^="pick:card"]').first
    play.click()
    assert_fits(page)
    for _ in range(16):
        wait_for_bots(page)  # what was declared is told first
        if page.locator('[data-do="nobody"]').count() or screen(page) == "handover":
            break
        play_on(page, "to the window", clicks=1)
    assert page.locator('[data-do="nobody"]').count() == 1
    assert page.locator('.actions [data-do^="take:"]').count() == 2
    assert page.locator(".ws-hand").count() == 0
    assert_fits(page)
    before = ply(page)
    click_on(page, "nobody")
    assert ply(page) >= before + 2


def test_what_can_be_hit_is_large_enough(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    set_instant_pace(page)
    table("#whistle_stop?seats=human,bot:easy,bot:easy,bot:easy&seed=targets&game=1")
    for step in range(7):
        small = page.eval_on_selector_all(
            ".ws-board [data-do]:not([aria-hidden])",  # a ground only repeats its plate
            """list => list.map(e => [e.dataset.do, e.getBoundingClientRect()])
                .filter(([, r]) => Math.min(r.width, r.height) < 23.9).map(([d]) => d)""",
        )
        assert not small, small
        assert_fits(page)
        play_on(page, f"targets {step}", clicks=2)
