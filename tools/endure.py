"""Kills tabs and browsers during games, plays one game in two tabs, and counts lost moves.

    python -m tools.endure --tabs 50 --browsers 20 --pairs 20 --pause 50

A move is lost when the page said that it is stored (`data-keeping` and `data-missed` count those
that are not) and it is missing afterwards. With `--pause 0` the browser is killed right after the
last click. Needs dist/.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, Playwright

from tools.bench.browser import engine
from tools.devkit import chromium
from tools.devkit.serve import serving

ROOT: Final = Path(__file__).resolve().parents[1]
START: Final = "#delegate_dash?seats=human,human&seed="
READY: Final = '#app[data-ready="1"]'
OFFERS: Final = ':is([data-do^="pick:"], [data-do^="take:"])'
OVER: Final = '#app[data-screen="over"]'
TIMEOUT_SECONDS: Final = 30.0
"""Seconds that each step may take."""


class Process:
    """A Chromium with a profile on disk, that can be killed as the system would."""

    def __init__(self, profile: Path) -> None:
        self._port = profile / "DevToolsActivePort"
        self._port.unlink(missing_ok=True)
        path = chromium.system_chromium() or "chromium"
        args = ["--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}"]
        self._process = subprocess.Popen(
            [path, *args, *chromium.launch_args(), "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def connect(self, playwright: Playwright) -> BrowserContext:
        """Return the browser's own context."""
        end = time.monotonic() + TIMEOUT_SECONDS
        while not (self._port.exists() and self._port.read_text().strip()):
            if time.monotonic() > end:
                raise RuntimeError("the browser did not come up")
            time.sleep(0.02)
        port = self._port.read_text().split()[0]
        return playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}").contexts[0]

    def kill(self) -> None:
        """End all its processes at once, without a word."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


def opened(context: BrowserContext, address: str) -> Page:
    """Return a new page at an address once it is ready; it shows what happens at once."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(READY, state="attached", timeout=TIMEOUT_SECONDS * 1000)
    page.evaluate(
        "hustings.send('pref:pace:instant')"
    )  # else there is nothing to click for a while
    return page


def play(page: Page, moves: int, luck: random.Random) -> int:
    """Make a number of moves by clicks; return how many stand on the table."""
    goal = ply(page) + moves
    while ply(page) < goal and click(page, luck):
        pass
    return ply(page)


def click(page: Page, luck: random.Random) -> dict[str, int]:
    """Click on any choice; return what the page says right then, nothing when the game is over.

    That is {"ply": moves shown, "kept": moves said to be kept}.
    """
    page.wait_for_selector(f"{OFFERS}, {OVER}", state="attached", timeout=TIMEOUT_SECONDS * 1000)
    offers = page.eval_on_selector_all(OFFERS, "list => list.map((e) => e.dataset.do)")
    if not offers:
        return {}
    do = json.dumps(luck.choice(sorted(offers)))
    said: dict[str, int] = page.evaluate(
        f"""(() => {{
            document.querySelector(`[data-do=${{CSS.escape({do})}}]`)
                ?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
            const said = ({SAID})();
            (globalThis.plies ??= [0]).push(said.ply);
            return ({SAID})();
        }})()"""
    )
    return said


SAID: Final = """() => {
    const { keeping = 0, missed = 0 } = document.documentElement.dataset;
    const ply = Number(document.getElementById("app").dataset.ply);
    const open = Number(keeping) + Number(missed);
    return { ply, kept: open ? globalThis.plies?.at(-1 - open) ?? 0 : ply };
}"""
"""What the page says of moves: how many it shows, how many are kept.

It counts changes that are not on the disk. A click makes one, which may hold several moves.
"""


def ply(page: Page) -> int:
    """Return how many moves the page shows."""
    return int(page.locator("#app").get_attribute("data-ply") or 0)


def said_kept(page: Page) -> int:
    """Return how many moves the page says are kept."""
    return int(page.evaluate(SAID)["kept"])


