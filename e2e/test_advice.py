"""Advice in all games by clicks and keys, numbered on the board; and a bot's reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from e2e.playing import (
    DESKTOP,
    PHONE,
    click_on,
    keep_picture,
    play_on,
    ply,
    screen,
    set_instant_pace,
    wait_for_animations,
    wait_for_bots,
)
from e2e.sampling import SIZES, pairs, some_games
from hustings import catalog

Open = Callable[..., Page]
ENTRY = ".hints [data-advice]"
RINGS = """() => [...document.querySelectorAll(".advised-ring")].map((ring) => {
    const { left, top, width, height } = ring.getBoundingClientRect();
    return { numbers: ring.dataset.advised, left, top, width, height };
})"""
"""Returns the rings around what is advised."""
PLACES = """() => {
    const panel = document.querySelector(".hints").getBoundingClientRect();
    const fixed = getComputedStyle(document.querySelector(".hints")).position === "fixed";
    const bottom = fixed ? panel.top : innerHeight;
    const bar = document.querySelector(".topbar").getBoundingClientRect().bottom;
    const things = document.querySelectorAll("#app :is([data-advised], [data-advised-to])");
    return [...things].filter((thing) => thing.checkVisibility()).map((thing) => {
        const box = (thing.querySelector(".lit-here") ?? thing).getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return {
            numbers: thing.dataset.advised ?? "", leads: thing.dataset.advisedTo ?? "",
            do: thing.dataset.do ?? "",
            label: thing.ariaLabel ?? thing.getAttribute("aria-description") ?? "",
            x, y, board: thing.closest("[data-board]") !== null,
            seen: x >= 0 && x <= innerWidth && y >= bar && y <= bottom,
        };
    });
}"""
"""Returns the numbered elements: their centre, and whether it is visible."""
MISPLACED_MARKERS = """() => [...document.querySelectorAll(".advised-mark")].filter((mark) => {
    const { left, top, right, bottom } = mark.getBoundingClientRect();
    const others = [...document.querySelectorAll(".stage > .actions .button")]
        .filter((each) => !each.dataset.advised?.split(" ").includes(mark.textContent))
        .map((each) => each.getBoundingClientRect());
    return left < 0 || right > innerWidth || others.some((box) =>
        Math.min(right, box.right) - Math.max(left, box.left) > 3
        && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 3);
}).map((mark) => mark.textContent)"""
"""Returns the markers that the window cuts off or that lie on another button."""
WAIT_TWO_FRAMES = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
)


def play_to_decision(page: Page, seed: str) -> None:
    """Play on until a human player has to decide."""
    for n in range(30):
        wait_for_bots(page)
        if page.locator('[data-do="hint"][aria-disabled]').count() == 0:
            return
        play_on(page, f"{seed}{n}", 1)


def seats(game: str, level: str = "easy") -> str:
    """Return seats for a link: one human player, and a bot if the game has two seats."""
    return f"human,bot:{level}" if 2 in catalog.info(game).seats else "human"


def ask(page: Page, by_key: bool) -> None:
    """Ask for advice by mouse or keyboard, and wait for it."""
    if by_key:
        page.locator('[data-do="hint"]').first.focus()
        page.keyboard.press("Enter")
    else:
        click_on(page, "hint")
    page.wait_for_selector(f"{ENTRY} [data-do]", timeout=30_000)
    wait_for_animations(page)
    page.evaluate(WAIT_TWO_FRAMES)


def entries(page: Page) -> dict[str, str]:
    """Return the message of each entry of advice by its number."""
    return dict(
        page.eval_on_selector_all(
            ENTRY,
            "l => l.map(e => [e.dataset.advice, e.querySelector('[data-do]').dataset.do])",
        )
    )


def places_and_rings(page: Page) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the numbered elements and the rings of one moment."""
    places, rings = page.evaluate(f"() => [({PLACES})(), ({RINGS})()]")
    return places, rings


def has_ring(place: dict[str, Any], rings: list[dict[str, Any]], width: int) -> bool:
    """Return whether a place has a ring with its numbers, or is out of view in a row."""
    numbers = {*place["numbers"].split(), *place["leads"].split()}
    in_row = 0 <= place["x"] <= width  # else further along a row
    return not in_row or any(
        abs(ring["left"] + ring["width"] / 2 - place["x"]) < 3
        and abs(ring["top"] + ring["height"] / 2 - place["y"]) < 3
        and set(ring["numbers"].split()) == numbers
        for ring in rings
    )


