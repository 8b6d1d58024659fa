"""The size of boards in windows of every shape: as large as possible, and never too small."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.conftest import WAIT_FOR_FRAME
from e2e.playing import (
    DESKTOP,
    LANDSCAPE_PHONE,
    PHONE,
    click_on,
    play_on,
    set_instant_pace,
    wait_for_bots,
)
from e2e.sampling import pairs
from hustings import catalog

Open = Callable[..., Page]
TABLET: ViewportSize = {"width": 768, "height": 1024}
ZOOMED_400_PERCENT: ViewportSize = {"width": 320, "height": 256}
"""A window of 1280 × 1024 at 400 % zoom."""
BOXES = """() => Object.fromEntries(
    [".prompt", ".board", ".board-sheet", ".stage > .actions", ".side"]
    .map((each) => [each, document.querySelector(each).getBoundingClientRect()])
    .map(([each, box]) => [each.split(" ").at(-1).slice(1), box]))"""


def boxes(page: Page, size: ViewportSize) -> dict[str, dict[str, float]]:
    """Return the boxes of the table's parts in a window of this size."""
    page.set_viewport_size(size)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "scrolls sideways"
    by_name: dict[str, dict[str, float]] = page.evaluate(BOXES)
    return by_name


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_board_fits_every_window(table: Open, page: Page, game: str) -> None:
    page = table(f"#{game}?seed=space")
    lying = boxes(page, LANDSCAPE_PHONE)
    assert lying["actions"]["left"] >= lying["board"]["right"]
    assert lying["prompt"]["left"] >= lying["board"]["right"]
    assert lying["actions"]["top"] + 44 <= LANDSCAPE_PHONE["height"], (
        "the first button is on the screen"
    )
    assert lying["board-sheet"]["width"] >= 300
    tablet = boxes(page, TABLET)
    assert tablet["board-sheet"]["width"] >= TABLET["width"] - 32
    assert tablet["side"]["top"] >= tablet["actions"]["bottom"]
    tiny = boxes(page, ZOOMED_400_PERCENT)
    assert tiny["board-sheet"]["width"] >= 300
    assert tiny["board-sheet"]["height"] >= 200, "it is not shrunk to what the window leaves"


NARROW: ViewportSize = {"width": 280, "height": 653}
LARGE_PHONE: ViewportSize = {"width": 390, "height": 844}
HUGE: ViewportSize = {"width": 3840, "height": 2160}
BIG_FONT = "200%"
"""The root's font size if the browser's default is 32 px."""
FIND_OUTSIDE = """() => {
    const { scrollWidth } = document.documentElement;
    const clipped = (each) => {
        for (let over = each.parentElement; over && over.id !== "app"; over = over.parentElement)
            if (getComputedStyle(over).overflowX !== "visible") return true;
        return false;
    };
    const beyond = [...document.querySelectorAll("#app *")].filter((each) => {
        const { width, right, left } = each.getBoundingClientRect();
        const inside = right <= innerWidth + 1 && left >= -1;
        // a drawing is clipped by its frame
        const drawn = each.checkVisibility() && !each.ownerSVGElement;
        return width > 1 && !inside && drawn && !clipped(each);
    });
    const names = beyond.map((each) => `${each.localName}.${each.getAttribute("class")}`);
    return scrollWidth > innerWidth ? ["the page scrolls", ...names] : names;
}"""
"""Returns elements beyond the sides of the window, unless something scrolls or clips them."""
LABELS = """() => [...document.querySelectorAll(".board svg text")]
    .filter((each) => each.textContent.trim() && each.checkVisibility())
    .map((each) => {
        const { b, d } = each.getScreenCTM();
        return [parseFloat(getComputedStyle(each).fontSize) * Math.hypot(b, d), each.textContent];
    })
    .sort(([small], [large]) => small - large)"""
"""Returns the texts of a board with their height in CSS pixels, the smallest first."""
END_ANIMATIONS = """() => document.getAnimations()
    .filter((moving) => moving.effect.getComputedTiming().endTime !== Infinity)
    .forEach((moving) => moving.finish())"""
"""Ends animations: a moving pawn has another size."""
BOTTOMS = """() => [".ws-cards", ".stage > .actions .primary"]
    .map((each) => document.querySelector(each)?.getBoundingClientRect().bottom ?? 0)"""
