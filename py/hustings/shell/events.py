"""Events in: one listener per kind of event, each turned into a message by what data-do says.

A click that comes before anybody can have seen what it hits is not heard (see web/steady.js).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyscript import document, ffi, window

from hustings.shell import dom, trail
from hustings.shell.keys import key_message, meant

Send = Callable[[str], None]
TOLD: Final = "#app[data-told] .stage"
"""Where a click on what is no button ends a beat, while something is told."""

EXPLAINED: Final = ":is(.board, .actions, .panels, .movelist) :is([data-names], [data-do*=':'])"
"""Pieces and choices: the right button or a long press leads to what the rules say of them."""

TYPED: Final = frozenset(("name", "note-text", "seed", "title"))
"""Verbs of fields whose text is told when the page is left, finished or not: nothing is to be lost.
What opens a link or looks for words waits for the person."""

OURS: Final = ("a", "summary")
"""What the browser would follow or fold out by itself, were it not for the model to say."""


PAUSE: Final = 700
"""Milliseconds after the last letter until a longer text is kept: nothing of it is to be lost."""


class Typing:
    """A longer text that is typed: its letters are counted, and it is told at every pause."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._field: Any = None
        self._timer = 0
        self._due = ffi.create_proxy(self._tell)

    def heard(self, event: Any) -> None:
        """Count the letters after one more."""
        if dom.count(event.target):
            self.told()
            self._field = event.target
            self._timer = window.setTimeout(self._due, PAUSE)

    def told(self) -> None:
        """Wait no longer: the text has been told."""
        window.clearTimeout(self._timer)

    def left(self, event: Any) -> None:
        """Tell what is being typed when the page goes, or goes out of sight: it may not be back."""
        if event.type == "visibilitychange" and not document.hidden:
            return
        field = document.activeElement
        verb = str(field.getAttribute("data-change") or "") if field else ""
        if verb.partition(":")[0] in TYPED:
            self.told()
            self._send(f"{verb}:{field.value}")

    def _tell(self) -> None:
        if self._field.isConnected:
            self._send(f"{self._field.getAttribute('data-change')}:{self._field.value}")


def listen(send: Send, finish: Callable[[], None]) -> None:
    """Start hearing clicks, changes, keys, the address and the network.

    finish: draws what is left to draw. Browsers hear a hurried click before that; what it hits is
    to say what it says by now.
    """

    def click(event: Any) -> None:
        finish()
        target = event.target
        if window.hustings.hasty(event):
            event.preventDefault()
            return
        act = target.closest("[data-do]")
        if act and act.tagName.lower() in OURS:
            event.preventDefault()
        message = _meant(target, act)
        if message:
            send(message)
        elif target.hasAttribute("data-select"):
            target.select()

    def change(event: Any) -> None:
        target = event.target
        if event.type == "change":
            typing.told()
        verb = target.getAttribute("data-change")
        # what is typed is heard when the field is left, or at once where that is asked for
        if verb and (event.type == "change" or target.hasAttribute("data-live")):
            send(f"{verb}:{target.value}")

    def explain(event: Any) -> None:
        _send(event, _explained(event), send)

    typing = Typing(send)

    def key(event: Any) -> None:
        finish()
        _send(event, key_message(event), send)

    document.addEventListener("click", ffi.create_proxy(click))
    document.addEventListener("change", ffi.create_proxy(change))
    document.addEventListener("input", ffi.create_proxy(change))
    document.addEventListener("contextmenu", ffi.create_proxy(explain))
    document.addEventListener("input", ffi.create_proxy(typing.heard))
    document.addEventListener("keydown", ffi.create_proxy(key))
    left = ffi.create_proxy(typing.left)
    document.addEventListener("visibilitychange", left)
    window.addEventListener("pagehide", left)
    trail.listen(send)


def _send(event: Any, message: str | None, send: Send) -> None:
    """Send a message, "" for none, in place of what the browser does; None leaves it to that."""
    if message is not None:
        event.preventDefault()
        if message:
            send(message)


def _explained(event: Any) -> str | None:
    thing = event.target.closest(EXPLAINED)
    return f"explain:{meant(thing)}" if thing else None


def _meant(target: Any, act: Any) -> str:
    """Return the message of a click, "" for none. act: what carries one, if anything does."""
    message = str(act.getAttribute("data-do")) if act else ""
    if target.closest(TOLD) and (not message or message.startswith("why:")):
        return "hurry"
    return "close" if not message and target.hasAttribute("data-veil") else message
