"""Collect errors that the page recovers from: each fails the test in which it happens."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from hustings.ui import faults

REPORTED: list[str] = []
"""Tracebacks of the running test."""


def collect() -> None:
    """Store the traceback of the exception that is being handled."""
    REPORTED.append(traceback.format_exc())


def take() -> list[str]:
    """Return and clear the collected tracebacks."""
    tracebacks = REPORTED.copy()
    REPORTED.clear()
    return tracebacks


@contextmanager
def expected(kind: type[Exception], says: str = "") -> Iterator[None]:
    """Allow errors of one kind; at least one must happen.

    says: text that the last line of each traceback contains.
    """
    assert not take()
    yield
    last_lines = [text.strip().splitlines()[-1] for text in take()]
    assert last_lines, f"no {kind.__name__} was reported"
    assert all(kind.__name__ in line and says in line for line in last_lines), last_lines


faults.report = collect
