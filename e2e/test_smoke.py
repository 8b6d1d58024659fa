"""The page starts, under its strict policy, from its own origin; the bot worker answers."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page

from e2e.conftest import Watch, until
from hustings import catalog
from hustings.core.moves import decode
from hustings.core.record import make
from hustings.core.table import Table

Open = Callable[..., Page]


def test_page_starts_and_keeps_the_hash(loaded: Open) -> None:
    page = loaded("#")
    page = loaded("#keep-me")
    assert page.locator("#app").get_attribute("data-screen")
    assert page.locator("#trouble").is_hidden()


def test_first_screen_stands_before_python(page: Page, site: str) -> None:
    page.route("**/*.wasm*", lambda route: None)
    page.goto(site)
    assert page.locator("h1").first.is_visible()
    until(page, "document.getElementById('load-bar').value > 1e6")


def test_missing_file_is_told_with_try_again(page: Page, site: str) -> None:
    page.route("**/*.wasm*", lambda route: route.abort())
    page.goto(site)
    page.locator("#trouble-again").wait_for()
    page.unroute("**/*.wasm*")
    page.locator("#trouble-again").click()
    page.wait_for_selector('#app[data-ready="1"]', state="attached", timeout=30_000)
    assert page.locator("#trouble").is_hidden()


def test_missing_script_is_told_too(page: Page, site: str) -> None:
    page.route("**/start.js", lambda route: route.abort())
    page.goto(site)
    page.locator("#trouble-again").wait_for()


def test_worker_answers_a_nonsensical_job_with_words(table: Open, watch: Watch) -> None:
    page = table()
    job = json.dumps({"record": {}, "seat": 0, "level": "easy"})
    said = page.evaluate("job => hustings.ask(1, job).catch(error => error.message)", job)
    assert "RecordError" in said
    watch.faults.clear()


def test_worker_answers_a_legal_move(table: Open) -> None:
    game = catalog.GAMES[0]
    info, rules = catalog.info(game), catalog.rules(game)
    position = Table(rules, make(info, max(info.seats), {}, "worker"))
    seat = position.seats[0]
    page = table()
    for level in catalog.bots(game).LEVELS:
        job = {"record": position.record.data(), "seat": seat, "level": level, "cap": 0.5}
        token = page.evaluate("job => hustings.ask(7, job)", json.dumps(job))
        assert decode(rules.VERBS, token) in position.legal(seat)


def test_cancelled_question_is_answered_with_nothing(table: Open) -> None:
    page = table()
    asked = "hustings.startThinker().then(() => { const a = hustings.ask(1, '{}'); "
    assert page.evaluate(asked + "hustings.cancel(1); return a; })") == ""


def test_text_stays_text(loaded: Open) -> None:
    page = loaded()
    nasty = "<img src=x onerror=alert(1)>"
    attrs = {"class": "n", "onclick": "alert(1)", "dangerouslySetInnerHTML": {"__html": nasty}}
    tree = ["main", {"id": "app", "data-screen": "home"}, [["p", attrs, [nasty]]]]
    page.evaluate("json => hustings.draw(json)", json.dumps(tree))
    assert page.locator("#app p.n").inner_text() == nasty
    assert page.locator("#app img").count() == 0
    assert page.locator("#app p.n").get_attribute("onclick") is None


def test_focus_survives_a_draw(loaded: Open) -> None:
    page = loaded()

    def draw(names: list[str]) -> None:
        buttons = [["button", {"key": n, "data-do": n, "id": n}, [n]] for n in names]
        tree = ["main", {"id": "app", "data-screen": "home"}, buttons]
        page.evaluate("json => hustings.draw(json)", json.dumps(tree))

    draw(["a", "b", "c"])
    page.locator("#a").focus()
    draw(["c", "b", "a", "d"])
    assert page.evaluate("document.activeElement.id") == "a"


def test_svg_and_stale_root_attributes(loaded: Open) -> None:
    page = loaded()
    circle = ["svg", {"viewBox": "0 0 9 9"}, [["circle", {"r": 3, "stroke-width": 2}, []]]]
    draw = "json => hustings.draw(json)"
    page.evaluate(draw, json.dumps(["main", {"data-busy": "1", "data-turn": "0"}, [circle]]))
    page.evaluate(draw, json.dumps(["main", {"data-turn": "1"}, [circle]]))
    assert page.locator("#app").get_attribute("data-busy") is None
    assert page.locator("#app").get_attribute("data-turn") == "1"
    is_svg = "document.querySelector('#app circle') instanceof SVGCircleElement"
    assert page.evaluate(is_svg)
