"""Faults that the page survives are seen by the tests: each one fails the test it happens in."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from hustings.ui import faults

REPORTED: list[str] = []
"""Tracebacks of the test that runs."""


def collect() -> None:
    """Keep the traceback of the exception that is being handled."""
    REPORTED.append(traceback.format_exc())


def take() -> list[str]:
    """Return what was reported since this was last asked."""
    found = REPORTED.copy()
    REPORTED.clear()
    return found


@contextmanager
def expected(kind: type[Exception], says: str = "") -> Iterator[None]:
    """Allow faults of one kind; at least one must happen.

    says: what stands in the last line of its traceback.
    """
    assert not take()
    yield
    found = [text.strip().splitlines()[-1] for text in take()]
    assert found, f"no {kind.__name__} was reported"
    assert all(kind.__name__ in line and says in line for line in found), found


faults.report = collect
