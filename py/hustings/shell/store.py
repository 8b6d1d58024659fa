"""The browser's storage, of which only the keys that begin with "hustings/" are ours.

Every access may be forbidden or fail; nothing here raises.
"""

from __future__ import annotations

from typing import Any

from pyscript import window

from hustings.ui.keep import PREFIX


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
    except Exception:
        return bool(storage.length)  # full, but there to be read
    return True


def read_all() -> list[tuple[str, str]]:
    """Return every (key, text) that is ours."""
    storage = _storage()
    if not storage:
        return []
    keys = [str(storage.key(i)) for i in range(int(storage.length))]
    return [(key, str(storage.getItem(key))) for key in keys if key.startswith(PREFIX)]


def read(key: str) -> str:
    """Return what is stored under a key, "" when there is nothing."""
    storage = _storage()
    return str(storage.getItem(key) or "") if storage else ""


def write(key: str, text: str) -> str:
    """Store a text; return "", or "full" or "off" when it could not be kept."""
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
    storage = _storage()
    if storage:
        storage.removeItem(key)
