"""Failures in JavaScript: a file that could not be fetched is reported as that, others are ours."""

from __future__ import annotations

import re
from typing import Final

from pyodide.ffi import JsException

from hustings.ui import faults

BROWSER_FAILURES: Final = (JsException, AttributeError)
"""What a call into the browser may raise: it throws, or lacks the function."""
NOT_FETCHED: Final = re.compile(
    "fetch|dynamically imported|importing a module|did not load|load failed|network", re.IGNORECASE
)
"""Matches what browsers and our own scripts say of files that could not be fetched."""


def is_fetch_failure(error: Exception) -> bool:
    """Return whether an error means that a file could not be fetched."""
    return NOT_FETCHED.search(str(error)) is not None


def report(error: Exception, what: str) -> str:
    """Print the error being handled; return "unfetched", or "" for an error of ours.

    what: what was being loaded, as the start of a sentence.
    """
    if is_fetch_failure(error):
        print(f"{what} did not arrive: {error}")
        return "unfetched"
    faults.report()
    return ""
