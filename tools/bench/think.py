"""How long opponents think in the browser's bot worker, and how smooth the page stays meanwhile.

Positions come from games that bots play here beforehand; what is timed is what a player waits for,
from the page's question to the worker's answer. One process, one page, one worker.
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
"""Whose decisions are timed, where a game has them; else its strongest level's."""
BARS: Final = {"hard": 400, "expert": 1000}
"""ms that 95 of 100 decisions may take."""
PLAYED_BY: Final = "normal"
"""The level that plays the games from which the positions are taken."""
GAMES: Final = 4
"""So many games give the positions; more where they have too few decisions."""
MOST_GAMES: Final = 40
WARM: Final = 10
"""So many decisions are made before the first one that counts."""
STARTED: Final = 3000
"""ms until what the start costs is over; it is measured elsewhere."""

INSTANT: Final = storing("preferences", '{"pace": "instant"}')
"""Bots answer without a pause: what shows their moves has to be done more often than at a table."""

ASK: Final = """async ([jobs, warm]) => {
    const times = [];
    for (const [i, job] of jobs.entries()) {
        const before = performance.now();
        await hustings.ask(1e6 + i, job);
        if (i >= warm) times.push(performance.now() - before);
    }
    return times;
}"""

SMOOTH: Final = """async ([seconds]) => {
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
"""Watches bots play for some seconds: moves, the longest time the page heard nothing (ms), and the
tasks that the browser itself calls long (over 50 ms)."""


def levels(game: str) -> list[str]:
    """Return the levels that are timed."""
    offered = list(catalog.bots(game).LEVELS)
    return [level for level in LEVELS if level in offered] or offered[-1:]


def positions(game: str, seats: int, wanted: int) -> list[dict[str, Any]]:
    """Return jobs (without a level) at decisions with a choice, spread over whole games."""
    found: list[dict[str, Any]] = []
    number = 0
    while number < GAMES or (len(found) < wanted and number < MOST_GAMES):
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
    """Return two seats, where two can play, and the most."""
    seats = catalog.info(game).seats
    return sorted({2 if 2 in seats else seats[0], seats[-1]})


def decisions(page: Page, site: str, level: str, jobs: list[dict[str, Any]]) -> list[float]:
    """Return how many ms each decision took, ascending; a few before them are not counted."""
    visit(page, site, "ready")
    page.evaluate("hustings.startThinker().then(() => 1)")
    warm = jobs[:: max(1, len(jobs) // WARM)][:WARM]
    texts = [json.dumps({**job, "level": level}) for job in warm + jobs]
    return sorted(page.evaluate(ASK, [texts, len(warm)]))


def smooth(page: Page, site: str, game: str, level: str, seconds: float) -> str:
    """Return cells: moves made, the longest silence, the long tasks while bots alone play."""
    seats = ",".join([f"bot:{level}"] * catalog.info(game).seats[-1])
    visit(page, f"{site}#{game}?seats={seats}&seed=smooth", "ready")
    page.wait_for_timeout(STARTED)
    moves, silence, long = page.evaluate(SMOOTH, [seconds])
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
            page_said = smooth(page, site, game, level, seconds)
            for seats, jobs in asked.items():
                times = decisions(page, site, level, jobs)
                cells = f"{game} | {level} | {seats} | {_spread(times, BARS.get(level, 400))}"
                lines.append(f"| {cells} | {page_said if seats == max(asked) else '| |'} |")
                say(lines[-1])
    return "\n".join(lines)


def every(page: Page, site: str, wanted: int) -> str:
    """Return a table over all games, all their levels and all numbers of seats: the p95 of each."""
    most = max(catalog.info(game).seats[-1] for game in catalog.GAMES)
    heads = " | ".join(f"{number} seats" for number in range(1, most + 1))
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


def _spread(times: list[float], bar: int) -> str:
    """Return cells: how many, the middle one, the 95th of 100, the longest, what is allowed."""
    p95 = _p95(times)
    mark = "**" if p95 > bar else ""
    said = f"{len(times)} | {median(times):.0f} ms | {mark}{p95:.0f} ms{mark}"
    return f"{said} | {times[-1]:.0f} ms | {bar} ms"
