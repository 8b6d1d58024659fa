"""Collect errors that the page recovers from: each fails the test in which it happens."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from hustings.ui import faults

TRACEBACKS: list[str] = []
"""Tracebacks of the running test."""


def record() -> None:
    """Store the traceback of the exception being handled."""
    TRACEBACKS.append(traceback.format_exc())


def take() -> list[str]:
    """Return and clear the collected tracebacks."""
    tracebacks = TRACEBACKS.copy()
    TRACEBACKS.clear()
    return tracebacks


@contextmanager
def expect_error(kind: type[Exception], text: str = "") -> Iterator[None]:
    """Allow errors of one kind; at least one must happen.

    text: what the last line of each traceback contains.
    """
    assert not take()
    yield
    last_lines = [each.strip().splitlines()[-1] for each in take()]
    assert last_lines, f"no {kind.__name__} was reported"
    assert all(kind.__name__ in line and text in line for line in last_lines), last_lines


faults.report = record
