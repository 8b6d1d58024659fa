"""The end of a game: the comparison with a challenge, and the past through others' eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page

from e2e.conftest import until
from e2e.playing import DESKTOP, PHONE, keep_picture, play_on, ply, screen, set_instant_pace
from e2e.test_access import violations
from e2e.test_results import LABEL_PROBLEMS, end_link, stored_record

Open = Callable[..., Page]
LOOKS: Final = ((DESKTOP, "light"), (PHONE, "dark"))
LINES_SCRIPT: Final = """() => document.querySelectorAll('.against .graph-line').length"""


@pytest.fixture(autouse=True)
def set_up_page(page: Page) -> None:
    """Set the pace to instant, and stop motion while sizes are measured."""
    set_instant_pace(page)
    page.emulate_media(reduced_motion="reduce")


def played_by_one(game: str) -> str:
    """Return the link to the end of a stored record, as one person played it against bots."""
    seats = stored_record(game).seats
    return f"{end_link(game)}&seats={','.join(['human', *['bot:easy'] * (seats - 1)])}"


@pytest.mark.parametrize("game", ["gerrymander", "early_states"])
def test_both_games_stand_in_one_graph(table: Open, page: Page, game: str) -> None:
    page.set_viewport_size(DESKTOP)
    table(played_by_one(game))
    page.wait_for_selector(".graph")
    assert not page.evaluate(LINES_SCRIPT)
    page.evaluate(f"hustings.send('past:{ply(page) // 2}'); hustings.send('branch')")
    play_on(page, game)
    assert screen(page) == "over"
    until(page, f"({LINES_SCRIPT})() === 2")
    page.locator(".against summary").click()
    for size, theme in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        # a button that happens to be half below the bar at the foot would count as too small
        page.locator(".against").evaluate("e => e.scrollIntoView({ block: 'start' })")
        assert not violations(page), (size, theme)
        assert not page.evaluate(LABEL_PROBLEMS.replace("'.graph'", "'.against .graph'")), size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        keep_picture(page, f"against-{game}-{theme}")


def test_hands_can_be_seen_once_the_game_is_over(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table(played_by_one("whistle_stop"))
    page.wait_for_selector(".graph")
    page.evaluate("hustings.send('past:9')")
    choice = page.locator('[data-change="eyes"]')
    assert choice.input_value() == "0"
    hand = page.locator(".ws-hand")
    before = hand.inner_text()
    choice.select_option("1")
    until(page, "document.querySelector('.ws-hand').innerText !== " + repr(before))
    choice.select_option("open")
    until(page, "!document.querySelector('.ws-hand')")
    assert "In hand:" in page.locator(".ws-known").inner_text()
    assert not violations(page)
    choice.scroll_into_view_if_needed()
    keep_picture(page, "eyes-open")