"""Returns the bottoms of the hand and the primary button, in CSS pixels from the window's top."""


TIP_COVERS_PROMPT = """() => {
    const tip = document.querySelector(".tip-line > b"), ask = document.querySelector(".ask");
    if (!tip?.checkVisibility() || !ask) return false;
    const said = document.createRange();
    said.selectNodeContents(ask);
    const mark = tip.getBoundingClientRect();
    return [...said.getClientRects()].some((line) =>
        Math.min(line.right, mark.right) - Math.max(line.left, mark.left) > 1 &&
        Math.min(line.bottom, mark.bottom) - Math.max(line.top, mark.top) > 1);
}"""
"""Returns whether the mark of a tip covers the prompt."""
BUTTONS_BOTTOM = """() => {
    const actions = document.querySelector(".stage > .actions");
    return actions.childElementCount ? actions.getBoundingClientRect().bottom : 0;
}"""
"""Returns the bottom of the buttons, in CSS pixels from the window's top; 0: no buttons."""
WINDOWS: tuple[tuple[ViewportSize, str], ...] = (
    (NARROW, ""),
    (PHONE, ""),
    (LARGE_PHONE, BIG_FONT),
    (DESKTOP, ""),
    (DESKTOP, BIG_FONT),
    (HUGE, ""),
)
"""Windows in which a table must be legible, each with the root's font size."""


@pairs("game, view", catalog.GAMES, {view: view for view in ("table", "lesson")})
def test_labels_are_legible_and_buttons_visible_at_every_font_size(
    table: Open, page: Page, game: str, view: str
) -> None:
    """If not everything fits at that size, the board scrolls and its buttons stay visible."""
    page = table()
    set_instant_pace(page)
    page.evaluate("hustings.send('tips-again')")
    open_view(page, views(game)[view])
    wrong = []
    for size, font in WINDOWS:
        page.set_viewport_size(size)
        page.evaluate(f"document.documentElement.style.fontSize = '{font}'")
        page.evaluate(WAIT_FOR_FRAME)
        page.evaluate("scrollTo(0, 0)")
        page.evaluate(END_ANIMATIONS)
        smallest = page.evaluate(LABELS)[0]
        bottom, tipped = page.evaluate(BUTTONS_BOTTOM), page.evaluate(TIP_COVERS_PROMPT)
        if round(smallest[0], 1) < 9 or bottom > size["height"] or tipped:
            wrong.append((size["width"], font, smallest, bottom, tipped))
    page.evaluate("document.documentElement.style.fontSize = ''")
    assert not wrong


def views(game: str) -> dict[str, str]:
    """Return the messages that open the home screen, a game's set-up and its table."""
    seats = "human" if game == "poll_position" else "human,bot:normal"
    return {
        "home": "hustings.send('home')",
        "set-up": f"hustings.send('setup:{game}')",
        "table": f"location.hash = '#{game}?seats={seats}&seed=space'",
        "lesson": f"location.hash = '#learn={game}'",
    }


def open_view(page: Page, step: str) -> None:
    """Send a message and wait until its screen is drawn and no bot thinks."""
    page.evaluate(step)
    page.wait_for_timeout(150)
    wait_for_bots(page)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_unusual_windows_show_everything_legibly(table: Open, page: Page, game: str) -> None:
    """In landscape, 280 px wide, with a large font and on a huge screen."""
    page = table()
    set_instant_pace(page)
    for name, step in views(game).items():
        open_view(page, step)
        for size, font in (
            (LANDSCAPE_PHONE, ""),
            (NARROW, ""),
            (LARGE_PHONE, BIG_FONT),
            (DESKTOP, BIG_FONT),
        ):
            page.set_viewport_size(size)
            page.evaluate(f"document.documentElement.style.fontSize = '{font}'")
            assert page.evaluate(FIND_OUTSIDE) == [], (name, size)
        page.evaluate("document.documentElement.style.fontSize = ''")
        page.set_viewport_size(HUGE)
        px = page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")
        assert px >= 32, "words grow with a huge screen"
        if name not in ("table", "lesson"):
            continue
        page.set_viewport_size(LANDSCAPE_PHONE)
        page.evaluate("scrollTo(0, 0)")
        page.evaluate(END_ANIMATIONS)
        smallest = page.evaluate(LABELS)[0]
        assert round(smallest[0], 1) >= 11, (name, smallest)
        assert max(page.evaluate(BOTTOMS)) <= LANDSCAPE_PHONE["height"], name
        page.set_viewport_size(LARGE_PHONE)
        if name == "table":
            smallest = page.evaluate(LABELS)[0]
            assert smallest[0] >= 11, smallest


