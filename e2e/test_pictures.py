"""Every game's table, on a desktop and a phone, light and dark: axe and pictures to be looked at.

Pictures are left in .work/pictures; with HUSTINGS_PICTURES=1 in the environment other tests leave
theirs too.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.playing import (
    DESKTOP,
    OFFERS,
    PHONE,
    assert_fits,
    screenshot,
    set_instant_pace,
    wait_for_bots,
)
from e2e.test_access import check_targets, faults
from e2e.test_over import kept
from hustings import catalog
from hustings.core.model import HUMAN
from hustings.core.table import Table
from hustings.ui.links.address import name_seats, record_link

Open = Callable[..., Page]
JUDGED = (("desktop", "light"), ("phone", "dark"))
"""Where axe looks, which takes its time: both sizes and both themes."""


def midst_of(game: str) -> str:
    """Return the address of a game in its midst: who decides is a person, the others are bots."""
    whole = kept(game)
    begun = whole._replace(moves=whole.moves[: len(whole.moves) * 2 // 5])
    seat = Table(catalog.rules(game), begun).seats[0]
    kinds = [HUMAN if n == seat else "bot:easy" for n in range(begun.seats)]
    return f"#{record_link(begun, name_seats(kinds))}"


@pytest.mark.parametrize("game", catalog.GAMES)
def test_four_pictures_of_a_table_open_to_everybody(table: Open, page: Page, game: str) -> None:
    set_instant_pace(page)
    page.set_viewport_size(DESKTOP)
    page = table(midst_of(game))
    wait_for_bots(page)
    assert page.locator(OFFERS).count()
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
            assert_fits(page)
    check_targets(page)
