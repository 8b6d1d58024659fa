"""The keyboard: which key sends which message, and how arrows move about a board."""

from __future__ import annotations

from typing import Any, Final

from pyscript import document, window

from hustings.ui.page.arrows import DOWN, LEFT, RIGHT, UP, Box, neighbours

LETTERS: Final = {
    "u": "undo",
    "r": "redo",
    "m": "dialog:menu",
    "h": "home",
    "s": "next-pref:sound",
}
WITH_CONTROL: Final = {"z": "undo", "y": "redo"}
ARROWS: Final = {
    "ArrowLeft": LEFT,
    "ArrowRight": RIGHT,
    "ArrowUp": UP,
    "ArrowDown": DOWN,
}
PRESSES: Final = ("Enter", " ", *"123456789")
HISTORY: Final = {"ArrowLeft": "prev", "ArrowRight": "next", "Home": "first", "End": "last"}
letters_on = True
"""Whether single-letter keys work: the preference, told by shell.run."""


def key_message(event: Any) -> str | None:
    """Return the message of a key, "" when it was used up here, None when it is not ours."""
    key, target = str(event.key), event.target
    if event.repeat and key in PRESSES and target.closest("[data-do]"):
        return ""  # a key held down presses once: what comes under it then, nobody has seen
    if event.ctrlKey or event.metaKey:
        if event.shiftKey and key.lower() == "z":
            return "redo"
        return WITH_CONTROL.get(key.lower())
    if event.altKey:
        return None
    if key == "Escape":
        return _press(".dialog [data-escape]") or _close(target)
    if key in ("Enter", " "):
        return _enter(target, key)
    if target.tagName in ("INPUT", "SELECT", "TEXTAREA"):
        return None
    if key in ARROWS and (board := target.closest("[data-board]")):
        _step(board, ARROWS[key])
        return ""
    if key in HISTORY and document.querySelector(".scrubber") and not target.closest(".dialog"):
        return _press(f".scrubber .go-{HISTORY[key]}")
    if not letters_on or document.querySelector(".dialog"):
        return None
    if key in "123456789":
        return _numbered(int(key))
    return _explained(target) if key == "?" else LETTERS.get(key)


def _close(target: Any) -> str:
    """Leave the field that is written in first, so that what was typed there is heard."""
    if target.tagName == "TEXTAREA":
        target.blur()
    return "close"


def _enter(target: Any, key: str) -> str | None:
    """Press what has the focus, where the browser does not do it by itself.

    While something is told, the space bar ends a beat.
    """
    if target.tagName in ("BUTTON", "A", "INPUT", "SELECT", "SUMMARY", "TEXTAREA"):
        return None
    act = target.closest("[data-do]")
    if not act and key == " " and not document.querySelector(".dialog"):
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


def _press(selector: str) -> str | None:
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
    boxes = tuple(Box(*box) for box in window.hustings.boxes(board).to_py())
    here = int(window.hustings.stopOf(board))
    if here >= 0:
        window.hustings.stepTo(board, neighbours(boxes)[here].get(direction, here))
