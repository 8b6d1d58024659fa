"""Bad hosts: wrong media types, policies, rewritten pages, deployments, cut connections."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Error, Page

from e2e.conftest import ROOT, START_TIMEOUT_MS, until
from e2e.hosting import MINIMAL_TYPES, NGINX_TYPES, PYTHON_TYPES, Host
from e2e.playing import play_on
from e2e.watching import NOT_LOADED, Watch
from hustings import catalog
from hustings.messages.generated import boot
from hustings.ui import words

READY = '#app[data-ready="1"]'
GAME = catalog.GAMES[0]


PROVOKED_ERRORS = (
    NOT_LOADED,
    r"^error: Failed to fetch",
    "violates the following Content Security Policy",
    "^console: Failed to load module script",
)
"""What browsers log about incomplete files or about what a host forbids."""


@pytest.fixture(autouse=True)
def allow_provoked_errors(watch: Watch) -> None:
    """Allow what browsers log about a bad host; errors of the page still fail a test."""
    for pattern in PROVOKED_ERRORS:
        watch.allow(pattern)


def start(page: Page, host: Host) -> None:
    """Open the site and wait until Python is ready."""
    page.goto("about:blank")
    page.goto(host.address)
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)


@pytest.mark.parametrize(
    "types", [NGINX_TYPES, PYTHON_TYPES, MINIMAL_TYPES], ids=["nginx", "python", "plain"]
)
def test_the_site_starts_with_any_media_types_of_a_host(
    page: Page, host: Host, types: Mapping[str, str]
) -> None:
    host.types = types
    host.headers = {"X-Content-Type-Options": "nosniff"}
    start(page, host)
    assert not page.locator("#trouble").count()
    fetched = [path for path in host.requests if ".wasm" in path]
    assert len(fetched) == 1, "WebAssembly is fetched once, even where it is not streamed"


SHORTEN_TIMEOUTS = """const wait = globalThis.setTimeout;
globalThis.setTimeout = (act, ms, ...more) => wait(act, ms >= 5000 ? ms / 50 : ms, ...more);"""
"""Divides the page's timeouts of 5 seconds and more by 50."""
ALL_SHARES = [n / 50 for n in range(1, 50)]
SOME_SHARES = [0.02, 0.06, 0.1, 0.18, 0.4, 0.98]
"""In and after each script in the head, in the page's content, and near its end."""


MAX_TRIES = 3
"""How often a page that stays empty is opened again."""


def shows_message(page: Page, host: Host) -> bool:
    """Open a page that is cut off; return whether it shows a message within some seconds.

    False only where the document is empty: on a busy machine Chromium drops what it has received
    when the line is cut before its parser has begun. Then nothing of ours is there to tell it.
    """
    page.goto("about:blank")
    page.goto(host.address, wait_until="commit")
    try:
        page.locator("#trouble").first.wait_for(timeout=10_000)
    except Error:
        assert page.evaluate("document.documentElement === null"), "it came, and says nothing"
        return False
    return True


@pytest.mark.parametrize(
    "shares", [SOME_SHARES, pytest.param(ALL_SHARES, marks=pytest.mark.slow)], ids=len
)
@pytest.mark.parametrize("length", [False, True], ids=["open", "length"])
@pytest.mark.parametrize("stalls", [False, True], ids=["cut", "stalled"])
def test_a_page_cut_off_anywhere_shows_one_error(
    page: Page, host: Host, length: bool, stalls: bool, shares: list[float]
) -> None:
    """Cut at each fiftieth of it, with and without its Content-Length."""
    page.add_init_script(SHORTEN_TIMEOUTS)
    page.route("**/*.pack", lambda route: route.abort())
    page.route("**/*.wasm*", lambda route: route.abort())
    host.sends_page_length = length
    wrong = []
    for share in shares:
        host.stall = lambda path, share=share: share if path.endswith("/") else None  # type: ignore[misc]
        if not stalls:
            host.stopping.set()  # it closes the connection at once
        if not any(shows_message(page, host) for _ in range(MAX_TRIES)):
            wrong.append((share, "nothing"))
            continue
        page.wait_for_timeout(120)
        boxes, offers = page.locator("#trouble").count(), page.get_by_text("Try again").count()
        said = page.locator("#trouble").first.inner_text()
        if boxes != 1 or offers > 1 or said.count(".") < 1:
            wrong.append((share, f"{boxes} boxes, {offers} offers: {said}"))
    assert not wrong, wrong


