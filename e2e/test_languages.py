"""The page in another language: chosen by the browser, an address or the menu, and kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from e2e.conftest import READY, START_TIMEOUT_MS, follow
from e2e.playing import DESKTOP, PHONE, play_to_end, set_instant_pace
from e2e.sampling import pairs
from e2e.test_steady_board import BOARD_POSITION, RUN_LESSON
from hustings import catalog
from hustings.messages import languages
from tools.devkit.stored import storing
from tools.look import sample
from tools.look.browser import Eye
from tools.look.screens import GROUPS, screens_of

OTHERS = [each for each in languages.available() if each != languages.FIRST]

GERMAN = ("de", "Sprache")
FRENCH = ("fr", "Langue")


def language_of(page: Page) -> str:
    """Return the language of the page, once it is ready."""
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    return page.locator("html").get_attribute("lang") or ""


def heading_of_choice(page: Page) -> str:
    """Return what the choice of a language is called."""
    return page.locator(".languages").first.get_attribute("aria-label") or ""


@pytest.mark.parametrize(("language", "heading"), [GERMAN, FRENCH])
def test_a_first_visit_speaks_the_language_of_the_browser(
    browser: Browser,
    browser_context_args: dict[str, Any],
    site: str,
    language: str,
    heading: str,
) -> None:
    with browser.new_context(**browser_context_args | {"locale": f"{language}-CH"}) as context:
        page = context.new_page()
        page.goto(site)
        assert language_of(page) == language
        assert heading_of_choice(page) == heading


def test_an_address_chooses_the_language_and_forgets_it(page: Page, site: str) -> None:
    """So a link that is copied from the address carries nobody's language."""
    page.goto(f"{site}?lang=fr#gerrymander?seats=human,bot:easy&seed=x")
    assert language_of(page) == "fr"
    assert "lang=" not in page.url
    page.reload()
    assert language_of(page) == "fr", "it is remembered"
    page.goto(f"{site}#lang=de")
    page.reload()
    assert language_of(page) == "de"
    assert "lang=" not in page.url


@pytest.mark.parametrize("path", ["de/gerrymander/", "de/gerrymander/index.html", "de/", "de"])
def test_pages_of_a_language_open_the_table_in_it(page: Page, site: str, path: str) -> None:
    """The address names the game only until the table, soon after it is ready, writes its link."""
    page.goto(f"{site}{path}")
    assert language_of(page) == "de"
    shows = "game='gerrymander'" if "gerry" in path else "screen='home'"
    page.wait_for_selector(f"#app[data-{shows}]", state="attached")
    assert page.url.startswith(site)
    assert "/de/" not in page.url
    assert "lang=" not in page.url


def test_an_installed_page_describes_itself_in_its_language(page: Page, site: str) -> None:
    link = page.locator('link[rel="manifest"]')
    page.goto(site)
    assert language_of(page) == "en-GB"
    assert link.get_attribute("href") == "./manifest.webmanifest"
    page.goto(f"{site}?lang=de")
    page.wait_for_selector('link[rel="manifest"][href^="./de/"]', state="attached")
    address = link.evaluate("link => link.href")
    manifest = page.request.get(address).json()
    assert manifest["lang"].startswith("de")
    for path in (manifest["start_url"], manifest["icons"][0]["src"]):
        assert page.request.get(urljoin(address, path)).ok, path


def test_a_game_goes_on_in_another_language(page: Page, site: str) -> None:
    page.goto(f"{site}#gerrymander?seats=human,human&seed=x")
    assert language_of(page) == "en-GB"
    page.locator('[data-do^="pick:border."]').first.dispatch_event("click")
    page.locator('[data-do="undo"]:not([aria-disabled])').wait_for()
    page.locator("[data-do='dialog:menu']").click()
    page.locator("[data-do='dialog:prefs']").click()
    with page.expect_navigation():
        page.locator(".dialog [data-do='speak:de']").click()
    assert language_of(page) == "de"
    assert page.locator("#app").get_attribute("data-game") == "gerrymander"
    page.locator('[data-do="undo"]:not([aria-disabled])').wait_for()
    with page.expect_navigation():
        page.evaluate("hustings.send('speak:en')")
    assert language_of(page) == "en-GB"


def test_what_the_build_has_written_is_not_shown_in_the_wrong_language(
    page: Page, site: str
) -> None:
    page.route("**/hustings.pack", lambda route: None)  # the table never gets ready
    page.goto(f"{site}?lang=de")
    page.locator(".game-title").first.wait_for()
    assert page.locator(".masthead .tagline").is_hidden()
    assert page.locator("#load-words").inner_text() != ""
    assert "Fetching" not in page.locator("#load-words").inner_text()


@pytest.fixture(scope="module", params=OTHERS)
def spoken(
    browser: Browser,
    browser_context_args: dict[str, Any],
    site: str,
    request: pytest.FixtureRequest,
) -> Iterator[Page]:
    """Return a page that speaks a language."""
    with browser.new_context(**browser_context_args) as context:
        context.add_init_script(storing("language", request.param))
        page = context.new_page()
        page.goto(site)
        assert language_of(page) == request.param
        yield page


@pytest.mark.slow
@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_whole_game_is_played_by_clicks_in_every_language(spoken: Page, game: str) -> None:
    seats = ",".join(["human", *["bot:easy"] * (min(catalog.info(game).seats) - 1)])
    follow(spoken, f"#{game}?seats={seats}&seed=spoken")
    spoken.wait_for_selector(f'#app[data-game="{game}"]', state="attached")
    set_instant_pace(spoken)
    language = spoken.locator("html").get_attribute("lang")
    play_to_end(spoken, "spoken", f"{game}-{language}")
    wrong = spoken.locator(":lang(en):not(.languages *)")
    assert wrong.count() == 0


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", catalog.GAMES)
def test_whole_lessons_have_room_for_every_language(
    spoken: Page, game: str, size: ViewportSize
) -> None:
    """The board stays where it is, whole above the buttons, and no text of the card is cut."""
    spoken.set_viewport_size(size)
    set_instant_pace(spoken)
    spoken.evaluate(f"hustings.send('learn:{game}')")
    result = spoken.evaluate(RUN_LESSON.replace("eval(board)", f"({BOARD_POSITION})"))
    assert result["at"] == "done"
    assert len({place for _, place in result["places"]}) == 1, result["places"]
    assert not result["scrolls"]
    assert not result["hidden"]


@pytest.mark.slow
@pytest.mark.parametrize("group", GROUPS)
def test_screens_have_room_for_every_language(spoken: Page, site: str, group: str) -> None:
    eye = Eye(spoken, site)
    finds = [find for screen in screens_of(group) for find in sample.look_at_screens(eye, [screen])]
    assert not finds, "\n".join(map(str, finds))


@pairs("game, spoken", catalog.GAMES, {each: each for each in OTHERS}, indirect=["spoken"])
def test_boards_have_room_for_every_language(spoken: Page, site: str, game: str) -> None:
    eye = Eye(spoken, site)
    finds = [
        find
        for position in sample.sample_of(game)
        for find in eye.look(position, (*sample.SIZES, *sample.SMALL_DESKTOP), sample.THEMES[:1])
    ]
    assert not finds, "\n".join(map(str, finds))
