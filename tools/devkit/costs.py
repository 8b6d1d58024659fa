"""A plugin of pytest that prints the processor time of each test, browsers included.

    .venv/bin/pytest -q -p tools.devkit.costs e2e/test_results.py

For one worker, on Linux. It adds up the times in /proc of this process and its descendants, so a
test in which a browser ends (the last one) seems too cheap.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

MAX_SHOWN: Final = 40
"""How many of the dearest tests and files are printed."""
TICKS_PER_SECOND: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
COSTS: Final = Counter[str]()


def cpu_seconds() -> float:
    """Return the processor seconds of this process and its descendants so far."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text("utf-8").rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        number = int(path.parent.name)
        parents[number], ticks[number] = int(fields[1]), sum(map(int, fields[11:15]))
    own = {os.getpid()}
    while more := {child for child, parent in parents.items() if parent in own} - own:
        own |= more
    return sum(ticks.get(number, 0) for number in own) / TICKS_PER_SECOND


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note the cost of a test, its fixtures included."""
    before = cpu_seconds()
    try:
        return (yield)
    finally:
        COSTS[item.nodeid] += max(0.0, cpu_seconds() - before)  # type: ignore[assignment]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the dearest tests and files."""
    files = Counter[str]()
    for name, cost in COSTS.items():
        files[name.partition("::")[0]] += cost
    for title, found in (("test", COSTS), ("file", files)):
        terminalreporter.section(f"seconds of processor by {title}")
        for name, cost in found.most_common(MAX_SHOWN):
            terminalreporter.line(f"{cost:8.2f} {name}")
    terminalreporter.line(f"{sum(files.values()):8.2f} in all")
