"""A page that the browser translates still shows the game's texts."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from e2e.playing import OFFERS, wait_for_bots
from e2e.sampling import some_games
from e2e.test_drawing import FAIL_ONCE
from e2e.watching import Watch
from hustings.core.protocols import Tree
from hustings.draw.delta import apply_change

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
"""Translates like Chrome, but into the same words: two font elements replace each text.

Like Chrome it leaves drawings alone."""

SHOWN = """() => {
    const said = (document.getElementById("app").textContent);
    return [sent.splice(0), said, document.querySelectorAll("#app font").length];
}"""
"""Returns what has been sent since the last call, and all text of the page."""

OTHER_MESSAGES = ("moves", "dialog:menu", "close", "dialog:rules", "close", "zoom:in", "home")
MAX_MOVES = 12
"""The greatest number of moves."""


def text_of(tree: Tree | str | None) -> str:
    """Return the text of a tree, as textContent joins it."""
    if not isinstance(tree, list):
        return tree or ""
    return "".join(text_of(child) for child in tree[2])


@some_games
def test_a_translated_page_still_shows_the_games_texts(
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
        wait_for_bots(page)
        sent, shown, fonts = page.evaluate(SHOWN)
        for text in sent:
            tree = apply_change(json.loads(text), [tree])
        translated += fonts
        if shown != text_of(tree):
            wrong.append(after)

    look("the start")
    for _ in range(MAX_MOVES):
        page.evaluate(TRANSLATE)
        offers = page.eval_on_selector_all(OFFERS, "list => list.map(e => e.dataset.do)")
        if not offers:  # the game is over
            break
        do = rng.choice(sorted(set(offers)))
        page.evaluate("message => hustings.send(message)", do)
        look(do)
    for message in OTHER_MESSAGES:
        page.evaluate(TRANSLATE)
        page.evaluate("message => hustings.send(message)", message)
        look(message)
    page.evaluate("undone()")  # restore the page for the next test
    assert translated, "nothing that was translated stayed"
    assert not wrong, f"{len(wrong)} of {MAX_MOVES + len(OTHER_MESSAGES)} steps show something else"
