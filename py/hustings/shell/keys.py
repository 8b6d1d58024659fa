"""The keyboard: which key sends which message, and how arrows move about a board."""

from __future__ import annotations

from typing import Any, Final

from pyscript import document, window

from hustings.shell import dom
from hustings.ui.frame.keyboard import DIGITS, REPEATING, Place, Press, combination, shortcut
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
INPUT_METHOD: Final = 229
"""The keyCode of a key that an input method takes; some browsers say so in no other way."""
letters_on = True
"""Whether single-letter keys work: the preference, told by shell.run."""


def key_message(event: Any) -> str | None:
    """Return the message of a key, "" when it was used up here, None when it is not ours."""
    combo, target = combination(_press(event)), dom.hit(event)
    if not combo:
        return None
    held = bool(_told(event, "repeat")) and combo not in REPEATING
    if held and _presses(combo, target):
        return ""  # what the first press brought under the key, nobody has seen
    message = _meaning(combo, target)
    return "" if held and message else message


def _told(event: Any, name: str) -> Any:
    """Return a property of an event, None where it has none: browsers send keys without a key."""
    return getattr(event, name, None) or None


def _press(event: Any) -> Press:
    """Return what an event says of the key."""
    modifiers = _told(event, "getModifierState")
    return Press(
        key=str(_told(event, "key") or ""),
        code=str(_told(event, "code") or ""),
        control=bool(_told(event, "ctrlKey")),
        command=bool(_told(event, "metaKey")),
        alt=bool(_told(event, "altKey")),
        shift=bool(_told(event, "shiftKey")),
        alt_graph=bool(modifiers and event.getModifierState("AltGraph")),
        composing=bool(_told(event, "isComposing")) or _told(event, "keyCode") == INPUT_METHOD,
    )


def _presses(combo: str, target: Any) -> bool:
    """Return whether a key presses what has the focus, or closes what is open."""
    if combo == "Escape":
        return True
    pressed = combo in ("Enter", "Space", *DIGITS) and target.closest("[data-do]")
    return bool(pressed) and not target.matches(TEXT_FIELDS)


def _meaning(combo: str, target: Any) -> str | None:
    """Return the message of a combination of keys pressed on an element, as `key_message` does."""
    if combo == "Escape":
        return _message_at(".dialog [data-escape]") or _close(target)
    if combo in ("Enter", "Space"):
        return _enter(target, combo)
    place = Place(
        writes=bool(target.matches(TEXT_FIELDS)),
        controls=bool(target.matches(CONTROLS)),
        dialog=bool(document.querySelector(".dialog")),
    )
    message = shortcut(combo, place, letters=letters_on)
    if message or place.controls:
        return message
    if combo in ARROWS and (board := target.closest("[data-board]")):
        _step(board, ARROWS[combo])
        return ""
    if combo in HISTORY and document.querySelector(".scrubber") and not target.closest(".dialog"):
        return _message_at(f".scrubber .go-{HISTORY[combo]}")
    if not letters_on or place.dialog:
        return None
    if combo in DIGITS:
        return _numbered(int(combo))
    return _explained(target) if combo == "?" else None


LEFT_BY_ENTER: Final = "textarea[data-enter]"
"""A field of several lines whose text is one thing, such as a link. Escape gives it up."""


def _close(target: Any) -> str:
    """Leave the field that is written in first, so that what was typed there is heard."""
    if target.tagName == "TEXTAREA" and not target.matches(LEFT_BY_ENTER):
        target.blur()
    return "close"


def _enter(target: Any, key: str) -> str | None:
    """Press what has the focus, where the browser does not do it by itself.

    While something is told, the space bar ends a beat.
    """
    if key == "Enter" and target.matches(LEFT_BY_ENTER):
        target.blur()
        return ""
    if target.tagName in ("BUTTON", "A", "INPUT", "SELECT", "SUMMARY", "TEXTAREA"):
        return None
    act = target.closest("[data-do]")
    if not act and key == "Space" and not document.querySelector(".dialog"):
        return "hurry" if document.querySelector("#app[data-told]") else None
    return str(act.getAttribute("data-do")) if act else None


def _explained(target: Any) -> str:
    """Return the message that opens the rule about what has the focus, else the list of keys."""
    line = target.closest(".log-scroll li")
    own = line.querySelector('[data-do^="rule:"]') if line else None
    if own:
        return str(own.getAttribute("data-do"))
    return f"explain:{meant(target.closest('[data-do], [data-names]'))}"


def meant(thing: Any) -> str:
    """Return what an element stands for and what it sends, as "explain" takes it; "" for none."""
    said = [thing.getAttribute(name) for name in ("data-names", "data-do")] if thing else []
    return " ".join(str(text) for text in said if text)


def _message_at(selector: str) -> str | None:
    element = document.querySelector(selector)
    return str(element.getAttribute("data-do")) if element else None


def _numbered(number: int) -> str | None:
    """Return the message of the n-th offered choice under the board."""
    choices = document.querySelectorAll('.actions [data-do]:not([data-do="watch"])')
    if number > int(choices.length):
        return None
    return str(choices.item(number - 1).getAttribute("data-do"))


def _step(board: Any, direction: str) -> None:
    """Move the focus to the next place of the board in a direction."""
    boxes = tuple(Target(*box) for box in window.hustings.boxes(board).to_py())
    here = int(window.hustings.stopOf(board))
    if here >= 0:
        window.hustings.stepTo(board, neighbours(boxes)[here].get(direction, here))
