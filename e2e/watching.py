"""Watches every page of every browser context for errors that no page may log."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Request,
    WebError,
)

LOCAL = ("file", "data", "blob", "about", "chrome-error", "chrome-extension")
"""Schemes of addresses without a host."""
INSECURE_HOST = "plain.test"
"""A name of this machine for which, unlike for loopback names, http is no secure context."""
LOOPBACK = ("127.0.0.1", "localhost", "::1", INSECURE_HOST)
NOT_LOADED = "Failed to load resource"
"""What Chromium logs about a file that did not arrive, for tests that cut one off."""
BROKEN_PYTHON = (
    "Failed to fetch|ExitStatus|Error occurred while installing the standard library"
    "|Fatal Python error|No module named 'encodings'|Python runtime state|Current thread"
    "|<no Python frame>"
)
"""What Pyodide logs when a file of its own is cut off or damaged, for such tests."""
TRACEBACK = "Traceback (most recent call last):"
CHAINED_TRACEBACK = (
    "During handling of the above exception",
    "The above exception was the direct cause",
)
"""The start of the next part of a traceback."""


class Watch:
    """Collects errors of pages, except those that a test allows."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.site = ""
        """The address of the site: requests to its host must stay below it."""
        self._allowed: list[re.Pattern[str]] = []
        self._closing: list[str] = []  # addresses of hosts that this test took down
        self._closed: list[str] = []  # those of earlier tests
        self._in_traceback = False  # whether the last error is an unfinished traceback

    def allow(self, pattern: str) -> None:
        """Allow errors that match a regular expression in this test, before or after this call."""
        self._allowed.append(re.compile(pattern))

    def close(self, address: str) -> None:
        """Note that a test took its host down.

        From the next test on, files that did not arrive from there are no error: the browser may
        log that late, when another test has begun.
        """
        self._closing.append(address)

    def take(self) -> list[str]:
        """Return the errors that were not allowed, and forget all errors and allowances."""
        errors = [
            error
            for error in self.errors
            if not any(allowed.search(error) for allowed in self._allowed)
            and not (NOT_LOADED in error and any(host in error for host in self._closed))
        ]
        self._closed += self._closing
        self._closing.clear()
        self.errors.clear()
        self._allowed.clear()
        self._in_traceback = False
        return errors

    def follow(self, context: BrowserContext) -> None:
        """Watch all present and later pages of a context, and their workers."""
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)
        context.on("request", self._on_request)

    def _on_error(self, error: WebError) -> None:
        self.errors.append(f"error: {error.error}")

    def _on_console(self, message: ConsoleMessage) -> None:
        """Note an error or a traceback; one that Python prints line by line is one error."""
        text = message.text
        if (self._in_traceback and text.strip()) or text.startswith(CHAINED_TRACEBACK):
            self.errors.append(f"{self.errors.pop() if self.errors else 'console:'}\n{text}")
            self._in_traceback = text.startswith((" ", TRACEBACK, *CHAINED_TRACEBACK))
        elif (message.type == "error" and text.strip()) or TRACEBACK in text:
            self.errors.append(f"console: {text} ({message.location.get('url', '')})")
            self._in_traceback = text == TRACEBACK

    def _on_request(self, request: Request) -> None:
        address = urlsplit(request.url)
        own = urlsplit(self.site)
        outside = address.scheme not in LOCAL and address.hostname not in LOOPBACK
        astray = bool(own.netloc) and address.netloc == own.netloc
        if outside or (astray and not request.url.startswith(self.site)):
            self.errors.append(f"foreign request: {request.url}")


@contextmanager
def everywhere(watch: Watch) -> Iterator[None]:
    """Watch every context that is created inside this block."""

    def watched(make: Callable[..., Any]) -> Callable[..., Any]:
        def wrapped(*args: Any, **options: Any) -> Any:
            created = make(*args, **options)
            watch.follow(created if isinstance(created, BrowserContext) else created.context)
            return created

        return wrapped

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Browser, "new_context", watched(Browser.new_context))
        patch.setattr(Browser, "new_page", watched(Browser.new_page))
        persistent = BrowserType.launch_persistent_context
        patch.setattr(BrowserType, "launch_persistent_context", watched(persistent))
        yield
