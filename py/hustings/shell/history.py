"""The browser's history: our entries, each with the stop it stands for (see ui.frame.history)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyodide.ffi import create_once_callable
from pyscript import ffi, window

from hustings.shell import dom
from hustings.shell.failures import BROWSER_FAILURES

BACK_TIMEOUT_MS: Final = 1000
"""After which going back is taken to have led nowhere."""


class Entries:
    """The entries. Changes wait for going back, which takes the browser a moment."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []  # changes to make after going back
        self._pending_back = 0  # number of the back() that has not happened yet; 0: none
        self._backs = 0  # how often back() was called
        self._pending_hash: str | None = None  # what is to follow '#' in a moment

    def push(self, stop: str, address: str | None) -> None:
        """Add an entry. address: what follows '#' there; None: what follows it now."""
        self.flush_hash()
        self._in_turn(lambda: _write(window.history.pushState, stop, address))

    def replace(self, stop: str, address: str | None) -> None:
        """Change what the current entry stands for."""
        self.flush_hash()
        self._in_turn(lambda: _write(window.history.replaceState, stop, address))

    def set_hash(self, text: str) -> None:
        """Put a text after '#', in the current entry.

        It is written in a later task: some browsers need longer for it than for drawing.
        """
        if self._pending_hash is None:
            window.setTimeout(create_once_callable(self.flush_hash), 0)
        self._pending_hash = text

    def flush_hash(self) -> None:
        """Write the pending text after '#'; call it before any other change of entries."""
        text, self._pending_hash = self._pending_hash, None
        if text is not None:
            self._in_turn(lambda: _write(window.history.replaceState, current_stop(), text))

    def drop_hash(self) -> None:
        """Forget the pending text: the player has gone to another entry."""
        self._pending_hash = None

    def back(self, address: str) -> None:
        """Go back to the entry below; later changes apply there.

        address: what follows '#' there from now on.
        """
        self.flush_hash()
        self._in_turn(self._back)
        self._in_turn(lambda: _write(window.history.replaceState, current_stop(), address))

    def _back(self) -> None:
        """Go back one entry of the browser; go on without where it does not arrive in time."""
        self._backs += 1
        self._pending_back = number = self._backs
        window.history.back()
        give_up = create_once_callable(lambda: self._pending_back == number and self.arrive())
        window.setTimeout(give_up, BACK_TIMEOUT_MS)

    def arrive(self) -> bool:
        """Make the waiting changes at another entry; return whether `back` has led there."""
        by_back, self._pending_back = bool(self._pending_back), 0
        while self._waiting and not self._pending_back:
            self._waiting.pop(0)()
        return by_back

    def _in_turn(self, change: Callable[[], None]) -> None:
        if self._pending_back:
            self._waiting.append(change)
        else:
            change()


ENTRIES: Final = Entries()


def current_stop() -> str:
    """Return the stop of the browser's entry, "" for one that is not ours."""
    state = window.history.state
    return state if isinstance(state, str) else ""


def listen(send: Callable[[str], None]) -> None:
    """Listen to Back and Forward, links within the page, and edits of the address."""

    def hash_changed(_: Any) -> None:
        if not current_stop():  # else Back or Forward: `walked` handles it
            ENTRIES.drop_hash()
            send(f"hash:{dom.hash_text()}")

    def walked(_: Any) -> None:
        if not ENTRIES.arrive() and current_stop():
            ENTRIES.drop_hash()
            send(f"walk:{current_stop()}#{dom.hash_text()}")

    def leaving(_: Any) -> None:
        ENTRIES.flush_hash()

    window.addEventListener("pagehide", ffi.create_proxy(leaving))
    window.addEventListener("hashchange", ffi.create_proxy(hash_changed))
    window.addEventListener("popstate", ffi.create_proxy(walked))


def remove_query() -> None:
    """Remove what lies between '?' and '#' from the address."""
    base, _, after = dom.address().partition("#")
    plain = base.partition("?")[0] + (f"#{after}" if after else "")
    try:
        window.history.replaceState(window.history.state, "", plain)
    except BROWSER_FAILURES:
        print("The address could not be cleaned.")


def _write(change: Callable[..., None], stop: str, address: str | None) -> None:
    if address is None:
        address = dom.hash_text()
    try:
        change(stop, "", f"#{address}" if address else dom.base())
    except BROWSER_FAILURES:  # some browsers limit how often this may be done
        print("The address could not be brought up to date.")
