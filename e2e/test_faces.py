"""Each game has a scene on the home page, and a ground and a band of its own while it is open."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from hustings import catalog

Open = Callable[..., Page]

SCENES = """async () => Promise.all(
    [...document.querySelectorAll(".ballot a > .game-picture")].map(async (shown) => {
        const [, address] = /url\\("([^"]+)"\\)/.exec(getComputedStyle(shown).backgroundImage);
        const image = new Image();
        image.src = address;
        await image.decode();
        const emblem = shown.querySelector(".emblem");
        return [address, image.naturalWidth / image.naturalHeight, emblem.checkVisibility()];
    }))"""
FACE = """() => [app, document.querySelector(".topbar")]
    .map((part) => getComputedStyle(part))
    .map(({ backgroundColor, backgroundImage }) => [backgroundColor, backgroundImage])"""
PLAIN = "rgba(0, 0, 0, 0)"
WHITE = "rgb(255, 255, 255)"


def faces(page: Page) -> list[Any]:
    """Return [colour, image] of ground and band of each game's set-up."""
    found = []
    for game in catalog.GAMES:
        page.evaluate(f"hustings.send('setup:{game}')")
        page.wait_for_selector(f'#app[data-screen="setup"][data-game="{game}"]')
        found.append(page.evaluate(FACE))
    return found


def test_the_home_page_shows_a_scene_of_each_game_in_the_chosen_theme(
    table: Open, page: Page
) -> None:
    table()
    for theme in ("light", "dark"):
        page.evaluate(f"hustings.send('pref:theme:{theme}')")
        page.wait_for_selector(f':root[data-theme="{theme}"]', state="attached")
        shown = page.evaluate(SCENES)
        names = {
            found[1] for address, _, _ in shown if (found := re.search(r"pictures/(\w+)-", address))
        }
        assert names == set(catalog.GAMES)
        for address, ratio, emblem in shown:
            assert address.endswith(f"-{theme}.svg")
            assert round(ratio, 2) == 1.9
            assert not emblem


def test_each_game_has_its_own_ground_and_band(table: Open, page: Page) -> None:
    table()
    for theme in ("light", "dark"):
        page.evaluate(f"hustings.send('pref:theme:{theme}')")
        grounds, bands = zip(*faces(page), strict=True)
        for parts in (grounds, bands):
            assert len({colour for colour, _ in parts}) == len(catalog.GAMES)
        assert all(image != "none" for _, image in grounds)


@pytest.mark.usefixtures("plain_styles")
def test_high_contrast_and_forced_colours_have_no_texture(table: Open, page: Page) -> None:
    table()
    page.evaluate("hustings.send('pref:theme:contrast')")
    for ground, band in faces(page):
        assert ground == [PLAIN, "none"]
        assert band == [WHITE, "none"]
    page.evaluate("hustings.send('pref:theme:auto')")
    page.emulate_media(forced_colors="active")
    for ground, band in faces(page):
        assert ground[1] == band[1] == "none"
