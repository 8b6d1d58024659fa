"""The focus after every drawing, in dialogs and on boards; and clicks that come too early."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.conftest import until
from e2e.playing import (
    PHONE,
    click_on,
    play_on,
    ply,
    screen,
    set_instant_pace,
    trust_clicks,
    wait_for_bots,
    wait_until_drawn,
)
from e2e.sampling import some_games
from hustings import catalog
from hustings.ui.page.arrows import Target, connected, neighbours

Open = Callable[..., Page]
ON_BODY = "!document.activeElement || document.activeElement === document.body"
OVER = "document.getElementById('app').dataset.screen === 'over'"
FOCUSED = "document.activeElement?.dataset?.do ?? ''"
PICKS = '.stage [data-do^="pick:"], .panels [data-do^="pick:"], [data-do^="take:"]'
BORDER = '.gm-edge[data-do^="pick:"]'
COUNT_TAB_STOPS = """() => [...document.querySelectorAll('[data-board]')].map(board => [
    board.querySelectorAll('[data-do][tabindex="0"]').length,
    board.querySelectorAll('[data-do^="pick:"][tabindex]').length])"""


FOCUS_PICK = """([picks, luck]) => {
    const found = [...document.querySelectorAll(picks)];
    const offers = [...new Set(found.map((e) => e.dataset.do))].sort();
    found.find((e) => e.dataset.do === offers[Math.floor(luck * offers.length)]).focus();
}"""

DRAW_AND_SCROLL = """async ([ms, below]) => {
    hustings.send("hide-notice");
    await new Promise((done) => setTimeout(done, ms));
    scrollBy(0, below);
    hustings.send("hide-notice");
}"""
"""Redraws the page before the player scrolls and at the same time."""
CLICK_AND_KEY = """(selector) => {
    document.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    const place = document.querySelector(selector);
    place.focus();
    place.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const after_click = document.activeElement.dataset.do ?? "";
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
    return { after_click, after_key: document.activeElement.dataset.do ?? "" };
}"""
"""Chooses a place by mouse and presses a key in the same task."""


def choose(page: Page, rng: random.Random) -> None:
    """Make a choice by keyboard, once the focus is on an offer."""
    page.evaluate(FOCUS_PICK, [PICKS, rng.random()])
    page.keyboard.press("Enter")
    wait_for_bots(page)


def centre(page: Page, selector: str) -> tuple[float, float]:
    """Return the centre of an element in the window."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_focus_is_never_lost_in_a_whole_game_by_keyboard(table: Open) -> None:
    page = table("#poll_position?seats=human&seed=keyboard")
    rng, lost, choices = random.Random("keyboard"), 0, 0
    set_instant_pace(page)
    over = False
    while not over:
        choose(page, rng)
        choices += 1
        on_body, over = page.evaluate(f"[{ON_BODY}, {OVER}]")
        lost += on_body
        assert choices < 400
    assert not lost, f"{lost} of {choices} choices left the focus on the body"


def test_during_bots_turns_the_focus_waits_at_the_prompt(table: Open) -> None:
    page = table("#gerrymander?seats=human,bot:easy&seed=wait")
    page.evaluate("hustings.send('pref:pace:step')")
    page.evaluate("hustings.send('pref:confirm:off')")
    wait_for_bots(page)
    rng, waited = random.Random("wait"), 0
    for _ in range(12):
        if page.locator('.stage [data-do="hurry"]').count():
            waited += 1
            assert page.evaluate(FOCUSED) in ("", "hurry")
            page.keyboard.press(" ")
            wait_for_bots(page)
        elif page.locator(BORDER).count():
            choose(page, rng)
        assert not page.evaluate(ON_BODY)
    assert waited


def test_enter_draws_no_border_without_visible_focus(table: Open) -> None:
    """After a click the focus goes to the nearest border; the first key only shows its ring."""
    page = table("#gerrymander?seats=human&seed=enter")
    for drawn, name in enumerate(("E3–F3", "E5–F5", "D6–D7")):
        page.locator(f'{BORDER}[aria-label*="{name}"] polygon').first.click(force=True)
        assert ply(page) == drawn + 1
        wait_until_drawn(page)
        assert page.evaluate(FOCUSED).startswith("pick:")
        page.keyboard.press("Enter")
        assert ply(page) == drawn + 1, "Enter drew a border that had no visible focus"
    page.keyboard.press("Enter")
    assert ply(page) == 4


