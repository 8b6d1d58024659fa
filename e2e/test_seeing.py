"""Tables stay whole and legible however somebody has to see them.

Larger fonts, wider spacing, 400 % zoom, a phone in landscape and forced colours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from e2e.conftest import SET_STYLES, WAIT_FOR_FRAME
from e2e.playing import (
    DESKTOP,
    LANDSCAPE_PHONE,
    PHONE,
    set_instant_pace,
    wait_for_bots,
)
from e2e.sampling import pairs
from e2e.test_pinch import touch_screen
from e2e.test_space import (
    BIG_FONT,
    BOTTOMS,
    END_ANIMATIONS,
    FIND_OUTSIDE,
    LABELS,
    open_view,
    views,
)
from hustings import catalog
from tools.devkit import chromium
from tools.look import sample
from tools.look.browser import script

Open = Callable[..., Page]
ZOOMED_1280_TO_400_PERCENT: ViewportSize = {"width": 320, "height": 200}
"""A window of 1280 × 800 at 400 % zoom."""
MIN_LABEL_PX: Final = 11
MIN_BOARD_SEEN_PX: Final = 120
"""The least height of a board in sight at 400 % zoom, in CSS pixels."""
LONG_SEED: Final = "dapper-lantern-87"
"""As long as a seed that the page makes up can be."""
LOSSES: Final = ("overlap", "cut")
"""Kinds of finds (tools.look.browser.KINDS) by which something cannot be read."""
WIDE_SPACING: Final = """
    body, body *:not(svg, svg *) {
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
        line-height: 1.5 !important;
    }
    p { margin-bottom: 2em !important; }
"""
"""The text spacing of WCAG 1.4.12. Labels of drawings keep theirs."""


class Mode(NamedTuple):
    """A way of seeing. sizes: windows; font: the root's font size; css: a reader's own styles."""

    sizes: tuple[ViewportSize, ...]
    font: str = ""
    css: str = ""


MODES: Final = {
    "font 150 %": Mode((DESKTOP, PHONE, LANDSCAPE_PHONE), font="150%"),
    "font 200 %": Mode((DESKTOP, PHONE, LANDSCAPE_PHONE), font=BIG_FONT),
    "wide spacing": Mode((DESKTOP, PHONE, LANDSCAPE_PHONE), css=WIDE_SPACING),
    "zoom 400 %": Mode((ZOOMED_1280_TO_400_PERCENT,)),
}
BOARD_SEEN: Final = """() => {
    const { left, width, top } = document.querySelector(".board-sheet").getBoundingClientRect();
    scrollBy(0, top);
    const seen = Array.from({ length: innerHeight }, (_, y) =>
        document.elementFromPoint(left + width / 2, y)?.closest(".board"));
    scrollTo(0, 0);
    return seen.filter(Boolean).length;
}"""
"""Scrolls to the board; returns how much of its height is in sight, in CSS pixels."""
HIDDEN_PICKS: Final = """() => {
    const frame = document.querySelector(".board-frame").getBoundingClientRect();
    return [...document.querySelectorAll('.board-frame [data-do^="pick:"]')].filter((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return top < frame.top - 1 || bottom > frame.bottom + 1;
    }).map((each) => each.dataset.do);
}"""
"""Returns the choices on a board that are not in sight in its frame."""


def losses(page: Page, address: str, mode: Mode) -> list[tuple[ViewportSize, object]]:
    """Return what cannot be read of a table in a mode, with the window's size."""
    set_instant_pace(page)
    page.evaluate("hash => { location.hash = hash }", address)
    page.wait_for_selector('#app[data-screen="table"], #app[data-screen="over"]', state="attached")
    wait_for_bots(page)
    page.evaluate(script())
    page.evaluate(SET_STYLES, [mode.font, mode.css])
    found: list[tuple[ViewportSize, object]] = []
    for size in mode.sizes:
        page.set_viewport_size(size)
        page.evaluate(WAIT_FOR_FRAME)
        finds = page.evaluate("lookAt", False)["finds"]
        found += [(size, find) for find in finds if find["kind"] in LOSSES]
        found += [(size, outside) for outside in page.evaluate(FIND_OUTSIDE)]
        if size == ZOOMED_1280_TO_400_PERCENT and page.evaluate(BOARD_SEEN) < MIN_BOARD_SEEN_PX:
            found.append((size, "too little of the board is in sight"))
    return found


