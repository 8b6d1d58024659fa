"""Finds puzzles in games between bots and writes them into the game's folder and the docs.

python -m tools.puzzles gerrymander [--seeds 40] [--from 0] [--count 40] [--seconds 180]
python -m tools.puzzles gerrymander --pool FILE   only adds what is found to the file
python -m tools.puzzles gerrymander --seeds 0 --pool FILE --publish   selects from the file
python -m tools.puzzles gerrymander --reword     writes answers and words of the shipped ones again
"""

from __future__ import annotations

import argparse
import pickle
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings import catalog  # noqa: E402
from tools.puzzles import publish  # noqa: E402
from tools.puzzles.generate import generate  # noqa: E402
from tools.puzzles.proof import solve_again, spec_of  # noqa: E402
from tools.puzzles.spec import Puzzle, PuzzleSpec  # noqa: E402

SEED: Final = "puzzle {}"


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("game", choices=catalog.GAMES)
    parser.add_argument("--seeds", type=int, default=40, help="games searched")
    parser.add_argument(
        "--from", type=int, default=0, dest="first", help="number of the first game"
    )
    parser.add_argument("--count", type=int, default=40, help="puzzles to keep")
    parser.add_argument(
        "--seconds", type=float, default=180, help="start no new game after this time"
    )
    parser.add_argument("--pool", type=Path, help="file of found puzzles, which is added to")
    parser.add_argument("--publish", action="store_true", help="select from the pool, too")
    parser.add_argument(
        "--reword",
        action="store_true",
        help="write the answers and words of the shipped puzzles again",
    )
    parser.add_argument(
        "--replies",
        action="store_true",
        help="with --reword: search the replies that beat wrong ways again, too",
    )
    arguments = parser.parse_args()
    spec = spec_of(arguments.game)
    if arguments.reword:
        _reword(arguments.game, spec, replies=arguments.replies)
        return
    found = _search(arguments, spec)
    if arguments.pool is None or arguments.publish:
        _publish(arguments.game, spec, found, arguments.count)


def _reword(game: str, spec: PuzzleSpec, *, replies: bool) -> None:
    """Write the answers and words of the shipped puzzles again, and their table.

    replies: whether the replies that beat wrong ways are searched again, too.
    """
    shipped, stated = publish.shipped_without_texts(game), publish.stated_tries(game)
    puzzles = [
        solve_again(game, noted, replies=replies)._replace(solved=solved, tries=tries)
        for noted, (solved, tries) in zip(shipped, stated, strict=True)
    ]
    publish.write_puzzles(game, [publish.puzzle_data(game, spec, each) for each in puzzles])
    publish.write_docs_table(game, publish.docs_table(game, spec, puzzles))


def _search(arguments: argparse.Namespace, spec: PuzzleSpec) -> list[Puzzle]:
    """Return the puzzles of the pool and of the games with the numbered seeds."""
    pool: Path | None = arguments.pool
    found = pickle.loads(pool.read_bytes()) if pool is not None and pool.exists() else []  # noqa: S301 (our own file)
    end = time.monotonic() + arguments.seconds
    for n in range(arguments.first, arguments.first + arguments.seeds):
        if time.monotonic() > end:
            print(f"stopped before seed {n}")
            break
        found += list(generate(arguments.game, spec, SEED.format(n)))
        if pool is not None:
            pool.write_bytes(pickle.dumps(found))
        print(n, len(found), flush=True)
    return list(found)


def _publish(game: str, spec: PuzzleSpec, found: list[Puzzle], count: int) -> None:
    """Write the best puzzles into the game's folder and the documentation."""
    kept = publish.select(publish.without_giveaways(game, found), count)
    size = publish.write_puzzles(game, [publish.puzzle_data(game, spec, each) for each in kept])
    publish.write_docs_table(game, publish.docs_table(game, spec, kept))
    print(f"{game}: {len(kept)} of {len(found)} puzzles, {size} bytes")


if __name__ == "__main__":
    main()
