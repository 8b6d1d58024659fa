"""Puzzles in the browser: the list on a phone, what a miss shows, streaks after a reload."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, ViewportSize

from e2e.playing import (
    PHONE,
    assert_fits,
    set_instant_pace,
    trust_clicks,
    wait_for_animations,
    wait_for_bots,
)
from e2e.sampling import SIZES, pairs
from e2e.test_access import violations
from hustings import catalog
from tools.look.screens import PUZZLE, puzzle_moves

Open = Callable[..., Page]
GAME = "gerrymander"
CELLS = """() => [...document.querySelectorAll(".puzzles .puzzle")].map(cell => {
    const { left, right, width, height } = cell.getBoundingClientRect();
    return { left, right, width, height, label: cell.ariaLabel };
})"""
PLY = "() => document.getElementById('app').dataset.ply"
OVERFLOW = "query => (e => e.scrollHeight - e.clientHeight)(document.querySelector(query))"
"""By how many pixels the content of an element is higher than its visible part."""
COVERED = """() => {
    const middle = element => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2];
    };
    const covers = (ring, x, y) => {
        const [across, down] = middle(ring);
        const turn = -Number.parseFloat(ring.style.rotate || "0");
        const [dx, dy] = [x - across, y - down];
        const along = dx * Math.cos(turn) - dy * Math.sin(turn);
        const aside = dx * Math.sin(turn) + dy * Math.cos(turn);
        return Math.abs(along) < ring.offsetWidth / 2 && Math.abs(aside) < ring.offsetHeight / 2;
    };
    const rings = [...document.querySelectorAll(".lit-ring")];
    return [...document.querySelectorAll(".gm-name")]
        .filter(name => rings.some(ring => covers(ring, ...middle(name))))
        .map(name => name.textContent);
}"""
"""Returns the names of counties whose middle lies under a ring."""
MAX_PLAYBACK_MS = 15_000
"""Six seconds of playback on a slow machine."""


def play(page: Page, messages: list[str]) -> None:
    """Send these messages one by one, each once the page waits for the player."""
    for message in messages:
        wait_for_bots(page)
        page.evaluate("message => hustings.send(message)", message)


def test_the_list_of_puzzles_fits_a_phone_and_is_reached_by_keys(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table()
    page.evaluate(f"hustings.send('dialog:puzzles:{GAME}')")
    page.locator(".puzzles .puzzle").first.wait_for()
    wait_for_animations(page)
    cells = page.evaluate(CELLS)
    assert all(cell["width"] >= 44 and cell["height"] >= 44 for cell in cells)
    assert all(cell["left"] >= 0 and cell["right"] <= PHONE["width"] for cell in cells)
    assert len({cell["left"] for cell in cells}) >= 6, "several stand side by side"
    assert violations(page) == []
    page.locator(f'.dialog [data-do="puzzle:{GAME}.today"]').focus()
    for cell in cells:
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.ariaLabel") == cell["label"]
    trust_clicks(page)
    page.keyboard.press("Enter")
    page.wait_for_selector("#app[data-lesson]", state="attached")


@pairs("game, size", catalog.GAMES, SIZES)
def test_a_missed_puzzle_keeps_its_question_until_it_is_played_on(
    table: Open, page: Page, game: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    set_instant_pace(page)
    table(f"#puzzle={game}.{PUZZLE}")
    question = page.evaluate(PLY)
    play(page, puzzle_moves(game)[1][:-1])
    page.evaluate("hustings.send('pref:pace:normal')")
    play(page, puzzle_moves(game)[1][-1:])
    page.locator('[data-do="lesson-again"]').wait_for()
    assert page.evaluate(PLY) == question
    page.locator(".ways > .way-made").wait_for()
    assert_fits(page)
    assert page.evaluate(OVERFLOW, ".lesson-said") <= 0
    page.locator('[data-do="lesson-follow"]').click()
    page.locator('[data-do="lesson-again"]').wait_for(timeout=MAX_PLAYBACK_MS)
    wait_for_bots(page)
    assert page.evaluate(PLY) != question
    assert page.evaluate("document.getElementById('app').dataset.screen") == "table"
    assert_fits(page)
    page.locator('[data-do="lesson-show"]').click()
    page.wait_for_selector("[data-asked]", state="attached")
    page.wait_for_selector(".lit-ring.lit-plan", state="attached")


def test_the_reply_that_beats_a_wrong_turn_has_the_rivals_colour(table: Open, page: Page) -> None:
    """The rings lie in a layer of the page, which does not know the colours of the board."""
    set_instant_pace(page)
    table(f"#puzzle={GAME}.{PUZZLE}")
    play(page, puzzle_moves(GAME)[1])
    page.locator(".lit-reply").first.wait_for(state="attached")
    line = page.locator('.gm-edge[data-lit="reply"] > line').first
    stroke = line.evaluate("line => getComputedStyle(line).stroke")
    ring = "ring => [getComputedStyle(ring).borderTopColor, ring.dataset.by]"
    rings = page.locator(".lit-reply").evaluate_all(f"rings => rings.map({ring})")
    name = page.locator('[data-lit="reply"]').first.get_attribute("data-lit-by")
    assert {*map(tuple, rings)} == {(stroke, name)}


def test_marked_borders_leave_the_names_of_counties_free(table: Open, page: Page) -> None:
    """The rings were once boxes around slanted lines, with the names and votes under them."""
    page.set_viewport_size(PHONE)
    set_instant_pace(page)
    table(f"#puzzle={GAME}.{PUZZLE}")
    play(page, puzzle_moves(GAME)[1])
    page.locator(".lit-reply").first.wait_for(state="attached")
    wait_for_animations(page)
    assert page.evaluate(COVERED) == []


def test_a_solved_puzzle_shows_where_its_moves_led(table: Open, page: Page) -> None:
    set_instant_pace(page)
    table(f"#puzzle={GAME}.{PUZZLE}")
    question, right = int(page.evaluate(PLY)), puzzle_moves(GAME)[0]
    play(page, right)
    page.locator('[data-do="lesson-follow"]').wait_for()
    assert int(page.evaluate(PLY)) == question + len(right)
    assert page.locator(".gm-latest.gm-fresh").count() == len(right)
    assert_fits(page)


def test_the_answer_that_is_shown_is_whole_on_a_phone(table: Open, page: Page) -> None:
    """It may be longer than the question and every reply."""
    page.set_viewport_size(PHONE)
    set_instant_pace(page)
    table("#puzzle=early_states.10")
    missed = page.locator('[data-do="lesson-again"]')
    offered = page.locator(':is(.board, .actions) [data-do^="pick:"]')
    while not missed.count():
        play(page, [offered.last.get_attribute("data-do") or ""])
    play(page, ["lesson-show"])
    page.locator(".way-plan").wait_for()
    assert page.evaluate(OVERFLOW, ".lesson-said") <= 0


def test_a_solved_puzzle_is_shared_as_a_line(table: Open, page: Page) -> None:
    set_instant_pace(page)
    table(f"#puzzle={GAME}.{PUZZLE}")
    play(page, puzzle_moves(GAME)[0])
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator('[data-do="copy:puzzle"]').click()
    page.get_by_text("Copied.").first.wait_for(state="attached")
    line = page.evaluate("navigator.clipboard.readText()")
    assert f"puzzle {PUZZLE}" in line
    assert line.rstrip().endswith(f"#puzzle={GAME}.{PUZZLE}")


def test_playback_after_a_miss_can_be_skipped(table: Open, page: Page) -> None:
    page.evaluate("hustings.send('pref:pace:normal')")
    table(f"#puzzle=poll_position.{PUZZLE}")
    play(page, puzzle_moves("poll_position")[1])
    page.locator('[data-do="lesson-follow"]').click()
    page.locator('[data-do="skip"]').click()
    page.locator('[data-do="lesson-again"]').wait_for()


def test_a_streak_is_kept_over_a_reload(loaded: Open) -> None:
    page = loaded(f"#puzzle={GAME}.{PUZZLE}")
    set_instant_pace(page)
    play(page, puzzle_moves(GAME)[0])
    page.wait_for_selector('#app[data-lesson="done"]', state="attached")
    page.reload()
    page.wait_for_selector('#app[data-ready="1"]', state="attached")
    page.evaluate(f"hustings.send('dialog:puzzles:{GAME}')")
    page.locator(".dialog .puzzle.solved").wait_for()
    assert "1 in a row" in (page.locator(".dialog-body").text_content() or "")
