"""The shape of the window, and whether things may move in it, told whenever it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyscript import ffi, window

TALL: Final = (
    "(max-width: 699px) and (orientation: portrait), (max-width: 559px), (max-height: 500px)"
)
"""Where the room for a board is narrow and high: on a phone held upright, and on one that lies,
where what is asked and the buttons stand beside the board (web/style.css)."""

CALM: Final = "(prefers-reduced-motion: reduce)"
"""Where the person has told the system that as little as possible is to move."""


def listen(send: Callable[[str], None]) -> bool:
    """Return whether the room for a board is tall; send it whenever the window is turned."""
    query = window.matchMedia(TALL)

    def turned(_: Any) -> None:
        send(f"room:{'tall' if query.matches else 'wide'}")

    query.addEventListener("change", ffi.create_proxy(turned))
    return bool(query.matches)


def calm(send: Callable[[str], None]) -> bool:
    """Return whether as little as possible is to move; send it whenever that changes."""
    query = window.matchMedia(CALM)

    def changed(_: Any) -> None:
        send(f"motion:{'less' if query.matches else 'full'}")

    query.addEventListener("change", ffi.create_proxy(changed))
    return bool(query.matches)
