"""The player's record: a finished game counts, also in the browser and after a reload."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from e2e.conftest import until
from e2e.playing import PHONE, set_instant_pace, trust_clicks, wait_for_animations
from e2e.test_access import violations
from tools.look.screens import screens

Open = Callable[..., Page]
PLAY_TO_THE_END = """async () => {
    const app = document.getElementById("app");
    for (let n = 0; n < 4000 && app.dataset.screen !== "over"; n++) {
        const pick = document.querySelector('[data-do^="pick:"]');
        if (pick) hustings.send(pick.dataset.do);
        await new Promise(done => setTimeout(done, 5));
    }
    return app.dataset.screen;
}"""
"""Plays the first legal move until the game is over; returns the screen."""


SCREENS = {screen.name: screen for screen in screens()}


def test_a_finished_game_is_in_the_record_after_a_reload(
    loaded: Callable[..., Page],
) -> None:
    page = loaded("#gerrymander?seats=human&seed=record")
    set_instant_pace(page)
    assert page.evaluate(PLAY_TO_THE_END) == "over"
    page.locator(".own-record").first.wait_for()
    page.reload()
    page.wait_for_selector('#app[data-ready="1"]', state="attached")
    page.evaluate("hustings.send('home')")
    page.locator('[data-do="dialog:record"]').click()
    row = page.locator(".game-record tbody tr")
    row.wait_for()
    assert row.locator("td").nth(1).text_content() == "1"
    assert violations(page) == []
    page.locator('[data-do="dialog:delete-results"]').click()
    page.locator('[data-do="delete-results"]').click()
    page.locator('[data-do="dialog:record"]').click()
    assert page.locator(".game-record").count() == 0


def test_todays_game_is_that_of_the_players_own_date(table: Open, page: Page) -> None:
    page = table()
    date = page.evaluate(
        """() => {
            const now = new Date();
            const two = (n) => `${n}`.padStart(2, "0");
            return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
        }"""
    )
    until(page, f"document.querySelector('.today a').href.includes('{date}')")


def test_a_missed_day_of_the_calendar_is_played_by_keys(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table()
    for message in SCREENS["dialog/record"].steps:
        page.evaluate("message => hustings.send(message)", message)
    days = page.locator(".calendar .day")
    days.first.wait_for()
    wait_for_animations(page)
    assert violations(page) == []
    boxes = [each.bounding_box() for each in days.all()]
    assert all(box and box["width"] >= 40 and box["height"] >= 44 for box in boxes)
    missed = page.locator('.calendar .day[aria-label*="not played"]:not([data-do="dialog:today"])')
    trust_clicks(page)
    missed.last.focus()  # the first day has the focus, as yet unmarked
    page.keyboard.press("Enter")
    page.locator('.dialog [data-do^="day:"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector('#app[data-screen="table"]', state="attached")
    page.get_by_text("counts neither for the calendar").wait_for(state="attached")


def test_the_strongest_level_plays_the_same_luck_in_the_worker(table: Open, page: Page) -> None:
    page = table("#delegate_dash?seats=human,bot:easy&seed=match")
    set_instant_pace(page)
    assert page.evaluate(PLAY_TO_THE_END) == "over"
    page.locator('.match [data-do="match"]').click()
    page.locator(".match", has_text="in your place:").wait_for(timeout=60_000)
