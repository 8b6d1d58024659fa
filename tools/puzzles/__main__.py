"""Finds puzzles in games between bots and writes them into the game's folder and the docs.

python -m tools.puzzles gerrymander [--seeds 40] [--from 0] [--count 12] [--seconds 180]
python -m tools.puzzles gerrymander --reword     writes the words of the shipped puzzles again
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
from tools.puzzles import publish  # noqa: E402
from tools.puzzles.generate import generate  # noqa: E402
from tools.puzzles.proof import reword, spec_of  # noqa: E402

SEED: Final = "puzzle {}"


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("game", choices=catalog.GAMES)
    parser.add_argument("--seeds", type=int, default=40, help="games searched")
    parser.add_argument(
        "--from", type=int, default=0, dest="first", help="number of the first game"
    )
    parser.add_argument("--count", type=int, default=12, help="puzzles to keep")
    parser.add_argument(
        "--seconds", type=float, default=180, help="start no new game after this time"
    )
    parser.add_argument("--reword", action="store_true", help="only write the words again")
    arguments = parser.parse_args()
    if arguments.reword:
        shipped = catalog.shipped(arguments.game, "puzzles")
        puzzles = [read_annotated(each, catalog.find) for each in shipped]
        publish.write_puzzles(arguments.game, [reword(arguments.game, each) for each in puzzles])
        return
    spec, end = spec_of(arguments.game), time.monotonic() + arguments.seconds
    found = []
    for n in range(arguments.first, arguments.first + arguments.seeds):
        if time.monotonic() > end:
            print(f"stopped before seed {n}")
            break
        found += list(generate(arguments.game, spec, SEED.format(n)))
    kept = publish.select(publish.without_giveaways(arguments.game, found), arguments.count)
    size = publish.write_puzzles(
        arguments.game, [publish.puzzle_data(arguments.game, spec, each) for each in kept]
    )
    publish.write_docs_table(arguments.game, publish.docs_table(arguments.game, spec, kept))
    print(f"{arguments.game}: {len(kept)} of {len(found)} puzzles, {size} bytes")


if __name__ == "__main__":
    main()
