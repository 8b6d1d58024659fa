"""How long bots think in the browser's bot worker, and how smooth the page stays meanwhile.

Positions come from games that bots play beforehand. A time is that between the page's question and
the worker's answer, for which a player waits.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from statistics import median
from typing import Any, Final

from playwright.sync_api import Page

from hustings import catalog
from hustings.bots.search import bot_rng, choose
from hustings.core.record import make
from hustings.core.table import Table
from tools.bench.browser import say, visit
from tools.devkit.stored import storing

LEVELS: Final = ("hard", "expert")
"""The levels that are timed; if a game has none of them, its strongest level."""
MAX_P95_MS: Final = {"hard": 400, "expert": 1000}
"""The time within which 95 of 100 decisions must be made, by level."""
PLAYED_BY: Final = "normal"
"""The level that plays the games from which the positions are taken."""
MIN_GAMES: Final = 4
"""How many games give positions; more if they have too few decisions."""
MAX_GAMES: Final = 40
WARM_UP_DECISIONS: Final = 10
"""Decisions that are made before the first one that counts."""
START_MS: Final = 3000
"""How long the start may disturb the page, which is measured elsewhere."""

INSTANT: Final = storing("preferences", '{"pace": "instant"}')
"""A preference with which bots move without pauses, so the page draws more often than usual."""

ASK: Final = """async ([jobs, warm]) => {
    const times = [];
    for (const [i, job] of jobs.entries()) {
        const before = performance.now();
        await hustings.ask(1e6 + i, job);
        if (i >= warm) times.push(performance.now() - before);
    }
    return times;
}"""

WATCH: Final = """async ([seconds]) => {
    const app = document.getElementById("app");
    const long = [];
    const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) long.push(entry.duration);
    });
    observer.observe({ type: "longtask" });
    const first = Number(app.dataset.ply);
    const end = performance.now() + 1000 * seconds;
    let last = performance.now(), gap = 0;
    while (performance.now() < end && app.dataset.screen !== "over") {
        await new Promise((resolve) => setTimeout(resolve, 4));
        const now = performance.now();
        gap = Math.max(gap, now - last - 4);
        last = now;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    observer.disconnect();
    return [Number(app.dataset.ply) - first, gap, long];
}"""
"""Watches bots play for some seconds; returns the number of moves, the longest time in which the
page did not respond, and the browser's long tasks (over 50 ms), in ms."""


def levels(game: str) -> list[str]:
    """Return the levels that are timed."""
    offered = list(catalog.bots(game).LEVELS)
    return [level for level in LEVELS if level in offered] or offered[-1:]


def positions(game: str, seats: int, wanted: int) -> list[dict[str, Any]]:
    """Return jobs (without a level) for decisions with a choice, spread evenly over whole games."""
    found: list[dict[str, Any]] = []
    number = 0
    while number < MIN_GAMES or (len(found) < wanted and number < MAX_GAMES):
        found += _decisions(game, seats, f"bench-{number}")
        number += 1
    step = max(1.0, len(found) / wanted)
    return [found[int(i * step)] for i in range(min(wanted, len(found)))]


def _decisions(game: str, seats: int, seed: str) -> Iterator[dict[str, Any]]:
    rules, offered = catalog.rules(game), catalog.bots(game).LEVELS
    level = PLAYED_BY if PLAYED_BY in offered else list(offered)[-1]
    table = Table(rules, make(catalog.info(game), seats, {}, seed))
    bot = offered[level]()
    while not table.over:
        seat = table.seats[0]
        if len(table.legal(seat)) > 1:
            yield {"record": table.played().data(), "seat": seat}
        rng = bot_rng(game, level, seat, table.at)
        table.play(seat, choose(bot, rules, table.view(seat), seat, rng))


def sizes(game: str) -> list[int]:
    """Return the seat counts that are timed: two, if possible, and the most."""
    seats = catalog.info(game).seats
    return sorted({2 if 2 in seats else seats[0], seats[-1]})


def decisions(page: Page, site: str, level: str, jobs: list[dict[str, Any]]) -> list[float]:
    """Return the ms of each decision, in ascending order, after some decisions to warm up."""
    visit(page, site, "ready")
    page.evaluate("hustings.startThinker().then(() => 1)")
    warm = jobs[:: max(1, len(jobs) // WARM_UP_DECISIONS)][:WARM_UP_DECISIONS]
    texts = [json.dumps({**job, "level": level}) for job in warm + jobs]
    return sorted(page.evaluate(ASK, [texts, len(warm)]))


def smoothness(page: Page, site: str, game: str, level: str, seconds: float) -> str:
    """Return cells: moves, the longest silence and the long tasks while only bots play."""
    seats = ",".join([f"bot:{level}"] * catalog.info(game).seats[-1])
    visit(page, f"{site}#{game}?seats={seats}&seed=smooth", "ready")
    page.wait_for_timeout(START_MS)
    moves, silence, long = page.evaluate(WATCH, [seconds])
    tasks = f"**{len(long)}, up to {max(long):.0f} ms**" if long else "none"
    return f"{moves} | {silence:.0f} ms | {tasks}"


def table(page: Page, site: str, wanted: int, seconds: float) -> str:
    """Return a table over all games, their levels and sizes.

    wanted: decisions for each line; seconds: for which the page is watched in each game.
    """
    page.add_init_script(INSTANT)
    lines = [
        "| game | level | seats | decisions | p50 | p95 | longest | bar for p95 "
        "| page: bots' moves | longest silence | tasks over 50 ms |",
        "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for game in catalog.GAMES:
        asked = {seats: positions(game, seats, wanted) for seats in sizes(game)}
        for level in levels(game):
            page_cells = smoothness(page, site, game, level, seconds)
            for seats, jobs in asked.items():
                times = decisions(page, site, level, jobs)
                cells = f"{game} | {level} | {seats} | {_spread(times, MAX_P95_MS.get(level, 400))}"
                lines.append(f"| {cells} | {page_cells if seats == max(asked) else '| |'} |")
                say(lines[-1])
    return "\n".join(lines)


def every(page: Page, site: str, wanted: int) -> str:
    """Return a table of the p95 of every level and seat count of all games."""
    most = max(catalog.info(game).seats[-1] for game in catalog.GAMES)
    heads = " | ".join(
        "1 seat" if number == 1 else f"{number} seats" for number in range(1, most + 1)
    )
    lines = [f"| game | level | {heads} |", "|---|---|" + "---:|" * most]
    for game in catalog.GAMES:
        asked = {seats: positions(game, seats, wanted) for seats in catalog.info(game).seats}
        for level in catalog.bots(game).LEVELS:
            cells = [game, level]
            for seats in range(1, most + 1):
                jobs = asked.get(seats)
                times = decisions(page, site, level, jobs) if jobs else []
                cells.append(f"{_p95(times):.0f} ms" if times else "")
            lines.append(f"| {' | '.join(cells)} |")
            say(lines[-1])
    return "\n".join(lines)


def _p95(times: list[float]) -> float:
    return times[int(len(times) * 0.95)]


def _spread(times: list[float], max_p95: int) -> str:
    """Return cells: count, median, p95, longest, allowed p95. A p95 that is too long is bold."""
    p95 = _p95(times)
    mark = "**" if p95 > max_p95 else ""
    cells = f"{len(times)} | {median(times):.0f} ms | {mark}{p95:.0f} ms{mark}"
    return f"{cells} | {times[-1]:.0f} ms | {max_p95} ms"
