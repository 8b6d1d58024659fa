"""What a partner says before it acts, and what has changed the forecast. Facts only.

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
from hustings.games.poll_position import odds
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, NOWHERE, PLACES, REGIONS
from hustings.games.poll_position.cards import ADDS
from hustings.games.poll_position.effects import effect_between, effect_phrases
from hustings.games.poll_position.events import (
    CardOver,
    CardRevealed,
    Ended,
    Kept,
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
    Turned,
)
from hustings.games.poll_position.forecast import forecast, points_left
from hustings.games.poll_position.planning import later_everywhere
from hustings.games.poll_position.state import State
from hustings.games.poll_position.survey import surveyable
from hustings.messages.generated import poll_position as messages

MIN_CARD_SWING: Final = 3
"""Points by which a card must change the forecast for the news and the log to say so."""
MIN_ACT_SWING: Final = 5
"""The same for a single act, and for the news only."""
CLEARLY_BETTER: Final = 2
"""Points by which a player's own act must raise the forecast for the news to praise it."""
HEADQUARTERS: Final = REGIONS
"""Headquarters among the places that are left to others, after the regions."""
_ACTS: Final = (Opened, Reached, Replaced, Split, Kept, Turned)
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
    """Return what has moved the forecast much; the count is announced in any case."""
    if isinstance(event, _ACTS):
        return _swing_of_act(event, opening(), after)
    if not isinstance(event, CardOver | Looked | Scored):
        return STEADY
    old, new = (forecast(state, working=True).middle for state in (opening(), after))
    if isinstance(event, Scored):
        return Swing("", messages.log_swing_count(same=old == new, before=old, after=new))
    if abs(new - old) < MIN_CARD_SWING:
        return STEADY
    if isinstance(event, Looked):
        return Swing(messages.swing(quiet=False, before=old, after=new), "")
    card, better = words.CARDS[event.card], new > old
    quiet = better and event.card not in ADDS
    return Swing(
        messages.swing(quiet=quiet, before=old, after=new),
        messages.log_swing(card=card, quiet=quiet, better=better, before=old, after=new),
    )


def _swing_of_act(event: Event, before: State, after: State) -> Swing:
    """Return what an act has changed of the forecast; for its player with the reasons."""
    if isinstance(event, Turned) and surveyable(after):
        return STEADY  # the last voter that a survey turns says it for all of them
    old, new = (forecast(state, working=True).middle for state in (before, after))
    reasons = _reasons(event, before, after, new - old)
    own = ""
    if reasons:
        own = messages.swing_why(same=old == new, before=old, after=new, reasons=reasons)
    is_large = abs(new - old) >= MIN_ACT_SWING
    phrase = messages.swing(quiet=False, before=old, after=new) if is_large else ""
    return Swing(phrase, "", own)


def _reasons(event: Event, before: State, after: State, swing: int) -> list[str]:
    """Return what an act brought and took: action points, voters turned away, the cost of dice.

    swing: of the forecast, which has counted on what action points usually bring.
    """
    reasons = []
    spent = points_left(before) - points_left(after)
    if spent and swing < 0:
        reasons.append(messages.why_points(points=spent))
    elif spent and swing >= CLEARLY_BETTER:
        reasons.append(messages.why_better())
    if isinstance(event, Turned):
        turned = sum(before.down) - sum(after.down)
        known = sum(after.face_up_sum(place) - before.face_up_sum(place) for place in range(PLACES))
        expected = round(turned * odds.mean(bytes(before.rest)))
        return [*reasons, messages.why_turned(sum=known, expected=expected)]
    return reasons + effect_phrases(effect_between(before, after))
