"""What a beat of Whistle-Stop depends on beside its event, and which function tells which event."""

from __future__ import annotations

from functools import singledispatch
from typing import NamedTuple

from hustings.core.model import Beat, Event, Seat
from hustings.games.whistle_stop.state import StopState
from hustings.messages.people import Cast


class Situation(NamedTuple):
    """The positions before and after an event, and who is told."""

    before: StopState
    after: StopState
    cast: Cast

    def near(self, *seats: Seat) -> bool:
        """Return whether the viewer is among these seats; an onlooker is near to all."""
        return self.cast.viewer is None or self.cast.viewer in seats


@singledispatch
def beat_of(event: Event, now: Situation) -> Beat | None:  # noqa: ARG001 - nothing tells the rest
    """Return how an event is told; None where it goes with what is told next."""
    return None
