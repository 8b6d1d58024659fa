"""Which tab plays a save, where the browser has no Web Locks: a mark in storage, often renewed.

A mark that is not renewed is that of a tab that is gone. A tab in the background may be slow to
renew its own; then it finds another's mark there and looks on. What is stored is safe even so,
because no save ever replaces one that it does not continue (ui.saves.copies).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyscript import ffi, window

from hustings.shell import store
from hustings.ui.saves.save import PREFIX, SAVES

MARKS: Final = f"{PREFIX}open/"
BEAT: Final = 2000
"""Milliseconds between two renewals."""
STALE: Final = 3 * BEAT
"""A mark older than this is that of a tab that is gone."""

Send = Callable[[str], None]

_tab: Final = f"{int(window.Math.random() * 2**32):x}"
_holding: dict[str, tuple[int, Send]] = {}


def foreign(save_id: str) -> bool:
    """Return whether another tab holds the save."""
    tab, _, time = store.read(MARKS + save_id).partition(":")
    fresh = time.isdecimal() and int(window.Date.now()) - int(time) < STALE
    return bool(tab) and tab != _tab and fresh


def hold(save_id: str, steal: bool, anew: bool, send: Send) -> None:
    """Hold a save until `release`; tells what locks.hold tells."""
    if save_id in _holding and not steal:
        return
    release()
    if foreign(save_id) and not steal:
        send(f"lock-held:{save_id}")
        return
    _renew(save_id)
    timer = window.setInterval(ffi.create_proxy(lambda *_: _beat(save_id)), BEAT)
    _holding[save_id] = (timer, send)
    if steal or anew:
        send(f"lock-taken:{save_id}:{store.read(SAVES + save_id)}")


def release() -> None:
    """Let go of what is held."""
    for save_id in list(_holding):
        _stop(save_id)
        if not foreign(save_id):
            store.unmark(MARKS + save_id)


def listen() -> None:
    """Hear at once when another tab takes what this one holds, and let go when the page goes."""
    ours = store.there(MARKS)

    def changed(event: Any) -> None:
        name = str(event.key) if event.key else ""
        if name.startswith(ours):
            _give_up(name.removeprefix(ours))

    window.addEventListener("storage", ffi.create_proxy(changed))
    window.addEventListener("pagehide", ffi.create_proxy(lambda _: release()))


def _beat(save_id: str) -> None:
    if not _give_up(save_id):
        _renew(save_id)


def _give_up(save_id: str) -> bool:
    """Look on from now on if another tab has put its mark in place of ours."""
    if save_id not in _holding or not foreign(save_id):
        return False
    _, send = _holding[save_id]
    _stop(save_id)
    send(f"lock-held:{save_id}")
    return True


def _renew(save_id: str) -> None:
    store.mark(MARKS + save_id, f"{_tab}:{int(window.Date.now())}")


def _stop(save_id: str) -> None:
    timer, _ = _holding.pop(save_id)
    window.clearInterval(timer)