FOREIGN = """() => {
    const error = new Error("theirs");
    error.stack = "Error: theirs\\n at f (chrome-extension://abcdef/content.js:1:1)";
    const filename = "chrome-extension://abcdef/content.js";
    dispatchEvent(new ErrorEvent("error", { message: "theirs", filename, error }));
    const message = "ResizeObserver loop completed with undelivered notifications.";
    dispatchEvent(new ErrorEvent("error", { message, filename: location.href }));
    dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
    const promise = Promise.reject(error);
    promise.catch(() => {});
    dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise, reason: error }));
    dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise, reason: "theirs" }));
    const gone = (tag, key) => new Promise((done) => document.body.append(Object.assign(
        document.createElement(tag), { [key]: "/cdn-cgi/theirs.js", onerror: done })));
    return Promise.all([gone("script", "src"), gone("img", "src"), blocked()]);
    function blocked() {
        return new Promise((done) => {
            new Image().src = "https://elsewhere.test/pixel.png";
            addEventListener("securitypolicyviolation", done, { once: true });
        });
    }
}"""
"""Errors on a page that are not ours: of an extension, the browser, the host."""
OURS = """() => {
    const filename = hustings.context.root + "boot/boot.js";
    dispatchEvent(new ErrorEvent("error", { message: "ours", filename }));
}"""


def test_only_our_own_errors_are_shown_until_the_game_is_ready(
    page: Page, host: Host, watch: Watch
) -> None:
    watch.allow(r"elsewhere\.test")
    held: list[Any] = []
    page.route("**/pyodide.asm.wasm*", lambda route: held.append(route))  # noqa: PLW0108
    page.goto(host.address)
    until(page, "hustings.context.root !== undefined")
    page.evaluate(FOREIGN)
    assert not page.locator("#trouble").count()
    page.evaluate(OURS)
    page.get_by_role("alert").get_by_text(boot.why_failed()).wait_for()
    page.get_by_role("button", name="Close").click()
    assert not page.locator("#trouble").count()
    page.evaluate("hustings.showFailure('', 'as py/main.py says')")
    assert page.locator("#trouble-what").inner_text() == boot.why_failed()
    page.locator("#trouble-close").click()
    assert page.locator("#load-words").is_visible(), "the game is still loading"
    page.evaluate(OURS)
    assert page.locator("#trouble").is_visible()
    held[0].continue_()
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert not page.locator("#trouble").count()


