"""Gerrymander in a real browser: whole games by clicks, tapping and taking back borders."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, ViewportSize

from e2e.playing import (
    PHONE,
    assert_fits,
    click_on,
    keep_picture,
    play_on,
    play_to_end,
    ply,
    screen,
    set_instant_pace,
    trust_clicks,
)

Open = Callable[..., Page]
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
FOUR = "seats=human,human,human,human"
BORDERS = '.gm-edge[data-do^="pick:"]'


def border_centres(page: Page) -> list[tuple[str, float, float]]:
    """Return (message, x, y) for the centre of every border that may be drawn."""
    centres: list[tuple[str, float, float]] = page.eval_on_selector_all(
        BORDERS,
        """list => list.map(e => {
            const box = e.querySelector('polygon').getBoundingClientRect();
            return [e.dataset.do, box.x + box.width / 2, box.y + box.height / 2];
        })""",
    )
    return centres


def test_a_whole_game_is_played_by_clicks(table: Open, page: Page) -> None:
    set_instant_pace(page)
    table("#gerrymander?seats=human,bot:normal&seed=clicks")
    play_to_end(page, "gerry", "gerrymander")


def test_one_player_plays_to_the_end_with_hidden_voters(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    for address in ("seats=human", "seats=human,human&tokens=2"):
        table(f"#gerrymander?{address}&seed=hidden")
        play_on(page, "hidden")
        assert screen(page) == "over"


def test_a_map_with_a_name_is_chosen_and_each_of_its_borders_can_be_tapped(
    table: Open, page: Page
) -> None:
    page.set_viewport_size(PHONE)
    table("#gerrymander?seats=human,human&map=3&seed=lake")
    assert_fits(page)
    keep_picture(page, "gerrymander-lake-phone")
    assert page.locator(".gm-lake polygon").count() == 2
    assert page.locator(".gm-title-block text").first.text_content() == "Mirror Lake"
    spots = border_centres(page)
    missed = page.evaluate(
        """spots => spots.filter(([d, x, y]) =>
            document.elementFromPoint(x, y)?.closest('[data-do]')?.dataset.do !== d)""",
        spots,
    )
    assert not missed
    page.set_viewport_size(DESKTOP)
    page.evaluate("hustings.send('home')")
    page.evaluate("hustings.send('setup:gerrymander')")
    page.locator(".options > summary").click()
    pictures = page.locator('[data-do^="option:map:"] .gm-map-picture')
    assert len({*pictures.evaluate_all("all => all.map(each => each.innerHTML)")}) == 6
    click_on(page, "option:map:5")
    page.evaluate("hustings.send('start')")
    page.wait_for_selector(".gm-map.gm-named")


def test_each_border_of_the_largest_board_can_be_tapped(table: Open, page: Page) -> None:
    """Each border of the 73 counties at its centre; zoomed, its target is 24 pixels wide."""
    page.set_viewport_size(PHONE)
    table(f"#gerrymander?{FOUR}&seed=taps")
    assert_fits(page)
    keep_picture(page, "gerrymander-73-phone")
    spots = border_centres(page)
    assert len(spots) == 186
    hit = page.evaluate(
        """spots => spots.filter(([d, x, y]) => {
            const e = document.elementFromPoint(x, y);
            return e?.closest('[data-do]')?.dataset.do !== d && !e?.closest('.zoom');
        }).map(([d]) => d)""",
        spots,
    )
    assert not hit, hit
    click_on(page, "zoom:in")
    click_on(page, "zoom:in")
    spots = border_centres(page)
    gaps = [
        (ax - bx) ** 2 + (ay - by) ** 2
        for i, (_, ax, ay) in enumerate(spots)
        for _, bx, by in spots[:i]
    ]
    assert min(gaps) ** 0.5 >= 24
    trust_clicks(page)
    page.mouse.click(
        *page.evaluate(
            """spots => spots.find(([d, x, y]) =>
            document.elementFromPoint(x, y)?.closest('[data-do]')?.dataset.do === d).slice(1)""",
            spots,
        )
    )
    assert ply(page) == 1
    keep_picture(page, "gerrymander-73-zoomed")


def test_borders_can_be_taken_back_until_the_turn_ends(table: Open, page: Page) -> None:
    table("#gerrymander?seats=human,human&seed=back")
    page.locator(BORDERS).first.click(force=True)
    assert ply(page) == 1
    assert page.locator(BORDERS).count() == 0
    page.locator('[data-do="undo"]').click()
    assert ply(page) == 0
    page.locator(BORDERS).nth(5).click(force=True)
    click_on(page, "pick:done")
    assert ply(page) == 2
    assert page.locator(".gm-mark").count() == 1


def test_clicking_an_illegal_border_says_why(table: Open, page: Page) -> None:
    table("#gerrymander?seats=human,human&seed=why")
    page.locator(BORDERS).first.click(force=True)
    page.locator('.gm-edge[data-do^="why:"]').first.click(force=True)
    assert "Rule" in page.locator(".answer").inner_text()


def test_the_map_is_one_tab_stop_with_arrow_keys(table: Open, page: Page) -> None:
    table("#gerrymander?seats=human,human&seed=keys")
    assert page.locator('.gm-edge[tabindex="0"]').count() == 1
    page.locator('.gm-edge[tabindex="0"]').focus()
    start = page.evaluate("document.activeElement.dataset.do")
    page.keyboard.press("ArrowDown")
    below = page.evaluate("document.activeElement.dataset.do")
    assert below != start
    page.keyboard.press("Enter")
    assert ply(page) == 1


def test_with_reduced_motion_a_closed_district_is_shown_without_animation(
    table: Open, page: Page
) -> None:
    """The stamp and the status line say who won; nothing moves."""
    page.emulate_media(reduced_motion="reduce")
    table("#gerrymander?seats=human&seed=still")
    for _ in range(60):
        page.locator(BORDERS).last.dispatch_event("click")
        if page.locator(".gm-stamp").count():
            break
    assert page.evaluate("document.getAnimations().length") == 0
    assert "wins" in (page.locator(".gm-stamp").first.text_content() or "")
    assert "wins district" in page.locator(".strip").inner_text()
