"""A plugin of pytest that tells what each test costs in seconds of processor, browsers included.

    .venv/bin/pytest -q -p tools.devkit.costs e2e/test_over.py

For one worker, on Linux: it adds up what /proc tells of this process and all it has started, so
that a test in which a browser ends (the last one) is told too cheap.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

SHOWN: Final = 40
"""So many of the dearest tests are told."""
TICK: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
TESTS: Final = Counter[str]()


def spent() -> float:
    """Return the seconds of processor that this process and its descendants have taken so far."""
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
    return sum(ticks.get(number, 0) for number in own) / TICK


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note what a test has cost, its fixtures included."""
    before = spent()
    try:
        return (yield)
    finally:
        TESTS[item.nodeid] += max(0.0, spent() - before)  # type: ignore[assignment]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell the dearest tests, and what those of each file cost together."""
    files = Counter[str]()
    for name, cost in TESTS.items():
        files[name.partition("::")[0]] += cost
    for title, found in (("test", TESTS), ("file", files)):
        terminalreporter.section(f"seconds of processor by {title}")
        for name, cost in found.most_common(SHOWN):
            terminalreporter.line(f"{cost:8.2f} {name}")
    terminalreporter.line(f"{sum(files.values()):8.2f} in all")
