"""Runs the benchmarks in the browser and writes their tables into the documents.

docs/measurements.md has what counts today, docs/lab/measurements.md the details.

python -m tools.bench start [--rounds 5] | play | wait | think (bench-start and bench) | every |
clicks | hand-ons | speech | presses

With `--before`, a copy of an earlier build's dist, both builds are measured in turns. Results of
the earlier build, and of `play` with a single game, are printed only.
"""

from __future__ import annotations

import argparse
import platform
import re
import shutil
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings import catalog  # noqa: E402
from tools.bench import clicks, hand_ons, play, presses, speech, start, think, wait, weight  # noqa: E402
from tools.bench.browser import one_page, say  # noqa: E402
from tools.devkit import setup  # noqa: E402

DIST: Final = ROOT / "dist"
WITHOUT_BROWSER: Final = {
    "clicks": clicks.measure,
    "hand-ons": hand_ons.measure,
    "speech": speech.measure,
}
"""Benchmarks that take a list of games and need no browser."""
PAGES: Final = (ROOT / "docs" / "measurements.md", ROOT / "docs" / "lab" / "measurements.md")


def write_table(mark: str, text: str) -> None:
    """Write a table between the comments of this name in the document that has them, and print it.

    Raises RuntimeError if no document has them.
    """
    begin, end = f"<!-- {mark} -->\n", f"<!-- /{mark} -->"
    pattern = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    for path in PAGES:
        page = path.read_text("utf-8")
        if pattern.search(page):
            path.write_text(pattern.sub(lambda _: f"{begin}{text}\n{end}", page), encoding="utf-8")
            say(text)
            return
    raise RuntimeError(f"No document has a place marked {mark}.")


def builds(before: Path | None, now: Path) -> list[Path]:
    """Return the builds to measure in turns, this one last."""
    return [now] if before is None else [before, now]


def print_earlier(tables: Iterable[str]) -> None:
    """Print the tables of an earlier build."""
    for table in tables:
        say(f"The build before, in turns with this one:\n\n{table}")


def main() -> None:
    """Run the benchmark named on the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    choices = ("start", "play", "wait", "think", "every", "clicks", "hand-ons", "speech", "presses")
    parser.add_argument("what", choices=choices)
    parser.add_argument("--rounds", type=int, default=5, help="of start")
    parser.add_argument(
        "--decisions", type=int, default=60, help="of think and every, in each line"
    )
    parser.add_argument(
        "--seconds", type=float, default=20.0, help="of think: how long the page is watched"
    )
    parser.add_argument("--game", choices=catalog.GAMES, help="of play and start: only this one")
    parser.add_argument(
        "--before", type=Path, help="of play and start: an earlier build, measured in turns"
    )
    arguments = parser.parse_args()
    if arguments.what == "play":
        games = [arguments.game] if arguments.game else catalog.GAMES
        *earlier, now = play.tables(builds(arguments.before, DIST), games)
        if games == catalog.GAMES:
            write_table("play", now)
        print_earlier(earlier)
        return
    if arguments.what == "wait":
        write_table("wait", wait.table(DIST))
        return
    if arguments.what == "presses" or arguments.what in WITHOUT_BROWSER:
        games = [arguments.game] if arguments.game else catalog.GAMES
        if arguments.what == "presses":
            found = presses.table(DIST, games)
        else:
            found = WITHOUT_BROWSER[arguments.what](games)
        if games == catalog.GAMES:
            write_table(arguments.what, found)
        else:
            say(found)
        return
    if arguments.what == "think":
        with one_page(DIST) as (page, site):
            write_table("think", think.table(page, site, arguments.decisions, arguments.seconds))
        return
    if arguments.what == "every":
        with one_page(DIST) as (page, site):
            write_table("every", think.every(page, site, arguments.decisions))
        return
    game = arguments.game or catalog.GAMES[0]
    with tempfile.TemporaryDirectory() as scratch:
        # copied, so that a new build does not change it meanwhile
        dist = Path(shutil.copytree(DIST, Path(scratch, "dist")))
        weights = weight.weigh(dist, setup.node())
        *others, times = start.measure(ROOT, builds(arguments.before, dist), game, arguments.rounds)
        firefox = start.in_firefox(ROOT, dist, game, arguments.rounds)
    machine = f"{platform.system()} {platform.machine()}, table of {game}."
    write_table("start", "\n\n".join(filter(None, (start.table(times), machine, firefox))))
    write_table("bytes", weight.table(weights))
    print_earlier(map(start.table, others))


if __name__ == "__main__":
    main()
