"""The board does not move when texts around it change; only keys show focus rings."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.playing import (
    DESKTOP,
    LANDSCAPE_PHONE,
    PHONE,
    play_on,
    set_instant_pace,
    trust_clicks,
    wait_for_bots,
    wait_until_drawn,
)
from e2e.sampling import SIZES, pairs, some_games
from hustings import catalog

Open = Callable[..., Page]
BOARD_POSITION = """() => {
    const { left, top } = document.querySelector(".board").getBoundingClientRect();
    return [left + scrollX, top + scrollY].map(Math.round).join();
}"""
"""Returns the position of the board's corner on the page, in CSS pixels."""
RUN_LESSON = """async (board) => {
    const app = document.getElementById("app");
    const next = () => new Promise((done) => setTimeout(done));
    const calm = async () => { do await next(); while (app.dataset.busy === "1"); };
    const places = [], scrolls = [], hidden = [];
    const box = (part) => part.getBoundingClientRect();
    const look = () => {
        places.push([app.dataset.lesson, eval(board)()]);
        const said = document.querySelector(".lesson-said");
        if (said && said.scrollHeight > said.clientHeight + 1) scrolls.push(said.textContent);
        const drawn = [...document.querySelectorAll(".board-sheet :is(svg, button)")];
        const foot = Math.max(...drawn.map((part) => box(part).bottom));
        const buttons = document.querySelectorAll(".stage > .actions > *");
        const top = Math.min(innerHeight, ...[...buttons].map((button) => box(button).top));
        const note = (what, by) => { if (by > 1) hidden.push([app.dataset.lesson, what, by]); };
        note("card", box(document.querySelector(".topbar")).bottom - box(said).top);
        note("board", foot - top);
        for (const button of buttons) {
            const { left, right, bottom, height } = box(button);
            const label = document.createRange();
            label.selectNodeContents(button);
            note(button.textContent, Math.max(-left, right - innerWidth, bottom - innerHeight));
            note(button.textContent, 44 - height);
            note(button.textContent, box(label).height - height);
        }
    };
    let tried = "";
    const first = (selector) => document.querySelector(selector)?.dataset.do;
    for (let n = 0; n < 120 && app.dataset.lesson !== "done"; n++) {
        look();
        const fresh = tried !== app.dataset.lesson;
        tried = app.dataset.lesson;
        if (!fresh && first('[data-do="lesson-show"]')) { // a move of several steps is begun
            hustings.send("lesson-show");
            await calm();
            look();
        }
        const wrong = [...document.querySelectorAll('.stage [data-do^="pick:"]:not([data-asked])')];
        for (const { dataset } of fresh ? wrong.slice(0, 2) : []) {
            hustings.send(dataset.do);
            await calm();
            look();
            if (first('[data-do="unpick"]')) hustings.send("unpick");
            await calm();
        }
        const asked = first('#app [data-asked][data-do^="pick:"]') ?? "lesson-next";
        hustings.send(asked);
        await calm();
        if (asked.startsWith("pick:")) look();
    }
    look();
    return { places, scrolls, hidden, at: app.dataset.lesson };
}"""
"""Completes a lesson with wrong answers too.

Returns the board's positions, cut texts, and by how many px what is hidden: the card by the bar,
the board by buttons, a button by the window's edge, by too little height or under its own label.
"""


@pairs("game, size", catalog.GAMES, SIZES)
def test_the_board_stays_where_it_is_in_a_whole_lesson(
    table: Open, page: Page, game: str, size: dict[str, int]
) -> None:
    """Hints, answers and notes of any length fit above it, and all buttons below it."""
    page.set_viewport_size(size)  # type: ignore[arg-type]
    set_instant_pace(page)
    table(f"#learn={game}")
    wait_for_bots(page)
    result = page.evaluate(RUN_LESSON.replace("eval(board)", f"({BOARD_POSITION})"))
    assert result["at"] == "done"
    assert len({place for _, place in result["places"]}) == 1, result["places"]
    assert not result["scrolls"]
    assert not result["hidden"]


BOARD_SIZES = """async (moves) => {
    const next = () => new Promise((done) => setTimeout(done));
    const sizes = new Set();
    for (let n = 0; n < moves; n++) {
        const board = document.querySelector(".board-sheet svg");
        const { width, height } = board.getBoundingClientRect();
        sizes.add([width, height].map(Math.round).join());
        const offered = '[data-do^="pick:"], [data-do^="take:"], [data-do="nobody"]';
        const picks = [...document.querySelectorAll(offered)];
        hustings.send(picks[(n * 7) % picks.length].dataset.do);
        do await next(); while (document.getElementById("app").dataset.busy === "1");
    }
    return [...sizes];
}"""
"""Plays on and returns the sizes that the board had, in CSS pixels."""


