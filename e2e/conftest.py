"""Fixtures for tests in a real browser: the built site, served; a page without faults."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

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
from e2e.watching import PLAIN, Watch, everywhere
from tools.build.site import build
from tools.devkit import chromium, setup
from tools.devkit.serve import serving

ROOT = Path(__file__).resolve().parents[1]
USUAL: ViewportSize = {"width": 1280, "height": 720}
"""The size of a page where a test asks for no other, in CSS pixels."""
STORED = "cookies,indexeddb,local_storage"
READY = '#app[data-ready="1"]'
CLEAR = """async pace => {
    const app = document.getElementById("app");
    hustings.cancel(0);
    if (document.querySelector(".dialog")) hustings.send("close");
    if (document.querySelector(".movelist[open]")) hustings.send("moves");
    if (location.hash) {
        const heard = new Promise(done => addEventListener("hashchange", done, {once: true}));
        location.hash = "";
        await heard;
    } else hustings.send("home");
    for (let n = 0; n < 50 && app.dataset.screen !== "home"; n++)
        await new Promise(done => setTimeout(done, 1));
    localStorage.clear();
    hustings.send("forgotten");
    hustings.send("hide-notice");
    hustings.send(`pref:pace:${pace}`);
    return app.dataset.screen === "home" && !document.querySelector(".dialog, .banner, .notice")
        && !document.querySelector('[data-do^="continue:"]');
}"""
"""Brings a page that stands to where it was when it was loaded with nothing stored."""
FRAME = """() => new Promise(done => {
    requestAnimationFrame(() => done(true));
    setTimeout(done, 1000, false);
})"""
"""Waits for the page's next frame; false if none comes within a second."""
FOLLOW = """hash => {
    if (hash || location.hash) location.hash = hash;
    else hustings.send("home");
}"""
PACE = "instant"
"""How fast things are told on a page that stands: who tests what is told says so."""
SEEN = "on => globalThis.hustings?.trustClicks?.(on)"
"""Has whatever a test's own click hits count as seen (web/misclick.js)."""
LONG = ("whistle_stop", "offline", "early_states", "keeping", "onefile")
"""The files with the longest tests. They come first, or one worker would play a whole game of
Whistle-Stop at the end, when the others have nothing left to do."""
RESULTS = ROOT / "test-results"
"""Where pages of failed tests are kept."""
SHOT_MS = 5_000
"""How long a picture of such a page may take."""
START = 30_000
"""ms within which the page must be ready, on a slow machine with other work."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a copy of the finished site, which a build meanwhile leaves alone; its address."""
    build(ROOT, ROOT / "dist", setup.node())
    copy = tmp_path_factory.mktemp("site") / "some" / "folder"
    shutil.copytree(ROOT / "dist", copy)
    with serving(copy.parent.parent) as address:
        yield f"{address}some/folder/"


@pytest.fixture
def host(tmp_path: Path, watching: Watch) -> Iterator[Host]:
    """Serve a copy of the site by a host that a test may cut off, make worse and bring back."""
    build(ROOT, ROOT / "dist", setup.node())
    served = Host(ROOT / "dist", tmp_path)
    served.up()
    yield served
    served.down()
    watching.leave(served.address)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Launch the Chromium that dev.py found."""
    found = chromium.launched(chromium.of_tests())
    # clicks come faster here than Chromium lets a page bring its address up to date otherwise
    args = [*chromium.launch_args(), "--disable-ipc-flooding-protection"]
    args.append(f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1")
    return {**browser_type_launch_args, **found, "args": args}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Keep the service worker out: only its own tests pay for filling its cache."""
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture(scope="session", autouse=True)
def seeing() -> None:
    """Have every click of a mouse or finger hit what is seen, as a person's would.

    Nobody waits for that: 0.3 s for each click would be a minute of all tests.
    """

    def patient(click: Callable[..., None]) -> Callable[..., None]:
        def look(locator: Locator, *args: Any, **options: Any) -> None:
            locator.page.evaluate(SEEN, True)
            click(locator, *args, **options)
            with suppress(Error):  # it may have led to another page
                locator.page.evaluate(SEEN, False)

        return look

    Locator.click = patient(Locator.click)  # type: ignore[method-assign]


@pytest.fixture(scope="session", autouse=True)
def noticing() -> None:
    """Have the page notice its size before a test goes on: it is told with its next frame.

    A board laid out wide stands elsewhere than the high one that follows it a frame later.
    """

    def noticed(resize: Callable[..., None]) -> Callable[..., None]:
        def look(page: Page, size: ViewportSize) -> None:
            resize(page, size)
            page.evaluate(FRAME)

        return look

    Page.set_viewport_size = noticed(Page.set_viewport_size)  # type: ignore[method-assign]


class Devices(NamedTuple):
    """The browser profiles that most tests share, one after the other."""

    standing: BrowserContext
    """Its page stands from one test to the next, whatever tests of the start do meanwhile."""
    loading: BrowserContext
    """Each test loads the page anew."""


@pytest.fixture(scope="session")
def devices(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Devices]:
    """Return the profiles that tests share."""
    with (
        browser.new_context(**browser_context_args) as standing,
        browser.new_context(**browser_context_args) as loading,
    ):
        yield Devices(standing, loading)


