"""The browser's two stores, of which only the keys of this copy of the site are ours.

localStorage, the first store, answers at once, and other tabs see it; what it took last is lost
when the whole browser is killed. web/second.js keeps the same once more where that does not happen.
Every access may be forbidden or fail; nothing here raises.

Everywhere else a key begins with PREFIX. In localStorage the place of this copy of the site stands
there instead (web/boot/here.js), for another copy may lie on the same origin. Earlier versions used
PREFIX itself: what they left is taken over once, and stays for other copies until it is deleted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from pyscript import ffi, window

from hustings.shell.failures import BROWSER_FAILURES
from hustings.ui.saves.save import PREFIX, SAVES
from hustings.ui.saves.stores import BEHIND, DELETED

ASKED: Final = f"{PREFIX}persist"
"""Stands once the browser has been asked not to clear what is kept."""


def scope() -> str:
    """Return what begins our keys in localStorage and the names of our locks."""
    return f"hustings {window.hustings.place} "


def there(key: str) -> str:
    """Return the name that a key has in localStorage."""
    return scope() + key.removeprefix(PREFIX)


def _storage() -> Any:
    """Return localStorage, or None where the browser forbids it."""
    try:
        return window.localStorage
    except BROWSER_FAILURES:  # the browser may throw anything here
        return None


def available() -> bool:
    """Return whether something written can be read back."""
    storage = _storage()
    if not storage:
        return False
    probe = there(f"{PREFIX}probe")
    try:
        storage.setItem(probe, "1")
        storage.removeItem(probe)
        return True
    except BROWSER_FAILURES:
        return bool(read_all())  # full, but there to be read


def read_first() -> dict[str, str]:
    """Return every text of the first store that is ours, marks of deleted ones too, by key."""
    return _begun(scope())


def read_old() -> dict[str, str]:
    """Return every text of the first store that an earlier version kept, by key."""
    return _begun(PREFIX)


def _begun(start: str) -> dict[str, str]:
    storage = _storage()
    if not storage:
        return {}
    try:
        keys = [str(storage.key(i)) for i in range(int(storage.length))]
        ours = [key for key in keys if key.startswith(start)]
        return {PREFIX + key.removeprefix(start): str(storage.getItem(key)) for key in ours}
    except BROWSER_FAILURES:
        return {}


def read_all() -> dict[str, str]:
    """Return every text that is ours, by key."""
    found = read_first()
    return {key: text for key, text in found.items() if text != DELETED and key != BEHIND}


def read(key: str) -> str:
    """Return what is stored under a key, "" when there is nothing."""
    storage = _storage()
    try:
        text = str(storage.getItem(there(key)) or "") if storage else ""
    except BROWSER_FAILURES:
        return ""
    return "" if text == DELETED else text


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
        storage.setItem(there(key), text)
    except BROWSER_FAILURES as error:
        return "full" if "quota" in str(error).lower() else "off"
    return ""


def drop(key: str) -> Awaitable[bool]:
    """Delete a text in both stores, the first at once; return whether both have let go of it.

    Until the second has, a mark in the first keeps it from coming back at the next start.
    """
    _remove(key)
    hidden = not mark(key, DELETED)
    deleting = window.hustings.second.drop(key)

    async def run() -> bool:
        if not await deleting:
            return False
        if read(key):  # it has been kept again meanwhile
            return hidden
        return unmark(key)

    return asyncio.ensure_future(run())


def unmark(key: str) -> bool:
    """Forget a key of the first store; return whether it has let go of it."""
    return _remove(there(key))


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
    """Forget everything that is ours, in both stores; return whether they have let go of it.

    What earlier versions kept goes too: this copy of the site has taken it over.
    """
    keys, old = [*read_first()], [*read_old()]
    removed = [_remove(key) for key in old]
    for key in keys:
        mark(key, DELETED)
    if not await window.hustings.second.clear(ffi.to_js(keys)):
        return False
    return all([*removed, *(unmark(key) for key in keys if not read(key))])


def persist() -> None:
    """Ask the browser, once on this device, not to clear what is kept, whatever it answers."""
    if read(ASKED):
        return
    write(ASKED, "1")
    try:
        window.navigator.storage.persist()
    except BROWSER_FAILURES:
        print("The browser cannot be asked to keep what is stored.")


def listen(send: Callable[[str], None]) -> None:
    """Hear of what other tabs do: "elsewhere:<key>" of a save, "elsewhere:" when all is gone."""
    saves = there(SAVES)

    def changed(event: Any) -> None:
        name = str(event.key) if event.key else ""
        if not name:
            send("elsewhere:")
        elif name.startswith(saves):
            send(f"elsewhere:{SAVES}{name.removeprefix(saves)}")

    window.addEventListener("storage", ffi.create_proxy(changed))
