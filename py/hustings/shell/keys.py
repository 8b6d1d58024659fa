"""Keyboard: the message of each key, and moving on a board by arrow keys."""

from __future__ import annotations

from typing import Any, Final

from pyscript import document, window

from hustings.shell import dom
from hustings.ui.frame.keyboard import (
    ABOUT_FOCUS,
    DIGIT_KEYS,
    MESSAGES,
    NEXT_KEYS,
    REPEATING_KEYS,
    SHIFT,
    KeyContext,
    KeyPress,
    combination,
    shortcut,
)
from hustings.ui.page.arrows import DOWN, LEFT, RIGHT, UP, Target, neighbours, reading_order
from hustings.ui.page.place_search import NamedPlace, find_place, next_legal

ARROWS: Final = {
    "ArrowLeft": LEFT,
    "ArrowRight": RIGHT,
    "ArrowUp": UP,
    "ArrowDown": DOWN,
}
HISTORY: Final = {"ArrowLeft": "prev", "ArrowRight": "next", "Home": "first", "End": "last"}
PERIODS: Final = {"PageUp": "prev-period", "PageDown": "next-period"}
MOVING_KEYS: Final = frozenset((*ARROWS, *HISTORY, *PERIODS))
TYPING_FIELD: Final = "[role=combobox]"
TYPING_KEYS: Final = {"ArrowDown": "typed-mark:1", "ArrowUp": "typed-mark:-1", "Enter": ""}
"""Messages of keys in the field where a move is typed; Enter sends that of the field."""
NAME_PAUSE_MS: Final = 1000
"""After this time without a letter the name of another place begins."""
IN_THE_PAST: Final = ".table.past"
BOARD: Final = "[data-board]"
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


