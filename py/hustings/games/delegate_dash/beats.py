"""The beats of Delegate Dash: how playback shows each event, and whose it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import SCENE, Beat, Event, Seat
from hustings.core.vocabulary import GameEvent
from hustings.games.delegate_dash.events import (
    Awarded,
    Convened,
    Counted,
    Picked,
    Rerolled,
    RoundBegan,
    Sealed,
    Sent,
    Stayed,
    Surrendered,
    Took,
    Walked,
)
from hustings.games.delegate_dash.state import (
    NOBODY,
    POOL,
    REGION_OF,
    SUPER_TUESDAY,
    DashState,
)
from hustings.games.delegate_dash.text.beat_lines import Situation, beat_line, move_end
from hustings.games.delegate_dash.text.heard_lines import heard_line
from hustings.games.delegate_dash.text.losses import loss
from hustings.messages.people import Cast

SUPER_TUESDAY_MS: Final = 1800
"""How long the announcement of Super Tuesday stays."""


def beat(
    event: Event, before: DashState, after: DashState, viewer: Seat | None, names: Sequence[str]
) -> Beat | None:
    """Return the beat of an event; None where it goes with another event."""
    situation = Situation(before, after, Cast(viewer, names))
    line = beat_line(event, situation)
    if not line or not isinstance(event, GameEvent):
        return None
    length = None
    if isinstance(event, RoundBegan) and event.round == SUPER_TUESDAY and event.coins:
        length = SUPER_TUESDAY_MS
    if isinstance(event, Walked | Stayed) and move_end(event.candidate, situation) == "pointless":
        length = SCENE  # the player, who is asked elsewhere, has time to read why not here
    heard = heard_line(event, situation)
    shown = event.beat(line, _actor(event, after), length=length, heard=heard)
    return shown._replace(awaits=_ends_a_step(event, after), loss=loss(event, situation))


def _ends_a_step(event: GameEvent, after: DashState) -> bool:
    """Return whether a step of the convention ends, which stays in sight until a press.

    The steps are its opening and each region that is shared out. The last region of a count is
    read together with the count.
    """
    if isinstance(event, Awarded):
        pooled = [marker for marker, place in enumerate(after.where) if place == POOL]
        return bool(pooled) and all(
            REGION_OF[marker] > REGION_OF[event.marker] for marker in pooled
        )
    return isinstance(event, Convened | Counted)


def _actor(event: GameEvent, after: DashState) -> Seat | None:
    """Return the seat that acted; None where none did or the candidate is automatic."""
    match event:
        case Picked() | Sent() | Sealed():
            return event.seat
        case Walked() | Stayed() | Surrendered() | Rerolled() | Took():
            owner = after.owner[event.candidate]
            return owner if owner != NOBODY else None
    return None
