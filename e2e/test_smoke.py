"""The page starts under its strict content security policy; the bot worker answers."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page

from e2e.conftest import until
from e2e.watching import NOT_LOADED, Watch
from hustings import catalog
from hustings.core.moves import decode
from hustings.core.record import make
from hustings.core.table import Table

Open = Callable[..., Page]


def test_page_starts_and_keeps_the_hash(loaded: Open) -> None:
    page = loaded("#keep-me")
    assert page.locator("#app").get_attribute("data-screen")
    assert page.locator("#trouble").is_hidden()


def test_the_first_screen_is_there_before_python(page: Page, site: str) -> None:
    page.route("**/*.wasm*", lambda route: None)
    page.goto(site)
    assert page.locator("h1").first.is_visible()
    until(page, "document.getElementById('load-bar').value > 1e6")


def test_a_missing_file_is_reported_with_try_again(page: Page, site: str, watch: Watch) -> None:
    watch.allow(f"{NOT_LOADED}|Failed to fetch")
    page.route("**/*.wasm*", lambda route: route.abort())
    page.goto(site)
    page.locator("#trouble-again").wait_for()  # test_faults tests that it works


def test_a_missing_script_is_reported_too(page: Page, site: str, watch: Watch) -> None:
    watch.allow(NOT_LOADED)
    page.route("**/start.js", lambda route: route.abort())
    page.goto(site)
    page.locator("#trouble-again").wait_for()


def test_worker_answers_a_nonsensical_job_with_an_error(table: Open, watch: Watch) -> None:
    page = table()
    job = json.dumps({"record": {}, "seat": 0, "level": "easy"})
    watch.allow("RecordError")
    with page.context.expect_console_message(lambda logged: "RecordError" in logged.text):
        message = page.evaluate("job => hustings.ask(1, job).catch(error => error.message)", job)
    assert "RecordError" in message


def test_worker_answers_a_legal_move(table: Open) -> None:
    game = catalog.GAMES[0]
    info, rules = catalog.info(game), catalog.rules(game)
    position = Table(rules, make(info, max(info.seats), {}, "worker"))
    seat = position.seats[0]
    page = table()
    for level in catalog.bots(game).LEVELS:
        job = {"record": position.record.data(), "seat": seat, "level": level, "cap": 0.5}
        token = page.evaluate("job => hustings.ask(7, job)", json.dumps(job))
        assert decode(rules.VOCABULARY.verbs, token) in position.legal(seat)


def test_a_cancelled_question_is_answered_with_nothing(table: Open) -> None:
    page = table()
    question = "hustings.startThinker().then(() => { const a = hustings.ask(1, '{}'); "
    assert page.evaluate(question + "hustings.cancel(1); return a; })") == ""


def test_drawing_keeps_text_as_text_and_the_focus(loaded: Open) -> None:
    page = loaded("#")
    check_text_stays_text(page)
    check_focus_is_kept(page)
    check_svg_and_root_attributes(page)


def draw(page: Page, tree: list[object]) -> None:
    """Draw a page of the test's own."""
    page.evaluate("json => hustings.draw(json)", json.dumps(tree))


def check_text_stays_text(page: Page) -> None:
    """Assert that no text becomes an element, and no attribute a script."""
    nasty = "<img src=x onerror=alert(1)>"
    attrs = {"class": "n", "onclick": "alert(1)", "dangerouslySetInnerHTML": {"__html": nasty}}
    draw(page, ["main", {"id": "app", "data-screen": "home"}, [["p", attrs, [nasty]]]])
    assert page.locator("#app p.n").inner_text() == nasty
    assert page.locator("#app img").count() == 0
    assert page.locator("#app p.n").get_attribute("onclick") is None


def check_focus_is_kept(page: Page) -> None:
    """Assert that an element that moves among others keeps the focus."""

    def buttons(names: str) -> None:
        drawn = [["button", {"key": n, "data-do": n, "id": n}, [n]] for n in names]
        draw(page, ["main", {"id": "app", "data-screen": "home"}, drawn])

    buttons("abc")
    page.locator("#a").focus()
    buttons("cbad")
    assert page.evaluate("document.activeElement.id") == "a"


def check_svg_and_root_attributes(page: Page) -> None:
    """Assert that SVG elements are SVG, and that old attributes of the root are removed."""
    circle = ["svg", {"viewBox": "0 0 9 9"}, [["circle", {"r": 3, "stroke-width": 2}, []]]]
    draw(page, ["main", {"data-busy": "1", "data-turn": "0"}, [circle]])
    draw(page, ["main", {"data-turn": "1"}, [circle]])
    assert page.locator("#app").get_attribute("data-busy") is None
    assert page.locator("#app").get_attribute("data-turn") == "1"
    is_svg = "document.querySelector('#app circle') instanceof SVGCircleElement"
    assert page.evaluate(is_svg)
