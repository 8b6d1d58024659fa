"""What a screen reader announces in a game of each title, kept as text.

    python -m tests.announcements                 compare (as test_announcements does)
    python -m tests.announcements --write [GAME]  write the kept files anew

A player moves at random at a table with three bots. The files have the first waits and the end:
what is announced between a move of the player and their next decision. Read them aloud.
"""

from __future__ import annotations

import argparse
import sys
from functools import cache
from pathlib import Path
from typing import Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent / "py"))

from hustings import catalog
from tests.golden import difference
from tests.ui.driver import Driver
from tests.ui.listener import decisions, draw_region

FOLDER: Final = Path(__file__).parent / "announcements"
SEED: Final = "heard"
MAX_SEATS: Final = 4
FIRST_WAITS: Final = 40
LAST_WAITS: Final = 5

Wait = tuple[tuple[str, ...], bool]
"""The announcements of one wait, and whether a bot has moved in it."""


def path(game: str) -> Path:
    """Return the file with the announcements of a game."""
    return FOLDER / f"{game}.txt"


@cache
def waits(game: str) -> tuple[Wait, ...]:
    """Return the announcements of a whole game."""
    seats = min(MAX_SEATS, max(catalog.info(game).seats))
    driver = Driver(f"{game}?seats=human{',bot:easy' * (seats - 1)}&seed={SEED}")
    found = decisions(driver, SEED, draw_region)
    return tuple((tuple(heard), bots_moved) for heard, bots_moved in found)


def text(game: str) -> str:
    """Return the first and the last waits of a game as text."""
    all_waits = waits(game)
    numbered = [*enumerate(all_waits)]
    shown = numbered[:FIRST_WAITS] + numbered[max(FIRST_WAITS, len(numbered) - LAST_WAITS) :]
    lines: list[str] = []
    for number, (heard, bots_moved) in shown:
        letters = sum(map(len, heard))
        bots = ", bots move" if bots_moved else ""
        lines += ["", f"== {number}{bots} · {len(heard)} announcements, {letters} letters", *heard]
    return "\n".join(lines[1:]) + "\n"


def main() -> int:
    """Compare the kept files, or write them anew."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true")
    parser.add_argument("games", nargs="*", choices=[[], *catalog.GAMES])
    arguments = parser.parse_args()
    failed = 0
    for game in arguments.games or catalog.GAMES:
        if arguments.write:
            FOLDER.mkdir(exist_ok=True)
            path(game).write_text(text(game), encoding="utf-8")
        elif problem := difference(path(game).read_text(encoding="utf-8"), text(game)):
            sys.stdout.write(f"{game}: {problem}\n")
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
