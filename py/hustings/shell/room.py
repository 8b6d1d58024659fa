"""The shape of the window, told whenever it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyscript import ffi, window

TALL: Final = "(max-width: 699px) and (orientation: portrait), (max-width: 559px)"
"""Where the room for a board is narrow and high: nothing has a place beside it."""


def listen(send: Callable[[str], None]) -> bool:
    """Return whether the room for a board is tall; send it whenever the window is turned."""
    query = window.matchMedia(TALL)

    def turned(_: Any) -> None:
        send(f"room:{'tall' if query.matches else 'wide'}")

    query.addEventListener("change", ffi.create_proxy(turned))
    return bool(query.matches)
