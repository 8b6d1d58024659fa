"""External failures: the host is down, storage is forbidden, files are cut off."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType, Page, Route

from e2e.conftest import START_TIMEOUT_MS, follow
from e2e.hosting import Host
from e2e.playing import play_on, ply
from e2e.watching import BROKEN_PYTHON, NOT_LOADED, Watch
from hustings import catalog
from hustings.ui import words
from hustings.ui.saves.backup import MAX_FILE_LETTERS
from tools.devkit import chromium

READY = '#app[data-ready="1"]'
GAME = catalog.GAMES[0]


def test_any_file_that_is_cut_off_gives_an_error_and_a_retry(
    page: Page, host: Host, watch: Watch
) -> None:
    """The page, then one file of each kind per try, is cut off; finally the page starts."""
    watch.allow(NOT_LOADED)
    watch.allow(BROKEN_PYTHON)
    retry = page.locator("#trouble-again")
    host.cut = lambda path: path.endswith("/folder/")
    page.goto(host.address, wait_until="commit")
    retry.wait_for(timeout=START_TIMEOUT_MS)
    client = page.context.new_cdp_session(page)
    for cut in ("boot.js", "stdlib.pack", ".wasm"):
        client.send("Network.clearBrowserCache")  # of files that arrived in the last try
        host.cut = lambda path, cut=cut: cut in path  # type: ignore[misc]
        with page.expect_navigation(wait_until="commit"):
            retry.click()
        retry.wait_for(timeout=START_TIMEOUT_MS)
        assert page.locator("#trouble-what").inner_text()
        assert page.locator("h1").is_visible(), "the words of the page stay"
    client.detach()
    host.down()
    host.restart()
    retry.click()
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert page.locator("#trouble").is_hidden()


def test_the_game_runs_where_storage_is_forbidden(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, object],
    host: Host,
    tmp_path: Path,
) -> None:
    """A real browser in which the player blocked all site data: the game runs in memory.

    A headless shell has no such settings; without another browser the test is skipped.
    """
    if (options := chromium.full_launch_options()) is None:
        pytest.skip("needs a Chromium that is no headless shell, for its settings")
    profile = tmp_path / "profile"
    (profile / "Default").mkdir(parents=True)
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (profile / "Default" / "Preferences").write_text(json.dumps(blocked), encoding="utf-8")
    usual = {k: v for k, v in browser_type_launch_args.items() if k != "executable_path"}
    context = browser_type.launch_persistent_context(profile, **{**usual, **options})
    page = context.new_page()
    page.goto(f"{host.address}#{catalog.GAMES[0]}?seats=human,human&seed=blocked")
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    with pytest.raises(Exception, match="denied"):
        page.evaluate("localStorage.length")
    page.get_by_text("This browser stores nothing for this page").wait_for()
    play_on(page, "blocked", clicks=4)
    assert ply(page) > 0
    context.close()


def test_the_game_runs_where_storage_throws(
    page: Page, site: str, loaded: Callable[..., Page]
) -> None:
    page.add_init_script(
        """for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
            Object.defineProperty(globalThis, name, {
                get() { throw new DOMException("not here", "SecurityError"); } });"""
    )
    loaded(f"#{catalog.GAMES[0]}?seats=human,human&seed=throws")
    play_on(page, "throws", clicks=3)
    assert ply(page) > 0


def test_too_large_and_too_deeply_nested_files_are_refused(
    loaded: Callable[..., Page], tmp_path: Path
) -> None:
    page = loaded("")
    page.evaluate(
        """() => {
            const { arrayBuffer } = Blob.prototype;
            globalThis.read = 0;
            Blob.prototype.arrayBuffer = function () {
                globalThis.read++;
                return arrayBuffer.call(this);
            };
        }"""
    )
    large, deep = tmp_path / "large.json", tmp_path / "deep.json"
    with large.open("wb") as file:
        file.truncate(MAX_FILE_LETTERS + 1)
    deep.write_text("[" * 8000, encoding="utf-8")
    for path, message in (
        (large, words.trouble.file_too_large()),
        (deep, "it holds more than any table does"),
    ):
        with page.expect_file_chooser() as chooser:
            page.locator('.home-foot [data-do="open-file"]').click()
        chooser.value.set_files(path)
        page.get_by_text(message).wait_for()
    assert page.evaluate("globalThis.read") == 1
    page.locator(f'.game-card [data-do="setup:{catalog.GAMES[0]}"]').click()
    page.locator('[data-do="start"]').click()
    page.wait_for_selector('#app[data-screen="table"]')


LATE_FILES = ("**/picture.js", "**/onefile.*", "**/licences.txt", "**/sound.js", "**/worker.js")
"""Files that a page loads when it needs them."""
FETCH_FAILURES = {"network": None, "404": 404, "500": 500}
"""How a file may fail to arrive: the host's status, None without a network."""