def test_the_board_keeps_its_size_on_a_desktop(table: Open, page: Page) -> None:
    """To lay out a board of another size takes longer than the rest of a click."""
    page.set_viewport_size(DESKTOP)
    set_instant_pace(page)
    for game in catalog.GAMES:
        table(f"#{game}?seats=human,human&seed=size")
        wait_for_bots(page)
        sizes = page.evaluate(BOARD_SIZES, 30)
        assert len(sizes) == 1, (game, sizes)


CLOSE_TIPS = """async (board) => {
    const app = document.getElementById("app");
    const next = () => new Promise((done) => setTimeout(done));
    const calm = async () => { do await next(); while (app.dataset.busy === "1"); };
    const shown = (selector) => Boolean(document.querySelector(selector)?.checkVisibility());
    const found = [];
    for (let n = 0; n < 60 && found.length < 3 && app.dataset.screen === "table"; n++) {
        if (shown(".tip-line")) {
            const had = [".strip-lines", ".because"].filter(shown);
            const at = eval(board)();
            const inside = document.querySelector(".tip-line > b").getBoundingClientRect();
            const room = document.querySelector(".asked").getBoundingClientRect();
            hustings.send("tip-away");
            await calm();
            const has = [".strip-lines", ".because"].filter(shown);
            const [moved, out] = [at !== eval(board)(), inside.bottom > room.bottom + 1];
            found.push({ had, has, moved, out });
        }
        const offered = '.stage [data-do^="pick:"], [data-do^="take:"]';
        const picks = [...document.querySelectorAll(offered)];
        hustings.send(picks[(n * 7) % picks.length].dataset.do);
        await calm();
    }
    return found;
}"""
"""Plays on and closes three tips; returns what else was visible with and without each."""


@some_games
def test_a_tip_on_a_phone_covers_and_moves_nothing(table: Open, page: Page, game: str) -> None:
    """The opponent's move and the button for its reasons stay visible."""
    page.set_viewport_size(PHONE)
    set_instant_pace(page)
    seats = "human" if game == "poll_position" else "human,bot:normal"
    table(f"#{game}?seats={seats}&seed=tips")
    wait_for_bots(page)
    results = page.evaluate(CLOSE_TIPS.replace("eval(board)", f"({BOARD_POSITION})"))
    assert results
    for tip in results:
        assert tip["had"] == tip["has"], tip
        assert not tip["moved"], tip
        assert not tip["out"], tip


COVERED_TEXTS = """() => [".strip", ".prompt", ".stage > .because"]
    .filter((part) => {
        const thing = document.querySelector(part);
        const { left, top, width, height } = thing.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !thing.contains(hit);
    })"""
"""Returns which of status line, prompt and reasons button are covered."""


@pytest.mark.parametrize(
    "size", [DESKTOP, PHONE, LANDSCAPE_PHONE], ids=["desktop", "phone", "lying"]
)
def test_notices_and_past_moments_do_not_move_the_board(
    table: Open, page: Page, size: dict[str, int]
) -> None:
    """Neither the board nor the texts above it move, also when notices are closed."""
    page.set_viewport_size(size)  # type: ignore[arg-type]
    set_instant_pace(page)
    table("#gerrymander?seats=human,bot:normal&seed=notice")
    wait_for_bots(page)
    for turn in range(20):
        play_on(page, f"notice {turn}", 1)
        wait_for_bots(page)
        if page.locator(".stage > .because").is_visible():
            break
    stood = page.evaluate(BOARD_POSITION)
    for come, gone in (("update-ready", "hide-update"), ("past:1", "past:99")):
        page.evaluate(f"hustings.send('{come}')")
        assert page.locator(".notices, .past-line").is_visible(), come
        assert page.evaluate(BOARD_POSITION) == stood, come
        if come.startswith("update"):
            assert page.evaluate(COVERED_TEXTS) == []
        page.evaluate(f"hustings.send('{gone}')")
        assert page.locator(".notices, .past-line").count() == 0, gone
        assert page.evaluate(BOARD_POSITION) == stood, gone
    page.evaluate("hustings.send('past:1')")
    page.evaluate("hustings.send('branch')")
    wait_for_bots(page)
    assert page.locator(".notices, .past-line").is_visible()
    stood = page.evaluate(BOARD_POSITION)
    page.evaluate("hustings.send('hide-note')")
    assert page.locator(".notices, .past-line").count() == 0
    assert page.evaluate(BOARD_POSITION) == stood


