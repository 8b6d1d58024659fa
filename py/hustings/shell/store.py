"""The browser's two stores, with the keys of this copy of the site.

localStorage, the first store, answers at once and is shared with other tabs, but a killed browser
loses the last changes. web/second_store.js keeps a second copy in IndexedDB, which loses nothing.
Every access may be forbidden or fail; nothing here raises.

Keys begin with PREFIX, except in localStorage, where the place of this copy of the site replaces it
(web/boot/place.js): other copies may share the origin. Earlier versions used PREFIX there as well;
what they left is taken over once, and kept for other copies until it is deleted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from pyscript import ffi, window

from hustings.shell.failures import BROWSER_FAILURES
from hustings.ui.saves.save import PREFIX, SAVES
from hustings.ui.saves.stores import DELETED, STALE_KEY

PERSIST_ASKED: Final = f"{PREFIX}persist"
"""The key that is set once the browser has been asked not to clear our storage."""


def scope() -> str:
    """Return the prefix of our keys in localStorage and of our locks' names."""
    return f"hustings {window.hustings.place} "


def local_key(key: str) -> str:
    """Return the name of a key in localStorage."""
    return scope() + key.removeprefix(PREFIX)


def _storage() -> Any:
    """Return localStorage, or None if the browser forbids it."""
    try:
        return window.localStorage
    except BROWSER_FAILURES:  # the browser may throw anything here
        return None


def is_available() -> bool:
    """Return whether localStorage can be written, or is full but readable."""
    storage = _storage()
    if not storage:
        return False
    probe = local_key(f"{PREFIX}probe")
    try:
        storage.setItem(probe, "1")
        storage.removeItem(probe)
        return True
    except BROWSER_FAILURES:
        return bool(read_all())


def read_first() -> dict[str, str]:
    """Return our texts in the first store by key, including marks of deleted ones."""
    return _read_prefix(scope())


def read_old() -> dict[str, str]:
    """Return the texts that an earlier version kept in the first store, by key."""
    return _read_prefix(PREFIX)


def _read_prefix(prefix: str) -> dict[str, str]:
    storage = _storage()
    if not storage:
        return {}
    try:
        keys = [str(storage.key(i)) for i in range(int(storage.length))]
        ours = [key for key in keys if key.startswith(prefix)]
        return {PREFIX + key.removeprefix(prefix): str(storage.getItem(key)) for key in ours}
    except BROWSER_FAILURES:
        return {}


def read_all() -> dict[str, str]:
    """Return all our texts by key."""
    texts = read_first()
    return {key: text for key, text in texts.items() if text != DELETED and key != STALE_KEY}


def read(key: str) -> str:
    """Return the text of a key, "" if there is none."""
    storage = _storage()
    try:
        text = str(storage.getItem(local_key(key)) or "") if storage else ""
    except BROWSER_FAILURES:
        return ""
    return "" if text == DELETED else text


def write(key: str, text: str) -> str:
    """Store a text in both stores; return "", or "full" or "off" if the first did not take it."""
    window.hustings.secondStore.put(key, text)
    return mark(key, text)


def mark(key: str, text: str) -> str:
    """Store a text in the first store only, for what is of no use once this page is gone."""
    storage = _storage()
    if not storage:
        return "off"
    try:
        storage.setItem(local_key(key), text)
    except BROWSER_FAILURES as error:
        return "full" if "quota" in str(error).lower() else "off"
    return ""


def drop(key: str) -> Awaitable[bool]:
    """Delete a text in both stores, in the first at once; return whether it is gone from both.

    Until it is gone from the second, a mark in the first keeps it from coming back at a start.
    """
    _remove(key)
    hidden = not mark(key, DELETED)
    deleting = window.hustings.secondStore.drop(key)

    async def run() -> bool:
        if not await deleting:
            return False
        if read(key):  # it has been written again meanwhile
            return hidden
        return unmark(key)

    return asyncio.ensure_future(run())


def unmark(key: str) -> bool:
    """Remove a key from the first store; return whether it is gone."""
    return _remove(local_key(key))


def _remove(name: str) -> bool:
    storage = _storage()
    try:
        if storage:
            storage.removeItem(name)
    except BROWSER_FAILURES:
        print("The browser did not let go of a key.")
        return False
    return True


async def clear() -> bool:
    """Delete all our texts, also those of earlier versions; return whether all are gone."""
    keys, old = [*read_first()], [*read_old()]
    removed = [_remove(key) for key in old]
    for key in keys:
        mark(key, DELETED)
    if not await window.hustings.secondStore.clear(ffi.to_js(keys)):
        return False
    return all([*removed, *(unmark(key) for key in keys if not read(key))])


def persist() -> None:
    """Ask the browser, once on this device, not to clear our storage."""
    if read(PERSIST_ASKED):
        return
    write(PERSIST_ASKED, "1")
    try:
        window.navigator.storage.persist()
    except BROWSER_FAILURES:
        print("The browser cannot be asked to keep what is stored.")


def listen(send: Callable[[str], None]) -> None:
    """Listen to other tabs; send "elsewhere:<key>" for a save, "elsewhere:" if all is gone."""
    saves = local_key(SAVES)

    def changed(event: Any) -> None:
        name = str(event.key) if event.key else ""
        if not name:
            send("elsewhere:")
        elif name.startswith(saves):
            send(f"elsewhere:{SAVES}{name.removeprefix(saves)}")

    window.addEventListener("storage", ffi.create_proxy(changed))
