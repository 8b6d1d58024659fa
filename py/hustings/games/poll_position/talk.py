"""What a partner says before it acts: what it does and what it leaves to others. Facts only.

A place is left to the listener if nobody else looks after it: while plans are made the region
without a marker where most voters are turned away by the end, in a turn the listener's own region,
and headquarters at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hustings.core.model import Event, Seat
from hustings.core.talk import STEADY, Swing
from hustings.games.poll_position import names as words
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, NOWHERE, REGIONS
from hustings.games.poll_position.cards import ADDS
from hustings.games.poll_position.events import (
    CardOver,
    CardRevealed,
    Ended,
    Looked,
    Opened,
    Placed,
    PlanChanged,
    Reached,
    Replaced,
    Scored,
    Split,
    Stayed,
    TurnBegan,
)
from hustings.games.poll_position.forecast import forecast
from hustings.games.poll_position.planning import later_everywhere
from hustings.games.poll_position.state import State
from hustings.messages.generated import poll_position as messages

MIN_CARD_SWING: Final = 3
"""Points by which a card must change the forecast for the news and the log to say so."""
MIN_ACT_SWING: Final = 5
"""The same for a single act, and for the news only."""
HEADQUARTERS: Final = REGIONS
"""Headquarters among the places that are left to others, after the regions."""
_ACTS: Final = (Opened, Reached, Replaced, Split)
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


BEGINS: Final[Mapping[int, int]] = {
    CardOver.NUMBER: CardRevealed.NUMBER,
    Scored.NUMBER: Ended.NUMBER,
}
"""A card is measured from its reveal on, the count from the end of the last turn on."""


def swing(event: Event, opening: Callable[[], State], after: State) -> Swing:
    """Return what has moved the forecast much; the count is told in any case."""
    if not isinstance(event, (CardOver, Scored, *_ACTS)):
        return STEADY
    old, new = (forecast(state, working=True).middle for state in (opening(), after))
    if isinstance(event, Scored):
        return Swing("", messages.log_swing_count(same=old == new, before=old, after=new))
    if abs(new - old) < (MIN_CARD_SWING if isinstance(event, CardOver) else MIN_ACT_SWING):
        return STEADY
    if not isinstance(event, CardOver):
        return Swing(messages.swing(quiet=False, before=old, after=new), "")
    card, better = words.CARDS[event.card], new > old
    quiet = better and event.card not in ADDS
    return Swing(
        messages.swing(quiet=quiet, before=old, after=new),
        messages.log_swing(card=card, quiet=quiet, better=better, before=old, after=new),
    )