def test_a_long_status_line_can_be_read_whole_on_a_phone(table: Open, page: Page) -> None:
    page = table("#whistle_stop?seats=human,bot:normal&seed=space")
    page.set_viewport_size(PHONE)
    height = page.locator(".strip").evaluate("e => e.offsetHeight")
    fits = page.evaluate(
        """() => {
            const strip = document.querySelector(".strip");
            strip.innerHTML = '<button class="strip-lines"><span class="strip-flow">'
                + '<span class="strip-line"><span>Ada: passes</span></span>'
                + '<span class="strip-line"><span>'
                + "Iris: Upper Midwest for $2M, Appalachian +1, Mid-Atlantic +1, Texas +1"
                + '</span></span></span></button>';
            const [newest, lines] = [".strip-line:last-child", ".strip-lines"]
                .map(e => strip.querySelector(e));
            const [line, frame] = [newest, lines].map(e => e.getBoundingClientRect());
            const whole = newest.scrollHeight <= newest.clientHeight;
            return whole && line.top >= frame.top - 1 && line.bottom <= frame.bottom + 1;
        }"""
    )
    assert fits
    assert page.locator(".strip").evaluate("e => e.offsetHeight") == height


def test_an_older_status_line_is_shown_whole_or_not_at_all(table: Open, page: Page) -> None:
    page = table("#whistle_stop?seats=human,bot:normal&seed=space")
    page.set_viewport_size(PHONE)
    seen = """older => {
        const strip = document.querySelector(".strip");
        strip.innerHTML = '<button class="strip-lines"><span class="strip-flow">'
            + `<span class="strip-line"><span>${older}</span></span>`
            + '<span class="strip-line"><span>Ada: passes</span></span></span></button>';
        const frame = strip.querySelector(".strip-lines").getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(strip.querySelector(".strip-line > span"));
        return [...range.getClientRects()].map(({ left, right, top, bottom }) =>
            left < frame.right && right <= frame.right + 1 && top >= frame.top - 1
            && bottom <= frame.bottom + 1);
    }"""
    assert page.evaluate(seen, "Iris: takes Ohio") == [True]
    long = page.evaluate(
        seen, "Iris: Upper Midwest for $2M, Appalachian +1, Mid-Atlantic +1, Texas"
    )
    assert len(long) > 1
    assert not any(long)


def test_the_page_below_a_dialog_keeps_still(table: Open, page: Page) -> None:
    page = table("#early_states?seats=human,bot:easy&seed=still")
    page.set_viewport_size({"width": 800, "height": 420})
    page.evaluate("hustings.send('dialog:prefs')")
    page.locator(".dialog-body").hover()
    for _ in range(3):
        page.mouse.wheel(0, 3000)
    page.mouse.move(4, 4)
    page.mouse.wheel(0, 3000)
    page.wait_for_timeout(200)
    assert page.locator(".dialog-body").evaluate("e => e.scrollTop") > 0
    assert page.evaluate("scrollY") == 0
    page.evaluate("hustings.send('close')")
    page.locator(".dialog").wait_for(state="detached")
    page.mouse.wheel(0, 300)
    page.wait_for_timeout(200)
    assert page.evaluate("scrollY") > 0


OVERLAPS = """() => {
    const parts = [".topbar", ".banner", ".strip-lines", ".stage > .because", ".because-said",
        ".button.aside", ".prompt", ".hints"];
    const found = parts.flatMap((part) => [...document.querySelectorAll(part)]
        .filter((each) => each.checkVisibility())
        .map((each) => [part, each.getBoundingClientRect()]));
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return found.flatMap(([part, box], n) =>
        found.slice(n + 1).filter(([, other]) => meet(box, other))
            .map(([beside]) => `${part} ${beside}`));
}"""
"""Returns the texts on the stage that overlap."""
ADVICE = '.hints [data-do^="pick:"]'


