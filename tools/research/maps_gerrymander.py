"""How often each seat wins on every map of Gerrymander, between two bots of one level.

python tools/research/maps_gerrymander.py [--games 200] [--level normal] [--seed maps] [--maps 1,2]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings.bots.ladder import (  # noqa: E402
    first_place_share,
    mean,
    play_to_end,
    record_luck,
    wilson_interval,
)
from hustings.core.model import Seat  # noqa: E402
from hustings.core.rng import Rng  # noqa: E402
from hustings.games.gerrymander import bots, rules  # noqa: E402
from hustings.games.gerrymander.outlines import BOOK, NAMED  # noqa: E402
from hustings.games.gerrymander.state import State  # noqa: E402


def played(outline: int, level: str, seed: str) -> State:
    """Return the end of a game between two bots of a level on a map."""
    team = [bots.LEVELS[level]() for _ in range(2)]

    def thought(seat: Seat, ply: int) -> Rng:
        return Rng(f"maps/{seed}/{seat}/{ply}")

    start = rules.new(2, {"tokens": 0, "map": outline})
    return play_to_end(rules, start, team, record_luck(rules, seed), thought)


def main() -> None:
    """Print one line for each map."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--seed", default="maps")
    parser.add_argument("--maps", default=",".join(map(str, (BOOK, *NAMED))))
    asked = parser.parse_args()
    print(f"Gerrymander, {asked.level} at both seats, {asked.games} games a map, seed {asked.seed}")
    for outline in map(int, asked.maps.split(",")):
        ends = [played(outline, asked.level, f"{asked.seed}/{n}") for n in range(asked.games)]
        red = mean([first_place_share(rules.outcome(end), 0) for end in ends])
        begins = mean([first_place_share(rules.outcome(end), end.first) for end in ends])
        low, high = wilson_interval(red, asked.games)
        sizes = Counter(size for end in ends for size in end.sizes)
        districts = mean([len(end.closed) for end in ends])
        print(
            f"map {outline}: Red {red:.1%} [{low:.1%}, {high:.1%}], who begins {begins:.1%},"
            f" {districts:.1f} districts of {min(sizes)} to {max(sizes)} counties",
            flush=True,
        )


if __name__ == "__main__":
    main()
