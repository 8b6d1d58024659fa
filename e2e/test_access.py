"""Accessibility: axe on every screen, and names and sizes in SVG, which axe does not check.

The tables of all games are checked in test_pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.playing import PHONE, set_instant_pace, wait_for_animations

Open = Callable[..., Page]
AXE = (Path(__file__).resolve().parents[1] / "node_modules" / "axe-core" / "axe.min.js").read_text(
    "utf-8"
)
RUN_AXE = """async () => {
    const {violations} = await axe.run(document, {
        resultTypes: ["violations"], preload: false,
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
        rules: {"label-content-name-mismatch": {enabled: true}}});
    // pieces on a board are drawn with abbreviations that their names spell out
    const abbreviates = (v, n) => v.id === "label-content-name-mismatch"
        && document.querySelector(n.target[0])?.closest("svg");
    return violations.flatMap(v => v.nodes.filter(n => !abbreviates(v, n))
        .map(n => `${v.id}: ${n.html.slice(0, 160)}`));
}"""
TARGETS = """() => [...document.querySelectorAll('.board svg [data-do]')].map(e => {
    const box = e.getBoundingClientRect();
    return {name: e.getAttribute('aria-label') ?? '', role: e.getAttribute('role') ?? '',
            do: e.dataset.do, width: box.width, height: box.height};
})"""
MIN_TARGET_PX = 24
"""The least size of a click target in CSS pixels (WCAG 2.2, 2.5.8)."""


def violations(page: Page) -> list[str]:
    """Return the violations that axe finds on the page once it has come to rest."""
    wait_for_animations(page)
    if page.evaluate("globalThis.axe === undefined"):
        page.evaluate(AXE)
    problems: list[str] = page.evaluate(RUN_AXE)
    return problems


@pytest.fixture(autouse=True)
def set_up_page(page: Page) -> None:
    """Set the pace to instant, and stop motion while colours are measured."""
    set_instant_pace(page)
    page.emulate_media(reduced_motion="reduce")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_home_set_up_and_dialogs_are_accessible(table: Open, page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page = table()
    assert not violations(page)
    page.locator('[data-do="dialog:prefs"]').click()
    assert not violations(page)
    page.keyboard.press("Escape")
    page.locator('[data-do^="setup:"]').first.click()
    page.locator("summary").first.click()
    assert not violations(page)
    page.locator('[data-do="dialog:rules"]').click()
    assert not violations(page)


def check_targets(page: Page) -> None:
    """Assert that click targets on the board have a name and a size, on a phone too."""
    page.set_viewport_size(PHONE)
    while page.locator('[data-do="zoom:in"]:not([aria-disabled])').count():
        page.locator('[data-do="zoom:in"]').click()
    targets: list[dict[str, Any]] = page.evaluate(TARGETS)
    for target in targets:
        assert target["name"], target
        assert target["role"] or target["do"].startswith("why:"), target
        assert max(target["width"], target["height"]) >= MIN_TARGET_PX, target
        assert min(target["width"], target["height"]) >= MIN_TARGET_PX * 0.5, target
