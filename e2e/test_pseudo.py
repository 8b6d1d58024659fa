"""The page in the pseudo-language: how it is chosen, no words in code, room for longer ones.

Each message of the pseudo-language stands in brackets and is 40 % longer than the English one.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import READY, ROOT, START_TIMEOUT_MS
from e2e.playing import wait_for_bots
from e2e.watching import Watch
from hustings import catalog
from tools.build import bundle
from tools.build.lean import lean
from tools.build.site import _pyscript, build
from tools.devkit import setup
from tools.devkit.serve import serving
from tools.devkit.stored import storing
from tools.look import sample
from tools.look.browser import Eye, Find
from tools.look.screens import GROUPS, screens_of
from tools.messages import pseudo

MISSING_LANGUAGE = "en-XB"
"""A language whose words no host has."""
TEXTLESS_ELEMENTS = ("py-config", "mpy-config")
"""Elements without texts."""
OUTSIDE_BRACKETS = """(elsewhere) => {
    const word = /(?<![\\p{L}\\p{N}])\\p{L}{2}/u; // "1st" is a sign
    const seed = /\\b[a-z]+-[a-z]+-\\d+\\b/g;
    const said = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];
    // a cited rule is a button within a sentence
    const blocks = "p, li, h1, h2, h3, h4, summary, dt, dd, td, th, div, section, svg, a, "
        + "button:not(.cite)";
    let depth = 0;
    const outside = (text) => [...text].map((sign) => {
        if (sign === "]") depth -= 1;
        const out = depth > 0 ? "" : sign;
        if (sign === "[") depth += 1;
        return out;
    }).join("");
    const found = new Set();
    const look = (text, where) => {
        if (word.test(outside(text.replace(seed, "")))) found.add(`${where}: ${text.trim()}`);
        if (text.endsWith("…")) depth = 0; // its brackets had no room
    };
    const named = (el) => `${el.localName}.${el.getAttribute("class") ?? ""}`;
    // what is announced leaves out clauses, with their brackets
    const left = `script, style, template, noscript, .announcements, ${elsewhere}`;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let block = null; texts.nextNode(); ) {
        const { data, parentElement: el } = texts.currentNode;
        if (el.closest(left)) continue;
        // a sentence may be drawn in several texts, but not in several blocks
        if (block !== (block = el.closest(blocks))) depth = 0;
        look(data, named(el));
    }
    for (const name of said)
        for (const el of document.querySelectorAll(`[${name}]`)) {
            depth = 0;
            if (!el.closest(left)) look(el.getAttribute(name), `${named(el)} ${name}`);
        }
    depth = 0;
    look(document.title, "title");
    return [...found];
}"""
"""Returns the texts of the page outside brackets, and their elements."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a copy of the site with the words of the pseudo-language, packed as the build does."""
    node = setup.node()
    build(ROOT, ROOT / "dist", node)
    folder = tmp_path_factory.mktemp("pseudo")
    pseudo.write(ROOT / "locales", folder / "words")
    shutil.copytree(ROOT / "dist", folder / "site")
    pyodide = lean(ROOT, ROOT / ".work", node, _pyscript(ROOT))
    (build_folder,) = (folder / "site").glob("v-*")
    for name, data in bundle.word_packs(node, pyodide, {pseudo.NAME: folder / "words"}).items():
        (build_folder / name).write_bytes(data)
    with serving(folder / "site") as address:
        yield address


@pytest.fixture(scope="module")
def spoken(browser: Browser, browser_context_args: dict[str, Any], site: str) -> Iterator[Page]:
    """Return a page in whose browser profile the pseudo-language was chosen."""
    with browser.new_context(**browser_context_args) as context:
        context.add_init_script(storing("language", pseudo.NAME))
        page = context.new_page()
        page.goto(site)
        page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
        yield page


def test_the_page_and_its_bots_speak_the_language_that_was_chosen(spoken: Page) -> None:
    assert spoken.locator("html").get_attribute("lang") == pseudo.NAME
    assert spoken.locator(".game-title").first.inner_text().startswith("[")
    spoken.evaluate("location.hash = '#delegate_dash?seats=human,bot:easy&seed=pseudo'")
    spoken.wait_for_selector('#app[data-game="delegate_dash"]', state="attached")
    wait_for_bots(spoken)
    spoken.evaluate("hustings.send('hint')")
    reason = spoken.locator(".hints li").first
    reason.wait_for(timeout=START_TIMEOUT_MS)
    assert "[" in reason.inner_text(), "the bot worker gives its reasons in it as well"


def test_a_language_that_does_not_arrive_leaves_the_page_in_english(
    page: Page, site: str, watch: Watch
) -> None:
    page.add_init_script(storing("language", MISSING_LANGUAGE))
    watch.allow("404")
    page.goto(site)
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert page.locator("html").get_attribute("lang") == "en-GB"
    assert "language" in page.locator(".banner").inner_text()
    assert page.locator("#trouble").count() == 0


@pytest.mark.parametrize("group", GROUPS)
def test_screens_have_no_text_in_code_and_space_for_longer_words(
    spoken: Page, site: str, group: str
) -> None:
    eye = Eye(spoken, site)
    untranslated: set[str] = set()
    finds: list[Find] = []
    for screen in screens_of(group):
        finds += sample.look_at_screens(eye, [screen])
        untranslated |= words_in_code(spoken)
    assert not untranslated
    assert not finds, "\n".join(map(str, finds))


@pytest.mark.parametrize("game", catalog.GAMES)
def test_boards_have_no_text_in_code_and_space_for_longer_words(
    spoken: Page, site: str, game: str
) -> None:
    eye = Eye(spoken, site)
    untranslated: set[str] = set()
    finds: list[Find] = []
    for position in sample.sample_of(game):
        finds += eye.look(position, sample.SIZES, sample.THEMES[:1])
        untranslated |= words_in_code(spoken)
    assert not untranslated
    assert not finds, "\n".join(map(str, finds))


def words_in_code(page: Page) -> set[str]:
    """Return the texts of the page outside the brackets of messages."""
    return set(page.evaluate(OUTSIDE_BRACKETS, ", ".join(TEXTLESS_ELEMENTS)))