def test_texts_about_a_game_do_not_overlap_on_the_stage(table: Open, page: Page) -> None:
    """A notice stays while bots move, which may then be asked for reasons."""
    sizes = (PHONE, LANDSCAPE_PHONE, DESKTOP)
    set_instant_pace(page)
    page = table("#gerrymander?seats=human,bot:normal&seed=notice")
    page.set_viewport_size(PHONE)
    play_on(page, "notice", 4)
    wait_for_bots(page)
    earlier = page.evaluate("location.hash.split('&save')[0]")
    play_on(page, "notice on", 4)
    wait_for_bots(page)
    page = table(earlier)
    assert page.locator(".banner").count() == 1
    for turn in range(20):
        play_on(page, f"notice further {turn}", 1)
        wait_for_bots(page)
        off = page.locator('[data-do="hint"][aria-disabled]')
        if page.locator(".stage > .because").is_visible() and not off.count():
            break
    for size in sizes:
        page.set_viewport_size(size)
        assert page.locator(".banner").is_visible(), size
        assert page.evaluate(OVERLAPS) == [], size
    # on a desktop the buttons below the board stay in the window
    assert page.locator(".stage > .actions").evaluate("e => e.getBoundingClientRect().top") < 752
    click_on(page, "because:strip")
    page.wait_for_selector(".because-reason", timeout=30_000)
    page.evaluate("hustings.send('hint')")
    page.wait_for_selector(ADVICE, state="attached", timeout=30_000)
    for size in sizes:
        page.set_viewport_size(size)
        page.evaluate("scrollTo(0, 0)")
        # a bot's reasons cover the prompt while they are read
        over = [pair for pair in page.evaluate(OVERLAPS) if ".hints" in pair and "said" in pair]
        assert not over, size
        assert page.locator(ADVICE).first.is_visible(), size


FIND_SCROLL_CHAINING = """() => {
    const scrolls = (each, axis) => {
        const style = getComputedStyle(each);
        const [more, room] = axis === "X" ? [each.scrollWidth, each.clientWidth]
            : [each.scrollHeight, each.clientHeight];
        return each === document.documentElement
            || (/auto|scroll/.test(style[`overflow${axis}`]) && more > room + 1);
    };
    return [document.documentElement, ...document.querySelectorAll("#app :not(.log-scroll)")]
        .flatMap((each) => ["X", "Y"].filter((axis) => scrolls(each, axis)
            && getComputedStyle(each)[`overscrollBehavior${axis}`] === "auto")
            .map((axis) => `${each.tagName}.${each.getAttribute("class")} ${axis}`));
}"""
"""Returns elements that pass a drag at their end on to the page. The log may do so."""


def test_dragging_a_board_to_its_end_does_not_move_or_leave_the_page(
    table: Open, page: Page
) -> None:
    """On a phone, pulling down does not reload and pulling sideways does not go back."""
    page.set_viewport_size(PHONE)
    page = table("#whistle_stop?seats=human,bot:easy&seed=drag")
    page.evaluate("hustings.send('zoom:in')")
    wait_for_bots(page)
    assert page.locator(".board.zoomed").count() == 1
    assert page.evaluate(FIND_SCROLL_CHAINING) == []
    page = table("#whistle_stop?seats=human,human&seed=drag")
    assert page.locator(".curtain").count() == 1
    assert page.evaluate(FIND_SCROLL_CHAINING) == []


def test_a_dialog_begins_at_its_top_after_a_scrolled_one(table: Open, page: Page) -> None:
    page = table("#poll_position?seats=human,bot:easy&seed=space")
    page.set_viewport_size(PHONE)
    page.evaluate("hustings.send('dialog:menu')")
    body = page.locator(".dialog-body")
    body.evaluate("e => e.scrollTo(0, e.scrollHeight)")
    assert body.evaluate("e => e.scrollTop") > 0
    page.evaluate("hustings.send('dialog:prefs')")
    page.locator(".dialog", has_text="Preferences").wait_for()
    assert body.evaluate("e => e.scrollTop") == 0
