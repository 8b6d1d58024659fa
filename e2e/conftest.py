"""Fixtures for tests in a real browser: the site, served, and pages that must not log errors."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple
from weakref import WeakSet

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Locator,
    Page,
    ViewportSize,
)

from e2e.hosting import Host
from e2e.playing import AFTER_FRAME
from e2e.watching import INSECURE_HOST, Watch, everywhere
from tools.build.site import build
from tools.devkit import chromium, setup
from tools.devkit.serve import serving

ROOT = Path(__file__).resolve().parents[1]
DEFAULT_SIZE: ViewportSize = {"width": 1280, "height": 720}
STORAGE_TYPES = "cookies,indexeddb,local_storage"
READY = '#app[data-ready="1"]'
RESET_SCRIPT = """async pace => {
    if (globalThis.hustings?.send === undefined) return false;
    const app = document.getElementById("app");
    hustings.cancel(0);
    if (document.querySelector(".dialog")) hustings.send("close");
    if (document.querySelector(".movelist[open]")) hustings.send("moves");
    if (location.hash) {
        const heard = new Promise(done => addEventListener("hashchange", done, {once: true}));
        location.hash = "";
        await Promise.race([heard, new Promise(done => setTimeout(done, 1000))]);
    } else hustings.send("home");
    for (let n = 0; n < 50 && app.dataset.screen !== "home"; n++)
        await new Promise(done => setTimeout(done, 1));
    localStorage.clear();
    hustings.send("forgotten");
    hustings.send("hide-notice");
    hustings.send(`pref:pace:${pace}`);
    return app.dataset.screen === "home" && app.dataset.busy !== "1"
        && !document.querySelector(".dialog, .banner, .notice")
        && !document.querySelector('[data-do^="continue:"]');
}"""
"""Resets a page to the state after loading with empty storage; returns whether that worked."""
WAIT_FOR_FRAME = """() => new Promise(done => {
    requestAnimationFrame(() => done(true));
    setTimeout(done, 1000, false);
})"""
"""Waits for the page's next frame; returns false if none comes within a second."""
SET_STYLES = """([font, css]) => {
    document.documentElement.style.fontSize = font;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = css ? [sheet] : [];
}"""
"""Sets the size of letters and styles of the reader's own."""
FOLLOW_SCRIPT = """hash => {
    if (hash || location.hash) location.hash = hash;
    else hustings.send("home");
}"""
IS_HOME = """() => document.getElementById("app").dataset.screen === "home" && !location.hash
    && !document.querySelector(".dialog")"""
"""Returns whether the page shows its home screen and no dialog."""
DEFAULT_PACE = "instant"
"""The pace of playback on a reused page; tests of playback choose another."""
TRUST_CLICKS = "() => globalThis.hustings?.trustClicks?.(true)"
"""Lets the page accept a test's clicks on what has just appeared (web/misclick.js)."""
AFTER_CLICK = f"""async stays => {{
    globalThis.hustings?.trustClicks?.(false);
    if (stays) return;
    const after = (ms) => new Promise((done) => setTimeout(done, ms));
    while (document.documentElement.dataset.fetching) await after(5);
    await Promise.race([{AFTER_FRAME}, after(1000)]);
}}"""
"""Waits until what a click asked for is shown whole, after its game's files have arrived. stays:
whether the test looks at what is shown until then."""
SLOWEST_FILES = ("whistle_stop", "offline", "early_states", "onefile")
"""These run first: otherwise one worker would still play a game of Whistle-Stop when the others
have nothing left to do."""
RESULTS = ROOT / "test-results"
"""Where pages of failed tests are kept."""
TRACED = os.environ.get("HUSTINGS_TRACE") == "1"
"""Whether a failed test also leaves Playwright's trace of its steps."""
FAILED = pytest.StashKey[bool]()
CHANGED_MEDIA = WeakSet[Page]()
"""The pages whose medium differs from the browser's."""
SCREENSHOT_TIMEOUT_MS = 5_000
START_TIMEOUT_MS = 30_000
"""Within which the page must be ready, on a slow and busy machine."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a copy of the built site, so that later builds do not change it; yield its address."""
    build(ROOT, ROOT / "dist", setup.node())
    copy = tmp_path_factory.mktemp("site") / "some" / "folder"
    shutil.copytree(ROOT / "dist", copy)
    with serving(copy.parent.parent) as address:
        yield f"{address}some/folder/"


