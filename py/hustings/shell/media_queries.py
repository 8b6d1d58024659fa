"""What the window is like: its shape, and whether the player wants reduced motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyscript import ffi, window

TALL: Final = (
    "(max-width: 699px) and (orientation: portrait), (max-width: 559px), (max-height: 500px)"
)
"""Windows with narrow, high room for a board: an upright phone, and one in landscape, where prompt
and buttons stand beside the board (web/style.css)."""

REDUCED_MOTION: Final = "(prefers-reduced-motion: reduce)"


def listen_shape(send: Callable[[str], None]) -> bool:
    """Return whether the room for a board is tall; send "room:tall" or "room:wide" on changes."""
    query = window.matchMedia(TALL)

    def changed(_: Any) -> None:
        send(f"room:{'tall' if query.matches else 'wide'}")

    query.addEventListener("change", ffi.create_proxy(changed))
    return bool(query.matches)


def listen_motion(send: Callable[[str], None]) -> bool:
    """Return whether motion is reduced; send "motion:less" or "motion:full" on changes."""
    query = window.matchMedia(REDUCED_MOTION)

    def changed(_: Any) -> None:
        send(f"motion:{'less' if query.matches else 'full'}")

    query.addEventListener("change", ffi.create_proxy(changed))
    return bool(query.matches)
