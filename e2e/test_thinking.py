"""A bot worker that the browser ends without a word: the game goes on, and the page says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from e2e.conftest import until
from e2e.playing import play_on, ply, set_instant_pace, wait_for_bots
from e2e.watching import Watch
from hustings.ui import words

Open = Callable[..., Page]

KNOWN = """globalThis.Worker = class extends Worker {
    constructor(...given) {
        super(...given);
        (globalThis.workers ??= []).push(this);
        if (globalThis.deadly) this.terminate();
    }
};"""
GAME = "#gerrymander?seats=human,bot:easy&seed=silent"


@pytest.fixture
def watched(page: Page, loaded: Open) -> Callable[[str], Page]:
    """Open a game whose bot worker a test may end; time passes as usual, or in leaps."""

    def go(before: str = "") -> Page:
        set_instant_pace(page)
        page.add_init_script(KNOWN + before)
        page.clock.install()
        return loaded(GAME)

    return go


def leap(page: Page, notice: str) -> None:
    """Let half a minute pass at once, second by second, until the page says so."""
    for _ in range(3):
        page.clock.run_for(16_000)
        page.wait_for_timeout(50)
        if page.get_by_text(notice).count():
            return
    raise AssertionError(f"never said: {notice}")


ASKED = "(({ busy, ply }) => [busy === '1', ply])(document.getElementById('app').dataset)"
"""Whether a bot is asked, and how many moves were made."""


def ask_the_bot(page: Page) -> int:
    """Choose until the bot is asked; return how many moves were made until then."""
    for _ in range(40):
        busy, made = page.evaluate(ASKED)  # at once: the bot may move before the next question
        if busy:
            return int(made)
        play_on(page, "silent", clicks=1)
    raise AssertionError("the bot was never asked")


def test_a_worker_that_ends_silently_is_replaced(watched: Callable[[str], Page]) -> None:
    page = watched("")
    until(page, "globalThis.workers?.length === 1")
    page.evaluate("hustings.startThinker().then(() => hustings.cancel(0))")
    page.evaluate("workers[0].terminate()")
    made = ask_the_bot(page)
    page.clock.fast_forward("02:00:00")  # the device slept: nobody has waited
    page.wait_for_timeout(50)
    assert page.evaluate("workers.length") == 1
    leap(page, words.trouble.thinker_again())
    wait_for_bots(page)
    assert ply(page) > made
    assert page.evaluate("workers.length") == 2
    page.locator('[data-do="hide-notice"]').click()
    play_on(page, "on", clicks=4)
    assert page.get_by_text(words.trouble.thinker_again()).count() == 0


def test_where_every_worker_ends_the_page_thinks(watched: Callable[[str], Page]) -> None:
    page = watched("globalThis.deadly = true;")
    made = ask_the_bot(page)
    leap(page, words.trouble.thinker_again())
    leap(page, words.trouble.thinker_here())
    wait_for_bots(page)
    assert ply(page) > made
    workers = page.evaluate("workers.length")
    play_on(page, "on", clicks=4)
    page.locator('[data-do="hint"]').first.click()
    page.locator(".hints button[data-do^=pick]").first.wait_for()
    assert page.evaluate("workers.length") == workers


def test_where_the_worker_gets_no_memory_the_page_says_so_and_plays_on(
    page: Page, loaded: Open, watch: Watch
) -> None:
    watch.allow("could not allocate memory")
    set_instant_pace(page)
    page.route("**/worker.js", scarce)
    page = loaded(GAME)
    made = ask_the_bot(page)
    page.get_by_text(words.trouble.thinker_unstarted()).wait_for()
    wait_for_bots(page)
    assert ply(page) > made


def scarce(route: Route) -> None:
    """Answer with a worker in which WebAssembly gets no memory."""
    answer = route.fetch()
    before = (
        "WebAssembly.instantiate = async () => {"
        " throw new RangeError('could not allocate memory'); };\n"
    )
    route.fulfill(response=answer, body=before + answer.text())


def test_a_worker_that_never_gets_ready_is_told_of_and_given_up(page: Page, loaded: Open) -> None:
    set_instant_pace(page)
    page.add_init_script("""const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (data) { if (!data.boot) post.call(this, data); };
    """)
    page.clock.install()
    page = loaded(GAME)
    made = ask_the_bot(page)
    leap(page, words.trouble.thinker_slow())
    leap(page, words.trouble.thinker_unstarted())
    wait_for_bots(page)
    assert ply(page) > made
