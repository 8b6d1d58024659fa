"""How long a player waits for the next decision while opponents play, at the normal pace."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Page

from hustings import catalog
from tools.bench.browser import one_page, visit

MAX_WAITS: Final = 12
"""How many waits of each game are measured."""
MAX_CLICKS: Final = 400
WAIT: Final = """async ([waits, clicks, seed]) => {
    const app = document.getElementById("app");
    const offered = '[data-do^="pick:"], [data-do^="take:"], [data-do="nobody"]';
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let luck = seed;
    const below = (n) => (luck = (luck * 48271) % 2147483647) % n;
    const found = [];
    for (let i = 0; i < clicks && found.length < waits; i++) {
        while (app.dataset.busy === "1") await frame();
        const offers = [...document.querySelectorAll(offered)];
        if (!offers.length || app.dataset.screen === "over") break;
        const before = performance.now();
        const event = new MouseEvent("click", { bubbles: true, cancelable: true });
        offers[below(offers.length)].dispatchEvent(event);
        await frame();
        if (app.dataset.busy !== "1") continue; // no other seat had a turn
        let others = false;
        while (app.dataset.busy === "1") {
            others ||= app.dataset.turn !== "" && !app.dataset.turn.split(" ").includes("0");
            await frame();
        }
        if (others && app.dataset.screen !== "over") found.push(performance.now() - before);
    }
    return found;
}"""
"""Clicks at random for the first seat; returns the ms of each wait in which others had a turn."""


def waits(page: Page, site: str, game: str) -> list[float]:
    """Return the seconds from click to next decision at a full table of Normal bots."""
    seats = ",".join(["human", *["bot:normal"] * (max(catalog.info(game).seats) - 1)])
    found: list[float] = []
    for number in range(4):
        visit(page, f"{site}#{game}?seats={seats}&seed=wait{number}", "ready")
        found += page.evaluate(WAIT, [MAX_WAITS - len(found), MAX_CLICKS, 77 + number])
        if len(found) >= MAX_WAITS:
            break
    return [ms / 1000 for ms in found]


def table(dist: Path) -> str:
    """Return a table over all games."""
    lines = ["| game | seats | median | p90 | longest | waits |", "|---|---:|---:|---:|---:|---:|"]
    with one_page(dist) as (page, site):
        for game in catalog.GAMES:
            found = sorted(waits(page, site, game))
            if not found:
                continue
            late = found[int(len(found) * 0.9)]
            times = f"{median(found):.1f} s | {late:.1f} s | {found[-1]:.1f} s"
            lines.append(f"| {game} | {max(catalog.info(game).seats)} | {times} | {len(found)} |")
    return "\n".join(lines)
