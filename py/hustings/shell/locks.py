"""One tab plays a save, others look on: the browser's Web Locks; without them, marks in storage."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from pyscript import ffi, window

from hustings.shell import marks, store
from hustings.shell.failures import BROWSER_FAILURES
from hustings.ui.saves.save import SAVES

Send = Callable[[str], None]

_held: dict[str, asyncio.Future[None]] = {}


class _Page:
    """What the page is at."""

    away = False  # whether the browser has put it by: then nobody can be asked anything
    wanted = ""  # the save that is to be held
    asked = 0  # how often a save was asked for: an earlier question that is still open is void


GOT: Final = "got"
BUSY: Final = "busy"
LOST: Final = "lost"
AGAIN: Final = (0.05, 0.3)
"""Seconds to wait before asking again: a browser may be slow to free what it took from us."""


def _manager() -> Any:
    """Return the browser's lock manager, or None: it has none where the page came unencrypted."""
    return getattr(window.navigator, "locks", None)


def hold(save_id: str, steal: bool, anew: bool, send: Send) -> None:
    """Hold a save until `release`; tells "lock-held" or "lock-taken" (see ui.effects.Lock)."""
    manager = _manager()
    if not manager:
        marks.hold(save_id, steal, anew, send)
        return
    if save_id in _held and not steal:
        return
    release()
    _Page.wanted = save_id
    _Page.asked += 1
    number = _Page.asked

    def void() -> bool:
        return _Page.asked != number or _Page.wanted != save_id or _Page.away

    async def run() -> None:
        how = await _request(manager, save_id, send, steal=steal, told=steal or anew)
        # Another tab has taken it, or the browser took it from a page that it put by.
        for wait in AGAIN if how == LOST or anew else ():
            if how == GOT or void():
                return
            await asyncio.sleep(wait)
            if void():
                return
            how = await _request(manager, save_id, send, steal=False, told=True)
        if how != GOT and not void():
            send(f"lock-held:{save_id}")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


async def _request(manager: Any, save_id: str, send: Send, *, steal: bool, told: bool) -> str:
    """Hold a save until it is let go: GOT. BUSY: another tab holds it. LOST: it was taken from us.

    told: whether "lock-taken" is sent when it is held.
    """
    how = BUSY
    future: asyncio.Future[None] | None = None

    async def granted(lock: Any) -> None:
        nonlocal how, future
        if not lock:
            return
        how = GOT
        if _Page.wanted != save_id:  # it was let go before it was had
            return
        future = asyncio.get_event_loop().create_future()
        _held[save_id] = future
        if told:
            send(f"lock-taken:{save_id}:{store.read(SAVES + save_id)}")
        await future

    options = {"steal": True} if steal else {"ifAvailable": True}
    try:
        await manager.request(
            store.scope() + save_id, ffi.to_js(options), ffi.create_proxy(granted)
        )
    except BROWSER_FAILURES:
        if future is None:
            return GOT  # the browser forbids asking, so no other tab can hold it either
        if _held.get(save_id) is future:  # it may have been asked for anew meanwhile
            del _held[save_id]
        _let_go(future)
        return LOST
    return how


def release() -> None:
    """Let go of what is held."""
    _Page.wanted = ""
    marks.release()
    while _held:
        _let_go(_held.popitem()[1])


def _let_go(future: asyncio.Future[None]) -> None:
    """End what waits, so that nothing is left pending."""
    if not future.done():
        future.set_result(None)


async def in_use(save_id: str) -> bool:
    """Return whether a tab has this save on the table."""
    manager = _manager()
    if not manager:
        return marks.foreign(save_id)
    try:
        found = await manager.query()
        names = [str(lock.name) for lock in found.held]
    except BROWSER_FAILURES:
        return False
    return store.scope() + save_id in names


def listen(send: Send) -> None:
    """Hear when another tab takes what this one holds, and when the browser puts the page by.

    When it shows the page again, "returned" is sent.
    """
    marks.listen()

    def left(_: Any) -> None:
        _Page.away = True

    def shown(event: Any) -> None:
        _Page.away = False
        if event.persisted:
            send("returned")

    window.addEventListener("pagehide", ffi.create_proxy(left))
    window.addEventListener("pageshow", ffi.create_proxy(shown))
