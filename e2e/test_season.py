"""A season in the browser: begun, gone on with into the next chapter, read as a newspaper."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.playing import DESKTOP, PHONE, play_on, screen, set_instant_pace
from e2e.test_access import violations
from e2e.test_print import A4_PX, find_unprintable, sheets
from e2e.test_sharing import FAKE_PICTURES, MIN_CARD_BYTES, RESTORE_PICTURES
from hustings.ui.saves.save import SAVES
from hustings.ui.saves.season import SEASONS, season_text
from tests.ui.driver import Driver
from tests.ui.test_newspaper import ended_season

Open = Callable[..., Page]
SEED = "calm-otter-42"
TAKE_FILE = "text => hustings.send(`file:${text}`)"


def backup(stored: dict[str, str]) -> str:
    """Return a backup of games and seasons."""
    kept = [[key, text] for key, text in stored.items() if key.startswith((SAVES, SEASONS))]
    return json.dumps({"format": 1, "made": 1, "stored": kept})


def before_the_end() -> dict[str, str]:
    """Return what is stored before the last click of the first chapter of a season."""
    driver = Driver()
    driver.send(f"season-start:{SEED}")
    stored = dict(driver.stored)
    for n in range(2000):
        if driver.model.screen == "over":
            return stored
        stored = dict(driver.stored)
        driver.click_through(f"click {n}", clicks=1)
    raise AssertionError("the chapter does not end")


def open_paper(page: Page) -> None:
    """Open the newspaper of a finished season from the player's record."""
    season = ended_season("clear", "won", "lost", "clear", "won")
    page.evaluate(TAKE_FILE, backup({SEASONS + season.id: season_text(season)}))
    page.evaluate("hustings.send('hide-notice')")
    page.locator('[data-do="dialog:record"]').click()
    page.locator('[data-do="dialog:paper:s1"]').click()
    page.locator(".card-preview svg").wait_for()


def test_a_season_is_begun_and_gone_on_with(table: Open, page: Page) -> None:
    table()
    page.locator('.season-card [data-do="dialog:season"]').click()
    page.locator('[data-do="season-start"]').click()
    page.wait_for_selector('#app[data-game="early_states"]', state="attached")
    page.evaluate("hustings.send('home')")
    page.get_by_text("Chapter 1 of 5").wait_for()
    page.locator('.season-card [data-do="season"]').click()
    page.wait_for_selector('#app[data-game="early_states"]', state="attached")


def test_the_end_of_a_chapter_leads_to_the_next(table: Open, page: Page) -> None:
    table()
    set_instant_pace(page)
    page.evaluate(TAKE_FILE, backup(before_the_end()))
    page.locator('.season-card [data-do="season"]').click()
    page.wait_for_selector('#app[data-game="early_states"]', state="attached")
    play_on(page, "season")
    assert screen(page) == "over"
    onward = page.locator('.stage > .actions [data-do="season"]')
    assert "Whistle-Stop" in onward.inner_text()
    assert not violations(page)
    onward.click()
    page.wait_for_selector('#app[data-game="whistle_stop"]', state="attached")
    page.evaluate("hustings.send('home')")
    page.get_by_text("Chapter 2 of 5").wait_for()


@pytest.mark.parametrize(
    ("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"]
)
def test_a_newspaper_is_read_at_every_size_in_every_theme(
    table: Open, page: Page, size: ViewportSize, theme: Literal["light", "dark"]
) -> None:
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    table()
    open_paper(page)
    assert not violations(page)
    paper = page.locator(".card-paper").evaluate("e => getComputedStyle(e).fill")
    assert paper == "rgb(246, 240, 226)", "it is light in every theme"
    preview, share = (
        page.locator(each).bounding_box()
        for each in (".card-preview", '[data-do="paper:share:s1"]')
    )
    assert preview is not None
    assert share is not None
    assert abs(preview["width"] - preview["height"]) < 1
    assert share["y"] >= preview["y"] + preview["height"] or share["x"] >= (
        preview["x"] + preview["width"]
    )
    assert page.get_by_role("img", name="Strong season").count() == 1
    page.get_by_role("heading", name="Strong season").wait_for()


def test_a_newspaper_is_shared_saved_and_printed(table: Open, page: Page, site: str) -> None:
    page.set_viewport_size(DESKTOP)
    table()
    open_paper(page)
    answer = page.locator(".dialog .answer")
    try:
        page.evaluate("delete globalThis.got")  # another test's
        page.evaluate(FAKE_PICTURES, "works")
        page.locator('[data-do="paper:share:s1"]').click()
        page.wait_for_function("() => globalThis.got")
        name, kind, size, text = page.evaluate("got")
        assert (name, kind) == (f"hustings-season-{SEED}-newspaper.png", "image/png")
        assert size > MIN_CARD_BYTES, "there is something on it"
        assert text.splitlines() == [
            f"Hustings, a season: 4 of 5 chapters won, 6 of 10 points. (seed {SEED})",
            site,
        ]
        page.evaluate(FAKE_PICTURES, "never")
        page.locator('[data-do="paper:share:s1"]').click()
        answer.get_by_text("neither share nor copy").wait_for()
        page.locator('[data-do="paper:copy:s1"]').click()
        answer.get_by_text("The line is selected").wait_for()
        chosen = page.locator(".written").evaluate(
            "e => e.value.slice(e.selectionStart, e.selectionEnd)"
        )
        assert chosen == text
    finally:
        page.evaluate(RESTORE_PICTURES)
    assert len(sheets(page)) == 1
    page.emulate_media(media="print")
    page.set_viewport_size(A4_PX)  # type: ignore[arg-type]
    assert not find_unprintable(page)
    box = page.locator(".card-preview").bounding_box()
    assert box is not None
    assert box["width"] > 0.9 * A4_PX["width"]
