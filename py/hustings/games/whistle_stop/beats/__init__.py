"""The beats of Whistle-Stop: how playback shows each event, in a few words each."""

from __future__ import annotations

from collections.abc import Sequence

import hustings.games.whistle_stop.beats.elections
import hustings.games.whistle_stop.beats.turns  # noqa: F401 - both register what they tell
from hustings.core.model import Beat, Event, Seat
from hustings.games.whistle_stop.beats.situation import Situation, beat_of
from hustings.games.whistle_stop.state import StopState
from hustings.messages.people import Cast


def beat(
    event: Event, before: StopState, after: StopState, viewer: Seat | None, names: Sequence[str]
) -> Beat | None:
    """Return the beat of an event; None where it goes with the next one."""
    return beat_of(event, Situation(before, after, Cast(viewer, names)))
