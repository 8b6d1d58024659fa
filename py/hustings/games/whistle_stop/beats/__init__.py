"""The beats of Whistle-Stop: how playback shows each event, in a few words each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import hustings.games.whistle_stop.beats.elections
import hustings.games.whistle_stop.beats.turns  # noqa: F401 - both register what they tell
from hustings.core.model import BRIEF, SCENE, Beat, Event, Seat
from hustings.games.whistle_stop.beats.situation import Situation, beat_of
from hustings.games.whistle_stop.state import StopState
from hustings.messages.people import Cast

CARD_MS: Final = 850
"""Milliseconds that a rival's card stays, so that it can be read."""
MAX_RIVAL_TURN_MS: Final = 3200
"""Milliseconds that one rival's turn may take, without scenes."""
ROUND_MS: Final = 7800
"""Milliseconds that the turns of all rivals may take together, without scenes."""


def beat(
    event: Event, before: StopState, after: StopState, viewer: Seat | None, names: Sequence[str]
) -> Beat | None:
    """Return the beat of an event; None where it goes with the next one."""
    shown = beat_of(event, Situation(before, after, Cast(viewer, names)))
    if shown is None or viewer is None or shown.who in (None, viewer):
        return shown
    turn_ms = min(MAX_RIVAL_TURN_MS, ROUND_MS // (after.seats - 1))
    length = max(CARD_MS, shown.length) if BRIEF <= shown.length < SCENE else shown.length
    return shown._replace(length=length, turn_ms=turn_ms)
