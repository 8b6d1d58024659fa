"""Keyboard shortcuts: the message of each combination of keys, for the shell and the help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hustings.ui import words


class KeyPress(NamedTuple):
    """One key event. alt_graph: AltGr is held, which types more characters."""

    key: str
    code: str = ""
    control: bool = False
    command: bool = False
    alt: bool = False
    shift: bool = False
    alt_graph: bool = False
    composing: bool = False


class KeyContext(NamedTuple):
    """Where the focus is when a key is pressed.

    writes: in a text field. controls: on a form control, which uses plain keys itself. dialog:
    whether a dialog is open.
    """

    writes: bool = False
    controls: bool = False
    dialog: bool = False


MESSAGES: Final = {
    "U": "undo",
    "Ctrl+Z": "undo",
    "R": "redo",
    "Ctrl+Y": "redo",
    "Ctrl+Shift+Z": "redo",
    "S": "next-pref:sound",
    "M": "dialog:menu",
    "H": "home",
    "/": "type",
    "L": "tell:happened",
    "T": "tell:standing",
    "O": "tell:choices",
    "W": "tell:place",
}
"""The message of each combination. Ctrl means Cmd too."""

MESSAGE_LABELS: Final = {
    "undo": words.dialogs.shortcut_undo,
    "redo": words.dialogs.shortcut_redo,
    "next-pref:sound": words.dialogs.shortcut_sound,
    "dialog:menu": words.dialogs.shortcut_menu,
    "home": words.dialogs.shortcut_home,
    "type": words.dialogs.shortcut_type,
    "tell:happened": words.dialogs.shortcut_happened,
    "tell:standing": words.dialogs.shortcut_standing,
    "tell:choices": words.dialogs.shortcut_choices,
    "tell:place": words.dialogs.shortcut_place,
}
"""The text of each message in the help."""

ABOUT_FOCUS: Final = "tell:place"
"""The message to which the shell adds what has the focus."""

CHOOSING_KEYS: Final = (
    (words.dialogs.keys_tab, words.dialogs.keys_tab_does),
    (words.dialogs.keys_arrows, words.dialogs.keys_arrows_does),
    (words.dialogs.keys_ends, words.dialogs.keys_ends_does),
    (words.dialogs.keys_next, words.dialogs.keys_next_does),
    (words.dialogs.keys_letters, words.dialogs.keys_letters_does),
    (words.dialogs.keys_enter, words.dialogs.keys_enter_does),
    (words.dialogs.keys_digits, words.dialogs.keys_digits_does),
)
"""Keys that choose moves, with their texts."""

VIEWING_KEYS: Final = (
    (words.dialogs.keys_space, words.dialogs.keys_space_does),
    (words.dialogs.keys_past, words.dialogs.keys_past_does),
    (words.dialogs.keys_periods, words.dialogs.keys_periods_does),
    (words.dialogs.keys_escape, words.dialogs.keys_escape_does),
    (words.dialogs.keys_question, words.dialogs.keys_question_does),
    (words.dialogs.keys_click, words.dialogs.keys_click_does),
)
"""Keys for playback and the past, with their texts."""

CONTROL: Final = "Ctrl"
"""The first part of a combination with Ctrl or Cmd."""
SHIFT: Final = "Shift"

REPEATING_KEYS: Final = frozenset(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"))
"""Keys that act again while they are held. Every other key acts once."""

NEXT_KEYS: Final = {"N": 1, "P": -1}
"""Keys that go round the places that can be chosen, with their direction."""
DIGIT_KEYS: Final = tuple("123456789")
KEY_ALIASES: Final = {" ": "Space", "\N{ARABIC QUESTION MARK}": "?"}
NON_LATIN: Final = ((0x370, 0x1E00), (0x2C00, 0x110000))
"""Ranges of code points (end excluded) of letters outside the Latin script."""


def combination(press: KeyPress) -> str:
    """Return the combination of a key event, such as "U", "Ctrl+Z", "Escape" or "?"; "" for none.

    Caps Lock does not matter. A key of another script counts as the Latin letter or digit at its
    place on the keyboard. Input method composition counts as nothing.
    """
    if press.composing or not press.key:
        return ""
    if press.alt_graph:  # Windows may report it as Ctrl and Alt
        return "" if press.key.isalpha() else press.key
    if press.alt or (press.control and press.command):
        return ""
    char = KEY_ALIASES.get(press.key) or _latin(press)
    letter = len(char) == 1 and char.isalpha()
    held = [CONTROL] if press.control or press.command else []
    held += [SHIFT] if press.shift and letter else []  # Shift is part of other characters
    return "+".join([*held, char.upper() if letter else char]) if char else ""


def _latin(press: KeyPress) -> str:
    """Return the key; for another script the Latin letter or digit at its place, or ""."""
    if not any(start <= ord(press.key[0]) < end for start, end in NON_LATIN):
        return press.key
    kind, _, char = press.code.partition("Key" if press.code.startswith("Key") else "Digit")
    return "" if kind else char


def shortcut(combo: str, place: KeyContext, *, letters: bool) -> str | None:
    """Return the message of a combination, None if it is no shortcut in this context.

    letters: whether single-letter keys are on.
    """
    plain = combo.partition("+")[0] != CONTROL
    if place.dialog or place.writes or (plain and (place.controls or not letters)):
        return None
    return MESSAGES.get(combo)


def help_rows() -> list[tuple[str, str]]:
    """Return the rows of the keyboard help: (keys, what they do)."""
    combos: dict[str, list[str]] = {}
    for combo, message in MESSAGES.items():
        combos.setdefault(message, []).append(combo)
    shortcuts = [
        (
            words.dialogs.combinations(keys=[*map(_combination_text, keys)]),
            MESSAGE_LABELS[message](),
        )
        for message, keys in combos.items()
    ]
    return [*map(_row, CHOOSING_KEYS), *shortcuts, *map(_row, VIEWING_KEYS)]


def _row(texts: tuple[Callable[[], str], Callable[[], str]]) -> tuple[str, str]:
    keys, does = texts
    return keys(), does()


def _combination_text(combo: str) -> str:
    """Return a combination as players read it."""
    *held, key = combo.split("+")
    return words.dialogs.combination(control=CONTROL in held, shift=SHIFT in held, key=key)
