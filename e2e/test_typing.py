"""Typing moves with real keys, and going to places by name, code, N and P."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from e2e.playing import play_on, ply, screen

Open = Callable[..., Page]
BORDER = '.gm-edge[data-do^="pick:"]'
FIELD = "[role=combobox]"
FOCUSED_NAME = "document.activeElement?.getAttribute('aria-label') ?? ''"
FOCUSED = "document.activeElement?.dataset?.do ?? ''"


def test_a_move_is_typed_completed_and_played(table: Open) -> None:
    page = table("#gerrymander?seats=human&seed=typed")
    page.locator(BORDER).first.focus()
    page.keyboard.press("/")
    assert page.locator(f"{FIELD}:focus").count() == 1
    page.keyboard.type("d6")
    options = page.locator("[role=option]")
    assert options.count() > 1
    page.keyboard.press("Enter")
    assert ply(page) == 0, "several moves fit"
    page.keyboard.press("ArrowDown")
    marked = page.locator(FIELD).get_attribute("aria-activedescendant")
    assert page.locator(f"#{marked}").get_attribute("aria-selected") == "true"
    page.keyboard.type("-d7")
    assert page.locator(FIELD).input_value() == "d6-d7"
    assert options.count() == 1
    page.keyboard.press("Enter")
    assert ply(page) == 1
    assert page.locator(FIELD).count() == 0
    assert page.evaluate(FOCUSED).startswith("pick:border")


def test_escape_leaves_the_field_and_goes_back(table: Open) -> None:
    page = table("#gerrymander?seats=human&seed=leave")
    page.locator(BORDER).nth(5).focus()
    before = page.evaluate(FOCUSED)
    page.keyboard.press("/")
    page.keyboard.type("umh")  # letters of shortcuts belong to the field
    page.keyboard.press("Escape")
    assert page.locator(FIELD).count() == 0
    assert page.evaluate(FOCUSED) == before
    assert (screen(page), ply(page)) == ("table", 0)


def test_a_code_typed_on_the_board_goes_to_its_place(table: Open) -> None:
    page = table("#gerrymander?seats=human,human,human,human&seed=code")
    page.locator(BORDER).first.focus()
    page.keyboard.type("e5f")
    assert page.evaluate(FOCUSED_NAME).startswith("Border E5–F")
    page.keyboard.press("ArrowRight")
    page.keyboard.type("f4")
    assert "F4" in page.evaluate(FOCUSED_NAME)
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+H")
    page.keyboard.press("4")
    assert "H4" in page.evaluate(FOCUSED_NAME)
    assert (screen(page), ply(page)) == ("table", 0)


def test_n_and_p_go_round_the_legal_places(table: Open) -> None:
    page = table("#gerrymander?seats=human&seed=round")
    play_on(page, "round", clicks=6)
    page.locator(BORDER).first.focus()
    seen = [page.evaluate(FOCUSED)]
    for _ in range(3):
        page.keyboard.press("n")
        seen.append(page.evaluate(FOCUSED))
    assert len(set(seen)) == 4
    assert all(message.startswith("pick:") for message in seen)
    for message in reversed(seen[:-1]):
        page.keyboard.press("p")
        assert page.evaluate(FOCUSED) == message


def test_single_keys_can_be_turned_off(table: Open) -> None:
    page = table("#gerrymander?seats=human&seed=off")
    page.evaluate("hustings.send('pref:keys:off')")
    page.locator(BORDER).first.focus()
    before = page.evaluate(FOCUSED)
    for key in ("n", "p", "e", "5", "/"):
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED) == before
    page.evaluate("hustings.send('pref:keys:on')")
    page.evaluate("hustings.send('dialog:menu')")
    page.locator('.dialog [data-do="type"]').click()
    assert page.locator(f"{FIELD}:focus").count() == 1
