"""What is shown of Whistle-Stop between two decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import Beat, Event, Seat
from hustings.games.whistle_stop.state import StopState
from hustings.games.whistle_stop.text import event as sentence

TOLD: Final[frozenset[str]] = frozenset()


def beat(
    event: Event, before: StopState, after: StopState, viewer: Seat | None, names: Sequence[str]
) -> Beat | None:
    """Return how an event is told."""
    says = sentence(event, viewer, names)
    return Beat(says.rstrip(".")) if says else None
