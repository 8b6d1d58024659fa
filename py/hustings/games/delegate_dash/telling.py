"""What is shown of Delegate Dash between two decisions: lengths, sounds, whose doing it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from hustings.core.model import BRIEF, PLAIN, SCENE, Beat, Event, Seat
from hustings.games.delegate_dash import vocabulary as v
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
    v.LAID: How(PLAIN),
    v.PICKED: How(PLAIN, PLAYER),
    v.PLACED: How(BRIEF, sound="coin"),
    v.ROUND_BEGAN: How(900),
    v.FLIPPED: How(PLAIN, sound="coin"),
    v.ROLLED: How(900, sound="dice"),
    v.WALKED: How(WALK, CANDIDATE),
    v.STAYED: How(BRIEF, CANDIDATE),
    v.SENT: How(BRIEF, PLAYER),
    v.SURRENDERED: How(BRIEF, CANDIDATE, "coin"),
    v.REROLLED: How(SCENE, CANDIDATE, "dice"),
    v.CAUCUS_ROLLED: How(1300, sound="dice"),
    v.TOOK: How(600, CANDIDATE, "coin"),
    v.MISSED: How(500),
    v.STALLED: How(SCENE),
    v.CONVENED: How(2200, sound="stamp"),
    v.TIED_LAST: How(SCENE),
    v.SEALED: How(BRIEF, PLAYER, "card"),
    v.RELEASED: How(SCENE),
    v.ELIMINATED: How(1900, sound="stamp"),
    v.SPLIT_ROLLED: How(1400, sound="dice"),
    v.ROLLED_OFF: How(SCENE, sound="dice"),
    v.AWARDED: How(380, sound="coin"),
    v.COUNTED: How(SCENE),
    v.LEGISLATURE_ROLLED: How(2400, sound="dice"),
    v.WON: How(2800, sound="stamp"),
}
"""What goes without a beat of its own: why an automatic candidate goes where it does (its walk
tells that), coins that become uncommitted (with the candidate that loses them), a round's end."""

SUPER_TUESDAY: Final = 1800
"""How long the third round is announced."""

_SOME: Final = frozenset({v.FLIPPED, v.MISSED})
"""Kinds of which one is told for all of its row."""

TOLD: Final = frozenset(v.EVENTS[kind][0] for kind in HOW if kind not in _SOME)


def beat(
    event: Event, before: DashState, after: DashState, viewer: Seat | None, names: Sequence[str]
) -> Beat | None:
    """Return how an event is told."""
    how = HOW.get(event[0])
    line = says(event, Told(before, after, viewer, names)) if how is not None else ""
    if how is None or not line:
        return None
    length = SUPER_TUESDAY if event[:2] == (v.ROUND_BEGAN, 3) and event[3] else how.length
    return Beat(line, length, _whose(how, event, after), how.sound)


def _whose(how: How, event: Event, after: DashState) -> Seat | None:
    """Return the seat whose doing the event is: nobody's is what an automatic candidate does."""
    if how.whose == NO:
        return None
    seat = after.owner[event[1]] if how.whose == CANDIDATE else event[1]
    return seat if seat != NOBODY else None