@pytest.mark.parametrize("status", FETCH_FAILURES.values(), ids=FETCH_FAILURES)
def test_a_late_file_that_cannot_be_fetched_is_reported(
    loaded: Callable[..., Page], page: Page, watch: Watch, status: int | None
) -> None:
    watch.allow(NOT_LOADED)

    def answer(route: Route) -> None:
        if status is None:
            route.abort()
        else:
            route.fulfill(status=status, body="<h1>Not here</h1>", content_type="text/html")

    page = loaded(f"#{GAME}?seats=human,human&seed=late")
    for late in (*LATE_FILES, "**/thinker.py"):
        page.route(late, answer)
    with page.expect_console_message(lambda message: "Left out" in message.text):
        page.evaluate("hustings.playSound('dice', 'soft')")
    for message in ("picture:svg", "save-table"):
        page.evaluate("message => hustings.send(message)", message)
        page.get_by_text(words.trouble.part_unavailable()).wait_for()
        page.evaluate("hustings.send('hide-notice')")
    page.evaluate("hustings.send('licences')")
    page.locator(".licences", has_text=words.dialogs.licences_failed()).wait_for()
    page.keyboard.press("Escape")
    follow(page, f"#{GAME}?seats=bot:easy,human&seed=late")
    page.get_by_text(words.trouble.thinker_unfetched()).wait_for()
    page.wait_for_selector('[data-do^="pick:"]', timeout=START_TIMEOUT_MS)
    page.evaluate("hustings.send('hide-notice')")


@pytest.mark.parametrize("status", [404, 500])
def test_a_hosts_error_page_does_not_get_into_a_saved_table(
    loaded: Callable[..., Page], page: Page, watch: Watch, status: int
) -> None:
    """The saving script arrives, but not the files that it packs."""
    watch.allow(NOT_LOADED)
    page = loaded()
    page.route("**/onefile.txt", lambda route: route.fulfill(status=status, body="Not here"))
    page.evaluate("hustings.send('save-table')")
    page.get_by_text(words.trouble.part_unavailable()).wait_for()


def test_a_worker_that_cannot_be_fetched_is_reported(
    loaded: Callable[..., Page], page: Page, watch: Watch
) -> None:
    watch.allow(NOT_LOADED)
    page.route("**/thinker.py", lambda route: route.fulfill(status=404, body="Not here"))
    page = loaded(f"#{GAME}?seats=bot:easy,human&seed=late")
    page.get_by_text(words.trouble.thinker_unfetched()).wait_for(timeout=START_TIMEOUT_MS)
    page.wait_for_selector('[data-do^="pick:"]', timeout=START_TIMEOUT_MS)


def test_an_error_in_our_picture_script_is_reported_as_ours(
    loaded: Callable[..., Page], page: Page, watch: Watch
) -> None:
    page = loaded(f"#{GAME}?seats=human,human&seed=ours")
    page.evaluate(
        """() => {
            XMLSerializer.prototype.serializeToString = () => { throw new Error("unforeseen"); };
        }"""
    )
    page.evaluate("hustings.send('picture:svg')")
    page.get_by_text(words.trouble.picture_failed()).wait_for()
    assert [fault for fault in watch.errors if "unforeseen" in fault], (
        "the error would not be reported"
    )
    watch.allow("unforeseen")
