"""Events in: one listener per kind of event, each turned into a message by what data-do says.

A click that comes before anybody can have seen what it hits is not heard (see web/steady.js).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyscript import document, ffi, window

from hustings.shell import trail
from hustings.shell.keys import key_message

Send = Callable[[str], None]
TOLD: Final = "#app[data-told] .stage"
"""Where a click on what is no button ends a beat, while something is told."""

OURS: Final = ("a", "summary")
"""What the browser would follow or fold out by itself, were it not for the model to say."""


def listen(send: Send) -> None:
    """Start hearing clicks, changes, keys, the address and the network."""

    def click(event: Any) -> None:
        target = event.target
        act = target.closest("[data-do]")
        if window.hustings.hasty(event):
            event.preventDefault()
        elif act and str(act.getAttribute("data-do")).startswith("why:") and target.closest(TOLD):
            send("hurry")
        elif act:
            if act.tagName.lower() in OURS:
                event.preventDefault()
            send(str(act.getAttribute("data-do")))
        elif target.hasAttribute("data-veil"):
            send("close")
        elif target.hasAttribute("data-select"):
            target.select()
        elif target.closest(TOLD):
            send("hurry")

    def change(event: Any) -> None:
        verb = event.target.getAttribute("data-change")
        if verb:
            send(f"{verb}:{event.target.value}")

    def key(event: Any) -> None:
        message = key_message(event)
        if message is not None:
            event.preventDefault()
            if message:
                send(message)

    document.addEventListener("click", ffi.create_proxy(click))
    document.addEventListener("change", ffi.create_proxy(change))
    document.addEventListener("keydown", ffi.create_proxy(key))
    trail.listen(send)