VISIBLE_FOCUS = """() => {
    const thing = document.activeElement;
    if (!thing || thing === document.body) return "";
    const ringed = (part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part);
        return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
    };
    const { style } = document.documentElement;
    style.setProperty("--focus", "rgb(1, 2, 3)"); // other things have its colour, too
    const inked = (part) => getComputedStyle(part).stroke === "rgb(1, 2, 3)";
    const shows = ringed(thing) || [...thing.querySelectorAll("*")].some(inked);
    style.removeProperty("--focus");
    return shows ? thing.dataset.do ?? thing.getAttribute("class") : "";
}"""
"""Returns the element that shows the focus by a ring, or on a board by its colour."""
HIDE_FOCUS_VISIBLE = """() => {
    for (const { prototype } of [HTMLElement, SVGElement]) {
        const { focus } = prototype;
        prototype.focus = function (options) {
            focus.call(this, { preventScroll: options?.preventScroll });
        };
        const back = () => { prototype.focus = focus; };
        addEventListener("focus-heard", back, { once: true });
    }
}"""
"""Hides the focusVisible option, as before Chromium 145, until "focus-heard" is dispatched."""
HIT_POINT = """(selector) => {
    for (const thing of document.querySelectorAll(selector)) {
        const parts = thing.ownerSVGElement ? thing.querySelectorAll("*") : [thing];
        for (const part of [thing, ...parts]) {
            const { left, top, width, height } = part.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            if (document.elementFromPoint(x, y)?.closest("[data-do]") === thing) return [x, y];
        }
    }
    return null;
}"""
"""Returns a point of the window where the mouse hits the first element that can be hit."""
CLICKS = (
    '.board [data-asked][data-do^="pick:"]',
    '.board [data-do^="pick:"]:not([data-asked])',
    '.stage [data-asked][data-do^="pick:"]',
    ".actions [data-do]",
)
"""What is clicked in turn, if present: a right answer, a wrong one, any button."""


@pytest.mark.parametrize(
    "address", [*(f"#learn={game}" for game in catalog.GAMES), "#puzzle=early_states.1"]
)
def test_a_click_by_mouse_leaves_no_ring_on_the_board(
    table: Open, page: Page, address: str
) -> None:
    """A ring would look like advice; also in browsers without focusVisible."""
    page.set_viewport_size(DESKTOP)
    set_instant_pace(page)
    table(address)
    wait_for_bots(page)
    page.evaluate(HIDE_FOCUS_VISIBLE)
    page.keyboard.press("Shift")  # resets what earlier keys did
    page.keyboard.press("Tab")
    ringed, clicked = [], 0
    for n in range(16):
        at = page.evaluate(HIT_POINT, CLICKS[n % len(CLICKS)])
        if at is None:
            continue
        trust_clicks(page)
        page.mouse.click(*at)
        wait_for_bots(page)
        clicked += 1
        wait_until_drawn(page)
        ringed.append(page.evaluate(VISIBLE_FOCUS))
    assert clicked >= 4
    assert not any(ringed), ringed
    for _ in range(4):
        page.keyboard.press("Tab")
        if page.evaluate(VISIBLE_FOCUS):
            break
    shown = page.evaluate(VISIBLE_FOCUS)
    page.evaluate("dispatchEvent(new Event('focus-heard'))")
    assert shown


@pytest.mark.parametrize("address", ["#learn=gerrymander", "#puzzle=early_states.1"])
def test_only_keys_show_a_focus_ring(table: Open, page: Page, address: str) -> None:
    """A ring would look like advice. The first key shows where the focus is."""
    set_instant_pace(page)
    table(address)
    wait_for_bots(page)
    page.mouse.click(4, 120)
    ringed = []
    for _ in range(4):
        click = "new MouseEvent('click', { bubbles: true, cancelable: true })"
        go_on = (
            "document.querySelector('[data-asked]') ?? document.querySelector('.actions .button')"
        )
        page.evaluate(f"({go_on}).dispatchEvent({click})")
        wait_for_bots(page)
        wait_until_drawn(page)
        ringed.append(page.evaluate(VISIBLE_FOCUS))
    assert not any(ringed), ringed
    page.keyboard.press("Tab")
    assert page.evaluate(VISIBLE_FOCUS)


def test_a_game_opened_by_a_link_shows_no_focus_ring_before_a_key(loaded: Open) -> None:
    page = loaded("#puzzle=early_states.2")
    page.wait_for_function("() => document.activeElement?.closest('[data-board]')")
    assert not page.evaluate(VISIBLE_FOCUS)
    page.keyboard.press("Tab")
    assert page.evaluate(VISIBLE_FOCUS)
