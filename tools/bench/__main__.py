"""Runs the benchmarks in the browser and writes their tables into the documents.

docs/measurements.md has what counts today, docs/lab/measurements.md the details.

python -m tools.bench start [--rounds 5] | play | wait | think (bench-start and bench) | every

With `--before`, a copy of an earlier build's dist, both are measured in turns; what is of that one
is printed only, as is `play` of a single game.
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
from tools.bench import play, start, think, wait, weight  # noqa: E402
from tools.bench.browser import one_page, say  # noqa: E402
from tools.devkit import setup  # noqa: E402

DIST: Final = ROOT / "dist"
PAGES: Final = (ROOT / "docs" / "measurements.md", ROOT / "docs" / "lab" / "measurements.md")


def note(mark: str, text: str) -> None:
    """Put a table between the marks of this name in whichever document has them, and print it.

    Raises RuntimeError when no document has the marks.
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
    """Return what is measured in turns, this build last."""
    return [now] if before is None else [before, now]


def compared(tables: Iterable[str]) -> None:
    """Print what was measured of an earlier build."""
    for table in tables:
        say(f"The build before, in turns with this one:\n\n{table}")


def main() -> None:
    """Run the benchmark named on the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("start", "play", "wait", "think", "every"))
    parser.add_argument("--rounds", type=int, default=5, help="of start")
    parser.add_argument("--decisions", type=int, default=60, help="of think and every: each line's")
    parser.add_argument("--seconds", type=float, default=20.0, help="of think: page watched")
    parser.add_argument("--game", choices=catalog.GAMES, help="of play and start: only this one")
    parser.add_argument(
        "--before", type=Path, help="of play and start: an earlier build, measured in turns"
    )
    asked = parser.parse_args()
    if asked.what == "play":
        games = [asked.game] if asked.game else catalog.GAMES
        *earlier, now = play.tables(builds(asked.before, DIST), games)
        if games == catalog.GAMES:
            note("play", now)
        compared(earlier)
        return
    if asked.what == "wait":
        note("wait", wait.table(DIST))
        return
    if asked.what == "think":
        with one_page(DIST) as (page, site):
            note("think", think.table(page, site, asked.decisions, asked.seconds))
        return
    if asked.what == "every":
        with one_page(DIST) as (page, site):
            note("every", think.every(page, site, asked.decisions))
        return
    game = asked.game or catalog.GAMES[0]
    with tempfile.TemporaryDirectory() as scratch:
        # copied, so that a build meanwhile spoils nothing
        dist = Path(shutil.copytree(DIST, Path(scratch, "dist")))
        weights = weight.weigh(dist, setup.node())
        *others, times = start.measure(ROOT, builds(asked.before, dist), game, asked.rounds)
        firefox = start.in_firefox(ROOT, dist, game, asked.rounds)
    machine = f"{platform.system()} {platform.machine()}, table of {game}."
    note("start", "\n\n".join(filter(None, (start.table(times), machine, firefox))))
    note("bytes", weight.table(weights))
    compared(map(start.table, others))


if __name__ == "__main__":
    main()
