"""Early States in a real browser: whole games by clicks, choosing dice, taking votes back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

import hustings
from e2e.playing import (
    DESKTOP,
    OFFERS,
    PHONE,
    assert_fits,
    click_on,
    keep_picture,
    play_on,
    play_to_end,
    ply,
    screen,
    set_instant_pace,
    wait_for_bots,
)
from hustings.games.early_states.sheet import SECOND_DIE
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import VOTE

Open = Callable[..., Page]
RIVALS = {"Iris", "Juno"}
RIVAL_SHEET = ".es-rival-sheet"
COVERED_TARGETS = """() => {
    const paper = document.querySelector(".es-visiting > .piece-face").getBoundingClientRect();
    return [...document.querySelectorAll("[data-do]")].filter((target) => {
        const box = target.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const inside = paper.x < x && x < paper.right && paper.y < y && y < paper.bottom;
        return inside && target.checkVisibility();
    }).map((target) => target.dataset.do);
}"""
"""Returns what could be pressed where a rival's sheet lies."""


RING = """(kind) => {
    const ring = document.querySelector(`.es-state${kind} .es-circle.legal .es-ring`);
    const ground = document.querySelector(`.es-state${kind} .es-ground.legal`);
    const { stroke, strokeDasharray } = getComputedStyle(ring ?? ground);
    return [stroke, strokeDasharray];
}"""
"""Returns how a target is drawn in the first state that matches."""


def position_with_a_state_without_prizes() -> str:
    """Return the address of a position in which four players can vote, also where it is useless."""
    game, bot = hustings.new("early_states", seats=4, seed="dim2"), hustings.bot("normal")
    while not is_dimmed(game.observe().state):
        game.play(bot.choose(game))
    return game.to_link()


def is_dimmed(state: State) -> bool:
    """Return whether somebody who votes may do so in a state without a prize."""
    if state.turn.prompt != VOTE:
        return False
    seat = state.active
    return any(
        not state.has_prize(place) and state.free(seat, place) and not state.place[seat * 9 + place]
        for place in range(SECOND_DIE)
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_state_without_a_prize_is_dimmed_and_can_be_chosen(
    table: Open, page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    page = table(position_with_a_state_without_prizes())
    if page.locator('[data-do="confirm"]').count():
        page.evaluate("hustings.send('confirm')")
    page.mouse.move(0, 0)
    keep_picture(page, f"early-states-dimmed-{size['width']}")
    assert page.locator(".es-closed .legal").count()
    dimmed, lit = (page.evaluate(RING, kind) for kind in (".es-closed", ":not(.es-closed)"))
    assert dimmed[0] != lit[0]
    assert (dimmed[1] != "none", lit[1]) == (True, "none")


def test_a_whole_game_is_played_by_clicks(table: Open, page: Page) -> None:
    set_instant_pace(page)
    table("#early_states?seats=human,bot:normal&seed=clicks")
    play_to_end(page, "early", "early-states")


def test_one_player_alone_plays_to_the_end(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table("#early_states?seats=human&seed=alone")
    play_on(page, "alone")
    assert screen(page) == "over"
    assert "33 were needed" in page.locator(".prompt").inner_text()


def test_dice_are_chosen_and_rolled_and_votes_taken_back(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table("#early_states?seats=human,human&seed=regret-4")
    assert_fits(page)
    die = page.locator(".es-die[aria-pressed]")
    assert die.get_attribute("aria-pressed") == "false"
    die.click()
    assert die.get_attribute("aria-pressed") == "true"
    assert ply(page) == 0, "nothing is thrown yet"
    assert_fits(page)
    click_on(page, "pick:reroll.1")
    assert ply(page) == 1
    for _ in range(60):  # on to a turn with at least two votes to place
        if page.locator('.es-ground[data-do="pick:mark.0"]').count():
            break
        play_on(page, f"on {ply(page)}", clicks=1)
    before = ply(page)
    assert_fits(page)
    click_on(page, "pick:mark.0")  # on a phone a state is one target, its votes are counted out
    assert_fits(page)
    click_on(page, "pick:mark.0.2")
    assert page.locator(".es-marked").count() >= 2
    page.locator('[data-do="undo"]').click()
    assert ply(page) == before


def test_every_sheet_is_one_click_away(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table("#early_states?seats=human,human,human,human,human,human&seed=sheets")
    play_on(page, "sheets", clicks=40)
    assert_fits(page)
    tabs = page.locator(".es-tab")
    assert tabs.count() == 6
    for i in range(6):
        box = tabs.nth(i).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
        tabs.nth(i).click()
        assert tabs.nth(i).get_attribute("aria-pressed") == "true"


def test_targets_are_large_enough(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table("#early_states?seats=human,human&seed=targets")
    for step in range(30):
        small = page.eval_on_selector_all(
            ".es-sheet [data-do^='pick:'], .es-sheet [data-do^='arrange:']",
            """list => list.map(e => [e.dataset.do, e.getBoundingClientRect()])
                .filter(([, r]) => Math.min(r.width, r.height) < 23.9).map(([d]) => d)""",
        )
        assert not small, small
        play_on(page, f"targets {step}", clicks=1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_rivals_sheet_lies_on_the_desk_while_it_plays(
    table: Open, page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    page.evaluate("hustings.send('pref:pace:step')")
    table("#early_states?seats=human,bot:easy,bot:easy&seed=pace")
    desk, seen = page.locator(".es-sheet").first, set[str]()
    before = desk.bounding_box()
    for _ in range(200):
        wait_for_bots(page)
        if page.locator("#app[data-playback]").count():
            if page.locator(RIVAL_SHEET).count():  # none before the first turn
                seen.add(page.locator(f"{RIVAL_SHEET} .es-visitor-name").text_content() or "")
                assert page.evaluate(COVERED_TARGETS) == []
            assert desk.bounding_box() == before
            click_on(page, "hurry")
        elif len(seen) == len(RIVALS):
            break
        else:
            play_on(page, "rival", clicks=1, offers=OFFERS)
    assert seen == RIVALS
    assert page.locator(RIVAL_SHEET).count() == 0, "it leaves at the player's decision"
