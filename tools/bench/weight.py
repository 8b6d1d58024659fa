"""The size of each file of the site: as it is, compressed with gzip and with brotli."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

LATER: Final = (
    "assets/",
    "licences.txt",
    "boot/offline.js",
    "thinker.py",
    "boot/snapshot_worker.js",
    "boot/single.js",
    "boot/unpack.js",
    "memory.py",
    "picture.js",
    "download.js",
    "visibility.js",
    "worker.js",
    "onefile",
    "games/",
    "sw.js",
    "manifest.webmanifest",
    "site.json",
    "hustings.html",
)
"""Prefixes of files that the first screen does not load."""

NOT_FIRST: Final = re.compile(
    r"([\w-]+/){1,2}(index\.html|manifest\.webmanifest|preview\.png|(narrow-)?screen\.png)"
    r"|(404\.html|preview\.png)|pictures/.*-dark\.svg|.*words-[\w-]+\.pack"
)
"""Others that it does not load: pages of games, previews of links, dark pictures, the words of
other languages, of which a page in such a language loads one pack."""

GAME_PACK: Final = re.compile(r"(?!hustings|stdlib|words-)\w+\.pack")
"""A game's own files, which its table needs and the first screen does not."""

BROTLI: Final = """
const { readFileSync } = require("fs"), { brotliCompressSync, constants } = require("zlib");
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
for (const path of process.argv.slice(1))
    console.log(brotliCompressSync(readFileSync(path), { params }).length);
"""


class Weight(NamedTuple):
    """The sizes of one file in bytes. first: whether the first screen loads it."""

    name: str
    first: bool
    raw: int
    gzip: int
    brotli: int


def weigh(dist: Path, node: str) -> list[Weight]:
    """Return the weight of every file of the site, the heaviest first."""
    listed = json.loads((dist / "site.json").read_text("utf-8"))
    names = sorted({*listed["files"], "hustings.html"} & {_name(dist, p) for p in _all(dist)})
    paths = [dist / name for name in names]
    command = [node, "-e", BROTLI, *map(str, paths)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    small = [int(line) for line in done.stdout.split()]
    found = []
    for name, path, brotli in zip(names, paths, small, strict=True):
        data = path.read_bytes()
        short = name.removeprefix(f"{listed['folder']}/")
        packed = len(gzip.compress(data, 9, mtime=0))
        later = NOT_FIRST.fullmatch(short) or GAME_PACK.fullmatch(short)
        first = not (short.startswith(LATER) or later)
        found.append(Weight(short, first, len(data), packed, brotli))
    return sorted(found, key=lambda w: -w.gzip)


def table(weights: list[Weight]) -> str:
    """Return the sizes as a table.

    Its first lines are the sums of what the first screen loads, and the table of the largest game.
    """
    lines = ["| bytes | raw | gzip | brotli |", "|---|---:|---:|---:|"]
    first = [w for w in weights if w.first]
    game = max((w for w in weights if GAME_PACK.fullmatch(w.name)), key=lambda w: w.gzip)
    for label, loaded in (("first screen, all files", first), ("first table", [*first, game])):
        sums = [
            sum(w.raw for w in loaded),
            sum(w.gzip for w in loaded),
            sum(w.brotli for w in loaded),
        ]
        lines.append(f"| **{label}** | {' | '.join(f'**{s:,}**' for s in sums)} |")
    for w in weights:
        label = w.name if w.first else f"{w.name} (later)"
        lines.append(f"| {label} | {w.raw:,} | {w.gzip:,} | {w.brotli:,} |")
    return "\n".join(lines)


def _all(dist: Path) -> list[Path]:
    return [path for path in dist.rglob("*") if path.is_file()]


def _name(dist: Path, path: Path) -> str:
    return path.relative_to(dist).as_posix()
