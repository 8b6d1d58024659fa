"""Poll Position! in a real browser: whole games by clicks, the map on a phone, the count."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from e2e.playing import (
    DESKTOP,
    PHONE,
    assert_fits,
    click_on,
    keep_picture,
    play_on,
    ply,
    screen,
    set_instant_pace,
    wait_for_bots,
)
from hustings.core.packed_link import to_link
from tests.ui.driver import Driver

Open = Callable[..., Page]
CUT_LINES = """() => {
    const line = document.querySelector(".strip-line:last-child");
    return line.scrollHeight - line.clientHeight;
}"""
"""Returns by how many pixels the newest status line is higher than the room it has."""
ROUNDING_PX = 2
DOS = "list => list.map(e => e.dataset.do)"
SMALL_TARGETS = """list => list.map(e => [e.dataset.do, e.getBoundingClientRect()])
    .filter(([, r]) => Math.min(r.width, r.height) < 24).map(([d]) => d)"""


@pytest.mark.parametrize(
    ("seats", "size"),
    [(1, PHONE), (2, DESKTOP), (4, PHONE)],
    ids=["1-phone", "2-desktop", "4-phone"],
)
def test_human_players_play_whole_games_by_clicks(
    table: Open, page: Page, seats: int, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    table(f"#poll_position?seats={','.join(['human'] * seats)}&seed=clicks {seats}")
    play_on(page, f"people {seats}", every=30)
    assert screen(page) == "over"
    rows = page.locator(".pp-sheet tr").count()
    assert rows == 1 + 7 + 17 + 1 + 4
    for seen in (DESKTOP, PHONE):
        page.set_viewport_size(seen)
        assert_fits(page)
        keep_picture(page, f"poll-position-over-{seats}-{seen['width']}")


@pytest.mark.parametrize("sealed", [0, 1], ids=["open", "sealed"])
def test_a_human_player_plays_with_bots(table: Open, page: Page, sealed: int) -> None:
    page.set_viewport_size(PHONE)
    set_instant_pace(page)
    table(f"#poll_position?seats=human,bot:normal,bot:easy&sealed={sealed}&seed=partners")
    play_on(page, f"partners {sealed}")
    assert screen(page) == "over"


DOCUMENT_TEXT = """async () => {
    await new Promise(done => setTimeout(done, 20));  // what stands beside the board comes after it
    return [document.querySelector('#app').innerHTML,
        document.activeElement.tagName, document.activeElement.dataset.do ?? ''];
}"""


def test_a_sealed_plan_is_hidden_from_the_next_player(table: Open, page: Page) -> None:
    """It is neither in the document nor given away by the focus, also on the hand-over screen."""
    seen = []
    for region in (5, 1):  # not the region that gets the focus, where the first key only shows it
        table("#poll_position?seats=human,human&sealed=1&seed=shut")
        click_on(page, "take:0")
        page.locator(f'.board [data-do="pick:plan.{region}"]').first.focus()
        page.keyboard.press("Enter")
        assert (screen(page), ply(page)) == ("handover", 1)
        seen.append([page.evaluate(DOCUMENT_TEXT)])
        keep_picture(page, "poll-position-sealed-handover")
        click_on(page, "take:1")
        assert screen(page) == "table"
        seen[-1].append(page.evaluate(DOCUMENT_TEXT))
    assert seen[0] == seen[1]


def test_planning_acting_and_a_die_fit_a_phone(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table("#poll_position?seats=human&seed=fits")
    assert_fits(page)
    assert page.locator(".pp-plan").count() == 6
    assert not page.eval_on_selector_all(".pp-board [data-do]", SMALL_TARGETS)
    keep_picture(page, "poll-position-planning-360")
    click_on(page, "pick:plan.2")
    click_on(page, "pick:plan.0")
    wait_for_bots(page)
    assert_fits(page)
    assert page.locator(".pp-target").count() >= 4
    assert not page.eval_on_selector_all(".pp-board [data-do]", SMALL_TARGETS)
    keep_picture(page, "poll-position-acting-360")
    moves = ply(page)
    click_on(page, "pick:open.16")
    assert ply(page) == moves + 1
    click_on(page, "pick:staff")
    page.wait_for_selector(".die.pp-rolled")
    assert_fits(page)
    size = page.locator(".die.pp-rolled rect").bounding_box()
    assert size is not None
    assert size["width"] >= 40, "a die that is rolled is large"
    keep_picture(page, "poll-position-die-360")


def test_clicking_a_district_elsewhere_says_why_not(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table("#poll_position?seats=human&seed=fits")
    click_on(page, "pick:plan.5")
    click_on(page, "pick:plan.5")
    page.locator('[data-do="arrange:near.0"]').last.click()
    wait_for_bots(page)
    page.locator('.pp-near [data-do="why:open.0"]').click()
    assert "Rule 21" in page.locator(".answer").inner_text()


def test_the_count_reveals_only_counted_regions_and_can_be_skipped(table: Open, page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    table("#poll_position?seats=human&seed=count")
    set_instant_pace(page)
    play_on(page, "count")
    assert screen(page) == "over"
    page.evaluate("hustings.send('pref:pace:step')")
    page.evaluate("ply => hustings.send('watch:' + ply)", ply(page) - 1)
    skip_to(page, "Maritimes: ")
    running = page.locator(".pp-running").text_content() or ""
    assert re.match(r"Maritimes: \d+ served, \w+ turned away", running)
    assert page.locator(".pp-sheet tbody").count() == 1
    assert not page.locator(".ranking, .pp-sheet tfoot, .pp-poster").count()
    keep_picture(page, "poll-position-counting-1280")
    click_on(page, "hurry")
    assert "Quebec: " in page.locator(".strip").inner_text()
    assert page.locator(".pp-sheet tbody").count() == 2
    click_on(page, "skip")
    assert page.locator(".ranking").count() == page.locator(".pp-sheet tfoot").count() == 1
    assert page.locator(".pp-poster").count() == 1
    keep_picture(page, "poll-position-sheet-1280")


def skip_to(page: Page, says: str) -> None:
    """Go on beat by beat until one shows this text."""
    for _ in range(200):
        if says in page.locator(".strip").inner_text():
            return
        click_on(page, "hurry")
    pytest.fail(f"nothing said {says}")


def end_turns_until(page: Page, shown: Locator) -> None:
    """Make first offers and end turns until an element is there."""
    for _ in range(60):
        wait_for_bots(page)
        if shown.count():
            return
        offers = page.locator('.stage [data-do^="pick:"]').evaluate_all(DOS)
        ends = [do for do in offers if do == "pick:end"]
        page.evaluate("message => hustings.send(message)", (ends or offers)[0])
    pytest.fail("it was never there")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_count_begins_at_a_press_where_a_bot_plays_last(
    table: Open, page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    set_instant_pace(page)
    table("#poll_position?seats=human,bot:easy&seed=count3")
    end_turns_until(page, page.locator(".topbar", has_text="Week 5"))
    page.evaluate("hustings.send('pref:pace:double')")
    count = page.locator('.actions [data-do="hurry"]', has_text="Count the votes")
    end_turns_until(page, count)
    assert_fits(page)
    assert not page.locator(".ranking, .pp-counted").count()
    box = count.bounding_box()
    assert box is not None
    assert box["height"] <= 60, "the words stand in one line"
    keep_picture(page, f"poll-position-before-count-{size['width']}")
    click_on(page, "hurry")
    page.wait_for_selector(".pp-counted", state="attached")
    page.wait_for_selector(".ranking", state="attached", timeout=30_000)


def test_pointing_at_a_mark_on_the_map_names_it(table: Open, page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    table("#poll_position?seats=human&seed=fits")
    for _ in range(2):
        click_on(page, "pick:plan.5")
    wait_for_bots(page)
    title = page.locator(".pp-turned-away-3").evaluate(
        """mark => {
            const {left, top, width, height} = mark.getBoundingClientRect();
            const met = document.elementFromPoint(left + width / 2, top + height / 2);
            return met.closest("g:has(> title)").querySelector(":scope > title").textContent;
        }"""
    )
    assert title.startswith("Voters turned away: about ")
    assert page.locator(".pp-badges").inner_html().count("turned away") == 1


def test_the_licence_is_named_on_the_page(table: Open, page: Page) -> None:
    table("#poll_position?seats=human&seed=licence")
    click_on(page, "dialog:menu")
    page.locator('[data-do="dialog:rules"]').click()
    assert "Open Government Licence – Canada" in page.locator(".dialog").inner_text()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_turn_is_staffed_by_one_press_and_one_click_a_die(
    table: Open, page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    set_instant_pace(page)
    table("#poll_position?seats=human,bot:normal,bot:normal&seed=repeat")
    clicks = 0
    while page.locator('[data-do="repeat:staff"]').count() == 0:  # a plan, perhaps to be kept
        click_on(page, page.locator('[data-do^="pick:"]').first.get_attribute("data-do") or "")
        wait_for_bots(page)
    click_on(page, "repeat:staff")
    stop = page.locator('[data-do="repeat-stop"]')
    assert stop.is_visible()
    while page.locator('[data-do="pick:end"]').count() == 0:
        best = page.locator(".board .pp-best[data-do]")
        keep = page.locator('.actions [data-do="pick:keep"]')
        place = best.first if best.count() else keep.first
        click_on(page, place.get_attribute("data-do") or "")
        clicks += 1
    assert clicks <= 4
    assert stop.count() == 0
    assert_fits(page)


def test_the_buttons_of_a_specialist_with_an_act_of_its_own_take_two_rows(
    table: Open, page: Page
) -> None:
    """The Data Analyst can also look at the next event."""
    page.set_viewport_size(PHONE)
    set_instant_pace(page)
    table("#poll_position?seats=human,bot:normal,bot:normal&seed=r10")
    for _ in range(20):
        if page.locator('[data-do="pick:look"]').count():
            break
        wait_for_bots(page)
        page.evaluate("hustings.send('pick:plan.0')")
    buttons = page.locator(".stage > .actions > .button")
    boxes = [button.bounding_box() for button in buttons.all()]
    assert len(boxes) == 4
    assert len({round(box["y"]) for box in boxes if box is not None}) == 2
    assert_fits(page)


def test_the_sum_at_the_end_is_shown_whole_on_a_phone(table: Open, page: Page) -> None:
    """It was cut in the middle of "goodwill", the last of its parts."""
    driver = Driver("", {"hustings/preferences": '{"pace": "instant"}'})
    driver.send("hash:poll_position?seats=human,human&goodwill=2&seed=sum")
    driver.click_through("sum")
    page.set_viewport_size(PHONE)
    page = table(f"#r={to_link(driver.play.table.record)}")
    line = page.locator(".strip-line").last
    expect(line).to_contain_text("goodwill")
    assert page.evaluate(CUT_LINES) <= ROUNDING_PX
