"""Printing: the table with its side panel, and the whole rules."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.playing import DESKTOP, PHONE, click_on, play_on, set_instant_pace, wait_for_bots
from e2e.sampling import some_games
from hustings import catalog
from tools.look.browser import script

Open = Callable[..., Page]
A4_PX = {"width": 703, "height": 1031}
"""A sheet inside its margins, in CSS pixels."""


def sheets(page: Page) -> list[bytes]:
    """Print the page on A4; return the content of each sheet."""
    pdf = page.pdf(format="A4", print_background=True, prefer_css_page_size=True)
    pages = []
    for number in re.findall(rb"/Type /Page\b[^s].*?/Contents (\d+) 0 R", pdf, re.DOTALL):
        body = pdf[pdf.index(b"\n" + number + b" 0 obj") :]
        start = body.index(b"stream") + len(b"stream")
        pages.append(zlib.decompressobj().decompress(body[start:].lstrip(b"\r\n")))
    assert len(pages) == len(re.findall(rb"/Type /Page\b(?!s)", pdf))
    return pages


def find_unprintable(page: Page) -> list[str]:
    """Return the elements that are cut off, scroll or are fixed, which paper cannot show."""
    texts: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('#app *')].filter(e => {
            const style = getComputedStyle(e);
            if (!e.getClientRects().length || e.closest('svg')) return false;
            const cut = style.overflowY !== 'visible' && e.scrollHeight > e.clientHeight + 2;
            return cut || ['fixed', 'sticky'].includes(style.position);
        }).map(e => e.className)"""
    )
    return texts


@some_games
def test_a_table_is_printed_once(table: Open, page: Page, game: str) -> None:
    set_instant_pace(page)
    page.set_viewport_size(DESKTOP)
    sizes = catalog.info(game).seats
    kinds = ",".join(["human", "bot:easy"][: 2 if 2 in sizes else 1])
    table(f"#{game}?seats={kinds}&seed=paper")
    play_on(page, "paper", clicks=6)
    wait_for_bots(page)
    pages = sheets(page)
    assert 1 <= len(pages) <= 4
    assert len(set(pages)) == len(pages), "the same sheet twice"
    page.emulate_media(media="print")
    page.set_viewport_size(A4_PX)  # type: ignore[arg-type]
    assert not find_unprintable(page)
    for part in (".board-sheet", ".panels .panel", ".plates", ".ask"):
        assert page.locator(part).first.is_visible(), part
    assert page.locator(".button:visible").count() == 0


FAINT_TEXTS = """() => lookAt(true).finds.map(({ text, note }) => `${text}: ${note}`)"""
"""Returns texts with too little contrast to their background."""
PLAY_TO_SALE = """async () => {
    const calm = () => new Promise((done) => setTimeout(done));
    const app = document.getElementById("app");
    for (let n = 0; n < 400 && !document.querySelector(".es-item.legal"); n++) {
        do await calm(); while (app.dataset.busy === "1");
        const picks = [...document.querySelectorAll('.stage [data-do^="pick:"]')];
        const money = picks.find(({ dataset }) => /fund|money|cash/.test(dataset.do));
        hustings.send((money ?? picks[(n * 7) % picks.length]).dataset.do);
    }
    return Boolean(document.querySelector(".es-item.legal"));
}"""
"""Plays Early States until something is for sale."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_items_for_sale_are_legible_on_paper(table: Open, page: Page, scheme: Any) -> None:
    """The dark edge of an item lies under its face, which must be filled on paper too."""
    set_instant_pace(page)
    page.set_viewport_size(DESKTOP)
    page.emulate_media(color_scheme=scheme)
    table("#early_states?seats=human&seed=paper")
    assert page.evaluate(PLAY_TO_SALE)
    page.emulate_media(media="print", color_scheme=scheme)
    page.evaluate(script())
    assert page.evaluate(FAINT_TEXTS) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_rules_are_printed_whole(table: Open, page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    table("#delegate_dash?seats=human,human&seed=paper")
    click_on(page, "dialog:menu")
    page.locator('.dialog [data-do="dialog:rules"]').click()
    pages = sheets(page)
    assert len(pages) >= 3
    assert len(set(pages)) == len(pages), "the same sheet twice"
    page.emulate_media(media="print")
    page.set_viewport_size(A4_PX)  # type: ignore[arg-type]
    assert not find_unprintable(page)
    assert not page.locator(".stage .board").is_visible()
    whole = page.evaluate("document.querySelector('.rulebook').scrollHeight")
    assert len(pages) - 1 <= whole / A4_PX["height"] <= len(pages) + 1
    page.emulate_media(media="null")
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.keyboard.press("Escape")
    page.locator(".dialog").wait_for(state="detached")
    assert len(sheets(page)) < 5, "without the rules it is the table again"
