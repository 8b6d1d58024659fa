"""Keyboard: the message of each key, and moving on a board by arrow keys."""

from __future__ import annotations

from typing import Any, Final

from pyscript import document, window

from hustings.shell import dom
from hustings.ui.frame.keyboard import (
    ABOUT_FOCUS,
    DIGIT_KEYS,
    REPEATING_KEYS,
    KeyContext,
    Press,
    combination,
    shortcut,
)
from hustings.ui.page.arrows import DOWN, LEFT, RIGHT, UP, Target, neighbours

ARROWS: Final = {
    "ArrowLeft": LEFT,
    "ArrowRight": RIGHT,
    "ArrowUp": UP,
    "ArrowDown": DOWN,
}
HISTORY: Final = {"ArrowLeft": "prev", "ArrowRight": "next", "Home": "first", "End": "last"}
CONTROLS: Final = "input, select, textarea, [contenteditable]"
TEXT_FIELDS: Final = (
    "input:not([type=range], [type=checkbox], [type=radio], [type=button], [type=submit]),"
    " textarea, [contenteditable]"
)
IME_KEY_CODE: Final = 229
"""The keyCode of a key that an input method takes; in some browsers its only sign."""
letters_on = True
"""Whether single-letter keys work, a preference; set by shell.run."""


def key_message(event: Any) -> str | None:
    """Return the message of a key, "" if it was handled here, None if it is the browser's."""
    combo, target = combination(_press(event)), dom.target_of(event)
    if not combo:
        return None
    held = bool(_get(event, "repeat")) and combo not in REPEATING_KEYS
    if held and _presses(combo, target):
        return ""  # the first press may have brought something else under the key
    message = _message(combo, target)
    return "" if held and message else message


def _get(event: Any, name: str) -> Any:
    """Return a property of an event, or None: browsers send key events without a key."""
    return getattr(event, name, None) or None


def _press(event: Any) -> Press:
    """Return the key press of an event."""
    modifiers = _get(event, "getModifierState")
    return Press(
        key=str(_get(event, "key") or ""),
        code=str(_get(event, "code") or ""),
        control=bool(_get(event, "ctrlKey")),
        command=bool(_get(event, "metaKey")),
        alt=bool(_get(event, "altKey")),
        shift=bool(_get(event, "shiftKey")),
        alt_graph=bool(modifiers and event.getModifierState("AltGraph")),
        composing=bool(_get(event, "isComposing")) or _get(event, "keyCode") == IME_KEY_CODE,
    )


def _presses(combo: str, target: Any) -> bool:
    """Return whether a key clicks the focused element, or closes what is open."""
    if combo == "Escape":
        return True
    pressed = combo in ("Enter", "Space", *DIGIT_KEYS) and target.closest("[data-do]")
    return bool(pressed) and not target.matches(TEXT_FIELDS)


def _message(combo: str, target: Any) -> str | None:
    """Return the message of a key combination, with the results of `key_message`."""
    if combo == "Escape":
        return _message_at(".dialog [data-escape]") or _close(target)
    if combo in ("Enter", "Space"):
        return _enter(target, combo)
    place = KeyContext(
        writes=bool(target.matches(TEXT_FIELDS)),
        controls=bool(target.matches(CONTROLS)),
        dialog=bool(document.querySelector(".dialog")),
    )
    message = shortcut(combo, place, letters=letters_on)
    if message == ABOUT_FOCUS:
        return f"{message}:{describe(target.closest('[data-do], [data-names]'))}"
    if message or place.controls:
        return message
    if combo in ARROWS and (board := target.closest("[data-board]")):
        _step(board, ARROWS[combo])
        return ""
    if combo in HISTORY and document.querySelector(".scrubber") and not target.closest(".dialog"):
        return _message_at(f".scrubber .go-{HISTORY[combo]}")
    if not letters_on or place.dialog:
        return None
    if combo in DIGIT_KEYS:
        return _numbered(int(combo))
    return _explain_message(target) if combo == "?" else None


LEFT_BY_ENTER: Final = "textarea[data-enter]"
"""A field of several lines that Enter completes, as for a link. Escape discards its text."""


def _close(target: Any) -> str:
    """Return "close", after leaving a text field so that its text is sent."""
    if target.tagName == "TEXTAREA" and not target.matches(LEFT_BY_ENTER):
        target.blur()
    return "close"


def _enter(target: Any, key: str) -> str | None:
    """Return the message of the focused element, if the browser does not click it by itself.

    During playback the space bar ends a beat.
    """
    if key == "Enter" and target.matches(LEFT_BY_ENTER):
        target.blur()
        return ""
    if target.tagName in ("BUTTON", "A", "INPUT", "SELECT", "SUMMARY", "TEXTAREA"):
        return None
    control = target.closest("[data-do]")
    if not control and key == "Space" and not document.querySelector(".dialog"):
        return "hurry" if document.querySelector("#app[data-told]") else None
    return str(control.getAttribute("data-do")) if control else None


def _explain_message(target: Any) -> str:
    """Return the message that opens the rule about the focused element, else the list of keys."""
    line = target.closest(".log-scroll li")
    rule = line.querySelector('[data-do^="rule:"]') if line else None
    if rule:
        return str(rule.getAttribute("data-do"))
    return f"explain:{describe(target.closest('[data-do], [data-names]'))}"


def describe(element: Any) -> str:
    """Return what an element stands for and its message, for "explain:"; "" for no element."""
    texts = [element.getAttribute(name) for name in ("data-names", "data-do")] if element else []
    return " ".join(str(text) for text in texts if text)


def _message_at(selector: str) -> str | None:
    element = document.querySelector(selector)
    return str(element.getAttribute("data-do")) if element else None


def _numbered(number: int) -> str | None:
    """Return the message of the n-th choice below the board, None if there are fewer."""
    choices = document.querySelectorAll('.actions [data-do]:not([data-do="watch"])')
    if number > int(choices.length):
        return None
    return str(choices.item(number - 1).getAttribute("data-do"))


def _step(board: Any, direction: str) -> None:
    """Focus the next place of the board in a direction."""
    boxes = tuple(Target(*box) for box in window.hustings.placeBoxes(board).to_py())
    here = int(window.hustings.tabStopOf(board))
    if here >= 0:
        window.hustings.focusPlace(board, neighbours(boxes)[here].get(direction, here))