@pairs("game, mode", catalog.GAMES, {mode: mode for mode in MODES})
@pytest.mark.usefixtures("plain_styles")
def test_nothing_of_a_table_is_lost_in_any_mode(
    table: Open, page: Page, game: str, mode: str
) -> None:
    page = table()
    [position, *_] = sample.sample_of(game)
    assert losses(page, f"#{position.address}", MODES[mode]) == []


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.usefixtures("plain_styles")
def test_nothing_of_other_positions_and_lessons_is_lost_in_any_mode(
    table: Open, page: Page, game: str, mode: str
) -> None:
    page = table()
    others = [f"#{each.address}" for each in sample.sample_of(game)[1:]]
    found = [losses(page, each, MODES[mode]) for each in (*others, f"#learn={game}")]
    assert not any(found), found


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.usefixtures("plain_styles")
def test_nothing_of_home_and_setup_is_lost_in_any_mode(table: Open, page: Page, mode: str) -> None:
    page = table()
    for name, step in views("whistle_stop").items():
        if name not in ("home", "set-up"):
            continue
        open_view(page, step)
        page.evaluate(f"hustings.send('seed:{LONG_SEED}')")
        page.evaluate(script())
        page.evaluate(SET_STYLES, [MODES[mode].font, MODES[mode].css])
        for size in MODES[mode].sizes:
            page.set_viewport_size(size)
            page.evaluate(WAIT_FOR_FRAME)
            finds = page.evaluate("lookAtScreen", [[], False])
            assert not [find for find in finds if find["kind"] in LOSSES], (name, size)
            assert page.evaluate(FIND_OUTSIDE) == [], (name, size)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_labels_on_a_phone_in_landscape_are_large_enough(
    table: Open, page: Page, game: str
) -> None:
    """Hand and primary button are in sight at the same time."""
    page = table()
    set_instant_pace(page)
    page.set_viewport_size(LANDSCAPE_PHONE)
    for position in sample.sample_of(game):
        page.evaluate("hash => { location.hash = hash }", f"#{position.address}")
        page.wait_for_selector("#app[data-game]", state="attached")
        wait_for_bots(page)
        page.evaluate(WAIT_FOR_FRAME)
        page.evaluate(END_ANIMATIONS)
        smallest = page.evaluate(LABELS)[0]
        assert round(smallest[0], 1) >= MIN_LABEL_PX, (position.name, smallest)
        assert max(page.evaluate(BOTTOMS)) <= LANDSCAPE_PHONE["height"], position.name


def test_a_board_higher_than_the_window_scrolls_to_what_can_be_chosen(
    table: Open, page: Page
) -> None:
    """Early States offers a dollar or a vote at the foot of its sheet."""
    page = table()
    set_instant_pace(page)
    page.set_viewport_size(LANDSCAPE_PHONE)
    _, position = sample.sample_of("early_states")
    page.evaluate("hash => { location.hash = hash }", f"#{position.address}")
    page.wait_for_selector('.board-frame [data-do^="pick:"]')
    page.evaluate(WAIT_FOR_FRAME)
    frame = page.locator(".board-frame")
    assert frame.evaluate("e => e.scrollHeight > e.clientHeight")
    assert page.evaluate(HIDDEN_PICKS) == []
    frame.evaluate("e => { e.scrollTop = 0 }")
    page.evaluate("hustings.send('dialog:menu')")
    page.evaluate("hustings.send('close')")
    page.evaluate(WAIT_FOR_FRAME)
    assert frame.evaluate("e => e.scrollTop") == 0, "the player scrolled away"


@pytest.fixture(scope="module")
def least_20_px(site: str, browser: Browser) -> Iterator[Page]:
    """Yield a page in a browser whose smallest font size is 20 px."""
    found = chromium.launch_options(chromium.for_tests())
    args = [*chromium.launch_args(), "--blink-settings=minimumFontSize=20"]
    own = browser.browser_type.launch(**found, args=args)
    page = own.new_page(service_workers="block", reduced_motion="reduce")
    page.goto(site)
    page.wait_for_selector('#app[data-ready="1"]', state="attached", timeout=60_000)
    yield page
    own.close()


@pytest.mark.parametrize("game", catalog.GAMES)
def test_nothing_of_a_table_is_lost_with_a_minimum_font_size(least_20_px: Page, game: str) -> None:
    page = least_20_px
    [position, *_] = sample.sample_of(game)
    assert losses(page, f"#{position.address}", MODES["wide spacing"]._replace(css="")) == []
    summary = page.locator(".topbar .summary")
    assert summary.evaluate("e => getComputedStyle(e).fontSize") == "20px"


@pytest.mark.parametrize("game", catalog.GAMES)
def test_targets_are_large_enough_for_fingers(table: Open, page: Page, game: str) -> None:
    """Choices are 24 px and controls beside the board 44 px, on a phone however it is held."""
    page = table()
    set_instant_pace(page)
    with touch_screen(page):
        for address in (f"#{sample.sample_of(game)[-1].address}", f"#learn={game}"):
            page.evaluate("hash => { location.hash = hash }", address)
            page.wait_for_selector("#app[data-game]", state="attached")
            wait_for_bots(page)
            page.evaluate(script())
            for size in (PHONE, LANDSCAPE_PHONE):
                page.set_viewport_size(size)
                finds = page.evaluate("lookAt", False)["finds"]
                assert [find for find in finds if find["kind"] in ("target", *LOSSES)] == [], size


@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.usefixtures("plain_styles")
def test_forced_colours_show_the_focus_and_every_border(table: Open, page: Page, game: str) -> None:
    page = table()
    set_instant_pace(page)
    page.emulate_media(forced_colors="active")
    page.evaluate("hash => { location.hash = hash }", f"#{sample.sample_of(game)[-1].address}")
    page.wait_for_selector("#app[data-game]", state="attached")
    wait_for_bots(page)
    page.keyboard.press("Shift")
    page.keyboard.press("Tab")
    place = page.locator('.board [data-do][tabindex="0"], .stage > .actions [data-do]').first
    place.focus()
    focused = page.locator(".stage").screenshot(animations="disabled")
    place.evaluate("e => e.blur()")
    assert page.locator(".stage").screenshot(animations="disabled") != focused
    buttons = page.locator(".stage > .actions .button")
    borders = buttons.evaluate_all("all => all.map(e => getComputedStyle(e).borderStyle)")
    assert set(borders) <= {"solid"}
