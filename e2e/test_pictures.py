"""Every game's table, on a desktop and a phone, light and dark: axe and pictures to be looked at.

Pictures are left in .work/pictures; with HUSTINGS_PICTURES=1 in the environment other tests leave
theirs too, and those that the README shows are renewed in docs/pictures.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.playing import DESKTOP, PHONE, PICTURES, fits, instant, play_on, screenshot, settle
from e2e.test_access import check_targets, faults
from hustings import catalog

Open = Callable[..., Page]
DOCS = Path(__file__).resolve().parents[1] / "docs" / "pictures"
CLICKS = 26
"""How far each game is played before the picture is taken."""
JUDGED = (("desktop", "light"), ("phone", "dark"))
"""Where axe looks, which takes its time: both sizes and both themes."""


@pytest.mark.parametrize("game", catalog.GAMES)
def test_four_pictures_of_a_table_open_to_everybody(table: Open, page: Page, game: str) -> None:
    seats = catalog.info(game).seats
    kinds = ",".join(["human", "bot:normal", "bot:normal"][: min(3, seats[-1])])
    instant(page)
    page.set_viewport_size(DESKTOP)
    page = table(f"#{game}?seats={kinds}&seed=picture")
    play_on(page, "picture", CLICKS)
    settle(page)
    for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
        page.set_viewport_size(size)
        for theme in ("light", "dark"):
            page.emulate_media(
                color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce"
            )
            path = screenshot(page, f"{game}-{name}-{theme}")
            assert path.stat().st_size > 10_000
            if (name, theme) in JUDGED:
                assert not faults(page), (size, theme)
        if page.locator("#app").get_attribute("data-screen") == "table":
            fits(page)
    check_targets(page)
    if os.environ.get("HUSTINGS_PICTURES"):
        DOCS.mkdir(parents=True, exist_ok=True)
        shown = PICTURES / f"{game}-desktop-light.png"
        (DOCS / f"{game.replace('_', '-')}.png").write_bytes(shown.read_bytes())
