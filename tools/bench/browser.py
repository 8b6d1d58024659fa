"""A Chromium for measurements, with a profile that survives restarts."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from tools.devkit import chromium
from tools.devkit.serve import serving

MARKS: Final = """(() => {
    const marks = (globalThis.marks = {});
    const note = (name) => (marks[name] ??= performance.now());
    new MutationObserver(() => {
        const app = document.getElementById("app");
        if (app?.dataset.ready === "1") note("ready");
        if (app?.querySelector('[data-do^="pick:"]')) note("playable");
        if (document.documentElement.dataset.bare) note("bare");
        const trouble = document.getElementById("trouble");
        if (trouble && !trouble.hidden) note("failed");
    }).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
"""Records in the page when each mark is first reached, in ms since the navigation."""

SETTLE_MS: Final = 800
"""How long a new browser may settle before the first address is opened."""

TIMEOUT_SECONDS: Final = 120.0
"""After this time a start has failed."""


class Profile:
    """A browser profile on disk; each `open` starts a new process with it."""

    def __init__(self, playwright: Playwright, folder: Path) -> None:
        self._playwright = playwright
        self._folder = folder

    @contextmanager
    def open(self, *, offline: bool = True) -> Iterator[BrowserContext]:
        """Start the browser with this profile; ends it afterwards.

        offline: whether the page's service worker may run; without it files can be replaced.
        """
        context = self._playwright.chromium.launch_persistent_context(
            self._folder,
            executable_path=chromium.system_chromium(),
            args=chromium.launch_args(),
            headless=True,
            service_workers="allow" if offline else "block",
        )
        context.add_init_script(MARKS)
        try:
            yield context
        finally:
            context.close()


@contextmanager
def engine() -> Iterator[Playwright]:
    """Start Playwright, quiet about the host it runs on."""
    os.environ.setdefault("PLAYWRIGHT_SKIP_VALIDATE_HOST_REQUIREMENTS", "1")
    with sync_playwright() as playwright:
        yield playwright


@contextmanager
def fresh_profile(playwright: Playwright) -> Iterator[Profile]:
    """Make an unused profile."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield Profile(playwright, Path(folder))


@contextmanager
def one_page(dist: Path) -> Iterator[tuple[Page, str]]:
    """Serve the site; yield a page without a service worker, and the address of the site."""
    with pages(dist) as (opened,):
        yield opened


@contextmanager
def pages(*builds: Path) -> Iterator[list[tuple[Page, str]]]:
    """Open a page of each build in a browser of its own, to be measured in turns."""
    with ExitStack() as stack:
        enter = stack.enter_context
        playwright = enter(engine())
        opened = []
        for dist in builds:
            site = enter(serving(dist))
            context = enter(enter(fresh_profile(playwright)).open(offline=False))
            opened.append((context.new_page(), site))
        yield opened


def say(text: str) -> None:
    """Print; a closed pipe (as of head) does not end the measurement."""
    try:
        print(text, flush=True)
    except BrokenPipeError:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  till the end


def visit(page: Page, address: str, mark: str) -> dict[str, float]:
    """Open an address; return all marks in ms once the wanted one is there."""
    page.goto("about:blank")
    page.goto(address, wait_until="commit")
    end = time.monotonic() + TIMEOUT_SECONDS
    while True:
        marks = page.evaluate("globalThis.marks ?? {}")
        if mark in marks:
            break
        if "failed" in marks or time.monotonic() > end:
            raise RuntimeError(f"{address} did not start")
        page.wait_for_timeout(50)
    page.wait_for_timeout(200)
    paint = page.evaluate(
        "performance.getEntriesByType('paint').find(e => e.name.startsWith('first-c'))?.startTime"
    )
    return {str(k): float(v) for k, v in marks.items()} | {"screen": float(paint or 0)}


def page_after_settling(context: BrowserContext) -> Page:
    """Return a new page of a browser that has finished starting."""
    page = context.new_page()
    page.wait_for_timeout(SETTLE_MS)
    return page


def wait_until_cached(page: Page) -> None:
    """Wait until the service worker has all files and the memory snapshot is stored."""
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    end = time.monotonic() + TIMEOUT_SECONDS
    while not page.evaluate("performance.getEntriesByName('hustings-remembered').length"):
        if time.monotonic() > end:
            raise RuntimeError("no memory snapshot was stored for the next visit")
        page.wait_for_timeout(100)
    page.wait_for_timeout(300)
