"""Every game's table on desktop and phone, light and dark: axe, and pictures to look at.

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
from e2e.test_access import check_targets, violations
from e2e.test_results import stored_record
from hustings import catalog
from hustings.core.model import HUMAN
from hustings.core.table import Table
from hustings.ui.links.address import name_seats, record_link

Open = Callable[..., Page]
CHECKED_BY_AXE = (("desktop", "light"), ("phone", "dark"))
"""Sizes and themes that axe checks: each once, because axe is slow."""


def middle_link(game: str) -> str:
    """Return the link to the middle of a game, where a human player decides among bots."""
    whole = stored_record(game)
    begun = whole._replace(moves=whole.moves[: len(whole.moves) * 2 // 5])
    seat = Table(catalog.rules(game), begun).seats[0]
    kinds = [HUMAN if n == seat else "bot:easy" for n in range(begun.seats)]
    return f"#{record_link(begun, name_seats(kinds))}"


@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_table_is_accessible_in_both_themes_and_sizes(
    table: Open, page: Page, game: str
) -> None:
    set_instant_pace(page)
    page.set_viewport_size(DESKTOP)
    page = table(middle_link(game))
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
            if (name, theme) in CHECKED_BY_AXE:
                assert not violations(page), (size, theme)
        if page.locator("#app").get_attribute("data-screen") == "table":
            assert_fits(page)
    check_targets(page)
