"""The face of each game: its ground is its own, and text on it can be read in both themes."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from pathlib import Path
from typing import Final

import pytest

from hustings import catalog
from tests.colours import contrast, lab, linear

WEB: Final = Path(__file__).resolve().parents[1] / "web"
MIN_TEXT_CONTRAST: Final = 4.5
MIN_DELTA_E: Final = {"light": 12, "dark": 5}
"""The least distance of two games' grounds in CIELAB."""
THEMES: Final = ("light", "dark")
TEXTS: Final = ("--ink", "--soft", "--accent", "--second")
BAND_INK: Final = "#fff8e6"
TOKEN: Final = re.compile(r"(--[\w-]+): light-dark\(((?:[^()]|\([^()]*\))+)\);")
BOTH: Final = re.compile(r"(#\w+|rgb\([^()]*\)), (#\w+|rgb\([^()]*\))")
TRANSLUCENT: Final = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)%\)")


def tokens(text: str, theme: str) -> dict[str, str]:
    """Return the colours of a style sheet in a theme, as CSS."""
    found = {}
    for name, value in TOKEN.findall(text):
        both = BOTH.fullmatch(value)
        assert both, (name, value)
        found[name] = both[1 + THEMES.index(theme)]
    return found


def face(game: str, theme: str) -> dict[str, str]:
    """Return the colours while a game is open."""
    shared = (WEB / "style.css").read_text("utf-8").partition("--display:")[0]
    _, _, own = (WEB / f"games/{game}.css").read_text("utf-8").partition("/* The face:")
    return tokens(shared, theme) | tokens(own, theme)


def textures(colours: dict[str, str]) -> list[str]:
    """Return the colours that the lines of a game's ground have on its paper."""
    paper, mixed = colours["--paper"], []
    below = [int(paper[at : at + 2], 16) for at in (1, 3, 5)]
    for value in colours.values():
        if found := TRANSLUCENT.fullmatch(value):
            share = float(found[4]) / 100
            parts = [
                round(int(top) * share + low * (1 - share))
                for top, low in zip(found.groups()[:3], below, strict=True)
            ]
            mixed.append("#" + "".join(f"{part:02x}" for part in parts))
    return mixed


@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read_on_every_ground_and_band(theme: str) -> None:
    for name in catalog.GAMES:
        colours = face(name, theme)
        colours.pop("--shade")  # lies beneath pieces, not beneath text
        for ground in (colours["--paper"], colours["--sheet"], *textures(colours)):
            for text in TEXTS:
                found = contrast(colours[text], ground)
                assert found >= MIN_TEXT_CONTRAST, (name, text, ground, found)
        assert contrast(colours["--band"], BAND_INK) >= MIN_TEXT_CONTRAST, name


@pytest.mark.parametrize("theme", THEMES)
def test_the_grounds_of_the_games_differ(theme: str) -> None:
    grounds = {name: lab(linear(face(name, theme)["--paper"])) for name in catalog.GAMES}
    for one, two in combinations(catalog.GAMES, 2):
        assert dist(grounds[one], grounds[two]) >= MIN_DELTA_E[theme], (one, two)
