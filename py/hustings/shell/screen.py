"""The whole screen: whether the page fills it, and having it do so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from pyscript import document, ffi

from hustings.shell.failures import BROWSER_FAILURES


def listen(send: Callable[[str], None]) -> str:
    """Return whether the page fills the screen, "on" or "off", "" where it cannot; tell changes."""
    if not getattr(document, "fullscreenEnabled", False):
        return ""

    def changed(_: Any = None) -> None:
        send(f"full:{_state()}")

    document.addEventListener("fullscreenchange", ffi.create_proxy(changed))
    return _state()


def fill(on: bool) -> None:
    """Have the page fill the screen, or no longer. Only a click or key may ask for it."""
    asked = document.documentElement.requestFullscreen() if on else document.exitFullscreen()
    asyncio.ensure_future(_heard(asked))  # noqa: RUF006 - the loop of the page keeps it


def _state() -> str:
    return "on" if document.fullscreenElement else "off"


async def _heard(asked: Any) -> None:
    try:
        await asked
    except BROWSER_FAILURES:
        print("The browser does not let the page fill the screen.")
