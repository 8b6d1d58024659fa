"""The browser's history: entries of our own, each with its stop (see ui.frame.history)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyodide.ffi import create_once_callable
from pyscript import ffi, window

from hustings.shell import dom
from hustings.shell.failures import BROWSER_FAILURES

PATIENCE: Final = 1000
"""Milliseconds after which going back is taken to have led nowhere."""


class Entries:
    """The entries, changed one thing at a time: going back takes a moment."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []  # for when going back has happened
        self._going = 0  # number of the going back that has not yet happened; 0: none
        self._asked = 0  # how often that was asked for
        self._text: str | None = None  # what is to stand behind '#' in a moment

    def push(self, stop: str, address: str | None) -> None:
        """Add an entry. address: what stands behind '#' there, None for what stands there now."""
        self.settle()
        self._in_turn(lambda: _write(window.history.pushState, stop, address))

    def mark(self, stop: str, address: str | None) -> None:
        """Say what the entry stands for."""
        self.settle()
        self._in_turn(lambda: _write(window.history.replaceState, stop, address))

    def set_hash(self, text: str) -> None:
        """Put a text behind '#', without a new entry.

        That takes some browsers longer than drawing, so the change of the page is shown first.
        """
        if self._text is None:
            window.setTimeout(create_once_callable(self.settle), 0)
        self._text = text

    def settle(self) -> None:
        """Put behind '#' what is to stand there, before anything else is done about entries."""
        text, self._text = self._text, None
        if text is not None:
            self._in_turn(lambda: _write(window.history.replaceState, here(), text))

    def left(self) -> None:
        """Put nothing behind '#' any more: the person has gone to another entry."""
        self._text = None

    def back(self, address: str) -> None:
        """Leave the entry for the one below it; what is done next is done there.

        address: what stands behind '#' there from now on.
        """
        self.settle()
        self._in_turn(self._back)
        self._in_turn(lambda: _write(window.history.replaceState, here(), address))

    def _back(self) -> None:
        self._asked += 1
        self._going = number = self._asked
        window.history.back()
        late = create_once_callable(lambda: self._going == number and self.arrived())
        window.setTimeout(late, PATIENCE)

    def arrived(self) -> bool:
        """Go on at another entry; return whether we had asked for it."""
        asked, self._going = bool(self._going), 0
        while self._waiting and not self._going:
            self._waiting.pop(0)()
        return asked

    def _in_turn(self, act: Callable[[], None]) -> None:
        if self._going:
            self._waiting.append(act)
        else:
            act()


ENTRIES: Final = Entries()


def here() -> str:
    """Return the stop of the browser's entry, "" for one that is not ours."""
    state = window.history.state
    return state if isinstance(state, str) else ""


def listen(send: Callable[[str], None]) -> None:
    """Start hearing Back and Forward, links within the page, and an edited address."""

    def address(_: Any) -> None:
        if not here():  # else Back or Forward, which `walked` hears of
            ENTRIES.left()
            send(f"hash:{dom.hash_text()}")

    def walked(_: Any) -> None:
        if not ENTRIES.arrived() and here():
            ENTRIES.left()
            send(f"walk:{here()}#{dom.hash_text()}")

    def leaving(_: Any) -> None:
        ENTRIES.settle()

    window.addEventListener("pagehide", ffi.create_proxy(leaving))
    window.addEventListener("hashchange", ffi.create_proxy(address))
    window.addEventListener("popstate", ffi.create_proxy(walked))


def clean() -> None:
    """Take out of the address what stands between '?' and '#'."""
    base, _, after = dom.address().partition("#")
    plain = base.partition("?")[0] + (f"#{after}" if after else "")
    try:
        window.history.replaceState(window.history.state, "", plain)
    except BROWSER_FAILURES:
        print("The address could not be cleaned.")


def _write(how: Callable[..., None], stop: str, address: str | None) -> None:
    if address is None:
        address = dom.hash_text()
    try:
        how(stop, "", f"#{address}" if address else dom.base())
    except BROWSER_FAILURES:  # some browsers limit how often this may be done
        print("The address could not be brought up to date.")
