"""Turns events of the page into messages, as data-do and data-change name them.

Clicks on what has just appeared are ignored (see web/misclick.js).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyscript import document, ffi, window

from hustings.shell import dom, history
from hustings.shell.keys import describe, key_message

Send = Callable[[str], None]
PLAYBACK_STAGE: Final = "#app[data-playback] .stage"
"""Where a click beside buttons ends a beat of playback."""

EXPLAINED: Final = (
    ":is(.board, .actions, .panels, .movelist) :is([data-names], [data-do*=':'], [data-do=nobody])"
)
"""Pieces and choices, whose rules the right mouse button or a long press opens."""

SENT_ON_LEAVING: Final = frozenset(("name", "note-text", "seed", "title"))
"""Messages of fields whose unfinished text is sent when the page is left, so as not to lose it.
Fields that open a link or search wait for the player."""

HANDLED_TAGS: Final = ("a", "summary")
"""Elements that the browser would follow or unfold by itself."""

MODIFIERS: Final = ("ctrlKey", "metaKey", "shiftKey", "altKey")
"""With one of these held a click on a link opens another tab or window, or downloads."""

TABLE: Final = "#app[data-screen=table]"
FIRST_KEYS: Final = frozenset(("Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"))
"""Keys that, before any press of mouse or finger, have the preference for listeners offered."""

TYPING_PAUSE_MS: Final = 700
"""After the last letter, until a longer text is sent."""


class Typing:
    """Typing of a longer text, which is counted at each letter and sent at each pause."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._field: Any = None
        self._timer = 0
        self._on_pause = ffi.create_proxy(self._send_text)

    def on_input(self, event: Any) -> None:
        """Count the letters and wait for a pause."""
        field = dom.target_of(event)
        if dom.show_length(field):
            self.stop_waiting()
            self._field = field
            self._timer = window.setTimeout(self._on_pause, TYPING_PAUSE_MS)

    def stop_waiting(self) -> None:
        """Cancel sending at the next pause: the text has been sent."""
        window.clearTimeout(self._timer)

    def on_leave(self, event: Any) -> None:
        """Send unfinished text when the page is left or hidden: it may not come back."""
        if event.type == "visibilitychange" and not document.hidden:
            return
        field = document.activeElement
        verb = str(field.getAttribute("data-change") or "") if field else ""
        if verb.partition(":")[0] in SENT_ON_LEAVING:
            self.stop_waiting()
            self._send(f"{verb}:{field.value}")

    def _send_text(self) -> None:
        if self._field.isConnected:
            self._send(f"{self._field.getAttribute('data-change')}:{self._field.value}")


class FirstInput:
    """Notices that a player at the table begins with the keyboard, before any mouse or finger."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._is_over = False

    def on_pointer(self, _event: Any) -> None:
        """Note that a press of mouse or finger came first."""
        self._is_over = True

    def on_key(self, event: Any) -> None:
        """Send "keys-first" for the first key that moves the focus at a table."""
        if self._is_over or getattr(event, "key", None) not in FIRST_KEYS:
            return
        if document.querySelector(TABLE):
            self._is_over = True
            self._send("keys-first")


def listen(send: Send, finish: Callable[[], None]) -> None:
    """Listen to clicks, changes, keys and the address.

    finish: draws the rest of the page. A quick click may come before that, and must find up-to-date
    messages.
    """

    def click(event: Any) -> None:
        finish()
        target = dom.target_of(event)
        if _opens_link(event, target):
            return
        if window.hustings.isMisclick(event):
            event.preventDefault()
            return
        control = target.closest("[data-do]")
        if control and control.tagName.lower() in HANDLED_TAGS:
            event.preventDefault()
        message = _click_message(target, control)
        if message:
            send(message)
        elif target.hasAttribute("data-select"):
            target.select()

    def change(event: Any) -> None:
        target = dom.target_of(event)
        if event.type == "change":
            typing.stop_waiting()
        verb = target.getAttribute("data-change")
        # text is sent when its field is left, or at every letter with data-live
        if verb and (event.type == "change" or target.hasAttribute("data-live")):
            send(f"{verb}:{target.value}")

    def explain(event: Any) -> None:
        _send(event, _explain_message(event), send)

    typing, first_input = Typing(send), FirstInput(send)

    def key(event: Any) -> None:
        finish()
        first_input.on_key(event)
        _send(event, key_message(event), send)

    document.addEventListener("click", ffi.create_proxy(click))
    document.addEventListener("change", ffi.create_proxy(change))
    document.addEventListener("input", ffi.create_proxy(change))
    document.addEventListener("contextmenu", ffi.create_proxy(explain))
    document.addEventListener("input", ffi.create_proxy(typing.on_input))
    document.addEventListener("keydown", ffi.create_proxy(key))
    document.addEventListener("pointerdown", ffi.create_proxy(first_input.on_pointer))
    on_leave = ffi.create_proxy(typing.on_leave)
    document.addEventListener("visibilitychange", on_leave)
    window.addEventListener("pagehide", on_leave)
    history.listen(send)


def _send(event: Any, message: str | None, send: Send) -> None:
    """Send a message, if not "", and keep the browser from acting; None lets it act."""
    if message is not None:
        event.preventDefault()
        if message:
            send(message)


def _opens_link(event: Any, target: Any) -> bool:
    """Return whether a click opens a link in another tab or window, or downloads it."""
    link = target.closest("a[href]")
    return bool(link) and any(getattr(event, key, False) for key in MODIFIERS)


def _explain_message(event: Any) -> str | None:
    element = dom.target_of(event).closest(EXPLAINED)
    return f"explain:{describe(element)}" if element else None


def _click_message(target: Any, control: Any) -> str:
    """Return the message of a click, "" for none. control: the element with data-do, if any."""
    message = str(control.getAttribute("data-do")) if control else ""
    if target.closest(PLAYBACK_STAGE) and (not message or message.startswith("why:")):
        return "hurry"
    return "close" if not message and target.hasAttribute("data-veil") else message
