"""A page that the browser translates still shows what the game says."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.playing import OFFERS, settle
from e2e.test_drawing import FAIL_ONCE
from e2e.watching import Watch
from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.delta import grown

Open = Callable[..., Page]

TRANSLATE = """() => {
    const app = document.getElementById("app");
    const texts = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
        if (!text.data.trim() || text.parentElement.closest("svg, textarea, font")) continue;
        const fonts = [0, 1].map(() => {
            const font = document.createElement("font");
            font.style.verticalAlign = "inherit";
            return font;
        });
        fonts[0].append(fonts[1]);
        fonts[1].append(text.data);
        text.replaceWith(fonts[0]);
    }
    return found.length;
}"""
"""Translates as Chrome does, here into the same words: two font elements stand for each text.

Like Chrome it leaves drawings alone."""

SHOWN = """() => {
    const said = (document.getElementById("app").textContent);
    return [sent.splice(0), said, document.querySelectorAll("#app font").length];
}"""
"""Returns what has been sent since it was last asked, and all that the page says now."""

BESIDE = ("moves", "dialog:menu", "close", "dialog:rules", "close", "zoom:in", "home")
STEPS = 12
"""How many moves are made at most."""


def says(tree: Tree | str | None) -> str:
    """Return all text of a tree, as textContent joins it."""
    if not isinstance(tree, list):
        return tree or ""
    return "".join(says(child) for child in tree[2])


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_translated_page_goes_on_saying_what_the_game_says(
    table: Open, page: Page, watch: Watch, game: str
) -> None:
    watch.allow("told to fail")
    table(f"#{game}?seats=human,bot:easy&seed=translated")
    page.evaluate(FAIL_ONCE)
    tree: Any = None
    rng = random.Random(game)
    wrong, translated = list[str](), 0

    def look(after: str) -> None:
        nonlocal tree, translated
        settle(page)
        sent, said, fonts = page.evaluate(SHOWN)
        for text in sent:
            tree = grown(json.loads(text), [tree])
        translated += fonts
        if said != says(tree):
            wrong.append(after)

    look("the start")
    for _ in range(STEPS):
        page.evaluate(TRANSLATE)
        offers = page.eval_on_selector_all(OFFERS, "list => list.map(e => e.dataset.do)")
        if not offers:  # the game is over
            break
        do = rng.choice(sorted(set(offers)))
        page.evaluate("message => hustings.send(message)", do)
        look(do)
    for message in BESIDE:
        page.evaluate(TRANSLATE)
        page.evaluate("message => hustings.send(message)", message)
        look(message)
    page.evaluate("undone()")  # the page is left to the next test
    assert translated, "nothing that was translated stayed"
    assert not wrong, f"{len(wrong)} of {STEPS + len(BESIDE)} steps show something else"
