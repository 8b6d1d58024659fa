"""How often somebody who plays like Normal wins: measured, and written into a game's odds.json.

python tools/odds.py GAME [--seats 2,3] [--levels normal,hard] [--option key=value] [--games 400]

Normal sits at each seat in turn, the level at all the others, on luck of its own. What was measured
before for other seats, levels and options stays; --drop forgets all of it first.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "py"))

from hustings import catalog  # noqa: E402
from hustings.bots.ladder import matches, play  # noqa: E402
from hustings.core.model import Options  # noqa: E402
from hustings.core.odds import Odds, read, unlike, written  # noqa: E402

NORMAL: Final = "normal"


def won(game: str, seats: int, level: str, options: Options, games: int) -> float:
    """Return how many of so many games Normal won, a win shared by k counting 1/k."""
    rules, levels = catalog.rules(game), catalog.bots(game).LEVELS
    pairs = matches(NORMAL, level or NORMAL, seats, games, "odds")
    return sum(play(rules, options, match, lambda n: levels[n](), float).won for match in pairs)


def measured(
    game: str, asked: list[tuple[int, str]], options: Options, games: int
) -> Iterator[Odds]:
    """Yield a row for each number of seats and level, as it is known."""
    info = catalog.info(game)
    with ProcessPoolExecutor(cpu_count()) as pool:
        futures = [
            (seats, level, pool.submit(won, game, seats, level, options, games))
            for seats, level in asked
        ]
        for seats, level, future in futures:
            yield Odds(seats, level, unlike(info, options, seats), round(future.result(), 2), games)


def main() -> None:
    """Measure what the command line asks for, and write it down."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=catalog.GAMES)
    parser.add_argument("--seats", default="", help="all that can be played, unless told")
    parser.add_argument("--levels", default="", help="all there are, unless told")
    parser.add_argument("--option", action="append", default=[], help="key=value")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--drop", action="store_true")
    asked = parser.parse_args()
    info, page = catalog.info(asked.game), ROOT / f"py/hustings/games/{asked.game}/odds.json"
    options = {option.key: option.default for option in info.options}
    options |= {key: int(value) for key, value in (one.split("=") for one in asked.option)}
    sizes = [int(size) for size in asked.seats.split(",") if size] or list(info.seats)
    levels = asked.levels.split(",") if asked.levels else list(catalog.bots(asked.game).LEVELS)
    kinds = [(size, level) for size in sizes for level in (levels if size > 1 else [""])]
    for row in measured(asked.game, kinds, options, asked.games):
        rows = () if asked.drop or not page.exists() else read(page.read_text("utf-8"))
        asked.drop = False
        kept = [old for old in rows if old[:3] != row[:3]]
        order = sorted([*kept, row], key=lambda one: (one.seats, sorted(one.options.items())))
        page.write_text(written(order), encoding="utf-8")
        print(
            f"{row.seats} seats, {row.level or 'alone'}: {row.share:.1%} of {row.games}", flush=True
        )


if __name__ == "__main__":
    main()
