"""Locks on saves where the browser has no Web Locks: a mark in storage, renewed by its tab.

A mark that is not renewed belongs to a tab that is gone. A tab in the background may be slow to
renew its own; then it finds another tab's mark and only looks on. Saves stay safe even so, because
none ever replaces one that it does not continue (ui.saves.copies).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyscript import ffi, window

from hustings.shell import store
from hustings.ui.saves.save import PREFIX, SAVES

MARKS: Final = f"{PREFIX}open/"
RENEW_MS: Final = 2000
"""Between two renewals of a mark."""
STALE_MS: Final = 3 * RENEW_MS
"""Age beyond which a mark belongs to a tab that is gone."""

Send = Callable[[str], None]

_tab: Final = f"{int(window.Math.random() * 2**32):x}"
_held: dict[str, tuple[int, Send]] = {}
"""The timer and listener of each save that this tab holds."""


def is_foreign(save_id: str) -> bool:
    """Return whether another tab holds the save."""
    tab, _, time = store.read(MARKS + save_id).partition(":")
    fresh = time.isdecimal() and int(window.Date.now()) - int(time) < STALE_MS
    return bool(tab) and tab != _tab and fresh


def hold(save_id: str, steal: bool, anew: bool, send: Send) -> None:
    """Hold a save until `release`, with the messages of `locks.hold`."""
    if save_id in _held and not steal:
        return
    release()
    if is_foreign(save_id) and not steal:
        send(f"lock-held:{save_id}")
        return
    _renew(save_id)
    timer = window.setInterval(ffi.create_proxy(lambda *_: _check(save_id)), RENEW_MS)
    _held[save_id] = (timer, send)
    if steal or anew:
        send(f"lock-taken:{save_id}:{store.read(SAVES + save_id)}")


def release() -> None:
    """Release what is held."""
    for save_id in list(_held):
        _stop(save_id)
        if not is_foreign(save_id):
            store.unmark(MARKS + save_id)


def listen() -> None:
    """Notice at once when another tab takes a save, and release all when the page is left."""
    ours = store.local_key(MARKS)

    def changed(event: Any) -> None:
        name = str(event.key) if event.key else ""
        if name.startswith(ours):
            _yield(name.removeprefix(ours))

    window.addEventListener("storage", ffi.create_proxy(changed))
    window.addEventListener("pagehide", ffi.create_proxy(lambda _: release()))


def _check(save_id: str) -> None:
    if not _yield(save_id):
        _renew(save_id)


def _yield(save_id: str) -> bool:
    """Stop holding a save if another tab has put its mark in place of ours."""
    if save_id not in _held or not is_foreign(save_id):
        return False
    _, send = _held[save_id]
    _stop(save_id)
    send(f"lock-held:{save_id}")
    return True


def _renew(save_id: str) -> None:
    store.mark(MARKS + save_id, f"{_tab}:{int(window.Date.now())}")


def _stop(save_id: str) -> None:
    timer, _ = _held.pop(save_id)
    window.clearInterval(timer)
