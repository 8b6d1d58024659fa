"""The dispatch from an event to its log line; `*_lines.py` register the lines."""

from __future__ import annotations

from functools import singledispatch

from hustings.core.model import Event
from hustings.messages.people import Cast


@singledispatch
def log_line(event: Event, cast: Cast) -> str:  # noqa: ARG001 - the default: no line
    """Return one log sentence about an event; "" when it needs no line."""
    return ""
