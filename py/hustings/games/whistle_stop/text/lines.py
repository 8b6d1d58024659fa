"""How the log of Whistle-Stop says one event in a sentence; `*_lines.py` register how."""

from __future__ import annotations

from functools import singledispatch

from hustings.core.model import Event
from hustings.messages.people import Cast


@singledispatch
def log_line(event: Event, cast: Cast) -> str:  # noqa: ARG001 - what has no sentence says nothing
    """Return one sentence about an event for whoever is told; "" when it needs none."""
    return ""
