"""The board stays where it is whatever is said beside it; nothing marks what a mouse did not."""

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
)
from hustings import catalog

Open = Callable[..., Page]
BOARD = """() => {
    const { left, top } = document.querySelector(".board").getBoundingClientRect();
    return [left + scrollX, top + scrollY].map(Math.round).join();
}"""
"""Where the board's corner is on the page, in CSS pixels."""
LESSON = """async (board) => {
    const app = document.getElementById("app");
    const next = () => new Promise((done) => setTimeout(done));
    const calm = async () => { do await next(); while (app.dataset.busy === "1"); };
    const places = [], scrolls = [];
    const look = () => {
        places.push([app.dataset.lesson, eval(board)()]);
        const said = document.querySelector(".lesson-said");
        if (said && said.scrollHeight > said.clientHeight + 1) scrolls.push(said.textContent);
    };
    let tried = "";
    const first = (selector) => document.querySelector(selector)?.dataset.do;
    for (let n = 0; n < 120 && app.dataset.lesson !== "done"; n++) {
        look();
        const fresh = tried !== app.dataset.lesson;
        tried = app.dataset.lesson;
        if (fresh && first('[data-do="lesson-show"]')) {
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
    return { places, scrolls, at: app.dataset.lesson };
}"""
"""Goes through a lesson and answers wrongly, too; tells where the board was, and what was cut."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_board_stays_where_it_is_in_a_whole_lesson(
    table: Open, page: Page, game: str, size: dict[str, int]
) -> None:
    """Hints, answers and notes of every length have room above it."""
    page.set_viewport_size(size)  # type: ignore[arg-type]
    set_instant_pace(page)
    table(f"#learn={game}")
    wait_for_bots(page)
    told = page.evaluate(LESSON.replace("eval(board)", f"({BOARD})"))
    assert told["at"] == "done"
    assert len({place for _, place in told["places"]}) == 1, told["places"]
    assert not told["scrolls"]


TIPS = """async (board) => {
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
"""Plays on and puts three tips away; tells what else was in sight, with each and without it."""


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_tip_on_a_phone_hides_nothing_and_moves_nothing(
    table: Open, page: Page, game: str
) -> None:
    """What the opponent did, and the way to ask why, stay beside it."""
    page.set_viewport_size(PHONE)
    set_instant_pace(page)
    seats = "human" if game == "poll_position" else "human,bot:normal"
    table(f"#{game}?seats={seats}&seed=tips")
    wait_for_bots(page)
    found = page.evaluate(TIPS.replace("eval(board)", f"({BOARD})"))
    assert found
    for tip in found:
        assert tip["had"] == tip["has"], tip
        assert not tip["moved"], tip
        assert not tip["out"], tip


SAID = """() => [".strip", ".prompt", ".stage > .because"]
    .filter((part) => {
        const thing = document.querySelector(part);
        const { left, top, width, height } = thing.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !thing.contains(hit);
    })"""
"""Which of the things that are told and asked above the board something else covers."""


@pytest.mark.parametrize(
    "size", [DESKTOP, PHONE, LANDSCAPE_PHONE], ids=["desktop", "phone", "lying"]
)
def test_a_notice_and_a_look_at_the_past_move_nothing(
    table: Open, page: Page, size: dict[str, int]
) -> None:
    """Neither the board nor what is told and asked above it, also not when they are put away."""
    page.set_viewport_size(size)  # type: ignore[arg-type]
    set_instant_pace(page)
    table("#gerrymander?seats=human,bot:normal&seed=notice")
    wait_for_bots(page)
    for turn in range(20):
        play_on(page, f"notice {turn}", 1)
        wait_for_bots(page)
        if page.locator(".stage > .because").is_visible():
            break
    stood = page.evaluate(BOARD)
    for come, gone in (("update-ready", "hide-update"), ("past:1", "past:99")):
        page.evaluate(f"hustings.send('{come}')")
        assert page.locator(".notices, .past-line").is_visible(), come
        assert page.evaluate(BOARD) == stood, come
        if come.startswith("update"):
            assert page.evaluate(SAID) == []
        page.evaluate(f"hustings.send('{gone}')")
        assert page.locator(".notices, .past-line").count() == 0, gone
        assert page.evaluate(BOARD) == stood, gone
    page.evaluate("hustings.send('past:1')")
    page.evaluate("hustings.send('branch')")
    wait_for_bots(page)
    assert page.locator(".notices, .past-line").is_visible()
    stood = page.evaluate(BOARD)
    page.evaluate("hustings.send('hide-note')")
    assert page.locator(".notices, .past-line").count() == 0
    assert page.evaluate(BOARD) == stood


RINGED = """() => {
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
"""What is seen to have the focus: by a ring, or in a board by its colour."""
UNHEARD = """() => {
    for (const { prototype } of [HTMLElement, SVGElement]) {
        const { focus } = prototype;
        prototype.focus = function (options) {
            focus.call(this, { preventScroll: options?.preventScroll });
        };
        const back = () => { prototype.focus = focus; };
        addEventListener("focus-heard", back, { once: true });
    }
}"""
"""Keeps focusVisible from the browser, as before Chromium 145, until "focus-heard" comes."""
POINT = """(selector) => {
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
"""Where the mouse hits the first of these that can be hit, in CSS pixels of the window."""
CLICKS = (
    '.board [data-asked][data-do^="pick:"]',
    '.board [data-do^="pick:"]:not([data-asked])',
    '.stage [data-asked][data-do^="pick:"]',
    ".actions [data-do]",
)
"""What is clicked in turn, if it is there: what is asked, something wrong, and any button."""


@pytest.mark.parametrize(
    "address", [*(f"#learn={game}" for game in catalog.GAMES), "#puzzle=early_states.1"]
)
def test_a_click_by_mouse_leaves_no_ring_on_the_board(
    table: Open, page: Page, address: str
) -> None:
    """It would read as advice; also where the browser does not know focusVisible."""
    page.set_viewport_size(DESKTOP)
    set_instant_pace(page)
    table(address)
    wait_for_bots(page)
    page.evaluate(UNHEARD)
    page.keyboard.press("Shift")  # what was pressed by key before does not count
    page.keyboard.press("Tab")
    ringed, clicked = [], 0
    for n in range(16):
        at = page.evaluate(POINT, CLICKS[n % len(CLICKS)])
        if at is None:
            continue
        trust_clicks(page)
        page.mouse.click(*at)
        wait_for_bots(page)
        clicked += 1
        ringed.append(page.evaluate(RINGED))
    assert clicked >= 4
    assert not any(ringed), ringed
    for _ in range(4):
        page.keyboard.press("Tab")
        if page.evaluate(RINGED):
            break
    shown = page.evaluate(RINGED)
    page.evaluate("dispatchEvent(new Event('focus-heard'))")
    assert shown


@pytest.mark.parametrize("address", ["#learn=gerrymander", "#puzzle=early_states.1"])
def test_no_ring_marks_a_place_that_no_key_led_to(table: Open, page: Page, address: str) -> None:
    """It would read as advice. The first key shows where the keyboard is."""
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
        ringed.append(page.evaluate(RINGED))
    assert not any(ringed), ringed
    page.keyboard.press("Tab")
    assert page.evaluate(RINGED)
