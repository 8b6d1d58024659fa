"""The results of a game: the graph, its table, the dice, and the four buttons."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.conftest import until
from e2e.playing import (
    DESKTOP,
    PHONE,
    click_on,
    keep_picture,
    ply,
    screen,
    set_instant_pace,
    wait_for_bots,
)
from e2e.test_access import violations
from hustings import catalog
from hustings.core.packed_link import to_link
from hustings.core.record import Record, load

Open = Callable[..., Page]
RECORDS = Path(__file__).resolve().parents[1] / "tests" / "records"
RECORD_NAMES = {
    "delegate_dash": "won_at_convention_4",
    "whistle_stop": "points-advanced-four",
    "early_states": "firsts",
    "gerrymander": "three_seats",
    "poll_position": "well_done",
}
"""Which stored record of a game is shown; for other games the first."""
TABLET: ViewportSize = {"width": 768, "height": 1024}
LOOKS = (
    (DESKTOP, "light"),
    (TABLET, "light"),
    (PHONE, "dark"),
)
LABEL_PROBLEMS = """() => {
    const boxes = [...document.querySelectorAll('.graph-end text, .graph-tick, .graph-level text')]
        .map(e => [e.textContent, e.getBoundingClientRect()]);
    const svg = document.querySelector('.graph').getBoundingClientRect();
    const found = boxes.filter(([, b]) => b.left < svg.left - 1 || b.right > svg.right + 1);
    for (const [i, [, a]] of boxes.entries()) for (const [, b] of boxes.slice(i + 1))
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 4
            && b.top < a.bottom - 4) found.push([boxes[i][0]]);
    return found.map(([text]) => text);
}"""
"""Returns labels of the graph that overlap or stick out of it."""

CANCEL_SCRIPT = """() => new MutationObserver((_, watch) => {
    const button = document.querySelector('.debrief progress')
        && document.querySelector('[data-do="debrief"]');
    if (!button) return;
    watch.disconnect();
    hustings.trustClicks();
    button.click();
    globalThis.calledOff = true;
}).observe(document.body, {childList: true, subtree: true})"""
"""Presses “Never mind” once, as soon as it appears."""


def stored_record(game: str) -> Record:
    """Return a stored record of a whole game."""
    files = sorted((RECORDS / game).glob(f"{RECORD_NAMES.get(game, '*')}.json"))
    return load(files[0].read_text("utf-8"), catalog.find)


def end_link(game: str) -> str:
    """Return the link to the end of a stored record."""
    return f"#r={to_link(stored_record(game))}"


@pytest.fixture(autouse=True)
def set_up_page(page: Page) -> None:
    """Set the pace to instant, and stop motion while sizes are measured."""
    set_instant_pace(page)
    page.emulate_media(reduced_motion="reduce")


@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_results_are_readable_at_every_size(table: Open, page: Page, game: str) -> None:
    table(end_link(game))
    page.wait_for_selector(".graph")
    page.locator(".course summary").click()
    for size, theme in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        assert size is TABLET or not violations(page), (size, theme)
        assert not page.evaluate(LABEL_PROBLEMS), size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        for kind in (".course", ".dice-review"):
            for panel in page.locator(kind).all():
                assert panel.evaluate("e => e.scrollWidth <= e.clientWidth"), (kind, size)
    page.locator(".course").scroll_into_view_if_needed()
    keep_picture(page, f"over-{game}")


def test_on_a_phone_the_buttons_of_the_end_stand_in_a_row(table: Open, page: Page) -> None:
    """In two rows they covered the foot of the board."""
    page.set_viewport_size(PHONE)
    table(end_link("delegate_dash"))
    page.wait_for_selector(".graph")
    boxes = [each.bounding_box() for each in page.locator(".stage > .actions > .button").all()]
    assert len(boxes) == 4
    assert len({box["y"] for box in boxes if box}) == 1
    assert all(box and box["height"] >= 44 for box in boxes)
    sheet = page.locator(".board-sheet").bounding_box()
    assert sheet
    assert boxes[0]
    assert sheet["y"] + sheet["height"] <= boxes[0]["y"]


@pytest.mark.parametrize("game", ["delegate_dash", "early_states"])
def test_the_results_table_leads_to_moments_and_the_buttons_work(
    table: Open, page: Page, game: str
) -> None:
    page.set_viewport_size(DESKTOP)
    table(end_link(game))
    end = ply(page)
    page.locator(".course summary").click()
    row = page.locator(".course tbody button").nth(2)
    there = int((row.get_attribute("data-do") or "").removeprefix("past:"))
    row.click()
    assert ply(page) == there
    assert page.locator(".course details[open]").count() == 1, "the table stays open"
    click_on(page, f"past:{end}")
    click_on(page, "watch:0")
    until(page, "document.querySelector('#app').dataset.ply > 2")
    click_on(page, "skip")
    assert ply(page) == end
    click_on(page, "dialog:share")
    assert page.locator(".dialog").is_visible()
    page.keyboard.press("Escape")
    for button in ("again", "rematch"):
        table(end_link(game))
        click_on(page, button)
        wait_for_bots(page)
        assert screen(page) == "table"
        assert ply(page) < end


LIT_ABOVE_CARD = """[...document.querySelectorAll("[data-board] [data-lit]")].some((lit) => {
    const [place, card] = [lit, document.querySelector(".judged")];
    return place.getBoundingClientRect().bottom <= card.getBoundingClientRect().top;
})"""
"""Returns whether the card leaves something to see of what the moment of a review is about."""


def test_the_players_decisions_are_reviewed_in_the_worker(table: Open, page: Page) -> None:
    """The review is cancelled, requested again and shown; a decision opens its moment, and back."""
    page.set_viewport_size(PHONE)
    table(end_link("early_states"))
    end = ply(page)
    page.evaluate(CANCEL_SCRIPT)  # a real click might come after the review of a short game
    click_on(page, "debrief:0")
    until(page, "globalThis.calledOff")
    until(page, "!document.querySelector('.debrief progress')")
    click_on(page, "debrief:0")
    page.wait_for_selector(".judged-list button", timeout=60_000)
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        assert not violations(page), theme
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    decision = page.locator(".judged-list button").first
    there = int((decision.get_attribute("data-do") or "").removeprefix("past:"))
    click_on(page, f"past:{there}")
    assert ply(page) == there
    until(
        page, "document.querySelector('.judged')?.getBoundingClientRect().bottom <= innerHeight + 1"
    )
    lit = page.locator("[data-board] [data-lit]")
    while not lit.count():  # not every decision names a place
        page.locator(".judged-next:not(.off)").click()
    until(page, LIT_ABOVE_CARD)
    page.locator(".judged-away").click()
    until(page, f"document.querySelector('#app').dataset.ply === '{end}'")
    until(page, "document.querySelector('.debrief').getBoundingClientRect().top < innerHeight / 2")


def test_on_a_phone_a_round_of_the_results_shows_its_board(table: Open, page: Page) -> None:
    """The table of rounds lies far below the board, which stayed out of sight."""
    page.set_viewport_size(PHONE)
    table(end_link("delegate_dash"))
    page.locator(".course summary").click()
    row = page.locator(".course tbody button").nth(2)
    row.scroll_into_view_if_needed()
    assert page.evaluate("scrollY") > 0
    row.click()
    until(page, "scrollY === 0")
    assert page.locator(".table.past").is_visible()
