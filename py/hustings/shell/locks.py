"""Locks on saves, by Web Locks or marks in storage: one tab plays a save, others look on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from pyscript import ffi, window

from hustings.shell import storage_locks, store
from hustings.shell.failures import BROWSER_FAILURES
from hustings.ui.saves.save import SAVES

Send = Callable[[str], None]

_held: dict[str, asyncio.Future[None]] = {}


class _Page:
    """The state of the page."""

    suspended = False  # whether it is in the browser's back-forward cache
    wanted = ""  # the save to be held
    requests = 0  # how often a save was requested; a newer request voids those before


GOT: Final = "got"
BUSY: Final = "busy"
LOST: Final = "lost"
RETRY_DELAYS_S: Final = (0.05, 0.3)
"""Between requests: a browser may be slow to free a lock that it took from us."""


def _manager() -> Any:
    """Return the browser's lock manager, or None, as on pages without https."""
    return getattr(window.navigator, "locks", None)


def hold(save_id: str, steal: bool, anew: bool, send: Send) -> None:
    """Hold a save until `release`; sends "lock-held" or "lock-taken" (see ui.effects.Lock)."""
    manager = _manager()
    if not manager:
        storage_locks.hold(save_id, steal, anew, send)
        return
    if save_id in _held and not steal:
        return
    release()
    _Page.wanted = save_id
    _Page.requests += 1
    number = _Page.requests

    def is_void() -> bool:
        return _Page.requests != number or _Page.wanted != save_id or _Page.suspended

    async def run() -> None:
        result = await _request(manager, save_id, send, steal=steal, report=steal or anew)
        # Either another tab has taken it, or the browser took it from a suspended page.
        for delay in RETRY_DELAYS_S if result == LOST or anew else ():
            if result == GOT or is_void():
                return
            await asyncio.sleep(delay)
            if is_void():
                return
            result = await _request(manager, save_id, send, steal=False, report=True)
        if result != GOT and not is_void():
            send(f"lock-held:{save_id}")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


async def _request(manager: Any, save_id: str, send: Send, *, steal: bool, report: bool) -> str:
    """Hold a save. Return GOT after its release, BUSY if another tab holds it, LOST if one took it.

    report: whether to send "lock-taken" when it is held.
    """
    result = BUSY
    future: asyncio.Future[None] | None = None

    async def granted(lock: Any) -> None:
        nonlocal result, future
        if not lock:
            return
        result = GOT
        if _Page.wanted != save_id:  # released before it was granted
            return
        future = asyncio.get_event_loop().create_future()
        _held[save_id] = future
        if report:
            send(f"lock-taken:{save_id}:{store.read(SAVES + save_id)}")
        await future

    options = {"steal": True} if steal else {"ifAvailable": True}
    try:
        await manager.request(
            store.scope() + save_id, ffi.to_js(options), ffi.create_proxy(granted)
        )
    except BROWSER_FAILURES:
        if future is None:
            return GOT  # the browser forbids locks, so no other tab can hold it either
        if _held.get(save_id) is future:  # it may have been requested again meanwhile
            del _held[save_id]
        _resolve(future)
        return LOST
    return result


def release() -> None:
    """Release what is held."""
    _Page.wanted = ""
    storage_locks.release()
    while _held:
        _resolve(_held.popitem()[1])


def _resolve(future: asyncio.Future[None]) -> None:
    """Resolve a future, so that nothing is left pending."""
    if not future.done():
        future.set_result(None)


async def is_in_use(save_id: str) -> bool:
    """Return whether any tab has this save on the table."""
    manager = _manager()
    if not manager:
        return storage_locks.is_foreign(save_id)
    try:
        snapshot = await manager.query()
        names = [str(lock.name) for lock in snapshot.held]
    except BROWSER_FAILURES:
        return False
    return store.scope() + save_id in names


def listen(send: Send) -> None:
    """Listen to locks being taken and to the browser suspending the page.

    When it shows the page again, "returned" is sent.
    """
    storage_locks.listen()

    def on_hide(_: Any) -> None:
        _Page.suspended = True

    def on_show(event: Any) -> None:
        _Page.suspended = False
        if event.persisted:
            send("returned")

    window.addEventListener("pagehide", ffi.create_proxy(on_hide))
    window.addEventListener("pageshow", ffi.create_proxy(on_show))
