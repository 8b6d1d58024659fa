"""Advice in all games by real clicks: a few moves with reasons, each one that can be made."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.playing import DESKTOP, PHONE, click_on, instant, picture, play_on, ply, screen, settle
from hustings import catalog

Open = Callable[..., Page]
SIZES = (DESKTOP, PHONE)
"""So many times advice is asked for and followed in each game, and on screens of what size."""


def whose_turn(page: Page, seed: str) -> None:
    """Play on until a person sees something to decide."""
    for n in range(20):
        settle(page)
        if page.locator('[data-do="hint"][aria-disabled]').count() == 0:
            return
        play_on(page, f"{seed}{n}", 1)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_advice_names_moves_with_reasons_and_can_be_followed(
    table: Open, page: Page, game: str
) -> None:
    instant(page)
    seats = "human,bot:normal" if 2 in catalog.info(game).seats else "human"
    page = table(f"#{game}?seats={seats}&seed=advice")
    named, reasons = [], 0
    for n, size in enumerate(SIZES):
        page.set_viewport_size(size)
        play_on(page, f"advice {n}", 3)
        whose_turn(page, f"wait {n}")
        if screen(page) == "over":  # some games are short
            break
        click_on(page, "hint")
        page.wait_for_selector('.hints [data-do^="pick:"]', timeout=30_000)
        moves = page.eval_on_selector_all(
            '.hints [data-do^="pick:"]', "list => list.map(e => e.dataset.do)"
        )
        assert len(set(moves)) == len(moves) <= 3
        named.append(len(moves))
        reasons += page.locator(".hints .hint-why").count()
        picture(page, f"advice-{game}-{size['width']}-{n}")
        box = page.locator('.hints [data-do^="pick:"]').first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"], "the advice is not on the screen"
        before = ply(page)
        page.locator('.hints [data-do^="pick:"]').first.click()
        settle(page)
        assert ply(page) > before
        assert page.locator(".hints").count() == 0
        if screen(page) == "over":
            break
    assert max(named) > 1
    assert reasons
