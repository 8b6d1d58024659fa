"""Playback of all games in a browser; with reduced motion nothing moves."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from e2e.playing import OFFERS, play_on, screen, wait_for_bots
from e2e.sampling import some_games

Open = Callable[..., Page]
RECORD_MOTION = """() => {
    const MOTION = /transform|translate|rotate|scale|offset[A-Z]/;
    globalThis.moved = new Set();
    globalThis.playbackFrames = 0;
    const look = () => {
        if (document.querySelector("#app[data-playback]")) {
            playbackFrames += 1;
            for (const animation of document.getAnimations()) {
                const parts = animation.effect.getKeyframes().flatMap(Object.keys);
                const moves = parts.some((p) => MOTION.test(p));
                if (moves && animation.playState === "running")
                    moved.add(animation.animationName ?? animation.transitionProperty);
            }
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""Counts the frames of playback, and records animations in them that move elements."""
CLICK_RANGE = range(6, 20)
"""The minimum and maximum number of clicks until playback has run."""


@some_games
def test_with_reduced_motion_playback_moves_nothing(table: Open, page: Page, game: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("hustings.send('pref:pace:double')")
    table(f"#{game}?seats=human,bot:easy&seed=still")
    page.evaluate(RECORD_MOTION)
    rng = random.Random("still")
    for n in range(CLICK_RANGE.stop):
        wait_for_bots(page)
        if n >= CLICK_RANGE.start and page.evaluate("playbackFrames"):
            break
        offers = page.eval_on_selector_all(OFFERS, "list => list.map(e => e.dataset.do)")
        if not offers or screen(page) == "over":
            break
        page.evaluate("message => hustings.send(message)", rng.choice(sorted(set(offers))))
    wait_for_bots(page)
    assert page.evaluate("playbackFrames"), "no beat was shown, so nothing was checked"
    assert page.evaluate("[...moved]") == []


def test_every_beat_of_a_whole_game_is_shown_without_errors(table: Open, page: Page) -> None:
    """The game with the most beats within a step; all games are drawn without a
    browser (tests/test_contract_playback.py).
    """
    table("#delegate_dash?seats=human,human&seed=bars")
    page.evaluate("hustings.send('pref:pace:step')")
    play_on(page, "bars")
    assert screen(page) == "over"
