"""The browser's two stores, of which only the keys that begin with "hustings/" are ours.

localStorage answers at once, and other tabs see it; what it took last is lost when the whole
browser is killed. web/second.js keeps the same once more where that does not happen. Every access
may be forbidden or fail; nothing here raises.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyscript import ffi, window

from hustings.ui.saves.save import PREFIX, SAVES

ASKED: Final = f"{PREFIX}persist"
"""Stands once the browser has been asked not to clear what is kept."""


def _storage() -> Any:
    """Return localStorage, or None where the browser forbids it."""
    try:
        return window.localStorage
    except Exception:  # the browser may throw anything here
        return None


def available() -> bool:
    """Return whether something written can be read back."""
    storage = _storage()
    if not storage:
        return False
    try:
        storage.setItem(f"{PREFIX}probe", "1")
        storage.removeItem(f"{PREFIX}probe")
        return True
    except Exception:
        return bool(read_all())  # full, but there to be read


def read_all() -> dict[str, str]:
    """Return every text that is ours, by key."""
    storage = _storage()
    if not storage:
        return {}
    try:
        keys = [str(storage.key(i)) for i in range(int(storage.length))]
        return {key: str(storage.getItem(key)) for key in keys if key.startswith(PREFIX)}
    except Exception:
        return {}


def read(key: str) -> str:
    """Return what is stored under a key, "" when there is nothing."""
    storage = _storage()
    try:
        return str(storage.getItem(key) or "") if storage else ""
    except Exception:
        return ""


def write(key: str, text: str) -> str:
    """Store a text in both stores; return "", or "full" or "off" when the first has not got it."""
    window.hustings.second.put(key, text)
    return mark(key, text)


def mark(key: str, text: str) -> str:
    """Store a text in the first store only: what is of no use once this page is gone."""
    storage = _storage()
    if not storage:
        return "off"
    try:
        storage.setItem(key, text)
    except Exception as error:
        return "full" if "quota" in str(error).lower() else "off"
    return ""


def drop(key: str) -> None:
    """Forget a key."""
    window.hustings.second.drop(key)
    unmark(key)


def unmark(key: str) -> None:
    """Forget a key of the first store."""
    storage = _storage()
    try:
        if storage:
            storage.removeItem(key)
    except Exception:
        print("The browser did not let go of a key.")


def clear() -> None:
    """Forget everything that is ours, in both stores."""
    for key in read_all():
        unmark(key)
    window.hustings.second.clear()


def persist() -> None:
    """Ask the browser, once on this device, not to clear what is kept, whatever it answers."""
    if read(ASKED):
        return
    write(ASKED, "1")
    try:
        window.navigator.storage.persist()
    except Exception:
        print("The browser cannot be asked to keep what is stored.")


def listen(send: Callable[[str], None]) -> None:
    """Hear of what other tabs do: "elsewhere:<key>" of a save, "elsewhere:" when all is gone."""

    def changed(event: Any) -> None:
        key = str(event.key) if event.key else ""
        if not key or key.startswith(SAVES):
            send(f"elsewhere:{key}")

    window.addEventListener("storage", ffi.create_proxy(changed))
