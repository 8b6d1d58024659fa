"""One tab plays a save, others look on: the browser's Web Locks; without them, marks in storage."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from pyscript import ffi, window

from hustings.shell import marks, store
from hustings.ui.saves.save import PREFIX, SAVES

Send = Callable[[str], None]

_held: dict[str, asyncio.Future[None]] = {}


def _manager() -> Any:
    """Return the browser's lock manager, or None: it has none where the page came unencrypted."""
    return getattr(window.navigator, "locks", None)


def hold(save_id: str, steal: bool, send: Send) -> None:
    """Hold a save until `release`; tells "lock-held" or "lock-taken" (see ui.effects.Lock)."""
    manager = _manager()
    if not manager:
        marks.hold(save_id, steal, send)
        return
    if save_id in _held and not steal:
        return
    release()

    async def granted(lock: Any) -> None:
        if not lock:
            send(f"lock-held:{save_id}")
            return
        future: asyncio.Future[None] = asyncio.get_event_loop().create_future()
        _held[save_id] = future
        if steal:
            send(f"lock-taken:{save_id}:{store.read(SAVES + save_id)}")
        await future

    async def run() -> None:
        options = {"steal": True} if steal else {"ifAvailable": True}
        try:
            await manager.request(
                f"{PREFIX}{save_id}", ffi.to_js(options), ffi.create_proxy(granted)
            )
        except Exception:  # another tab has taken it
            lost = _held.pop(save_id, None)
            if lost is not None:
                _let_go(lost)
                send(f"lock-held:{save_id}")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def release() -> None:
    """Let go of what is held."""
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
    except Exception:
        return False
    return f"{PREFIX}{save_id}" in names


def listen() -> None:
    """Hear at once when another tab takes what this one holds."""
    marks.listen()
