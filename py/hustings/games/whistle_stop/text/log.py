"""The log of Whistle-Stop: one short sentence per event."""

from __future__ import annotations

from collections.abc import Sequence

import hustings.games.whistle_stop.text.election_lines
import hustings.games.whistle_stop.text.turn_lines  # noqa: F401 - both register their sentences
from hustings.core.model import Event, Seat
from hustings.games.whistle_stop.text.lines import log_line
from hustings.messages.people import Cast


def event(event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return one log sentence about a witnessed event; "" when it needs no line."""
    return log_line(event, Cast(viewer, names))
