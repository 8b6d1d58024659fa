"""One short sentence for each event that somebody who hears the game wants to know about."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Event, Seat
from hustings.games.poll_position import names as words
from hustings.games.poll_position.board import REGION_OF, REGIONS, ROLLS, TYPE_OF
from hustings.games.poll_position.cards import ADDS
from hustings.games.poll_position.events import (
    Arrived,
    CardRevealed,
    Placed,
    PlanChanged,
    Turned,
    VoterTurnedUp,
)
from hustings.games.poll_position.planning import unserved_at_hq, unserved_in
from hustings.games.poll_position.state import State
from hustings.games.poll_position.text.log import Reader
from hustings.messages.generated import poll_position as messages


def heard_line(event: Event, viewer: Seat | None, names: Sequence[str], after: State) -> str:
    """Return the sentence about an event; "" where the log's serves. after: the position."""
    reader = Reader(viewer, names)
    match event:
        case Placed():
            return messages.heard_plans(
                who=reader.subject(event.marker),
                region=words.the_region(event.region),
                now=event.short_now,
                later=event.short_later,
            )
        case PlanChanged():
            return messages.heard_plans_instead(
                who=reader.subject(event.marker),
                region=words.the_region(event.region),
                old=words.the_region(event.old),
            )
        case CardRevealed():
            return messages.heard_card(week=event.week, card=words.CARDS[event.card])
        case Arrived():
            return _arrived(event, after)
        case Turned():
            return messages.heard_turned(where=words.at_place(event.place), value=event.value)
        case VoterTurnedUp():
            return messages.heard_turned_up(where=words.at_place(event.place))
    return ""


def _arrived(event: Arrived, after: State) -> str:
    """Return how many voters a card brings, and where to."""
    aimed = ADDS[after.drawn[after.week]]
    voters = sum(not after.closed[place] for place in aimed)
    return messages.heard_arrived(voters=voters, where=destination(event.place, aimed))


def destination(place: int, places: Sequence[int]) -> str:
    """Return where a card brings voters: to a region, or to all districts of the place's type."""
    regions = {REGION_OF[each] for each in places}
    if len(regions) == 1:
        return words.to_region(regions.pop())
    return messages.to_districts(type=words.TYPE_KEYS[TYPE_OF[place]])


def standing(obs: State, viewer: Seat | None, names: Sequence[str]) -> list[str]:
    """Return where the viewer works, and how many voters are turned away where."""
    lines = []
    if viewer is not None and len(names) > 1 and obs.region[viewer] in range(REGIONS):
        lines.append(messages.heard_working(where=words.in_region(obs.region[viewer])))
    lines.append(messages.heard_engagement(level=obs.engagement, voters=ROLLS[obs.engagement]))
    for region in range(REGIONS):
        now, later = unserved_in(obs, region)
        if now or later:
            name = words.REGIONS[region]
            lines.append(messages.heard_region(region=name, now=now, later=later))
    now, later = unserved_at_hq(obs)
    if now or later:
        lines.append(messages.heard_hq(now=now, later=later))
    return lines