def check_numbers(page: Page) -> list[dict[str, Any]]:
    """Check the numbers on the page against the entries; return the numbered elements."""
    given = entries(page)
    assert len(set(given.values())) == len(given) <= 3
    # after the first step of a move advice continues that move, if it was advised
    assert len({do.partition(":")[0] for do in given.values()}) == 1, given
    width = page.evaluate("innerWidth")
    places, rings = places_and_rings(page)
    for _ in range(30):  # rings follow moved or resized elements a frame later
        if all(has_ring(place, rings, width) for place in places):
            break
        page.evaluate(WAIT_TWO_FRAMES)
        places, rings = places_and_rings(page)
    clicked = {n for place in places for n in place["numbers"].split()}
    assert clicked == {*given}, (given, places)
    assert page.evaluate(MISPLACED_MARKERS) == []
    for place in places:
        numbers = [*place["numbers"].split(), *place["leads"].split()]
        assert all(n in place["label"] for n in numbers), place
        for n in place["numbers"].split():
            token, do = given[n].partition(":")[2], place["do"].partition(":")[2]
            same = token.rpartition(".")[0] == do.rpartition(".")[0]
            assert f"{token}.".startswith(f"{do}.") or same, (token, do)
        assert has_ring(place, rings, width), f"no ring round {place}"
    return places


def read_each(page: Page, one_at_a_time: bool) -> None:
    """Read each entry where they are shown one at a time; what it means must be visible."""
    numbers, steps = [*entries(page)], page.locator(".hint-step")
    count = len(numbers)
    assert steps.count() == (count if count > 1 else 0)
    plays = page.locator(ENTRY).get_by_role("button", name="Play this")
    assert plays.count() == (1 if one_at_a_time else count), "its label says what pressing it does"
    if not one_at_a_time or count == 1:
        assert not steps.count() or not steps.first.is_visible()
        return
    for number in [*numbers[1:], numbers[0]]:
        click_on(page, f"advice:{number}")
        page.evaluate(WAIT_TWO_FRAMES)
        page.evaluate(WAIT_TWO_FRAMES)
        assert page.locator(f'{ENTRY}[data-advice="{number}"]').is_visible()
        meant = [
            place
            for place in page.evaluate(PLACES)
            if number in f"{place['numbers']} {place['leads']}".split()
        ]
        assert any(place["seen"] for place in meant), f"out of sight: what {number} means, {meant}"


def begin_each(page: Page, one_at_a_time: bool) -> None:
    """Start each advised move of several steps: what is then offered must have numbers."""
    given = entries(page)
    begun = {token.partition(":")[2] for token in given.values()}
    signs = page.eval_on_selector_all(
        "#app [data-advised][data-do]", "l => l.map(e => e.dataset.do)"
    )
    for sign in {*signs}:
        chosen = sign.partition(":")[2]
        if not any(token.startswith(f"{chosen}.") for token in begun - {chosen}):
            continue
        page.evaluate("what => hustings.send(what)", f"pick:{chosen}")
        page.evaluate(WAIT_TWO_FRAMES)
        check_numbers(page)
        read_each(page, one_at_a_time)
        page.evaluate("hustings.send('unpick')")
        page.evaluate(WAIT_TWO_FRAMES)
        assert [*entries(page)] == [*given], "all advice is shown again"


@pairs("game, size", catalog.GAMES, SIZES)
def test_advice_is_numbered_on_the_board_and_clicking_it_plays_the_move(
    table: Open, page: Page, game: str, size: Any
) -> None:
    set_instant_pace(page)
    page = table(f"#{game}?seats={seats(game)}&seed=numbers")
    page.set_viewport_size(size)
    play_on(page, "numbers", 3)
    play_to_decision(page, "wait")
    assert screen(page) != "over"
    ask(page, by_key=size == DESKTOP)
    places = check_numbers(page)
    assert page.locator(f"{ENTRY} .hint-why").count()
    keep_picture(page, f"numbered-{game}-{size['width']}")
    best = min(entries(page))
    first = [p for p in places if p["board"] and best in f"{p['numbers']} {p['leads']}".split()]
    assert not first or any(p["seen"] for p in first), "the best move is out of view"
    box = page.locator(".hints").bounding_box()
    assert box is not None
    assert box["height"] <= size["height"] * (0.7 if size == DESKTOP else 0.3), (
        "the panel is too high"
    )
    begin_each(page, one_at_a_time=size == PHONE)
    read_each(page, one_at_a_time=size == PHONE)
    before = ply(page)
    planned = page.locator(f'{ENTRY}[data-advice="{best}"] .hint-then > li').count()
    for left in range(planned, -1, -1):
        page.locator(f'{ENTRY}[data-advice="{best}"] button').click()
        wait_for_bots(page)
        assert ply(page) > before
        before = ply(page)
        page.evaluate(WAIT_TWO_FRAMES)
        assert page.locator(ENTRY).count() == bool(left), "advice goes on with its plan"
        assert page.locator(f"{ENTRY} .hint-then > li").count() == max(0, left - 1)
        if left:
            wait_for_animations(page)
            check_numbers(page)
        page.wait_for_timeout(350)  # a click on what has just appeared is ignored
    assert page.locator(".hints, .advised-ring").count() == 0


