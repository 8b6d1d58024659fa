"""Finds puzzles in games between bots and writes them into the game's folder and the docs.

python -m tools.puzzles gerrymander [--seeds 40] [--from 0] [--many 12] [--seconds 180]
python -m tools.puzzles gerrymander --reword     only words the puzzles that ship anew
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings import catalog  # noqa: E402
from hustings.core.notes import read_annotated  # noqa: E402
from tools.puzzles import lay  # noqa: E402
from tools.puzzles.proof import hunt_of, reworded  # noqa: E402
from tools.puzzles.seek import seek  # noqa: E402

SEED: Final = "puzzle {}"


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("game", choices=catalog.GAMES)
    parser.add_argument("--seeds", type=int, default=40, help="games searched")
    parser.add_argument(
        "--from", type=int, default=0, dest="first", help="number of the first game"
    )
    parser.add_argument("--many", type=int, default=12, help="puzzles to keep")
    parser.add_argument(
        "--seconds", type=float, default=180, help="start no new game after this time"
    )
    parser.add_argument("--reword", action="store_true", help="only write the words again")
    given = parser.parse_args()
    if given.reword:
        shipped = catalog.shipped(given.game, "puzzles")
        puzzles = [read_annotated(each, catalog.find) for each in shipped]
        lay.write(given.game, [reworded(given.game, each) for each in puzzles])
        return
    hunt, end = hunt_of(given.game), time.monotonic() + given.seconds
    found = []
    for n in range(given.first, given.first + given.seeds):
        if time.monotonic() > end:
            print(f"stopped before seed {n}")
            break
        found += list(seek(given.game, hunt, SEED.format(n)))
    kept = lay.chosen(lay.secret(given.game, found), given.many)
    size = lay.write(given.game, [lay.data(given.game, hunt, each) for each in kept])
    lay.note(given.game, lay.table(given.game, hunt, kept))
    print(f"{given.game}: {len(kept)} of {len(found)} puzzles, {size} bytes")


if __name__ == "__main__":
    main()
