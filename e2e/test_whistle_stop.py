"""Whistle-Stop in a real browser: whole games by clicks, hands hidden from other players."""

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


def test_one_human_player_plays_a_whole_game_against_bots(table: Open, page: Page) -> None:
    set_instant_pace(page)
    table("#whistle_stop?seats=human,bot:easy&seed=clicks")
    play_to_end(page, "whistle", "whistle-stop")


SHOWN_CARDS = """(names) => {
    const told = document.querySelector(".recap")?.innerText ?? "";
    const html = document.documentElement.outerHTML;
    return {
        screen: document.getElementById("app").dataset.screen,
        cards: document.querySelectorAll(".ws-card").length,
        named: names.filter((name) => !told.includes(name) && html.includes(`>${name}<`)),
    };
}"""
"""Counts the cards of hands that are drawn; returns which of these names, known only from hands,
are in the document outside the recap."""

HAND_OVERS = 31
"""Enough to reach the second half of the game."""


def test_handing_over_keeps_hidden_cards_out_of_the_document(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table("#whistle_stop?seats=human,human&seed=hands&game=1&vetoes=2")
    handed = 0
    hidden = [c.name for c in CARDS if c.group in ("action", "red", "veto", "override")]
    for step in range(900):
        seen = page.evaluate(SHOWN_CARDS, hidden)
        if seen["screen"] == "over" or handed == HAND_OVERS:
            break
        if seen["screen"] == "handover":
            handed += 1
            assert (seen["cards"], seen["named"]) == (0, [])
        play_on(page, f"hands {step}", until="handover")
    assert handed == HAND_OVERS


def test_a_veto_window_asks_everybody(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table("#whistle_stop?seats=human,human,human&seed=window")
    click_on(page, page.locator('[data-do^="take:"]').first.get_attribute("data-do") or "")
    assert_fits(page)
    play = page.locator('.ws-hand .ws-card[data-do^="pick:card"]').first
    play.click()
    assert_fits(page)
    for _ in range(16):
        wait_for_bots(page)  # playback of the declaration comes first
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


def test_targets_are_large_enough(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    set_instant_pace(page)
    table("#whistle_stop?seats=human,bot:easy,bot:easy,bot:easy&seed=targets&game=1")
    for step in range(7):
        small = page.eval_on_selector_all(
            ".ws-board [data-do]:not([aria-hidden])",  # shapes forward clicks to their labels
            """list => list.map(e => [e.dataset.do, e.getBoundingClientRect()])
                .filter(([, r]) => Math.min(r.width, r.height) < 23.9).map(([d]) => d)""",
        )
        assert not small, small
        assert_fits(page)
        play_on(page, f"targets {step}", clicks=2)
