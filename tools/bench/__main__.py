"""Runs the benchmarks in the browser and writes their tables into docs/measurements.md.

python -m tools.bench start [--rounds 5] | play | wait | think (bench-start and bench) | every
"""

from __future__ import annotations

import argparse
import platform
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings import catalog  # noqa: E402
from tools.bench import play, start, think, wait, weight  # noqa: E402
from tools.bench.browser import one_page, say  # noqa: E402
from tools.devkit import setup  # noqa: E402

DIST: Final = ROOT / "dist"
PAGE: Final = ROOT / "docs" / "measurements.md"


def note(mark: str, text: str) -> None:
    """Put a table between the marks of the same name in docs/measurements.md, and print it."""
    page = PAGE.read_text("utf-8")
    begin, end = f"<!-- {mark} -->\n", f"<!-- /{mark} -->"
    pattern = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    if not pattern.search(page):
        raise RuntimeError(f"{PAGE.name} has no place marked {mark}")
    PAGE.write_text(pattern.sub(lambda _: f"{begin}{text}\n{end}", page), encoding="utf-8")
    say(text)


def main() -> None:
    """Run the benchmark named on the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("start", "play", "wait", "think", "every"))
    parser.add_argument("--rounds", type=int, default=5, help="of start")
    parser.add_argument("--decisions", type=int, default=60, help="of think and every: each line's")
    parser.add_argument("--seconds", type=float, default=20.0, help="of think: page watched")
    parser.add_argument("--game", default=catalog.GAMES[0], choices=catalog.GAMES)
    asked = parser.parse_args()
    if asked.what == "play":
        note("play", play.table(DIST))
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
    with tempfile.TemporaryDirectory() as scratch:
        dist = Path(
            shutil.copytree(DIST, Path(scratch, "dist"))
        )  # a build meanwhile spoils nothing
        weights = weight.weigh(dist, setup.node())
        times, in_firefox = start.measure(ROOT, dist, asked.game, asked.rounds)
    machine = f"{platform.system()} {platform.machine()}, table of {asked.game}."
    note("start", "\n\n".join(filter(None, (start.table(times), machine, in_firefox))))
    note("bytes", weight.table(weights))


if __name__ == "__main__":
    main()
