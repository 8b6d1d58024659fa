"""The part of the looking that is done in every run of the tests, and how much it may find."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.look.browser import Eye, Find
from tools.look.positions import Position, positions
from tools.look.screens import Screen

ALLOWED: Final = Path(__file__).with_name("allowed.json")
"""For each game and kind how much a sample may find at most: what is mended may not come again."""
KEPT: Final = Path(__file__).with_name("sample.json")
"""The positions of the sample: they hold still while bots change, and no game is played."""
POSITIONS: Final = 2
SIZES: Final = ("1280x800", "360x640")
THEMES: Final = ("light", "dark")


def look(eye: Eye, game: str) -> dict[str, int]:
    """Return how often each kind of thing is wrong in a few positions of a game."""
    found = (find for each in kept(game) for find in eye.look(each, SIZES, THEMES))
    return dict(sorted(Counter(find.kind for find in found).items()))


def look_at_screens(eye: Eye, screens: Iterable[Screen]) -> list[Find]:
    """Return what is wrong with screens in a light theme at the sizes each names for the tests."""
    return [
        find for screen in screens for find in eye.look_at_screen(screen, screen.sizes, THEMES[:1])
    ]


def kept(game: str) -> list[Position]:
    """Return the positions of a game that are looked at; of a new game those that it would keep."""
    known: dict[str, dict[str, str]] = json.loads(KEPT.read_text("utf-8"))
    if game not in known:
        return _chosen(game)
    return [Position(game, name, address) for name, address in known[game].items()]


def choose(games: Iterable[str]) -> None:
    """Choose the positions of games anew; others keep theirs."""
    known = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    for game in games:
        known[game] = {each.name: each.address for each in _chosen(game)}
    KEPT.write_text(json.dumps(known, indent=4) + "\n", encoding="utf-8")


def _chosen(game: str) -> list[Position]:
    """Return positions from all of a game but its beginning, where little stands on a board."""
    return positions(game, POSITIONS + 1)[1:]


def allowed() -> dict[str, dict[str, int]]:
    """Return how much may be found, by game and kind; 0 of what is not named."""
    known: dict[str, dict[str, int]] = json.loads(ALLOWED.read_text("utf-8"))
    return known


def note(counts: dict[str, dict[str, int]]) -> None:
    """Write down what was found as what may be found from now on; other games keep theirs."""
    text = json.dumps({**allowed(), **counts}, indent=4)
    ALLOWED.write_text(text + "\n", encoding="utf-8")
