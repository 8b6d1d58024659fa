"""Shortcuts on every keyboard layout, and their list in the help."""

from __future__ import annotations

import pytest

from hustings.ui.app import HANDLERS
from hustings.ui.frame.keyboard import (
    MESSAGE_LABELS,
    MESSAGES,
    KeyContext,
    KeyPress,
    combination,
    help_rows,
    shortcut,
)
from tests.kit import ROOT, Kit
from tests.ui.driver import Driver

COMBINATIONS = {
    "U": KeyPress("u", "KeyU"),
    "Ctrl+Z": KeyPress("z", "KeyZ", control=True),
    "Ctrl+Shift+Z": KeyPress("Z", "KeyZ", control=True, shift=True),
    "Ctrl+Y": KeyPress("y", "KeyZ", command=True),  # German layout on a Mac
    "?": KeyPress("?", "Slash", shift=True),
    "1": KeyPress("1", "Digit1", shift=True),  # French layout
    "Space": KeyPress(" ", "Space"),
    "Escape": KeyPress("Escape", "Escape", shift=True),
    "Ctrl+Escape": KeyPress("Escape", "Escape", control=True),
    "Shift+U": KeyPress("U", "KeyU", shift=True),
}
OTHER_LAYOUTS: list[tuple[KeyPress, str]] = [
    (KeyPress("U", "KeyU"), "U"),  # Caps Lock
    (KeyPress("u", "KeyU", shift=True), "Shift+U"),  # Caps Lock and Shift
    (KeyPress("Z", "KeyZ", control=True), "Ctrl+Z"),
    (KeyPress("z", "KeyZ", control=True, shift=True), "Ctrl+Shift+Z"),
    (KeyPress("\N{CYRILLIC SMALL LETTER YA}", "KeyZ", control=True), "Ctrl+Z"),
    (KeyPress("\N{CYRILLIC CAPITAL LETTER GHE}", "KeyU"), "U"),
    (KeyPress("\N{GREEK SMALL LETTER ZETA}", "KeyZ", control=True), "Ctrl+Z"),
    (KeyPress("\N{ARABIC LETTER AIN}", "KeyU"), "U"),
    (KeyPress("\N{ARABIC LETTER LAM}\N{ARABIC LETTER ALEF}", "KeyB"), "B"),
    (KeyPress("\N{ARABIC-INDIC DIGIT TWO}", "Digit2"), "2"),
    (KeyPress("\N{ARABIC QUESTION MARK}", "Slash", shift=True), "?"),
    (KeyPress("\N{HEBREW LETTER ZAYIN}", "KeyZ", control=True), "Ctrl+Z"),
    (KeyPress("\N{THAI CHARACTER SARA II}", "KeyU"), "U"),
    (KeyPress("\N{CYRILLIC SMALL LETTER YA}"), ""),  # a keyboard on the screen has no places
    (KeyPress("\N{NUMERO SIGN}", "Digit3", shift=True), "\N{NUMERO SIGN}"),
    (
        KeyPress("\N{LATIN SMALL LETTER E WITH ACUTE}", "Digit2"),
        "\N{LATIN CAPITAL LETTER E WITH ACUTE}",
    ),
    (KeyPress("2", "Digit2", alt_graph=True), "2"),  # Lithuanian layout
    (KeyPress("?", "KeyW", alt_graph=True, control=True, alt=True), "?"),
    (KeyPress("z", "KeyZ", alt_graph=True, control=True, alt=True), ""),
    (KeyPress("\N{RUBLE SIGN}", "Digit8", alt_graph=True), "\N{RUBLE SIGN}"),
    (KeyPress("\N{GREEK CAPITAL LETTER OMEGA}", "KeyZ", alt=True), ""),
    (KeyPress("z", "KeyZ", control=True, alt=True), ""),
    (KeyPress("z", "KeyZ", control=True, command=True), ""),
    (KeyPress("z", "KeyZ", control=True, composing=True), ""),
    (KeyPress(""), ""),
]


@pytest.mark.parametrize(
    ("press", "combo"), [*((p, c) for c, p in COMBINATIONS.items()), *OTHER_LAYOUTS]
)
def test_a_key_event_gives_the_combination_the_player_means(press: KeyPress, combo: str) -> None:
    assert combination(press) == combo


def test_no_shortcut_works_in_a_text_field_or_with_a_dialog_open() -> None:
    for combo, message in MESSAGES.items():
        assert shortcut(combo, KeyContext(), letters=True) == message
        for place in (KeyContext(writes=True, controls=True), KeyContext(dialog=True)):
            assert shortcut(combo, place, letters=True) is None
        slider = shortcut(combo, KeyContext(controls=True), letters=True)
        without_letters = shortcut(combo, KeyContext(), letters=False)
        assert slider == without_letters == (message if combo.startswith("Ctrl+") else None)


def test_the_help_lists_every_shortcut() -> None:
    driver = Driver("gerrymander?seats=human")
    driver.send("dialog:keys")
    keys = " ".join(key for key, _ in help_rows()).replace(",", " ").split()
    assert set(MESSAGES) <= set(keys)
    assert all(key in driver.text and does in driver.text for key, does in help_rows())
    described = (ROOT / "docs" / "play.md").read_text("utf-8").partition("## Keys")[2]
    done = [does() for does in MESSAGE_LABELS.values()]
    assert all(key in described for key, does in help_rows() if does in done)
    assert all(message.partition(":")[0] in HANDLERS for message in MESSAGES.values())


def test_undo_and_redo_do_nothing_while_a_dialog_is_open(toy: Kit) -> None:
    driver = Driver("gerrymander?seats=human&seed=dialog")
    driver.send("pref:confirm:off")
    driver.click_through("dialog", 4)
    at = driver.play.table.at
    driver.send("dialog:menu")
    driver.send("undo")
    assert (driver.play.table.at, driver.model.dialog) == (at, "menu")
    driver.send("close")
    driver.send("undo")
    assert driver.play.table.at < at
    back = driver.play.table.at
    driver.send("dialog:menu")
    driver.send("redo")
    assert driver.play.table.at == back
