"""How much a screen reader says between two decisions of a player.

A player moves at random at a table with three bots, or with as many as the game seats. Counted are
all changes of live regions between a move and the next decision, if a bot has moved in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final

from hustings import catalog
from tests.ui.driver import Driver
from tests.ui.listener import LETTERS_PER_SECOND, decisions, draw_region

BOTS: Final = 3
"""How many bots play, at most."""
SEEDS: Final = ("speech-1", "speech-2")


def waits(game: str, seeds: Sequence[str] = SEEDS) -> list[tuple[int, int]]:
    """Return the number of announcements and of their letters for each wait."""
    seats = min(BOTS + 1, max(catalog.info(game).seats))
    found = []
    for seed in seeds:
        driver = Driver(f"{game}?seats=human{',bot:easy' * (seats - 1)}&seed={seed}")
        for heard, bots_moved in decisions(driver, seed, draw_region):
            if bots_moved:
                found.append((len(heard), sum(map(len, heard))))
    return found


def measure(games: Sequence[str] = tuple(catalog.GAMES)) -> str:
    """Return the table: what is announced before the next decision, median and worst."""
    rows = [
        "| game | bots | announcements | worst | letters | worst | seconds | worst | waits |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for game in games:
        found = waits(game)
        counts, letters = ([wait[n] for wait in found] for n in (0, 1))
        usual, worst = median(letters), max(letters)
        bots = min(BOTS, max(catalog.info(game).seats) - 1)
        rows.append(
            f"| {catalog.info(game).title} | {bots} | {median(counts):g} | {max(counts)}"
            f" | {usual:g} | {worst} | {usual / LETTERS_PER_SECOND:.0f}"
            f" | {worst / LETTERS_PER_SECOND:.0f} | {len(found)} |"
        )
    return "\n".join(rows)
