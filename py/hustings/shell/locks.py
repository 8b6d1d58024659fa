"""One tab plays a save, others look on: the browser's Web Locks, where it has them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from pyscript import ffi, window

from hustings.shell import store
from hustings.ui.keep import PREFIX, SAVES

_held: dict[str, asyncio.Future[None]] = {}


def hold(save_id: str, steal: bool, send: Callable[[str], None]) -> None:
    """Hold a save until `release`; tells "lock-held" or "lock-taken" (see ui.effects.Lock)."""
    manager = getattr(window.navigator, "locks", None)
    if not manager or (save_id in _held and not steal):
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
            if _held.pop(save_id, None):
                send(f"lock-held:{save_id}")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def release() -> None:
    """Let go of what is held."""
    while _held:
        _, future = _held.popitem()
        if not future.done():
            future.set_result(None)
