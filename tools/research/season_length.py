"""Counts what a player decides in each chapter of a season (docs/measurements.md).

    python tools/research/season_length.py [--seeds 20]

A Normal bot sits in the player's seat. Each season goes on by its own results, so the rival's level
and the options are those that a player would meet.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py"))

from hustings import catalog
from hustings.bots.play_out import Player, play_out
from hustings.core.table import Table
from hustings.ui.kept_games import ALONE, ChapterResult, Season
from hustings.ui.season.progress import is_over, next_game, total

LEVEL: Final = "normal"
"""The level of the bot in the player's seat."""


def play_chapter(season: Season) -> tuple[Season, int]:
    """Play the next chapter; return the season with its result, and the player's decisions.

    A move that was the only one, or forced, is no decision.
    """
    record, seats = next_game(season)
    game = record.game
    table = Table(catalog.rules(game), record)
    mine = next(n for n, seat in enumerate(seats) if not seat.is_bot)
    levels = [seat.level if seat.is_bot else LEVEL for seat in seats]
    for _ in play_out(table, [Player(level, catalog.bots(game).LEVELS[level]) for level in levels]):
        pass
    decisions = sum(table.mover(n) == mine and table.had_choice(n) for n in range(table.at))
    result = ChapterResult(
        game=game,
        names=tuple(seat.name for seat in seats),
        seat=mine,
        level=next((seat.level for seat in seats if seat.is_bot), ALONE),
        outcome=table.rules.outcome(table.state),
        ended=0,
    )
    return season._replace(results=(*season.results, result)), decisions


def main() -> None:
    """Play the seasons and print the decisions of each chapter and of the whole season."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seeds", type=int, default=20)
    asked = parser.parse_args()
    counts: list[list[int]] = []
    for number in range(asked.seeds):
        season, made = Season(f"s{number}", f"length-{number}", 0), list[int]()
        while not is_over(season):
            season, decisions = play_chapter(season)
            made.append(decisions)
        counts.append(made)
        print(season.seed, *made, *total(season), flush=True)
    for game, column in zip(catalog.SEASON, zip(*counts, strict=True), strict=True):
        print(f"{game}: {median(column):g} ({min(column)} to {max(column)})")
    whole = [sum(made) for made in counts]
    print(f"a season: {median(whole):g} ({min(whole)} to {max(whole)})")


if __name__ == "__main__":
    main()