IS_ON_TOP = """box => {
    const { x, y, width, height } = box.getBoundingClientRect();
    return box.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
DENY_FEATURE = """const whole = CSS.supports.bind(CSS);
    CSS.supports = (...asked) => !asked.join().includes("%s") && whole(...asked);"""
"""Makes the browser deny a feature of style sheets."""
CAUSES: dict[str, tuple[str, dict[str, str], tuple[()] | tuple[str, str], str]] = {
    "no WebAssembly": ("delete globalThis.WebAssembly", {}, (), "which this browser lacks"),
    "old browser": ("delete Promise.withResolvers", {}, (), "too old for Hustings"),
    "no light-dark()": (
        DENY_FEATURE % "light-dark",
        {},
        (),
        "Please use Chrome or Edge 123, Firefox",
    ),
    "no :has()": (DENY_FEATURE % ":has", {}, (), "Please use Chrome or Edge 123, Firefox"),
    "no memory": (
        "WebAssembly.instantiate = async () => { throw new RangeError('no room'); }",
        {},
        (),
        "not enough free memory",
    ),
    "no WebAssembly allowed": (
        "",
        {"Content-Security-Policy": "script-src 'self' 'unsafe-inline'"},
        (),
        "must allow 'wasm-unsafe-eval'",
    ),
    "no inline script allowed": (
        "",
        {"Content-Security-Policy": "script-src 'self' 'wasm-unsafe-eval'"},
        (),
        "the website's security policy forbids them",
    ),
    "inline scripts changed": ("", {}, ("<script>", "<script>;"), "has changed them"),
    "inline scripts delayed": ("", {}, ("<script>", '<script type="later">'), "delays the page's"),
    "modules delayed": ("", {}, ('type="module"', 'type="later"'), "delays the page's scripts"),
}
"""Causes of a failed start: a script in the browser, headers of the host, what it replaces in the
page; and the sentence that is shown."""


@pytest.mark.parametrize("cause", CAUSES)
def test_the_cause_of_a_failed_start_is_named_in_one_sentence(
    page: Page, host: Host, watch: Watch, cause: str
) -> None:
    watch.allow("^error: ")  # scripts stop at what is missing
    script, headers, replaced, said = CAUSES[cause]
    if script:
        page.add_init_script(script)
    host.headers = headers
    index = host.site / "index.html"
    if replaced:
        before, after = replaced
        text = index.read_text("utf-8").replace(before, after)
        index.write_text(text, encoding="utf-8")
    page.goto(host.address)
    page.locator("#trouble", has_text=said).wait_for(timeout=START_TIMEOUT_MS)
    assert page.locator("#trouble").count() == 1
    assert page.locator("#trouble").inner_text().count(said) == 1
    assert page.locator("#trouble").evaluate(IS_ON_TOP), "something lies over the sentence"
    assert not page.locator("#load").is_visible(), "nothing says that it goes on"


def test_a_wrong_media_type_of_scripts_is_named(page: Page, host: Host) -> None:
    host.types = {"": "application/octet-stream", ".html": "text/html", ".css": "text/css"}
    page.goto(host.address)
    said = "sends its scripts as application/octet-stream"
    page.locator("#trouble", has_text=said).wait_for(timeout=START_TIMEOUT_MS)
    assert page.locator("#trouble").count() == 1


def test_the_site_starts_without_streaming_webassembly(page: Page, host: Host) -> None:
    page.add_init_script(
        "delete WebAssembly.compileStreaming; delete WebAssembly.instantiateStreaming;"
    )
    start(page, host)


def test_an_outdated_page_says_so_and_loads_the_new_version(page: Page, host: Host) -> None:
    """The browser has cached the page, as hosts often allow, and requests missing files."""
    host.headers = {"Cache-Control": "max-age=3600"}
    start(page, host)
    old = page.evaluate("hustings.context.build.version")
    new = host.publish()
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.goto("about:blank")
    kept = (ROOT / "dist" / "index.html").read_text("utf-8")
    page.route(
        host.address,
        lambda route: (
            route.fulfill(body=kept, content_type="text/html") if not reloads else route.continue_()
        ),
    )
    reloads: list[str] = []
    page.goto(host.address)
    page.get_by_text("There is a new version of Hustings").wait_for(timeout=START_TIMEOUT_MS)
    reloads.append("again")
    page.get_by_role("button", name="Load the new version").click()
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert page.evaluate("hustings.context.build.version") == new[2:] != old


def test_a_late_file_that_is_gone_points_to_the_new_version(page: Page, host: Host) -> None:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    start(page, host)
    page.evaluate(f"hustings.fetchGame({GAME!r})")  # else the next version may come before the game
    new = host.publish()
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.evaluate("hustings.playSound('dice', 'soft')")
    page.get_by_text(words.trouble.new_version()).wait_for()
    page.evaluate("hustings.send('licences')")
    page.locator(".licences", has_text=words.trouble.files_gone()).wait_for()
    page.keyboard.press("Escape")
    page.evaluate(f"hustings.send('open-link:#{GAME}?seats=human,bot:easy&seed=gone')")
    page.wait_for_selector('#app[data-screen="table"]')
    play_on(page, "gone", clicks=2)
    page.get_by_text(words.trouble.files_gone()).wait_for(timeout=START_TIMEOUT_MS)
    page.locator('[data-do="take-update"]').first.click()
    until(page, f"globalThis.hustings?.context?.build?.version === {new[2:]!r}", timeout=30)
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert not faults
