"""A headline during playback: a clipping over the status line and the prompt, over no target."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.playing import DESKTOP, PHONE
from hustings import catalog
from hustings.core.packed_link import to_link
from hustings.core.record import load
from tests.golden import records
from tests.kit import Kit

Open = Callable[..., Page]
COVERED = """() => {
    const clip = document.querySelector(".clipping").getBoundingClientRect();
    const targets = document.querySelectorAll(
        ".topbar [data-do], .stage [data-do]:not(.strip-lines)");
    return [...targets].filter((each) => {
        const box = each.getBoundingClientRect();
        return each.checkVisibility() && box.width && box.left < clip.right - 1
            && box.right > clip.left + 1 && box.top < clip.bottom - 1 && box.bottom > clip.top + 1;
    }).map((each) => each.dataset.do);
}"""
"""Returns what can be clicked below the clipping; the status line gets its clicks all the same."""
UNDER_POINTER = """() => {
    const clip = document.querySelector(".clipping").getBoundingClientRect();
    const found = document.elementFromPoint(clip.left + 20, clip.top + 14);
    return found.closest(".clipping") === null;
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", ["delegate_dash", "gerrymander"])
def test_a_clipping_covers_no_target_and_leaves_by_itself(
    table: Open, page: Page, name: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    record = load(records(Kit(name))[0].read_text(encoding="utf-8"), catalog.find)
    page = table(f"#r={to_link(record)}")
    page.evaluate("hustings.send('past:0')")
    page.evaluate("hustings.send('watch:0')")
    clipping = page.locator(".clipping")
    expect(clipping).to_be_visible(timeout=60_000)
    assert page.evaluate(COVERED) == []
    assert page.evaluate(UNDER_POINTER)
    page.evaluate("hustings.send('skip')")
    expect(clipping).to_have_count(0)
    expect(page.locator(".log-headline").first).to_be_attached()
