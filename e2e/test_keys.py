"""Which keys the page handles, and which belong to a field, an input method or the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.playing import play_on, ply, screen, trust_clicks

Open = Callable[..., Page]
PRESS = """([selector, event]) => {
    const target = selector ? document.querySelector(selector) : document;
    const { type = "keydown", plain = false, ...init } = event;
    const options = { bubbles: true, cancelable: true, ...init };
    const Kind = plain ? Event : KeyboardEvent;
    return !target.dispatchEvent(new Kind(type, options));
}"""
"""Presses a key on an element, "" for the document; returns whether the page handled it."""
MOVES = 6
FIELD = ".note-form textarea"
UNDO = {"key": "z", "code": "KeyZ", "ctrlKey": True}
UNDO_KEYS: dict[str, tuple[dict[str, Any], bool]] = {
    "U": ({"key": "u", "code": "KeyU"}, True),
    "Ctrl+Z": (UNDO, True),
    "Cmd+Z": ({"key": "z", "code": "KeyZ", "metaKey": True}, True),
    "Ctrl+Z, German": ({"key": "z", "code": "KeyY", "ctrlKey": True}, True),
    "Ctrl+Z, Russian": ({"key": "я", "code": "KeyZ", "ctrlKey": True}, True),
    "Ctrl+Z, Hebrew": ({"key": "ז", "code": "KeyZ", "ctrlKey": True}, True),
    "U, Greek": ({"key": "θ", "code": "KeyU"}, True),
    "U, Arabic": ({"key": "ع", "code": "KeyU"}, True),
    "U, Caps Lock": ({"key": "U", "code": "KeyU", "modifierCapsLock": True}, True),
    "Ctrl+Z, Caps Lock": ({**UNDO, "key": "Z", "modifierCapsLock": True}, True),
    "Ctrl+Alt+Z": ({**UNDO, "altKey": True}, False),
    "AltGr+Z": ({"key": "ż", "code": "KeyZ", "modifierAltGraph": True}, False),
    "AltGr+U": ({"key": "u", "code": "KeyU", "modifierAltGraph": True}, False),
    "Alt+U": ({"key": "u", "code": "KeyU", "altKey": True}, False),
    "Ctrl+Z, held": ({**UNDO, "repeat": True}, False),
    "U, held": ({"key": "u", "code": "KeyU", "repeat": True}, False),
    "U, composing": ({"key": "u", "code": "KeyU", "isComposing": True}, False),
    "U, key code 229": ({"key": "u", "code": "KeyU", "keyCode": 229}, False),
    "no key": ({"plain": True}, False),
    "empty key": ({"key": ""}, False),
    "Unidentified": ({"key": "Unidentified"}, False),
    "dead key": ({"key": "Dead", "code": "KeyU"}, False),
}


@pytest.fixture(name="played")
def open_played_board(table: Open) -> Page:
    """Open a board for one player after some moves, which may all be undone."""
    page = table("#gerrymander?seats=human&seed=keys")
    page.evaluate("hustings.send('pref:confirm:off')")
    play_on(page, "keys", clicks=MOVES)
    assert ply(page) == MOVES
    return page


def press(page: Page, selector: str, **event: Any) -> bool:
    """Send a key event; return whether the page handled it."""
    return bool(page.evaluate(PRESS, [selector, event]))


def test_undo_keys_take_back_one_move_each(played: Page) -> None:
    for name, (event, takes) in UNDO_KEYS.items():
        for target in ("#app", ""):
            press(played, target, **event)
            assert ply(played) == MOVES - takes, f"{name} on {target or 'the document'}"
            if takes:
                played.evaluate("hustings.send('redo')")


def test_undo_keys_do_nothing_while_a_dialog_is_open(played: Page) -> None:
    for dialog in ("menu", "keys", "prefs", "rules"):
        played.evaluate(f"hustings.send('dialog:{dialog}')")
        for key in ("Control+z", "Control+y", "u", "r", "Control+Shift+z"):
            played.keyboard.press(key)
            assert ply(played) == MOVES, f"{key} behind {dialog}"
        assert played.locator(".dialog").count() == 1
        played.evaluate("hustings.send('close')")


def test_keys_in_a_text_field_belong_to_the_field(played: Page) -> None:
    played.evaluate("hustings.send('note:0')")
    field = played.locator(FIELD)
    field.focus()
    played.keyboard.type("Half a word")
    played.keyboard.press("Control+z")
    assert field.input_value() != "Half a word", "the field takes back what was typed"
    played.keyboard.press("Control+y")
    assert field.input_value() == "Half a word"
    for event in ({"isComposing": True}, {"keyCode": 229}):
        assert not press(played, FIELD, key="Escape", **event)
        assert not press(played, FIELD, key="Tab", code="Tab", **event)
    assert field.count() == 1, "Escape is the input method's"
    played.keyboard.press("Escape")
    assert field.count() == 0
    played.get_by_text("Half a word").wait_for()
    assert ply(played) == MOVES
    played.evaluate("hustings.send('dialog:rules')")
    played.locator(".dialog input").first.focus()
    for key in ("Control+z", "Control+y", "u", "1"):
        played.keyboard.press(key)
    assert (ply(played), played.locator(".dialog").count()) == (MOVES, 1)
    played.evaluate("hustings.send('close')")
    played.evaluate("hustings.send('setup:gerrymander')")
    played.locator('input[type="text"]:visible').first.focus()
    notices = played.locator(".banner, .notice")
    before = notices.all_inner_texts()
    assert not press(played, 'input[type="text"]', **UNDO)
    assert notices.all_inner_texts() == before


def test_escape_closes_a_sheet_on_the_board(table: Open) -> None:
    page = table("#poll_position?seats=human,bot:easy&seed=escape")
    page.locator(".pp-parts > .pp-reach").click()
    assert page.locator(".pp-back").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".pp-back").count() == 0


CLICKS = """() => {
    globalThis.taken = [];
    const note = (event) => {
        taken.push(event.defaultPrevented);
        event.preventDefault();
    };
    const kinds = ["click", "auxclick"];
    for (const kind of kinds) addEventListener(kind, note);
    globalThis.ended = () => { for (const kind of kinds) removeEventListener(kind, note); };
}"""
"""Records for each click whether the page handled it; keeps clicks from opening windows."""


def test_clicks_that_open_another_tab_are_left_to_the_browser(table: Open) -> None:
    page = table()
    link = page.locator('a[data-do="setup:gerrymander"]')
    trust_clicks(page)
    page.evaluate(CLICKS)
    for key in ("Control", "Meta", "Shift", "Alt"):
        link.click(modifiers=[key])
    link.click(button="middle")
    assert page.evaluate("taken") == [False] * 5
    assert screen(page) == "home"
    page.evaluate("ended()")
    link.click()
    assert screen(page) == "setup"
