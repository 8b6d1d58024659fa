"""How fast the page answers a click, and how fast the rules run in the browser's bot worker."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final, TypeAlias

from playwright.sync_api import Page

from hustings import catalog
from tools.bench.browser import pages, say, visit

Opened: TypeAlias = tuple[Page, str]
"""A page of a build, and the address of its site."""
Times: TypeAlias = list[tuple[float, float]]
"""(ms until the board has changed, ms until everything is drawn) of each click."""

CLICKS: Final = 200
ROUNDS: Final = 2
"""How often each click is repeated, in equal games. The fastest time counts, because slower ones
are due to other work on the machine."""
PAUSE_MS: Final = 25
"""How long the page may finish drawing between two clicks."""
CLICK: Final = """async ([clicks, seed, rest]) => {
    const times = [];
    const { draw } = hustings;
    let drawn = 0;
    hustings.draw = (json) => (draw(json), (drawn = performance.now()));
    let luck = seed;
    const below = (n) => (luck = (luck * 48271) % 2147483647) % n;
    const offered = '[data-do^="pick:"], [data-do^="take:"], [data-do="nobody"]';
    for (let i = 0; i < clicks; i++) {
        const offers = [...document.querySelectorAll(offered)];
        if (!offers.length || document.getElementById("app").dataset.screen === "over") break;
        const target = offers[below(offers.length)];
        target.focus({ preventScroll: true }); // as the press before a click does
        target.getBoundingClientRect();
        const before = performance.now();
        target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        document.getElementById("app").getBoundingClientRect(); // the layout belongs to it
        const board = performance.now() - before;
        await new Promise((resolve) => setTimeout(resolve, rest));
        times.push([board, Math.max(board, drawn - before)]);
    }
    hustings.draw = draw;
    return times;
}"""

PLAYOUTS: Final = '''
import json, time
from hustings import catalog
from hustings.bots.search import playout
from hustings.core.record import check_options
from hustings.core.rng import Rng

class Thinker:
    """Replaces the bot: plays at random for some seconds and returns games and moves per second."""
    def start(self, job):
        self.job = json.loads(job)
    def step(self):
        info = catalog.info(self.job["game"])
        rules, options = catalog.rules(info.id), check_options(info, {})
        games = moves = 0
        begin = time.monotonic()
        while time.monotonic() - begin < self.job["seconds"]:
            moves += playout(rules, rules.new(self.job["seats"], options), Rng(f"bench/{games}"))
            games += 1
        spent = time.monotonic() - begin
        return json.dumps([games / spent, moves / spent])

thinker = Thinker()
'''


def click_times(builds: Sequence[Opened], game: str, rate: int = 1) -> list[Times]:
    """Return the times of each build: of each click the fastest of all rounds.

    Builds are measured in turns. rate: by how much the page's processor is slowed down while it is
    measured. A slowed page takes a whole processor even when idle, so others stay unslowed.
    """
    rounds: list[list[Times]] = []
    for _ in range(ROUNDS):
        rounds.append([])
        for page, site in builds:
            with throttled(page, rate):
                rounds[-1].append(_clicks(page, site, game))
    return [_fastest(each) for each in zip(*rounds, strict=True)]


def _fastest(rounds: Sequence[Times]) -> Times:
    return [
        (min(board for board, _ in same), min(whole for _, whole in same))
        for same in zip(*rounds, strict=True)
    ]


def _clicks(page: Page, site: str, game: str) -> Times:
    """Return the times of one round, with human players at a full table."""
    seats = ",".join(["human"] * max(catalog.info(game).seats))
    times: Times = []
    for number in range(4):
        visit(page, f"{site}#{game}?seats={seats}&seed=bench{number}", "ready")
        page.evaluate("hustings.send('pref:pace:instant')")  # without playback
        found = page.evaluate(CLICK, [CLICKS, 77 + number, PAUSE_MS])
        times += [(board, whole) for board, whole in found]
        if len(times) >= CLICKS:
            break
    return times[:CLICKS]


@contextmanager
def throttled(page: Page, rate: int) -> Iterator[None]:
    """Slow the page's processor down by a factor."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    yield
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()


def playouts(page: Page, site: str, game: str, seconds: float) -> tuple[int, float, float]:
    """Return seats, random games and moves per second in the bot worker, for the most seats."""
    seats = max(catalog.info(game).seats)
    visit(page, site, "ready")
    ask = "job => hustings.ask(1, job)"
    page.evaluate(ask, json.dumps({"game": game, "seats": seats, "seconds": seconds / 4}))
    job = json.dumps({"game": game, "seats": seats, "seconds": seconds})
    games, moves = json.loads(page.evaluate(ask, job))
    return seats, games, moves


HEAD: Final = (
    "| game | click to changed board p50 | p95 | all drawn p95 | processor throttled ×4: p50 "
    "| p95 | all drawn p95 | clicks | seats | playouts/s | moves/s |",
    "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
)


def tables(
    dists: Sequence[Path], games: Sequence[str] = catalog.GAMES, seconds: float = 2.0
) -> list[str]:
    """Return a table over games for each of the builds, which are measured in turns."""
    lines = [[*HEAD] for _ in dists]
    with pages(*dists) as builds:
        for game in games:
            for page, _ in builds:
                page.context.unroute_all()
            normal = click_times(builds, game)
            slow = click_times(builds, game, rate=4)
            for build, *times, found in zip(builds, normal, slow, lines, strict=True):
                build[0].context.route("**/thinker.py", lambda route: route.fulfill(body=PLAYOUTS))
                seats, played, moves = playouts(*build, game, seconds)
                shown = " | ".join(map(_spread, times))
                speed = f"{seats} | {played:,.1f} | {moves:,.0f}"
                found.append(f"| {game} | {shown} | {len(times[0])} | {speed} |")
                say(found[-1])
    return ["\n".join(found) for found in lines]


def _spread(times: Times) -> str:
    """Return cells: median and p95 until the board has changed, p95 until everything is drawn."""
    board, whole = (sorted(row) for row in zip(*times, strict=True))
    at = int(len(board) * 0.95)
    return f"{median(board):.1f} ms | {board[at]:.1f} ms | {whole[at]:.1f} ms"
