"""Try spoilt inputs in the built site's Python: python -m tools.fuzz --count 1000 --seed any.

The same seed and number always give the same input: what failed is tried again by itself with
--first NUMBER --count 1. Exit code 1 when anything failed or took long.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
SHOWN: Final = 20
"""So many failures are shown whole."""


def main(args: Sequence[str] | None = None) -> int:
    """Try the inputs asked for, show what failed, and a summary."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", default="hustings")
    parser.add_argument("--node", default="node")
    parser.add_argument("--site", type=Path, default=ROOT / "dist")
    asked = parser.parse_args(args)
    ways: Counter[str] = Counter()
    longest: list[tuple[float, int, str]] = []
    done = left = wrong = 0
    begun = time.monotonic()
    for number, way, good, seconds, problem in tried(asked):
        done, left = done + 1, left + good
        ways[way] += 1
        longest = sorted([*longest, (seconds, number, way)], reverse=True)[:5]
        if problem:
            wrong += 1
            if wrong <= SHOWN:
                print(f"\n{number} ({way}): {problem}", flush=True)
        if done % 5000 == 0:
            print(f"... {done:,}, {wrong} failed", flush=True)
    print(f"\n{done:,} inputs, seed {asked.seed!r}, from number {asked.first}: {wrong} failed")
    print(", ".join(f"{way} {count:,}" for way, count in sorted(ways.items())), end="; ")
    print(f"{left:,} of them not spoilt")
    print("longest:", ", ".join(f"{s:.2f} s ({way} {n})" for s, n, way in longest))
    print(f"{time.monotonic() - begun:,.0f} s in all")
    return 1 if wrong or done < asked.count else 0


def tried(asked: argparse.Namespace) -> Iterator[tuple[int, str, bool, float, str]]:
    """Yield each input's number, way in, whether it was good, seconds, and what went wrong."""
    folder = json.loads((asked.site / "site.json").read_text("utf-8"))["folder"]
    with tempfile.TemporaryDirectory() as scratch:
        shutil.copytree(asked.site / folder / "pyodide", Path(scratch, "pyodide"))
        shutil.copy(next(asked.site.glob("wasm-*/*.wasm")), Path(scratch, "pyodide"))
        lock = json.loads((ROOT / "node_modules/pyodide/pyodide-lock.json").read_text("utf-8"))
        job: dict[str, Any] = {
            "site": str(asked.site / folder),
            "pyodide": str(Path(scratch, "pyodide")),
            "lock": {"info": lock["info"], "packages": {}},
            "library": str(Path(scratch, "stdlib.zip")),
            "tools": str(ROOT / "tools"),
            "records": records(),
            "seed": asked.seed,
            "first": asked.first,
            "count": asked.count,
        }
        file = Path(scratch, "job.json")
        file.write_text(json.dumps(job), encoding="utf-8")
        command = [asked.node, str(Path(__file__).with_name("run.mjs")), str(file)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as node:
            for line in node.stdout or ():
                if line.startswith("["):
                    yield tuple(json.loads(line))
                else:
                    print(line, end="", file=sys.stderr)


def records() -> list[dict[str, Any]]:
    """Return the finished records of all games in the box as plain data."""
    files = sorted((ROOT / "tests" / "records").glob("*/*.json"))
    found = [json.loads(path.read_text("utf-8")) for path in files]
    return [data for data in found if (ROOT / "py/hustings/games" / data["game"]).is_dir()]


if __name__ == "__main__":
    sys.exit(main())
