"""Where the keyboard is: after every drawing, in dialogs, on boards; what a hasty press does."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.playing import instant, ply, screen, settle
from hustings import catalog
from hustings.ui.arrows import DIRECTIONS, Box, neighbours

Open = Callable[..., Page]
ON_BODY = "document.activeElement === document.body || !document.activeElement"
FOCUSED = "document.activeElement?.dataset?.do ?? ''"
PICKS = '.stage [data-do^="pick:"], .panels [data-do^="pick:"], [data-do^="take:"]'


def choose(page: Page, rng: random.Random) -> None:
    """Make a choice by the keyboard alone, once the focus is on one of what is offered."""
    offered = page.eval_on_selector_all(PICKS, "list => list.map(e => e.dataset.do)")
    do = rng.choice(sorted(set(offered)))
    page.locator(f'[data-do="{do}"]').first.focus()
    page.keyboard.press("Enter")
    settle(page)


def test_the_focus_is_never_lost_in_a_whole_game_by_keyboard(table: Open) -> None:
    page = table("#poll_position?seats=human&seed=keyboard")
    rng, lost, choices = random.Random("keyboard"), [], 0
    while screen(page) != "over":
        choose(page, rng)
        choices += 1
        if page.evaluate(ON_BODY):
            lost.append(choices)
        assert choices < 400
    print(f"{len(lost)} of {choices} choices left the focus on the body")
    assert not lost


def test_after_a_border_the_focus_is_beside_it_and_enter_draws_nothing_unseen(table: Open) -> None:
    page = table("#gerrymander?seats=human,human,human&seed=enter")
    page.locator('.gm-edge[aria-label*="E3–F3"] line').first.dispatch_event("click")
    page.locator('[data-do="pick:done"]').click()
    near = page.locator('.gm-edge[data-do^="pick:"][aria-label*="E4–F4"]')
    near.click(force=True)
    drawn = ply(page)
    assert page.locator('.gm-edge[data-do^="pick:"]').count(), "the turn goes on"
    focused = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("Enter")
    assert ply(page) == drawn, f"Enter drew {focused}"
    page.keyboard.press("Enter")
    assert ply(page) == drawn + 1
