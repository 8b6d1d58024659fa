"""Faults that no page may have: every page of every context is watched, whoever opens it."""

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
"""Schemes of addresses that are on no host."""
PLAIN = "plain.test"
"""A name of this machine over which http is not secure, as it is over those of the loopback."""
LOOPBACK = ("127.0.0.1", "localhost", "::1", PLAIN)
NOT_LOADED = "Failed to load resource"
"""What Chromium logs of a file that did not arrive, for tests that cut one off."""
NO_PYTHON = (
    "Failed to fetch|ExitStatus|Error occurred while installing the standard library"
    "|Fatal Python error|No module named 'encodings'|Python runtime state|Current thread"
    "|<no Python frame>"
)
"""What Pyodide logs when a file of its own was cut off or is damaged, for such tests."""
TRACEBACK = "Traceback (most recent call last):"
CHAINED = ("During handling of the above exception", "The above exception was the direct cause")
"""How the next part of a traceback begins."""


class Watch:
    """What must not happen on a page, and what a test allows of it."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.site = ""
        """The address of the site: a request to its host must stay below it."""
        self._allowed: list[re.Pattern[str]] = []
        self._leaving: list[str] = []  # addresses of hosts that this test took down
        self._left: list[str] = []  # those of earlier tests
        self._printing = False  # whether the last fault is a traceback of which more is to come

    def allow(self, pattern: str) -> None:
        """Let faults that a regular expression finds pass in this test, before or after this."""
        self._allowed.append(re.compile(pattern))

    def leave(self, address: str) -> None:
        """Take note that a test took its host down.

        From the next test on, files that did not arrive from there are no fault: the browser may
        say so late, when another test has begun.
        """
        self._leaving.append(address)

    def take(self) -> list[str]:
        """Return the faults that were not allowed, and forget all faults and allowances."""
        found = [
            fault
            for fault in self.faults
            if not any(allowed.search(fault) for allowed in self._allowed)
            and not (NOT_LOADED in fault and any(left in fault for left in self._left))
        ]
        self._left += self._leaving
        self._leaving.clear()
        self.faults.clear()
        self._allowed.clear()
        self._printing = False
        return found

    def follow(self, context: BrowserContext) -> None:
        """Watch every page of a context, now and later, and their workers."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)

    def _error(self, error: WebError) -> None:
        self.faults.append(f"error: {error.error}")

    def _console(self, message: ConsoleMessage) -> None:
        """Note an error or a traceback; one that Python prints line by line is one fault."""
        text = message.text
        if (self._printing and text.strip()) or text.startswith(CHAINED):
            self.faults.append(f"{self.faults.pop() if self.faults else 'console:'}\n{text}")
            self._printing = text.startswith((" ", TRACEBACK, *CHAINED))
        elif (message.type == "error" and text.strip()) or TRACEBACK in text:
            self.faults.append(f"console: {text} ({message.location.get('url', '')})")
            self._printing = text == TRACEBACK

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        own = urlsplit(self.site)
        outside = address.scheme not in LOCAL and address.hostname not in LOOPBACK
        astray = bool(own.netloc) and address.netloc == own.netloc
        if outside or (astray and not request.url.startswith(self.site)):
            self.faults.append(f"foreign request: {request.url}")


@contextmanager
def everywhere(watch: Watch) -> Iterator[None]:
    """Follow every context that is made from now on, whoever makes it."""

    def followed(make: Callable[..., Any]) -> Callable[..., Any]:
        def made(*args: Any, **options: Any) -> Any:
            found = make(*args, **options)
            watch.follow(found if isinstance(found, BrowserContext) else found.context)
            return found

        return made

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Browser, "new_context", followed(Browser.new_context))
        patch.setattr(Browser, "new_page", followed(Browser.new_page))
        persistent = BrowserType.launch_persistent_context
        patch.setattr(BrowserType, "launch_persistent_context", followed(persistent))
        yield
