"""What fails in JavaScript: a file that did not arrive is told, all else is a fault of ours."""

from __future__ import annotations

import re
from typing import Final

from pyodide.ffi import JsException

from hustings.ui import faults

BROWSER_FAILURES: Final = (JsException, AttributeError)
"""What asking the browser for something may raise: it throws, or has no such thing at all."""
NOT_ARRIVED: Final = re.compile(
    "fetch|dynamically imported|importing a module|did not load|load failed|network", re.IGNORECASE
)
"""Found in what browsers and our own scripts say of files that did not arrive."""


def not_arrived(error: Exception) -> bool:
    """Return whether something failed for want of a file, as where the network is gone."""
    return NOT_ARRIVED.search(str(error)) is not None


def note(error: Exception, what: str) -> str:
    """Print what failed, while it is handled; return why: "unfetched", or "" for a fault of ours.

    what: begins the sentence that says so.
    """
    if not_arrived(error):
        print(f"{what} did not arrive: {error}")
        return "unfetched"
    faults.report()
    return ""
