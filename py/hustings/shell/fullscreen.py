"""Full screen: whether the page fills the screen, and switching it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from pyscript import document, ffi

from hustings.shell.failures import BROWSER_FAILURES


def listen(send: Callable[[str], None]) -> str:
    """Return "on", "off", or "" if full screen is not possible; send "full:<state>" on changes."""
    if not getattr(document, "fullscreenEnabled", False):
        return ""

    def changed(_: Any = None) -> None:
        send(f"full:{_state()}")

    document.addEventListener("fullscreenchange", ffi.create_proxy(changed))
    return _state()


def switch(on: bool) -> None:
    """Enter or leave full screen. Browsers allow it only during a click or key press."""
    promise = document.documentElement.requestFullscreen() if on else document.exitFullscreen()
    asyncio.ensure_future(_await(promise))  # noqa: RUF006 - the loop of the page keeps it


def _state() -> str:
    return "on" if document.fullscreenElement else "off"


async def _await(promise: Any) -> None:
    try:
        await promise
    except BROWSER_FAILURES:
        print("The browser does not let the page fill the screen.")
