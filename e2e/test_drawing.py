"""Changes of the page give the same document as the whole page."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.playing import OFFERS
from e2e.watching import Watch
from hustings import catalog
from hustings.draw.delta import apply_change
from hustings.draw.lettering import Face, width

Open = Callable[..., Page]

FAIL_ONCE = """() => {
    const draw = hustings.draw;
    globalThis.sent = [];
    hustings.draw = () => {
        hustings.draw = (json) => (sent.push(json), draw(json));
        throw new Error("told to fail");
    };
    globalThis.undone = () => { hustings.draw = draw; };
    hustings.send("zoom:in");
}"""
"""Lets one drawing fail, so that the next is sent whole, and records all that is sent."""

PLAY = """async ([selector, clicks]) => {
    const how = { bubbles: true, cancelable: true };
    const click = (e) => e.dispatchEvent(new MouseEvent("click", how));
    const press = (does) => {
        const found = document.querySelector(`[data-do="${does}"]`);
        if (found) click(found);
    };
    for (let n = 0; n < clicks; n++) {
        const offers = [...document.querySelectorAll(selector)];
        if (!offers.length || document.getElementById("app").dataset.screen === "over") break;
        click(offers[(n * 7919) % offers.length]);
        if (n % 5 === 1) press("moves");
        if (n % 7 === 3) press("dialog:menu"), press("close");
        await new Promise((resolve) => setTimeout(resolve));
    }
}"""

DOCUMENT_HTML = 'document.getElementById("app").outerHTML.replace(/ style=""/g, "")'
GET_SENT = f"() => [sent, {DOCUMENT_HTML}]"
"""Returns what has been sent, and the resulting document."""
DRAW_WHOLE_PAGE = f"""([json, known]) => {{
    if (sent.length > known) return null;
    hustings.draw(json);
    return {DOCUMENT_HTML};
}}"""
"""Draws a whole page and returns the document; null if more has been sent meanwhile."""


@pytest.mark.parametrize("name", catalog.GAMES)
def test_changes_give_the_same_document_as_a_whole_page(
    table: Open, page: Page, watch: Watch, name: str
) -> None:
    watch.allow("told to fail")
    seats = ",".join(["human"] * max(catalog.info(name).seats))
    page = table(f"#{name}?seats={seats}&seed=drawing")
    page.evaluate(FAIL_ONCE)
    page.evaluate(PLAY, [OFFERS, 25])
    sent, changed, whole = list[str](), "", None
    while whole is None:  # playback of the end of a game goes on for a while
        sent, changed = page.evaluate(GET_SENT)
        tree: Any = None
        for text in sent:
            tree = apply_change(json.loads(text), [tree])
        whole = page.evaluate(DRAW_WHOLE_PAGE, [json.dumps(tree), len(sent)])
    assert isinstance(json.loads(sent[0])[0], str), "after a failure the whole page is sent"
    assert whole == changed
    page.evaluate("undone()")  # restore the page for the next test


def test_the_list_of_moves_opens_by_the_keyboard_and_stays_open(table: Open, page: Page) -> None:
    page = table("#gerrymander?seats=human&seed=list")
    items = page.locator(".movelist li")
    assert items.count() == 0
    page.locator(".movelist summary").focus()
    page.keyboard.press("Enter")
    items.first.wait_for()
    assert page.evaluate("document.activeElement.localName") == "summary"
    page.locator(".movelist li button").first.click()
    items.first.wait_for()
    page.locator(".movelist summary").click()
    page.wait_for_selector(".movelist:not([open])", state="attached")
    assert items.count() == 0


@pytest.mark.parametrize(
    ("face", "font"),
    [("text", "400 100px Public Sans"), ("bold", "600 100px Public Sans"),
     ("display", "700 100px Zilla Slab")],
)  # fmt: skip
def test_fonts_have_the_widths_that_boards_assume(table: Open, face: Face, font: str) -> None:
    """Boards shrink what is wider than its box before a browser has drawn it."""
    texts = ["Representative North", "South Carolina", "Zürich, geschlossen", "Électeurs"]
    widths = table().evaluate(
        """async ([font, texts]) => {
            await document.fonts.load(font);
            const canvas = document.createElement("canvas").getContext("2d");
            canvas.font = font;
            return texts.map((text) => canvas.measureText(text).width / 100);
        }""",
        [font, texts],
    )
    assert widths == [pytest.approx(width(text, face), rel=0.05) for text in texts]
