"""How fast the one-file edition starts in Firefox, against the bare page in the same run."""

from __future__ import annotations

import time
from pathlib import Path
from statistics import median
from typing import Final

from e2e.engines import MissingError, start_engine
from tools.bench.browser import SETTLE_MS, TIMEOUT_SECONDS

MARK: Final = "return performance.getEntriesByName({name!r})[0]?.startTime ?? 0"


def start_times(*visits: tuple[str, str]) -> list[float]:
    """Open addresses one after the other in a fresh profile; return the ms until each mark is set.

    visits: (address, name of the mark). Raises MissingError without Firefox, RuntimeError when a
    page does not start.
    """
    found = []
    with start_engine("firefox") as browser:
        time.sleep(SETTLE_MS / 1000)
        for address, mark in visits:
            browser.open(address)
            end = time.monotonic() + TIMEOUT_SECONDS
            while not (at := float(browser.run(MARK.format(name=mark)))):
                if time.monotonic() > end:
                    raise RuntimeError(f"{address} did not start in Firefox")
                time.sleep(0.1)
            found.append(at)
    return found


def sentence(bare: str, file: Path, table: str, rounds: int) -> str:
    """Return the results in one sentence; "" if Firefox is missing."""
    stock, cold, warm = [], [], []
    address = file.as_uri() + table
    try:
        for _ in range(rounds):
            stock += start_times((bare, "bare"))
            first, second = start_times((address, "hustings-drawn"), (address, "hustings-drawn"))
            cold.append(first)
            warm.append(second)
    except MissingError:
        return ""
    against = median(stock)
    return (
        f"In Firefox, median of {rounds}: bare page {against:.0f} ms; table of the one file "
        f"{median(cold):.0f} ms ({median(cold) / against:.2f}), "
        f"a second time {median(warm):.0f} ms."
    )
