"""Measures how well the review of a game tells strong play from weak, and how long it takes.

python tools/debrief.py GAME ... [--seats N] [--count 4] [--seed ladder-review] [--seconds N]

The first seat is played by each level in turn, the others by Normal; then the decisions of the
first seat are reviewed. What those of Hard cost should be nought. Times are CPU seconds, as is the
limit of a review; without one it does all its work.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "py"))

from hustings import catalog  # noqa: E402
from hustings.bots.comparison import MoveComparer, earned  # noqa: E402
from hustings.bots.debrief import Debrief, debrief  # noqa: E402
from hustings.bots.decisions import decisions_of  # noqa: E402
from hustings.bots.ladder import mean, standard_error  # noqa: E402
from hustings.bots.search import bot_rng, choose  # noqa: E402
from hustings.core.record import make  # noqa: E402
from hustings.core.table import Table  # noqa: E402

SHOWN: Final = ("easy", "normal", "hard")


def played(game: str, seats: int, level: str, seed: str) -> Table[Any]:
    """Return a game at its end, the first seat played by a level, the others by Normal."""
    rules, bots = catalog.rules(game), catalog.bots(game).LEVELS
    table = Table(rules, make(catalog.info(game), seats, {}, seed))
    levels = [level] + ["normal"] * (seats - 1)
    while not table.over:
        seat = table.seats[0]
        rng = bot_rng(game, levels[seat], seat, table.at)
        move = choose(bots[levels[seat]](), rules, table.view(seat), seat, rng)
        table.play(seat, move)
    return table


def reviewed(table: Table[Any], limit: float = math.inf) -> tuple[Debrief, float]:
    """Return the account of the first seat's decisions, and the CPU seconds it took."""
    game = table.record.game
    together, scored = catalog.info(game).together, catalog.judged_by_score(table.record)
    start = time.process_time()

    def seconds() -> float:
        return time.process_time() - start

    comparer = MoveComparer(
        table.rules,
        catalog.bots(game),
        "hard",
        0,
        together=together,
        scored=scored,
        spent=lambda: seconds() / limit,
    )
    end = earned(table.rules, table.state, 0, together=together, scored=scored)
    *_, account = debrief(comparer, decisions_of(table, 0), end)
    return account, seconds()


def main() -> None:
    """Print a line for each game and level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", choices=catalog.GAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--count", type=int, default=4)
    parser.add_argument("--seed", default="ladder-review")
    parser.add_argument("--seconds", type=float, default=math.inf)
    args = parser.parse_args()
    print("| game | seats | level | decisions | cost, points | shown | CPU s |")
    print("|---|---:|---|---:|---:|---:|---:|")
    for game in args.games:
        for level in SHOWN:
            seeds = [f"{args.seed}/{n}" for n in range(args.count)]
            found = [
                reviewed(played(game, args.seats, level, seed), args.seconds) for seed in seeds
            ]
            costs = [100 * account.lost for account, _ in found]
            decisions = mean([account.decisions for account, _ in found])
            shown = mean([len(account.worst) for account, _ in found])
            seconds = mean([spent for _, spent in found])
            cost = f"{mean(costs):.0f} ± {1.96 * standard_error(costs):.0f}"
            print(
                f"| {catalog.info(game).title} | {args.seats} | {level} | {decisions:.0f} "
                f"| {cost} | {shown:.1f} | {seconds:.1f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
