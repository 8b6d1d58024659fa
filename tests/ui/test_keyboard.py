"""Shortcuts on every keyboard layout, and their list in the help."""

from __future__ import annotations

import pytest

from hustings.ui.app import HANDLERS
from hustings.ui.frame.keyboard import (
    MESSAGE_LABELS,
    MESSAGES,
    KeyContext,
    Press,
    combination,
    help_rows,
    shortcut,
)
from tests.kit import ROOT, Kit
from tests.ui.driver import Driver

COMBINATIONS = {
    "U": Press("u", "KeyU"),
    "Ctrl+Z": Press("z", "KeyZ", control=True),
    "Ctrl+Shift+Z": Press("Z", "KeyZ", control=True, shift=True),
    "Ctrl+Y": Press("y", "KeyZ", command=True),  # German layout on a Mac
    "?": Press("?", "Slash", shift=True),
    "1": Press("1", "Digit1", shift=True),  # French layout
    "Space": Press(" ", "Space"),
    "Escape": Press("Escape", "Escape", shift=True),
    "Ctrl+Escape": Press("Escape", "Escape", control=True),
    "Shift+U": Press("U", "KeyU", shift=True),
}
OTHER_LAYOUTS: list[tuple[Press, str]] = [
    (Press("U", "KeyU"), "U"),  # Caps Lock
    (Press("u", "KeyU", shift=True), "Shift+U"),  # Caps Lock and Shift
    (Press("Z", "KeyZ", control=True), "Ctrl+Z"),
    (Press("z", "KeyZ", control=True, shift=True), "Ctrl+Shift+Z"),
    (Press("\N{CYRILLIC SMALL LETTER YA}", "KeyZ", control=True), "Ctrl+Z"),
    (Press("\N{CYRILLIC CAPITAL LETTER GHE}", "KeyU"), "U"),
    (Press("\N{GREEK SMALL LETTER ZETA}", "KeyZ", control=True), "Ctrl+Z"),
    (Press("\N{ARABIC LETTER AIN}", "KeyU"), "U"),
    (Press("\N{ARABIC LETTER LAM}\N{ARABIC LETTER ALEF}", "KeyB"), "B"),
    (Press("\N{ARABIC-INDIC DIGIT TWO}", "Digit2"), "2"),
    (Press("\N{ARABIC QUESTION MARK}", "Slash", shift=True), "?"),
    (Press("\N{HEBREW LETTER ZAYIN}", "KeyZ", control=True), "Ctrl+Z"),
    (Press("\N{THAI CHARACTER SARA II}", "KeyU"), "U"),
    (Press("\N{CYRILLIC SMALL LETTER YA}"), ""),  # a keyboard on the screen has no places
    (Press("\N{NUMERO SIGN}", "Digit3", shift=True), "\N{NUMERO SIGN}"),
    (
        Press("\N{LATIN SMALL LETTER E WITH ACUTE}", "Digit2"),
        "\N{LATIN CAPITAL LETTER E WITH ACUTE}",
    ),
    (Press("2", "Digit2", alt_graph=True), "2"),  # Lithuanian layout
    (Press("?", "KeyW", alt_graph=True, control=True, alt=True), "?"),
    (Press("z", "KeyZ", alt_graph=True, control=True, alt=True), ""),
    (Press("\N{RUBLE SIGN}", "Digit8", alt_graph=True), "\N{RUBLE SIGN}"),
    (Press("\N{GREEK CAPITAL LETTER OMEGA}", "KeyZ", alt=True), ""),
    (Press("z", "KeyZ", control=True, alt=True), ""),
    (Press("z", "KeyZ", control=True, command=True), ""),
    (Press("z", "KeyZ", control=True, composing=True), ""),
    (Press(""), ""),
]


@pytest.mark.parametrize(
    ("press", "combo"), [*((p, c) for c, p in COMBINATIONS.items()), *OTHER_LAYOUTS]
)
def test_a_key_event_gives_the_combination_the_player_means(press: Press, combo: str) -> None:
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