def kept(page: Page) -> int:
    """Return how many moves the longest game kept here has."""
    texts: list[str] = page.evaluate(
        "Object.keys(localStorage).filter((k) => k.includes(' save/')).map((k) => localStorage[k])"
    )
    return max((len(json.loads(text)["record"]["moves"]) for text in texts), default=0)


def browser_killed(
    playwright: Playwright, site: str, seed: str, pause: int | None
) -> tuple[int, int]:
    """Play a new game, kill the browser; return the moves said to be kept and those there after.

    pause: milliseconds between the last move and the end, 0: at once, whatever the page does after
    the click; None: until the page's second store has it.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        first = Process(Path(folder))
        page = opened(first.connect(playwright), f"{site}{START}{seed}")
        luck = random.Random(seed)
        play(page, 5, luck)
        before = click(page, luck)["kept"]
        if pause is None:
            page.evaluate("hustings.secondStore.last.then(() => 1)")
        elif pause:
            page.wait_for_timeout(pause)
        if pause != 0:
            before = said_kept(page)
        first.kill()
        second = Process(Path(folder))
        try:
            page = opened(second.connect(playwright), site)
            page.evaluate("hustings.secondStore.all.then(() => new Promise(setTimeout))")
            return before, kept(page)
        finally:
            second.kill()


def tab_killed(context: BrowserContext, site: str, seed: str) -> tuple[int, int]:
    """Play a new game, kill its tab at once; return the moves shown before and kept after."""
    page = opened(context, f"{site}{START}{seed}")
    before = play(page, 6, random.Random(seed))
    page.close(run_before_unload=False)
    other = opened(context, site)
    after = kept(other)
    _clear(other)
    return before, after


def two_tabs(context: BrowserContext, site: str, seed: str) -> tuple[int, int]:
    """Play in one tab, then in another that slept; return the moves played and those stored."""
    luck = random.Random(seed)
    sleeping = opened(context, site)
    page = opened(context, f"{site}{START}{seed}")
    before = play(page, luck.randint(2, 8), luck)
    if luck.random() < 0.5:
        page.evaluate("hustings.send('home:')")
    sleeping.wait_for_selector('[data-do^="continue:"]')
    sleeping.locator('[data-do^="continue:"]').first.dispatch_event("click")
    play(sleeping, 1, luck)
    before = max(before, ply(sleeping))
    after = kept(sleeping)
    page.close()
    _clear(sleeping)
    return before, after


def _clear(page: Page) -> None:
    """Forget everything in both stores, so that the next try begins anew."""
    page.evaluate("""async () => {
        await hustings.secondStore.clear([]);
        localStorage.clear();
    }""")
    page.close()


@contextmanager
def _shared(playwright: Playwright) -> Iterator[BrowserContext]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        process = Process(Path(folder))
        try:
            yield process.connect(playwright)
        finally:
            process.kill()


def _tell(what: str, results: list[tuple[int, int]]) -> int:
    lost = [(before, after) for before, after in results if after < before]
    print(f"{what}: {len(results)} tries, {len(lost)} lost {lost or ''}", flush=True)
    return len(lost)


def main() -> int:
    """Run what the command line asks for; return 1 when anything was lost."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    for name in ("tabs", "browsers", "pairs"):
        parser.add_argument(f"--{name}", type=int, default=5)
    parser.add_argument("--pause", type=int, default=50, help="ms from a move to the kill")
    asked = parser.parse_args()
    lost = 0
    with serving(ROOT / "dist") as site, engine() as playwright:
        results: Any = [
            browser_killed(playwright, site, f"b{n}", asked.pause) for n in range(asked.browsers)
        ]
        lost += _tell("browsers killed", results)
        with _shared(playwright) as context:
            results = [tab_killed(context, site, f"t{n}") for n in range(asked.tabs)]
            lost += _tell("tabs killed", results)
            results = [two_tabs(context, site, f"p{n}") for n in range(asked.pairs)]
            lost += _tell("two tabs", results)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
