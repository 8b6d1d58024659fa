"""The buttons under the board keep their places: none appears where another was a moment ago."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.playing import wait_for_bots
from e2e.sampling import SIZES, pairs
from hustings import catalog

Open = Callable[..., Page]
PLAYBACK = frozenset({"hurry", "pause", "skip"})
PLAY = """async (moves) => {
    const app = document.getElementById("app");
    const next = () => new Promise((done) => setTimeout(done));
    const seen = [], tops = [];
    const look = () => {
        for (const each of document.querySelectorAll(".stage > .actions > [data-do]")) {
            const { left, right } = each.getBoundingClientRect();
            const ends = each.classList.contains("ends");
            seen.push([each.dataset.do, ends, Math.round(left), Math.round(right)]);
        }
        return Math.round(document.querySelector(".board").getBoundingClientRect().top + scrollY);
    };
    const isPlayback = () => Boolean(app.querySelector('.actions [data-do="skip"]'));
    const sent = (selector) => {
        const offers = [...document.querySelectorAll(selector)];
        const message = offers[(moves * 7) % offers.length]?.dataset.do;
        if (message) hustings.send(message);
        return Boolean(message);
    };
    while (moves > 0 && app.dataset.screen !== "over") {
        do { await next(); } while (app.dataset.busy === "1" && !isPlayback());
        if (isPlayback()) {
            const top = look();
            hustings.send("pause"); // which shows the button for the next beat
            tops.push([top, look()]);
            hustings.send("skip");
            continue;
        }
        look();
        moves -= 1;
        const bar = '.stage > .actions [data-do^="pick:"]';
        if (!(moves % 3 === 0 && sent(bar)) && !sent('.stage [data-do^="pick:"]'))
            sent('[data-do^="take:"], [data-do="nobody"], [data-do="confirm"]');
    }
    return { seen, tops };
}"""
"""Plays some moves and pauses each playback; returns all buttons, and the board's top before and
after each pause."""


class Button(NamedTuple):
    """A button of the bar. ends: whether it ends the turn. left, right: its edges, in px."""

    message: str
    ends: bool
    left: int
    right: int


def overlaps(some: Iterable[Button], others: Iterable[Button]) -> list[tuple[Button, Button]]:
    """Return the pairs of buttons of which one stands above or at the place of the other."""
    places = {*others}
    return [
        (one, other)
        for one in {*some}
        for other in places
        if one.left < other.right and other.left < one.right
    ]


@pairs("game, size", catalog.GAMES, SIZES)
def test_no_move_s_button_stands_where_playback_has_its_own(
    table: Open, page: Page, game: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    seats = "human" if game == "poll_position" else "human,bot:easy"
    table(f"#{game}?seats={seats}&seed=places")
    page.evaluate("hustings.send('pref:pace:normal')")
    wait_for_bots(page)
    result = page.evaluate(PLAY, 30)
    buttons = [Button(*each) for each in result["seen"]]
    playback = {each for each in buttons if each.message in ("pause", "skip")}
    moves = {each for each in buttons if each.message not in PLAYBACK}
    assert {each.message for each in playback} == {"pause", "skip"}
    if not moves and catalog.press(game) is None:
        pytest.skip("a new game has its moves on the board alone")
    assert moves
    assert overlaps(playback, moves) == []
    assert len({each for each in playback if each.message == "skip"}) == 1, "it never moves"
    assert result["tops"]
    assert all(before == after for before, after in result["tops"])
