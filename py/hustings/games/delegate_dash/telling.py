"""What is shown of Delegate Dash between two decisions: lengths, sounds, whose doing it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from hustings.core.model import BRIEF, PLAIN, SCENE, Beat, Event, Seat
from hustings.games.delegate_dash.events import (
    Awarded,
    CaucusRolled,
    Convened,
    Counted,
    Eliminated,
    Flipped,
    Laid,
    LegislatureRolled,
    Missed,
    Picked,
    Placed,
    Released,
    Rerolled,
    Rolled,
    RolledOff,
    RoundBegan,
    Sealed,
    Sent,
    SplitRolled,
    Stalled,
    Stayed,
    Surrendered,
    TiedLast,
    Took,
    Walked,
    Won,
)
from hustings.games.delegate_dash.state import NOBODY, DashState
from hustings.games.delegate_dash.text.beats import Told, says

NO, CANDIDATE, PLAYER = range(3)
"""Whose doing an event is: nobody's, or its first number is the candidate's or the seat's."""


class How(NamedTuple):
    """How a kind of event is told. length: milliseconds at the normal pace."""

    length: int
    whose: int = NO
    sound: str = ""


WALK: Final = 450
"""A pawn's walk: what is animated takes 80 ms a state and at most 400."""

HOW: Final[Mapping[int, How]] = {
    Laid.NUMBER: How(PLAIN),
    Picked.NUMBER: How(PLAIN, PLAYER),
    Placed.NUMBER: How(BRIEF, sound="coin"),
    RoundBegan.NUMBER: How(900),
    Flipped.NUMBER: How(PLAIN, sound="coin"),
    Rolled.NUMBER: How(900, sound="dice"),
    Walked.NUMBER: How(WALK, CANDIDATE),
    Stayed.NUMBER: How(BRIEF, CANDIDATE),
    Sent.NUMBER: How(BRIEF, PLAYER),
    Surrendered.NUMBER: How(BRIEF, CANDIDATE, "coin"),
    Rerolled.NUMBER: How(SCENE, CANDIDATE, "dice"),
    CaucusRolled.NUMBER: How(1300, sound="dice"),
    Took.NUMBER: How(600, CANDIDATE, "coin"),
    Missed.NUMBER: How(500),
    Stalled.NUMBER: How(SCENE),
    Convened.NUMBER: How(2200, sound="stamp"),
    TiedLast.NUMBER: How(SCENE),
    Sealed.NUMBER: How(BRIEF, PLAYER, "card"),
    Released.NUMBER: How(SCENE),
    Eliminated.NUMBER: How(1900, sound="stamp"),
    SplitRolled.NUMBER: How(1400, sound="dice"),
    RolledOff.NUMBER: How(SCENE, sound="dice"),
    Awarded.NUMBER: How(380, sound="coin"),
    Counted.NUMBER: How(SCENE),
    LegislatureRolled.NUMBER: How(2400, sound="dice"),
    Won.NUMBER: How(2800, sound="stamp"),
}
"""What goes without a beat of its own: why an automatic candidate goes where it does (its walk
tells that), coins that become uncommitted (with the candidate that loses them), a round's end."""

SUPER_TUESDAY: Final = 1800
"""How long the third round is announced."""


def beat(
    event: Event, before: DashState, after: DashState, viewer: Seat | None, names: Sequence[str]
) -> Beat | None:
    """Return how an event is told."""
    how = HOW.get(event[0])
    line = says(event, Told(before, after, viewer, names)) if how is not None else ""
    if how is None or not line:
        return None
    length = (
        SUPER_TUESDAY
        if isinstance(event, RoundBegan) and event.round == 3 and event.coins
        else how.length
    )
    return Beat(line, length, _whose(how, event, after), how.sound)


def _whose(how: How, event: Event, after: DashState) -> Seat | None:
    """Return the seat whose doing the event is: nobody's is what an automatic candidate does."""
    if how.whose == NO:
        return None
    seat = after.owner[event[1]] if how.whose == CANDIDATE else event[1]
    return seat if seat != NOBODY else None
