"""The sample of positions that every test run checks, and how much may be found in it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.look.browser import Eye, Find
from tools.look.positions import Position, pictured_boards, positions
from tools.look.screens import Screen

ALLOWED: Final = Path(__file__).with_name("allowed.json")
"""The most finds of a sample by game and kind, so that fixed problems stay fixed."""
SAMPLE: Final = Path(__file__).with_name("sample.json")
"""The positions of the sample. They are stored, so that they stay the same when bots change."""
POSITIONS: Final = 2
SIZES: Final = ("1280x800", "360x640")
SMALL_DESKTOP: Final = ("1024x768",)
"""The smallest window with panels beside the board, which leave it least width."""
THEMES: Final = ("light", "dark")


def look(eye: Eye, game: str) -> dict[str, int]:
    """Return the number of finds by kind in the sample of a game."""
    found = (
        find
        for each in sample_of(game)
        for sizes, themes in ((SIZES, THEMES), (SMALL_DESKTOP, THEMES[:1]))
        for find in eye.look(each, sizes, themes)
    )
    return dict(sorted(Counter(find.kind for find in found).items()))


def look_at_screens(eye: Eye, screens: Iterable[Screen]) -> list[Find]:
    """Return the finds on screens in the light theme at the sizes each names for the tests."""
    return [
        find for screen in screens for find in eye.look_at_screen(screen, screen.sizes, THEMES[:1])
    ]


def sample_of(game: str) -> list[Position]:
    """Return the sample of a game; a new game has the one that would be chosen."""
    known: dict[str, dict[str, str]] = json.loads(SAMPLE.read_text("utf-8"))
    if game not in known:
        return _chosen(game)
    return [Position(game, name, address) for name, address in known[game].items()]


def choose(games: Iterable[str]) -> None:
    """Choose new samples for games; others keep theirs."""
    known = json.loads(SAMPLE.read_text("utf-8")) if SAMPLE.exists() else {}
    for game in games:
        known[game] = {each.name: each.address for each in _chosen(game)}
    SAMPLE.write_text(json.dumps(known, indent=4) + "\n", encoding="utf-8")


def _chosen(game: str) -> list[Position]:
    """Return positions of a game except its beginning, when boards are nearly empty."""
    return [*positions(game, POSITIONS + 1)[1:], *pictured_boards(game)]


def allowed() -> dict[str, dict[str, int]]:
    """Return the most finds allowed, by game and kind; a missing kind means 0."""
    known: dict[str, dict[str, int]] = json.loads(ALLOWED.read_text("utf-8"))
    return known


def write_limits(counts: dict[str, dict[str, int]]) -> None:
    """Write the finds of games as the new limits; other games keep theirs."""
    text = json.dumps({**allowed(), **counts}, indent=4)
    ALLOWED.write_text(text + "\n", encoding="utf-8")