def pointed_numbers(page: Page) -> set[str]:
    """Return the numbers on the emphasised rings, those of plans' steps as they are: 1.2."""
    rings = page.eval_on_selector_all(
        ".advised-ring[data-pointed]", "l => l.map(e => e.dataset.advised)"
    )
    assert rings
    return {number for each in rings for number in each.split()}


def test_hovering_over_advice_highlights_its_place_and_vice_versa(table: Open, page: Page) -> None:
    set_instant_pace(page)
    page = table("#gerrymander?seats=human,bot:normal&seed=point")
    page.set_viewport_size(DESKTOP)
    for turn in range(8):
        play_to_decision(page, f"point {turn}")
        ask(page, by_key=True)
        page.keyboard.press("Escape")
        # what is beside the board is drawn in a later task
        page.wait_for_selector(".hints", state="detached")
        ask(page, by_key=True)
        if len(entries(page)) > 1:
            break
        # a bot on a slow machine may have time for one move only
        page.keyboard.press("Escape")
        play_on(page, f"point on {turn}", 1)
    page.locator(f'{ENTRY}[data-advice="2"] button').hover()
    assert "2" in pointed_numbers(page)
    page.locator(f'{ENTRY}[data-advice="1"] button').focus()
    assert "1" in pointed_numbers(page)
    page.locator('[data-board] [data-advised~="2"] .lit-here').hover(force=True)
    assert page.locator(f'{ENTRY}[data-advice="2"][data-pointed]').count() == 1


def test_an_advice_marker_lies_inside_its_place(table: Open, page: Page) -> None:
    """It does not lie on the border of two places, where steps are numbered too."""
    set_instant_pace(page)
    page = table("#delegate_dash?seats=human,bot:normal&seed=sign")
    page.set_viewport_size(DESKTOP)
    markers = 0
    for turn in range(6):
        play_on(page, f"sign {turn}", 2)
        play_to_decision(page, f"sign wait {turn}")
        if markers or screen(page) == "over":
            break
        ask(page, by_key=False)
        for ring in page.locator(".advised-ring").all():
            box = ring.bounding_box()
            assert box is not None
            if min(box["width"], box["height"]) < 60:
                continue
            for mark in ring.locator(".advised-mark").all():
                sign = mark.bounding_box()
                assert sign is not None
                assert box["x"] <= sign["x"]
                assert sign["x"] + sign["width"] <= box["x"] + box["width"]
                assert box["y"] <= sign["y"]
                assert sign["y"] + sign["height"] <= box["y"] + box["height"]
                markers += 1
        page.keyboard.press("Escape")
    assert markers


ADVISE = """([which, numbers]) => {
    const across = (thing) => thing.getBoundingClientRect().width;
    const things = [...document.querySelectorAll(which)].filter((each) => each.checkVisibility());
    things.toSorted((one, other) => across(other) - across(one))[0].dataset.advised = numbers;
    dispatchEvent(new Event("resize"));
    return document.querySelectorAll(".advised-mark").length === numbers.split(" ").length;
}"""
"""Numbers the widest of some elements; returns whether their markers are drawn."""


def test_an_advice_marker_is_not_cut_off_and_covers_no_other_button(
    table: Open, page: Page
) -> None:
    """A place may be as wide as a phone; a button that ends several moves has several markers."""
    set_instant_pace(page)
    page = table("#poll_position?seats=human,bot:normal&seed=sign")
    page.set_viewport_size(PHONE)
    play_to_decision(page, "wide")
    ask(page, by_key=True)
    page.keyboard.press("Escape")
    page.wait_for_function(ADVISE, arg=['[data-board] [data-do^="pick:"]', "1"])
    assert page.evaluate(MISPLACED_MARKERS) == []
    page.set_viewport_size(DESKTOP)
    page = table("#early_states?seats=human,bot:normal&seed=sign")
    for turn in range(12):
        play_to_decision(page, f"dice {turn}")
        if page.locator(".stage > .actions .button:not(.aside)").count() > 1:
            break
        play_on(page, f"sign {turn}", 1)
    page.wait_for_function(ADVISE, arg=[".stage > .actions .button + .button:not(.aside)", "1 2 3"])
    assert page.evaluate(MISPLACED_MARKERS) == []