def test_a_held_enter_chooses_once(table: Open) -> None:
    page = table("#gerrymander?seats=human&seed=held")
    page.locator(BORDER).nth(5).focus()  # the first one may have the focus without its ring
    for _ in range(4):  # keydown without keyup is a repeat
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert ply(page) == 1


@some_games
def test_each_board_is_one_tab_stop_and_arrows_reach_every_place(table: Open, game: str) -> None:
    info = catalog.info(game)
    size = info.seats[-1]
    page = table(f"#{game}?seats={','.join(['human'] * size)}&seed=stops")
    rng = random.Random(f"stops {game}")
    for n in range(7):
        for stops, picks in page.evaluate(COUNT_TAB_STOPS):
            assert stops == 1 or not picks, (stops, picks)
        boards = page.evaluate(
            "[...document.querySelectorAll('[data-board]')].map(b => hustings.placeBoxes(b))"
        )
        for boxes in boards:
            assert connected(neighbours(tuple(Target(*box) for box in boxes)))
        if page.locator('[data-board] [tabindex="0"][data-do]').count():
            page.locator('[data-board] [tabindex="0"][data-do]').first.focus()
            page.keyboard.press(rng.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
        play_on(page, f"stops {n}", clicks=rng.randrange(2, 7))
        if screen(page) == "over":
            break


def test_arrows_go_where_they_point(table: Open) -> None:
    page = table("#gerrymander?seats=human&seed=arrows")
    page.locator(f'{BORDER}[aria-label*="D4–D5"]').first.focus()
    for key, axis, sign in (("ArrowRight", 0, 1), ("ArrowDown", 1, 1), ("ArrowLeft", 0, -1)):
        before = centre(page, ":focus > line")
        page.keyboard.press(key)
        after = centre(page, ":focus > line")
        assert (after[axis] - before[axis]) * sign > 1


def test_a_dialog_takes_the_focus_keeps_it_and_gives_it_back(table: Open) -> None:
    page = table("#gerrymander?seats=human&seed=dialog")
    opener = page.locator('[data-do="dialog:menu"]')
    opener.focus()
    page.keyboard.press("Enter")
    inside = "document.querySelector('.dialog').contains(document.activeElement)"
    assert page.evaluate(inside)
    for key in ["Tab"] * 20 + ["Shift+Tab"] * 20:
        page.keyboard.press(key)
        assert page.evaluate(inside)
    page.locator('.dialog [data-do="dialog:rules"]').focus()
    page.keyboard.press("Enter")
    assert page.locator(".rulebook").count()
    assert page.evaluate(inside)
    page.keyboard.press("1")
    assert ply(page) == 0, "a key chose something under the dialog"
    page.keyboard.press("Escape")
    assert page.evaluate(FOCUSED) == "dialog:menu"


def test_a_double_click_does_not_press_what_has_just_appeared(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    set_instant_pace(page)
    table("#early_states?seats=human,human&seed=dbl")
    page.locator(".es-die[aria-pressed]").first.click()
    reroll = '[data-do^="pick:reroll"]'
    assert page.locator(reroll).count()
    trust_clicks(page)
    page.mouse.dblclick(*centre(page, reroll))
    assert ply(page) == 1


def test_a_menu_opened_by_a_double_click_stays_open(table: Open) -> None:
    page = table("#early_states?seats=human,human&seed=dbl")
    trust_clicks(page)
    page.mouse.dblclick(*centre(page, '[data-do="dialog:menu"]'))
    assert page.locator(".dialog").count() == 1


def test_a_target_that_was_there_before_can_be_pressed_at_once(table: Open) -> None:
    page = table("#gerrymander?seats=human&seed=fast")
    trust_clicks(page)
    spots = [
        centre(page, f'{BORDER}[aria-label*="{name}"] > polygon') for name in ("C3–C4", "E5–E6")
    ]
    for x, y in spots:
        page.mouse.click(x, y)
    assert ply(page) == 2
    play_on(page, "fast", clicks=1)
    page.locator(".go-prev").click()
    page.wait_for_selector(".log", state="detached")  # drawn in a later task
    back = centre(page, ".go-prev")
    trust_clicks(page)
    for _ in range(2):  # its message differs each time, but only changes the view
        page.mouse.click(*back)
    assert ply(page) == 0


def test_after_scrolling_a_target_can_be_pressed_despite_constant_drawing(
    table: Open,
) -> None:
    page = table()
    page.set_viewport_size(PHONE)
    card = '.game-card [data-do="setup:gerrymander"]'
    below = centre(page, card)[1] - PHONE["height"] / 2
    assert below > PHONE["height"], "it cannot be seen without scrolling"
    for ms in (60, 0):  # between drawing and scrolling: the layout is measured by then, or not yet
        page.evaluate("scrollTo(0, 0)")
        trust_clicks(page)
        page.evaluate(DRAW_AND_SCROLL, [ms, below])
        page.mouse.click(*centre(page, card))
        assert page.locator("#app").get_attribute("data-screen") == "setup"
        page.evaluate("hustings.send('home')")


def test_the_first_screen_confirms_a_click(page: Page, site: str) -> None:
    page.route("**/*.wasm*", lambda route: None)
    page.goto(site)
    card = page.locator('.game-card [data-do="setup:gerrymander"]')
    card.click()
    page.wait_for_selector(".setup.game-gerrymander")
    status = page.get_by_role("status").filter(has_text="Gerrymander opens as soon as")
    assert status.is_visible()


def test_back_and_forward_go_through_screens_and_dialogs(table: Open) -> None:
    page = table()
    click_on(page, "setup:gerrymander")
    click_on(page, "seats:3")
    click_on(page, "start")
    wait_for_bots(page)
    page.evaluate("window.kept = true")
    play_on(page, "back", clicks=1)
    wait_for_bots(page)
    moves, address = ply(page), page.url
    click_on(page, "dialog:menu")
    page.go_back()
    assert page.locator(".dialog").count() == 0
    assert page.evaluate(FOCUSED) == "dialog:menu"
    page.go_forward()
    assert page.locator(".dialog").count() == 1
    page.keyboard.press("Escape")
    page.wait_for_timeout(100)
    assert page.url == address
    page.go_back()
    assert screen(page) == "setup"
    assert page.locator('[data-do="seats:3"]').get_attribute("aria-pressed") == "true"
    page.go_back()
    assert screen(page) == "home"
    page.go_forward()
    page.go_forward()
    wait_for_bots(page)
    assert (screen(page), ply(page)) == ("table", moves)
    assert page.evaluate("window.kept"), "the page was loaded again"


def test_an_edited_address_opens_and_back_returns(table: Open) -> None:
    page = table("#gerrymander?seats=human&seed=one")
    play_on(page, "edit", clicks=2)
    page.evaluate("location.hash = '#delegate_dash?seats=human,human&seed=two'")
    page.wait_for_selector('[data-game="delegate_dash"]')
    page.go_back()
    page.wait_for_selector('[data-game="gerrymander"]')
    assert ply(page) == 2


@pytest.mark.parametrize("do", ["setup:", "puzzle:"])
def test_back_restores_the_scroll_position_of_the_home_page(
    page: Page, table: Open, do: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page = table()
    card = page.locator(f'.game-card [data-do^="{do}"]').last
    card.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    assert before > 300, "nothing to scroll"
    card.click()
    until(page, "document.getElementById('app').dataset.screen !== 'home'")
    assert page.evaluate("scrollY") == 0
    page.go_back()
    until(page, "document.getElementById('app').dataset.screen === 'home'")
    until(page, f"scrollY === {before}")


def test_a_key_finds_the_focus_before_the_frame_of_a_click(table: Open) -> None:
    """After a choice by mouse the focus moves with the next frame, but no key comes before it."""
    page = table("#gerrymander?seats=human&seed=frame")
    found = page.evaluate(CLICK_AND_KEY, BORDER)
    assert not found["after_click"].startswith("pick:")
    assert found["after_key"].startswith("pick:")
    assert ply(page) == 1
