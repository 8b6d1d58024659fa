"""The room a board has in windows of every shape: as much as there is, and never too little."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.playing import PHONE
from hustings import catalog

Open = Callable[..., Page]
LYING: ViewportSize = {"width": 740, "height": 360}
TABLET: ViewportSize = {"width": 768, "height": 1024}
TINY: ViewportSize = {"width": 320, "height": 256}
"""A window of 1280 × 1024 in which everything is shown four times as large."""
BOXES = """() => Object.fromEntries(
    [".prompt", ".board", ".board-sheet", ".stage > .actions", ".side"]
    .map((each) => [each, document.querySelector(each).getBoundingClientRect()])
    .map(([each, box]) => [each.split(" ").at(-1).slice(1), box]))"""


def boxes(page: Page, size: ViewportSize) -> dict[str, dict[str, float]]:
    """Return where the parts of the table lie in a window of this size."""
    page.set_viewport_size(size)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "scrolls sideways"
    found: dict[str, dict[str, float]] = page.evaluate(BOXES)
    return found


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_board_has_its_room_in_every_window(table: Open, page: Page, game: str) -> None:
    page = table(f"#{game}?seed=space")
    lying = boxes(page, LYING)
    assert lying["actions"]["left"] >= lying["board"]["right"]
    assert lying["prompt"]["left"] >= lying["board"]["right"]
    assert lying["actions"]["top"] + 44 <= LYING["height"], "the first button is on the screen"
    assert lying["board-sheet"]["width"] >= 300
    tablet = boxes(page, TABLET)
    assert tablet["board-sheet"]["width"] >= TABLET["width"] - 32
    assert tablet["side"]["top"] >= tablet["actions"]["bottom"]
    tiny = boxes(page, TINY)
    assert tiny["board-sheet"]["width"] >= 300
    assert tiny["board-sheet"]["height"] >= 200, "it is not shrunk to what the window leaves"


def test_a_long_line_of_the_strip_can_be_read_whole_on_a_phone(table: Open, page: Page) -> None:
    page = table("#whistle_stop?seats=human,bot:normal&seed=space")
    page.set_viewport_size(PHONE)
    height = page.locator(".strip").evaluate("e => e.offsetHeight")
    fits = page.evaluate(
        """() => {
            const strip = document.querySelector(".strip");
            strip.innerHTML = '<button class="strip-lines"><span class="strip-line"><span>'
                + "Iris: Upper Midwest for $2M, Appalachian +1, Mid-Atlantic +1, Texas +1"
                + '</span></span><span class="strip-line"><span>Ada: passes</span></span></button>';
            const [line, lines] = [".strip-line", ".strip-lines"].map(e => strip.querySelector(e));
            const whole = line.scrollHeight <= line.clientHeight;
            return whole && line.offsetHeight <= lines.offsetHeight;
        }"""
    )
    assert fits
    assert page.locator(".strip").evaluate("e => e.offsetHeight") == height
