"""When the browser ends the bot worker silently, the game goes on and the page says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from e2e.conftest import until
from e2e.playing import play_on, ply, set_instant_pace, wait_for_bots
from e2e.watching import Watch
from hustings.ui import words

Open = Callable[..., Page]

RECORD_WORKERS = """globalThis.Worker = class extends Worker {
    constructor(...given) {
        super(...given);
        (globalThis.workers ??= []).push(this);
        if (globalThis.deadly) this.terminate();
    }
};"""
GAME = "#gerrymander?seats=human,bot:easy&seed=silent"


@pytest.fixture
def open_watched(page: Page, loaded: Open) -> Callable[[str], Page]:
    """Return a function that opens a game whose bot worker and clock a test controls."""

    def go(before: str = "") -> Page:
        set_instant_pace(page)
        page.add_init_script(RECORD_WORKERS + before)
        page.clock.install()
        return loaded(GAME)

    return go


def advance_clock(page: Page, notice: str) -> None:
    """Advance the clock by up to half a minute until the page shows a notice."""
    for _ in range(3):
        page.clock.run_for(16_000)
        page.wait_for_timeout(50)
        if page.get_by_text(notice).count():
            return
    raise AssertionError(f"never said: {notice}")


BOT_STATE = "(({ busy, ply }) => [busy === '1', ply])(document.getElementById('app').dataset)"
"""Returns whether a bot is asked, and the number of moves made."""


def ask_the_bot(page: Page) -> int:
    """Choose until the bot is asked; return the number of moves made by then."""
    for _ in range(40):
        busy, moves_made = page.evaluate(BOT_STATE)  # in one call: the bot may move before another
        if busy:
            return int(moves_made)
        play_on(page, "silent", clicks=1)
    raise AssertionError("the bot was never asked")


def test_a_worker_that_ends_silently_is_replaced(open_watched: Callable[[str], Page]) -> None:
    page = open_watched("")
    until(page, "globalThis.workers?.length === 1")
    page.evaluate("hustings.startThinker().then(() => hustings.cancel(0))")
    page.evaluate("workers[0].terminate()")
    moves_made = ask_the_bot(page)
    page.clock.fast_forward("02:00:00")  # the device slept: no time has passed for the page
    page.wait_for_timeout(50)
    assert page.evaluate("workers.length") == 1
    advance_clock(page, words.trouble.thinker_again())
    wait_for_bots(page)
    assert ply(page) > moves_made
    assert page.evaluate("workers.length") == 2
    page.locator('[data-do="hide-notice"]').click()
    play_on(page, "on", clicks=4)
    assert page.get_by_text(words.trouble.thinker_again()).count() == 0


def test_the_page_thinks_when_every_worker_ends(open_watched: Callable[[str], Page]) -> None:
    page = open_watched("globalThis.deadly = true;")
    moves_made = ask_the_bot(page)
    advance_clock(page, words.trouble.thinker_again())
    advance_clock(page, words.trouble.thinker_here())
    wait_for_bots(page)
    assert ply(page) > moves_made
    workers = page.evaluate("workers.length")
    play_on(page, "on", clicks=4)
    page.locator('[data-do="hint"]').first.click()
    page.locator(".hints button[data-do^=pick]").first.wait_for()
    assert page.evaluate("workers.length") == workers


def test_a_worker_without_memory_is_reported_and_the_game_goes_on(
    page: Page, loaded: Open, watch: Watch
) -> None:
    watch.allow("could not allocate memory")
    set_instant_pace(page)
    page.route("**/worker.js", serve_without_memory)
    page = loaded(GAME)
    moves_made = ask_the_bot(page)
    page.get_by_text(words.trouble.thinker_unstarted()).wait_for()
    wait_for_bots(page)
    assert ply(page) > moves_made


def serve_without_memory(route: Route) -> None:
    """Serve a worker in which WebAssembly gets no memory."""
    answer = route.fetch()
    before = (
        "WebAssembly.instantiate = async () => {"
        " throw new RangeError('could not allocate memory'); };\n"
    )
    route.fulfill(response=answer, body=before + answer.text())


def test_a_worker_that_never_gets_ready_is_reported_and_given_up(page: Page, loaded: Open) -> None:
    set_instant_pace(page)
    page.add_init_script("""const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (data) { if (!data.boot) post.call(this, data); };
    """)
    page.clock.install()
    page = loaded(GAME)
    moves_made = ask_the_bot(page)
    advance_clock(page, words.trouble.thinker_slow())
    advance_clock(page, words.trouble.thinker_unstarted())
    wait_for_bots(page)
    assert ply(page) > moves_made
