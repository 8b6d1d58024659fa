"""Unexpected exceptions that the page survives."""

from __future__ import annotations

import traceback


def report() -> None:
    """Print the exception that is being handled, with its traceback, to the error output.

    Call it wherever the page carries on after an exception that nobody expected. A test in which
    it is called fails (tests/recovered_errors.py, e2e/watching.py).
    """
    traceback.print_exc()