def _press(event: Any) -> KeyPress:
    """Return the key press of an event."""
    modifiers = _get(event, "getModifierState")
    return KeyPress(
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
    if len(combo.removeprefix(f"{SHIFT}+")) > 1:
        TYPE_AHEAD.stop()
    if combo == "Escape":
        return _escape(target)
    if target.matches(TYPING_FIELD) and combo in TYPING_KEYS:
        return TYPING_KEYS[combo] or str(target.getAttribute("data-go") or "")
    if combo in ("Enter", "Space"):
        return _enter(target, combo)
    place = KeyContext(
        writes=bool(target.matches(TEXT_FIELDS)),
        controls=bool(target.matches(CONTROLS)),
        dialog=bool(document.querySelector(".dialog")),
    )
    if TYPE_AHEAD.go(combo, target, place):
        return ""
    message = shortcut(combo, place, letters=letters_on)
    if message == ABOUT_FOCUS:
        return f"{message}:{describe(target.closest('[data-do], [data-names]'))}"
    if message or place.controls:
        return message
    if combo in MOVING_KEYS:
        return _move_focus(combo, target, place)
    if not letters_on or place.dialog:
        return None
    if combo in NEXT_KEYS:
        return _go_to_next(target, NEXT_KEYS[combo])
    if combo in DIGIT_KEYS:
        return _numbered(int(combo))
    return _explain_message(target) if combo == "?" else None


def _move_focus(combo: str, target: Any, place: KeyContext) -> str | None:
    """Move the focus on a board or in the log, or step through the past."""
    if combo in PERIODS:
        past = not place.dialog and document.querySelector(IN_THE_PAST)
        return _message_at(f".scrubber .go-{PERIODS[combo]}") if past else None
    if log := target.closest(".log-scroll"):
        window.hustings.stepInLog(log, combo)
        return ""
    if board := target.closest(BOARD):
        _step(board, combo)
        return ""
    if place.dialog or not document.querySelector(".scrubber"):
        return None
    if target.closest(".scrubber") or document.querySelector(IN_THE_PAST):
        return _message_at(f".scrubber .go-{HISTORY[combo]}") if combo in HISTORY else None
    board = document.querySelector(BOARD)
    if combo in ARROWS and board and not target.closest("[data-do]"):
        _focus_place(board, int(window.hustings.tabStopOf(board)))
        return ""
    return None


LEFT_BY_ENTER: Final = "textarea[data-enter]"
"""A field of several lines that Enter completes, as for a link. Escape discards its text."""


def _escape(target: Any) -> str:
    """Return what Escape does: leave the open dialog, else close a sheet on the board."""
    open_part = ".dialog" if document.querySelector(".dialog") else ".board"
    return _message_at(f"{open_part} [data-escape]") or _close(target)


def _close(target: Any) -> str:
    """Return "close", after leaving a text field so that its text is sent."""
    if target.tagName == "TEXTAREA" and not target.matches(LEFT_BY_ENTER):
        target.blur()
    return "close"


def _enter(target: Any, key: str) -> str | None:
    """Return the message of the focused element, if the browser does not click it by itself.

    During playback Enter and the space bar end a beat.
    """
    if key == "Enter" and target.matches(LEFT_BY_ENTER):
        target.blur()
        return ""
    if target.tagName in ("BUTTON", "A", "INPUT", "SELECT", "SUMMARY", "TEXTAREA"):
        return None
    control = target.closest("[data-do]")
    if not control and not document.querySelector(".dialog"):
        return "hurry" if document.querySelector("#app[data-playback]") else None
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


class TypeAhead:
    """Going to a place by typing its name or code on the board."""

    def __init__(self) -> None:
        self._typed = ""
        self._last_ms = 0

    def stop(self) -> None:
        """Have the next letter begin another name: another key was pressed."""
        self._typed = ""

    def go(self, combo: str, target: Any, place: KeyContext) -> bool:
        """Focus the place that the letters typed so far name; return whether there is one.

        Letters of shortcuts and digits only continue a name, or begin one with Shift.
        """
        board = target.closest(BOARD)
        letter = combo.removeprefix(f"{SHIFT}+").lower()
        if not (board and letters_on and len(letter) == 1 and letter.isalnum()) or place.dialog:
            return False
        now = int(window.Date.now())
        goes_on = self._typed if now - self._last_ms < NAME_PAUSE_MS else ""
        begins = combo not in MESSAGES and combo not in NEXT_KEYS and combo not in DIGIT_KEYS
        tries = [goes_on + letter] if goes_on else []
        boxes, places, here = _places(board)
        for typed in [*tries, letter] if begins else tries:
            index = find_place(typed, places, here, boxes)
            if index is not None:
                self._typed, self._last_ms = typed, now
                _focus_place(board, index)
                return True
        return False


TYPE_AHEAD: Final = TypeAhead()


def _go_to_next(target: Any, step: int) -> str | None:
    """Focus the next or previous place that can be chosen, on the board or coming to it."""
    own = target.closest(BOARD)
    for board in [own] if own else document.querySelectorAll(BOARD):
        boxes, places, here = _places(board)
        if not own and here >= 0 and places[here].is_legal:
            _focus_place(board, here)
            return ""
        index = next_legal(places, here, step, boxes)
        if index is not None:
            _focus_place(board, index)
            return ""
    return None


def _places(board: Any) -> tuple[tuple[Target, ...], list[NamedPlace], int]:
    """Return the boxes and labels of a board's places, and the index of its Tab stop or -1."""
    boxes = tuple(Target(*box) for box in window.hustings.placeBoxes(board).to_py())
    labels = window.hustings.placeLabels(board).to_py()
    places = [NamedPlace(str(label), bool(is_legal)) for label, is_legal in labels]
    return boxes, places, int(window.hustings.tabStopOf(board))


def _step(board: Any, combo: str) -> None:
    """Focus the next place of the board in a direction, or its first or last place."""
    boxes = tuple(Target(*box) for box in window.hustings.placeBoxes(board).to_py())
    here = int(window.hustings.tabStopOf(board))
    if combo in ARROWS and here >= 0:
        here = neighbours(boxes)[here].get(ARROWS[combo], here)
    elif boxes:
        here = reading_order(boxes)[-1 if combo == "End" else 0]
    _focus_place(board, here)


def _focus_place(board: Any, index: int) -> None:
    """Focus a place of a board; index: -1 for none."""
    if index >= 0:
        window.hustings.focusPlace(board, index)
