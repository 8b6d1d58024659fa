"""The situation a beat depends on, and the dispatch from an event to its beat."""

from __future__ import annotations

from functools import singledispatch
from typing import NamedTuple

from hustings.core.model import Beat, Event, Seat
from hustings.games.whistle_stop.state import StopState
from hustings.messages.people import Cast


class Situation(NamedTuple):
    """The positions before and after an event, and who looks."""

    before: StopState
    after: StopState
    cast: Cast

    def concerns(self, *seats: Seat) -> bool:
        """Return whether the viewer is one of these seats; everything concerns an onlooker."""
        return self.cast.viewer is None or self.cast.viewer in seats


@singledispatch
def beat_of(event: Event, now: Situation) -> Beat | None:  # noqa: ARG001 - the default: no beat
    """Return the beat of an event, or None if it is shown with the next one."""
    return None
