"""What a partner says before it acts: what it does and what it leaves to others. Facts only.

A place is left to the listener if nobody else looks after it: while plans are made the region
without a marker where most voters are turned away by the end, in a turn the listener's own region,
and headquarters at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hustings.core.model import Event, Seat
from hustings.games.poll_position import names as words
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, NOWHERE, REGIONS, WEEKS
from hustings.games.poll_position.events import (
    Looked,
    Opened,
    Placed,
    PlanChanged,
    Reached,
    Replaced,
    SiteLost,
    Split,
    Stayed,
    TurnBegan,
)
from hustings.games.poll_position.forecast import forecast
from hustings.games.poll_position.planning import later_everywhere
from hustings.games.poll_position.state import State
from hustings.messages.generated import poll_position as messages

MIN_SWING: Final = 5
"""Points by which the forecast must change for the news to say why."""
HEADQUARTERS: Final = REGIONS
"""Headquarters among the places that are left to others, after the regions."""
_ACTS: Final = (Opened, Reached, Replaced, SiteLost, Split)
"""Events of single acts that may move the forecast."""


def speech(
    event: Event,
    before: State,
    after: State,
    viewer: Seat | None,
    names: Sequence[str],  # noqa: ARG001 - a partner says "I" and "you"
) -> str:
    """Return what a bot says with an event of its own; "" if it says nothing."""
    match event:
        case Placed() if before.turn.prompt == v.PLAN:
            leaves, place = _left_in_planning(after, viewer)
            return messages.talk_takes(
                region=words.the_region(event.region),
                later=event.short_later,
                leaves=leaves,
                place=place,
            )
        case PlanChanged():
            leaves, place = _left_in_planning(after, viewer)
            return messages.talk_changes(
                region=words.the_region(event.region),
                old=words.the_region(event.old),
                leaves=leaves,
                place=place,
            )
        case Stayed():
            leaves, place = _left_in_planning(after, viewer)
            return messages.talk_stays(
                where=words.in_region(event.region), leaves=leaves, place=place
            )
        case TurnBegan():
            leaves, place = _left_in_turn(after, event.marker, viewer)
            where = words.in_region(after.region[event.marker])
            return messages.talk_works(where=where, leaves=leaves, place=place)
        case Looked():
            card, effect = words.CARDS[event.card], words.EFFECTS[event.card]
            return messages.talk_looked(week=event.week, card=card, effect=effect)
    return ""


def _left_in_planning(state: State, viewer: Seat | None) -> tuple[str, str]:
    """Return to whom a region or headquarters is left, and its name; ("none", "") for none."""
    free = [region for region in range(REGIONS) if region not in state.region]
    place = _worst(state, [*free, HEADQUARTERS])
    if place is None:
        return "none", ""
    waits = viewer is not None and state.region[viewer] == NOWHERE
    if waits or (viewer is not None and place == HEADQUARTERS):
        return "you", _name(place)
    return ("nobody", _name(place)) if place != HEADQUARTERS else ("none", "")


def _left_in_turn(state: State, marker: int, viewer: Seat | None) -> tuple[str, str]:
    """Return the same at the beginning of a turn, for a listener whose turn is still to come."""
    if viewer is None or _turn(state, viewer) <= _turn(state, marker):
        return "none", ""
    own = {state.region[viewer]} - {state.region[marker]}
    place = _worst(state, [*own, HEADQUARTERS])
    return ("none", "") if place is None else ("you", _name(place))


def _turn(state: State, marker: int) -> int:
    """Return the place of a marker in the order of the week's turns, from 0."""
    return (marker - state.chief) % state.markers


def _worst(state: State, places: Sequence[int]) -> int | None:
    """Return the place where most voters are turned away by the end; None if nobody is."""
    later = later_everywhere(state)
    place = max(places, key=later.__getitem__)
    return place if later[place] else None


def _name(place: int) -> str:
    return words.place(HQ) if place == HEADQUARTERS else words.the_region(place)


def swing(event: Event, opening: Callable[[], State], after: State) -> str:
    """Return what has moved the forecast by MIN_SWING points, "" where nothing has.

    The first turn of a week tells of the week's event.
    """
    by_event = isinstance(event, TurnBegan) and event.marker == after.chief
    if not (by_event or isinstance(event, _ACTS)) or after.week >= WEEKS:
        return ""
    old, new = (forecast(state, working=True).middle for state in (opening(), after))
    if abs(new - old) < MIN_SWING:
        return ""
    better = new > old
    if by_event:
        card = words.CARDS[after.drawn[after.week]]
        return messages.swing_event(card=card, better=better, before=old, after=new)
    return messages.swing_act(better=better, before=old, after=new)