@pytest.fixture
def host(tmp_path: Path, watching: Watch) -> Iterator[Host]:
    """Serve a copy of the site from a host that a test can take down, damage and bring back."""
    build(ROOT, ROOT / "dist", setup.node())
    served = Host(ROOT / "dist", tmp_path)
    served.up()
    yield served
    served.down()
    watching.close(served.address)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Launch the Chromium that dev.py found."""
    options = chromium.launch_options(chromium.for_tests())
    # tests click faster than Chromium otherwise allows a page to change its address
    args = [*chromium.launch_args(), "--disable-ipc-flooding-protection"]
    args.append(f"--host-resolver-rules=MAP {INSECURE_HOST} 127.0.0.1")
    return {**browser_type_launch_args, **options, "args": args}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Keep the service worker out: only its own tests pay for filling its cache."""
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture(scope="session", autouse=True)
def accept_clicks() -> None:
    """Let the page accept every real click of a test, also on what has just appeared.

    To wait 0.3 s before each click, as players do, would add a minute to all tests. Afterwards wait
    until what the click asked for is shown, unless the test clicks with `no_wait_after=True`.
    """

    def trusting(click: Callable[..., None]) -> Callable[..., None]:
        def wrapped(locator: Locator, *args: Any, **options: Any) -> None:
            locator.page.evaluate(TRUST_CLICKS)
            click(locator, *args, **options)
            with suppress(Error):  # the click may have led to another page
                locator.page.evaluate(AFTER_CLICK, options.get("no_wait_after", False))

        return wrapped

    Locator.click = trusting(Locator.click)  # type: ignore[method-assign]


@pytest.fixture(scope="session", autouse=True)
def wait_after_resize() -> None:
    """Wait for a frame after each resize, in which the page gives the board another shape."""

    def waiting(resize: Callable[..., None]) -> Callable[..., None]:
        def wrapped(page: Page, size: ViewportSize) -> None:
            resize(page, size)
            page.evaluate(WAIT_FOR_FRAME)

        return wrapped

    Page.set_viewport_size = waiting(Page.set_viewport_size)  # type: ignore[method-assign]


@pytest.fixture(scope="session", autouse=True)
def note_media() -> None:
    """Note the pages whose medium a test changes, so that only these get theirs back."""

    def noting(emulate: Callable[..., None]) -> Callable[..., None]:
        def wrapped(page: Page, **options: Any) -> None:
            CHANGED_MEDIA.add(page)
            emulate(page, **options)

        return wrapped

    Page.emulate_media = noting(Page.emulate_media)  # type: ignore[method-assign]


def restore_media(page: Page) -> None:
    """Give a page its own medium, colours and motion back, if a test has changed them."""
    if page in CHANGED_MEDIA:
        page.emulate_media(media="null", color_scheme="null", reduced_motion="null")
        CHANGED_MEDIA.discard(page)


class Devices(NamedTuple):
    """The browser profiles that most tests share, one after the other."""

    reused: BrowserContext
    """Its page stays open from one test to the next."""
    reloaded: BrowserContext
    """Each test loads its page anew."""


@pytest.fixture(scope="session")
def devices(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Devices]:
    """Yield the profiles that tests share."""
    with (
        browser.new_context(**browser_context_args) as reused,
        browser.new_context(**browser_context_args) as reloaded,
    ):
        if TRACED:
            for device in (reused, reloaded):
                device.tracing.start(snapshots=True, sources=True)
        yield Devices(reused, reloaded)


@pytest.fixture
def context(
    request: pytest.FixtureRequest, devices: Devices, site: str
) -> Iterator[BrowserContext]:
    """Yield a shared profile; afterwards close all its pages but one.

    The browser keeps what it has fetched and compiled, which halves the time to start Python. A
    module whose tests need an empty profile overrides this fixture.
    """
    device = devices.reused if "table" in request.fixturenames else devices.reloaded
    if TRACED:
        device.tracing.start_chunk()
    yield device
    if TRACED:
        failed = request.node.stash.get(FAILED, False)
        device.tracing.stop_chunk(path=kept_path(request.node, "-trace.zip") if failed else None)
    for other in device.pages[1:]:
        other.close()
    device.clear_permissions()


@pytest.fixture
def page(
    request: pytest.FixtureRequest,
    context: BrowserContext,
    site: str,
    devices: Devices,
    watch: Watch,
) -> Iterator[Page]:
    """Yield the shared page, as if new: no script, route, listener, size or medium is left.

    If the test asks for `table`, the page shows the site's home screen, at DEFAULT_PACE, reused
    from an earlier test if possible; else nothing is loaded yet. The site's storage is empty but
    for the pace.
    """
    watch.site = site
    page = context.pages[0] if context.pages else context.new_page()
    if not page.evaluate(WAIT_FOR_FRAME):  # after printing a page once accepted no more clicks
        page.close()
        page = context.new_page()
    if page.viewport_size != DEFAULT_SIZE:
        page.set_viewport_size(DEFAULT_SIZE)
    page.mouse.move(0, 0)  # a board highlights what is under the pointer
    restore_media(page)
    reused = context is devices.reused
    if not (reused and page.url.startswith(site) and reset(page)):
        page.goto("about:blank")
        if context in devices:
            clear_storage(page, "/".join(site.split("/")[:3]))
        if reused:
            load(page, site)
            page.evaluate(f"hustings.send('pref:pace:{DEFAULT_PACE}')")
    with cleaned_up(page):
        yield page
    if not reused:
        with suppress(Error):  # a test may have closed it
            page.goto("about:blank")  # later errors would fail the next test