@pytest.fixture
def context(
    request: pytest.FixtureRequest, devices: Devices, site: str
) -> Iterator[BrowserContext]:
    """Return a shared profile; afterwards one page of it is left.

    What the browser has fetched and compiled stays: to start Python costs half of what it costs in
    a profile of its own. A module whose tests must begin without that overrides this fixture.
    """
    device = devices.standing if "table" in request.fixturenames else devices.loading
    yield device
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
    """Return the shared page, as if new: with no script, route, listener, size or medium left.

    Where the test asks for `table`, the site's home page stands on it, of an earlier test if that
    left it in order, and nothing is told at length there; else nothing is loaded yet. Nothing of
    the site is stored in either case but that.
    """
    watch.site = site
    page = context.pages[0] if context.pages else context.new_page()
    if not page.evaluate(FRAME):  # seen once after printing: nothing could be clicked any more
        page.close()
        page = context.new_page()
    page.set_viewport_size(USUAL)
    page.mouse.move(0, 0)  # a board shows what the hand lies on
    page.emulate_media(media="null", color_scheme="null", reduced_motion="null")
    stands = context is devices.standing
    if not (stands and page.url.startswith(site) and cleared(page)):
        page.goto("about:blank")
        if context in devices:
            forget(page, "/".join(site.split("/")[:3]))
        if stands:
            load(page, site)
            page.evaluate(f"hustings.send('pref:pace:{PACE}')")
    with lent(page):
        yield page
    if not stands:
        with suppress(Error):  # a test may have closed it
            page.goto("about:blank")  # what it still did would be a fault of the next test


def load(page: Page, address: str) -> None:
    """Load the site, whatever stands on the page, and wait until Python answers."""
    if page.url != "about:blank":
        page.goto("about:blank")  # a change of the hash alone would not load anything
    page.goto(address)
    page.wait_for_selector(READY, state="attached", timeout=START)


def cleared(page: Page) -> bool:
    """Have a page that stands be at home, with nothing stored or chosen; False if it will not."""
    if page.evaluate("globalThis.hustings?.send === undefined"):
        return False
    at_home: bool = page.evaluate(CLEAR, PACE)
    return at_home and bool(page.evaluate("document.querySelector('#app').dataset.busy !== '1'"))


def forget(page: Page, origin: str) -> None:
    """Have the browser of this page clear what an origin has stored, in both stores."""
    # not `set_storage_state`: it opens a page of its own, and the next start costs a third more
    client = page.context.new_cdp_session(page)
    client.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": STORED})
    client.detach()


@contextmanager
def lent(page: Page) -> Iterator[None]:
    """Take back afterwards what was put on a page: scripts to begin with, routes, an address."""
    add = page.add_init_script
    with ExitStack() as scripts, pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "add_init_script", lambda *a, **k: scripts.enter_context(add(*a, **k)))
        yield
    page.unroute_all(behavior="ignoreErrors")


@pytest.fixture(scope="session", autouse=True)
def watching() -> Iterator[Watch]:
    """Watch whatever page any test opens, in a context of its own too."""
    watched = Watch()
    with everywhere(watched):
        yield watched


@pytest.fixture(autouse=True)
def watch(watching: Watch) -> Iterator[Watch]:
    """Fail the test when a page logs an error or a traceback, or asks another host.

    A test that provokes an error says which: `watch.allow`.
    """
    yield watching
    faults = watching.take()
    assert not faults, "\n".join(faults)


@pytest.fixture
def table(page: Page) -> Callable[..., Page]:
    """Open what follows the site's address, such as "#delegate_dash?seed=a", on its page.

    As a link within the page does, which costs a tenth of what loading it costs. Tests of the
    start, and those that lay something on the page before it starts, ask for `loaded` instead.
    """

    def go(address: str = "") -> Page:
        follow(page, "")
        if address:
            follow(page, address)
        return page

    return go


def follow(page: Page, address: str) -> None:
    """Follow a link within the page, to the home page or to a game, as far as its top."""
    page.evaluate(FOLLOW, address)
    there = "!==" if address else "==="
    until(page, f"document.getElementById('app').dataset.screen {there} 'home'", START / 1000)
    page.evaluate("scrollTo(0, 0)")


@pytest.fixture
def loaded(page: Page, site: str) -> Callable[..., Page]:
    """Load the site anew at a hash such as "#delegate_dash?seed=a"; wait until it is ready."""

    def go(address: str = "") -> Page:
        load(page, site + address)
        return page

    return go


def until(page: Page, expression: str, timeout: float = 30.0) -> None:
    """Wait until a JavaScript expression is true, also on a page that is just loaded anew.

    The page's policy forbids wait_for_function.
    """
    end = time.monotonic() + timeout
    while not _true(page, expression):
        assert time.monotonic() < end, f"never true: {expression}"
        page.wait_for_timeout(20)


def _true(page: Page, expression: str) -> bool:
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
    """Keep what every page showed when a test failed: test-results/<test>.png and .html."""
    report = yield
    if report.failed and report.when == "call" and isinstance(item, pytest.Function):
        page = item.funcargs.get("page")
        for n, shown in enumerate(page.context.pages if isinstance(page, Page) else ()):
            keep_page(shown, RESULTS / f"{re.sub(r'[^-.0-9A-Z_a-z]+', '-', item.name)}-{n}")
    return report


def keep_page(page: Page, path: Path) -> None:
    """Write a page's picture and its content beside each other; a page that is dead is left out."""
    RESULTS.mkdir(exist_ok=True)
    with suppress(Error):
        page.screenshot(path=path.with_name(f"{path.name}.png"), timeout=SHOT_MS)
        path.with_name(f"{path.name}.html").write_text(page.content(), encoding="utf-8")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest tests first, and leave all others in their order."""
    first = [ROOT / "e2e" / f"test_{name}.py" for name in LONG]
    items.sort(key=lambda item: first.index(item.path) if item.path in first else len(first))


def pytest_configure() -> None:
    """Keep Playwright's quiet about the host it runs on out of the tests' warnings."""
    os.environ.setdefault("PLAYWRIGHT_SKIP_VALIDATE_HOST_REQUIREMENTS", "1")
