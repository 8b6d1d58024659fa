"""How fast the page starts, against a page that only calls loadPyodide on the stock files.

Both are measured in one run, in turns, so that a busy machine slows both. Four ways to start:
cold (a profile that never saw the page), warm (again in the same browser), restarted (the same
profile in a new process) and offline (restarted, the server gone). The first visit lasts
until all files and a memory snapshot are cached for the others.
"""

from __future__ import annotations

import shutil
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Error, Playwright

from tools.bench import firefox
from tools.bench.browser import engine, fresh_profile, page_after_settling, visit, wait_until_cached
from tools.devkit.serve import serving

STOCK: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
BARE: Final = """<!doctype html><meta charset="utf-8"><title>bare</title>
<script type="module">
import { loadPyodide } from "./v-stock/pyodide.mjs";
const python = await loadPyodide();
document.documentElement.dataset.bare = python.version;
performance.mark("bare");
</script>
"""
TABLE: Final = "#{game}?seats=human&seed=bench"
PICK_GAME: Final = """async game => {
    const shown = () => document.querySelector(`.setup.game-${game} .aim`);
    const card = document.querySelector(`[data-do="setup:${game}"]`);
    if (!card || document.getElementById("app").dataset.ready) return null;
    const began = performance.now();
    card.click();
    while (!shown()) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return document.getElementById("app").dataset.ready ? null : performance.now() - began;
}"""
"""Picks a game on the home page while Python loads; returns the ms until its set-up is painted."""
WAYS: Final = ("cold", "warm", "restarted", "offline")
Times = dict[tuple[str, str], list[float]]
"""(what, way) -> ms, one per round."""


@contextmanager
def hosts(root: Path, dist: Path) -> Iterator[tuple[str, str]]:
    """Serve the bare page and a copy of the site; yield their addresses."""
    with tempfile.TemporaryDirectory() as scratch:
        bare, site = Path(scratch, "bare"), Path(scratch, "site")
        (bare / "v-stock").mkdir(parents=True)
        (bare / "index.html").write_text(BARE, encoding="utf-8")
        for name in STOCK:
            shutil.copy(root / "node_modules" / "pyodide" / name, bare / "v-stock" / name)
        shutil.copytree(dist, site)
        with serving(bare) as first, serving(site) as second:
            yield first, second


def one_round(playwright: Playwright, bare: str, site: str, table: str, times: Times) -> None:
    """Start each page once in every way and record how long it took."""

    def note(what: str, way: str, marks: dict[str, float], *names: str) -> None:
        for name in names:
            times[f"{what}{name}", way].append(marks[name])

    for what, address, mark, names in (
        ("", bare, "bare", ("bare",)),
        ("home ", site, "ready", ("screen", "ready")),
        ("table ", site + table, "playable", ("screen", "playable")),
    ):
        with fresh_profile(playwright) as profile:
            with profile.open() as context:
                page = page_after_settling(context)
                note(what, "cold", visit(page, address, mark), *names)
                if what:
                    wait_until_cached(page)
                visit(page, address, mark)  # the browser keeps compiled code from the second time
                note(what, "warm", visit(page, address, mark), *names)
            with profile.open() as context:
                note(what, "restarted", visit(page_after_settling(context), address, mark), *names)


def picked_round(playwright: Playwright, site: str, game: str, times: Times) -> None:
    """Pick a game as early as possible, on a first visit and in a restarted browser."""
    with fresh_profile(playwright) as profile:
        for way in ("cold", "restarted"):
            with profile.open() as context:
                page = page_after_settling(context)
                page.goto(site, wait_until="commit")
                page.wait_for_selector(f'[data-do="setup:{game}"]')
                took = page.evaluate(PICK_GAME, game)
                if took is not None:  # else Python was there before
                    times["picked", way].append(took)
                if way == "cold":
                    wait_until_cached(page)


def offline_round(playwright: Playwright, dist: Path, table: str, times: Times) -> None:
    """Visit once, stop the server, restart the browser and start from the cached files."""
    with fresh_profile(playwright) as profile:
        with serving(dist) as site, profile.open() as context:
            page = page_after_settling(context)
            visit(page, site, "ready")
            wait_until_cached(page)
            visit(page, site, "ready")
        for what, address, mark in (("home ", site, "ready"), ("table ", site + table, "playable")):
            with profile.open() as context:
                marks = visit(page_after_settling(context), address, mark)
                times[f"{what}screen", "offline"].append(marks["screen"])
                times[f"{what}{mark}", "offline"].append(marks[mark])


def file_round(playwright: Playwright, file: Path, table: str, times: Times) -> None:
    """Open the one-file edition from disk twice, with a new profile."""
    if not file.exists():
        return
    address = file.as_uri() + table
    with fresh_profile(playwright) as profile, profile.open() as context:
        page = page_after_settling(context)
        for way in ("cold", "warm"):
            marks = visit(page, address, "playable")
            times["one file screen", way].append(marks["screen"])
            times["one file playable", way].append(marks["playable"])


def measure(root: Path, builds: Sequence[Path], game: str, rounds: int) -> list[Times]:
    """Return all times of all rounds, for each build; builds are measured in turns."""
    times: list[Times] = [defaultdict(list) for _ in builds]
    table = TABLE.format(game=game)
    with engine() as playwright, ExitStack() as stack:
        served = [stack.enter_context(hosts(root, dist)) for dist in builds]
        for number in range(rounds):
            print(f"-- round {number + 1} of {rounds}", flush=True)
            for dist, host, found in zip(builds, served, times, strict=True):
                for key, values in _round(playwright, host, dist, game, table).items():
                    found[key] += values
    return times


def _round(
    playwright: Playwright, host: tuple[str, str], dist: Path, game: str, table: str
) -> Times:
    """Return the times of one round of a build; none where a browser crashed.

    host: the addresses of the bare page and of the build.
    """
    bare, site = host
    found: Times = defaultdict(list)
    try:
        one_round(playwright, bare, site, table, found)
        picked_round(playwright, site, game, found)
        file_round(playwright, dist / "hustings.html", table, found)
        offline_round(playwright, dist, table, found)
    except Error as error:
        print(f"-- left out: {error}", flush=True)
        return {}
    return found


def in_firefox(root: Path, dist: Path, game: str, rounds: int) -> str:
    """Return a sentence about Firefox, "" without it."""
    print("-- Firefox", flush=True)
    with hosts(root, dist) as (bare, _):
        return firefox.sentence(bare, dist / "hustings.html", TABLE.format(game=game), rounds)


ROWS: Final = (
    ("bare", "bare `loadPyodide`, stock files"),
    ("home screen", "home: first screen"),
    ("home ready", "home: Python answers"),
    ("picked", "a game picked while Python loads: its own page, from the click"),
    ("table playable", "table: playable"),
    ("one file playable", "one file: table playable"),
)


def table(times: Times) -> str:
    """Return the medians and their ratios to the bare page as a table."""
    lines = [
        f"| median of {len(times['bare', 'cold'])}, ms (ratio to bare) | {' | '.join(WAYS)} |",
        "|---|---:|---:|---:|---:|",
    ]
    for what, label in ROWS:
        cells = []
        for way in WAYS:
            got = times.get((what, way))
            against = times.get(("bare", "restarted" if way == "offline" else way))
            if not got or not against:
                cells.append("")
            elif what == "bare":
                cells.append(f"{median(got):.0f}")
            else:
                cells.append(f"{median(got):.0f} ({median(got) / median(against):.2f})")
        lines.append(f"| {label} | {' | '.join(cells)} |")
    return "\n".join(lines)