def load(page: Page, address: str) -> None:
    """Load the site anew and wait until Python is ready."""
    if page.url != "about:blank":
        page.goto("about:blank")  # a change of the hash alone would not load anything
    page.goto(address)
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)


def reset(page: Page) -> bool:
    """Bring an open page to its home screen with empty storage; return whether that worked."""
    at_home: bool = page.evaluate(RESET_SCRIPT, DEFAULT_PACE)
    return at_home


def clear_storage(page: Page, origin: str) -> None:
    """Clear what an origin has stored, in both stores."""
    # not `set_storage_state`: it opens another page, after which a start takes a third longer
    client = page.context.new_cdp_session(page)
    client.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": STORAGE_TYPES})
    client.detach()


@contextmanager
def cleaned_up(page: Page) -> Iterator[None]:
    """Remove afterwards the init scripts and routes that a test adds to a page."""
    add = page.add_init_script
    with ExitStack() as scripts, pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "add_init_script", lambda *a, **k: scripts.enter_context(add(*a, **k)))
        yield
    page.unroute_all(behavior="ignoreErrors")


@pytest.fixture(scope="session", autouse=True)
def watching() -> Iterator[Watch]:
    """Watch every page that any test opens, in any context."""
    watched = Watch()
    with everywhere(watched):
        yield watched


@pytest.fixture(autouse=True)
def watch(watching: Watch) -> Iterator[Watch]:
    """Fail the test if a page logs an error or a traceback, or sends a request to another host.

    A test that provokes an error names it with `watch.allow`.
    """
    yield watching
    errors = watching.take()
    assert not errors, "\n".join(errors)


@pytest.fixture
def table(page: Page) -> Callable[..., Page]:
    """Return a function that follows a link such as "#delegate_dash?seed=a" within the open page.

    This takes a tenth of the time of loading it. Tests of the start, and those that prepare the
    page before it starts, use `loaded` instead.
    """

    def go(address: str = "") -> Page:
        if not (address and page.evaluate(IS_HOME)):
            follow(page, "")
        if address:
            follow(page, address)
        return page

    return go


def follow(page: Page, address: str) -> None:
    """Follow a link within the page and scroll to its top; address: "" for the home screen."""
    page.evaluate(FOLLOW_SCRIPT, address)
    operator = "!==" if address else "==="
    until(
        page,
        f"document.getElementById('app').dataset.screen {operator} 'home'",
        START_TIMEOUT_MS / 1000,
    )
    page.evaluate("scrollTo(0, 0)")


@pytest.fixture
def loaded(page: Page, site: str) -> Callable[..., Page]:
    """Return a function that loads the site anew at a hash such as "#delegate_dash?seed=a"."""

    def go(address: str = "") -> Page:
        load(page, site + address)
        return page

    return go


def until(page: Page, expression: str, timeout: float = 30.0) -> None:
    """Wait until a JavaScript expression is true, also while the page reloads; timeout: in seconds.

    The page's content security policy forbids `wait_for_function` with a string.
    """
    end = time.monotonic() + timeout
    while not _is_true(page, expression):
        assert time.monotonic() < end, f"never true: {expression}"
        page.wait_for_timeout(20)


def _is_true(page: Page, expression: str) -> bool:
    try:
        return bool(page.evaluate(expression))
    except Error as error:
        if "Execution context was destroyed" not in error.message:
            raise
        return False


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Save the pages of a failed test as test-results/<test>-<n>.png and .html."""
    report = yield
    if report.failed and report.when == "call" and isinstance(item, pytest.Function):
        item.stash[FAILED] = True
        page = item.funcargs.get("page")
        for n, shown in enumerate(page.context.pages if isinstance(page, Page) else ()):
            keep_page(shown, kept_path(item, f"-{n}"))
    return report


def kept_path(item: pytest.Item, ending: str) -> Path:
    """Return where something of a failed test is kept."""
    RESULTS.mkdir(exist_ok=True)
    return RESULTS / (re.sub(r"[^-.0-9A-Z_a-z]+", "-", item.name) + ending)


def keep_page(page: Page, path: Path) -> None:
    """Save a page's screenshot and HTML, unless it has crashed."""
    with suppress(Error):
        page.screenshot(path=path.with_name(f"{path.name}.png"), timeout=SCREENSHOT_TIMEOUT_MS)
        path.with_name(f"{path.name}.html").write_text(page.content(), encoding="utf-8")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the slowest files first, the others in their order."""
    first = [ROOT / "e2e" / f"test_{name}.py" for name in SLOWEST_FILES]
    items.sort(key=lambda item: first.index(item.path) if item.path in first else len(first))


def pytest_configure() -> None:
    """Keep Playwright from warning about the host it runs on."""
    os.environ.setdefault("PLAYWRIGHT_SKIP_VALIDATE_HOST_REQUIREMENTS", "1")


@pytest.fixture
def plain_styles(page: Page) -> Iterator[None]:
    """Take a reader's styles away afterwards: tests share the page."""
    yield
    page.evaluate(SET_STYLES, ["", ""])
    page.emulate_media(forced_colors="none")