CLASHES = """() => {
    const marks = [...document.querySelectorAll(".advised-mark")].map((mark) => {
        const { x, y, width } = mark.getBoundingClientRect();
        return { x: x + width / 2, y: y + width / 2, r: width / 2, ring: mark.parentElement };
    });
    const pips = [...document.querySelectorAll(".es-die .pip")].map((pip) => {
        const { x, y, width } = pip.getBoundingClientRect();
        return { x: x + width / 2, y: y + width / 2, r: width / 2 };
    });
    const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r;
    return {
        signs: marks.length, pips: pips.length,
        hidden: marks.flatMap((mark) => pips.filter((pip) => apart(mark, pip) < -pip.r)).length,
        touching: marks.filter((one, n) => marks.slice(n + 1)
            .some((other) => other.ring === one.ring && apart(one, other) < 0)).length,
    };
}"""
"""Counts pips whose centre a marker covers, and markers of one place that touch each other."""


def test_markers_on_dice_do_not_cover_pips_or_touch_each_other(table: Open, page: Page) -> None:
    """Three entries of advice may reroll the same die: 1, 2 and 3 must not read as 123."""
    set_instant_pace(page)
    page = table("#early_states?seats=human,bot:normal&seed=sign")
    page.set_viewport_size(DESKTOP)
    for turn in range(12):
        play_to_decision(page, f"dice {turn}")
        if page.locator(".es-die .pip").count():
            break
        play_on(page, f"sign {turn}", 1)
    ask(page, by_key=True)
    page.keyboard.press("Escape")
    for size, numbers in ((DESKTOP, "1 2 3"), (DESKTOP, "1 2"), (PHONE, "1")):
        page.set_viewport_size(size)
        wait_for_animations(page)  # tumbling dice are wider
        page.wait_for_function(ADVISE, arg=[".es-die", numbers])
        page.evaluate(WAIT_TWO_FRAMES)
        clashes = page.evaluate(CLASHES)
        assert clashes["pips"]
        assert clashes["signs"]
        assert not clashes["hidden"], (size, numbers)
        assert not clashes["touching"], (size, numbers)


def test_the_button_that_hides_the_goal_is_next_to_it(table: Open, page: Page) -> None:
    page = table("#early_states?seats=human,bot:normal&seed=sign")
    page.set_viewport_size(DESKTOP)
    page.wait_for_selector(".aim-line")
    gap = page.evaluate(
        """() => {
            const line = document.querySelector(".aim-line");
            const words = document.createRange();
            words.selectNodeContents(line.firstChild);
            const away = line.querySelector("button").getBoundingClientRect();
            return away.left - words.getBoundingClientRect().right;
        }"""
    )
    assert 0 <= gap <= 16


@some_games
def test_a_bot_gives_reasons_for_its_move(table: Open, page: Page, game: str) -> None:
    set_instant_pace(page)
    page = table(f"#{game}?seats={seats(game, 'normal')}&seed=why")
    asks = page.locator('[data-do="because:strip"]')
    for n, size in enumerate((DESKTOP, PHONE)):
        page.set_viewport_size(size)
        for turn in range(40):
            play_on(page, f"why {n} {turn}", 1)
            play_to_decision(page, f"why wait {n} {turn}")
            if screen(page) == "over" or asks.is_visible():
                break
        click_on(page, "because:strip")
        page.wait_for_selector(".because-said .because-reason", timeout=30_000)
        texts = page.locator(".because-said .because-reason").all_inner_texts()
        assert all(sentence.endswith(".") for sentence in texts)
        box = page.locator(".because-said").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"] / 2
        keep_picture(page, f"why-{game}-{size['width']}")
        page.keyboard.press("Escape")
        assert page.locator(".because-said").count() == 0
        asks.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".because-said .because-reason", timeout=30_000)
        page.locator('.because-said [data-do="because:strip"]').click()
        assert page.locator(".because-said").count() == 0


def test_closed_advice_leaves_the_page_where_it_was(table: Open, page: Page) -> None:
    """On a phone advice covers part of the page, and its places are scrolled into what is left."""
    page.set_viewport_size(PHONE)
    table("#poll_position?seats=human,bot:normal&goodwill=2&seed=hp")
    click_on(page, "pick:plan.1")
    wait_for_bots(page)
    assert page.evaluate("scrollY") == 0
    click_on(page, "hint")
    page.wait_for_selector(".hints [data-advice] [data-do]")
    wait_for_animations(page)
    page.wait_for_timeout(100)  # the page scrolls in the frame after
    assert page.evaluate("scrollY") > 0
    click_on(page, "hint")
    page.wait_for_selector(".hints", state="detached")
    page.wait_for_timeout(100)
    assert page.evaluate("scrollY") == 0
