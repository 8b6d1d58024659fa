"""The log of Poll Position!: one sentence per event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatch
from typing import Final, NamedTuple

from hustings.core.model import Event, Seat
from hustings.games.poll_position import names as words
from hustings.games.poll_position.board import REGIONS
from hustings.games.poll_position.cards import SHORT_STAFFING
from hustings.games.poll_position.events import (
    Arrived,
    BagFoundEmpty,
    CardRevealed,
    ChiefChosen,
    Closed,
    Counted,
    Dealt,
    Ended,
    EngagementRose,
    GoodwillGranted,
    Kept,
    Liaised,
    Looked,
    Opened,
    Placed,
    PlanChanged,
    PlansRevealed,
    Protested,
    Reached,
    RegionCounted,
    Remained,
    Replaced,
    Rolled,
    Scattered,
    Scored,
    Sealed,
    ShortageBegan,
    SiteLost,
    SiteLowered,
    Split,
    Stayed,
    SurveyBegan,
    TurnBegan,
    Turned,
    VoterTurnedUp,
    WeekBegan,
)
from hustings.messages.generated import poll_position as messages
from hustings.messages.people import Cast, Person


class Reader(NamedTuple):
    """Who reads the log: the viewer's seat, None for everybody, and the names of all seats."""

    viewer: Seat | None
    names: Sequence[str]

    def subject(self, marker: int) -> Person:
        """Return a marker's player as the subject of a sentence; a solo player has two markers."""
        if len(self.names) > 1:
            return Cast(self.viewer, self.names).person(marker)
        return Person(words.player(marker, self.names))


def event(event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return the log sentence about an event; "" for none."""
    return line(event, Reader(viewer, names))


def card_effects(events: Iterable[Event], viewer: Seat | None, names: Sequence[str]) -> list[str]:
    """Return the effects of a card in few lines; all arrivals share one line."""
    came: dict[int, int] = {}
    lines = []
    for each in events:
        if isinstance(each, Arrived | Scattered):
            came[each.place] = came.get(each.place, 0) + 1
        elif isinstance(each, _CARD_EFFECTS):
            lines.append(event(each, viewer, names))
    if came:
        places = [
            messages.place_with_voters(place=words.the_place(place), voters=voters)
            for place, voters in sorted(came.items())
        ]
        lines.append(messages.log_came(places=places))
    return lines


_CARD_EFFECTS: Final = (
    Closed,
    Remained,
    SiteLost,
    SiteLowered,
    Protested,
    BagFoundEmpty,
)
"""Events by which a card changes the board, apart from voters who come and what lasts."""


@singledispatch
def line(event: Event, reader: Reader) -> str:  # noqa: ARG001 - most events have a line of their own
    """Return the log sentence of an event, "" for events without one."""
    return ""


# Planning


@line.register(Dealt)
def _dealt(event: Dealt, reader: Reader) -> str:
    role = words.ROLE_KEYS[event.specialist]
    return messages.log_dealt(who=reader.subject(event.marker), role=role)


@line.register(GoodwillGranted)
def _goodwill_granted(event: GoodwillGranted, _: Reader) -> str:
    return messages.log_goodwill(points=event.points)


@line.register(ChiefChosen)
def _chief_chosen(event: ChiefChosen, reader: Reader) -> str:
    return messages.log_chief(who=reader.subject(event.marker))


@line.register(WeekBegan)
def _week_began(event: WeekBegan, _: Reader) -> str:
    return messages.log_week(week=event.week)


@line.register(Sealed)
def _sealed(event: Sealed, reader: Reader) -> str:
    return messages.log_sealed(who=reader.subject(event.marker))


@line.register(PlansRevealed)
def _plans_revealed(_event: PlansRevealed, _: Reader) -> str:
    return messages.log_revealed()


@line.register(Placed)
def _placed(event: Placed, reader: Reader) -> str:
    return messages.log_placed(
        who=reader.subject(event.marker),
        region=words.the_region(event.region),
        now=event.short_now,
        later=event.short_later,
    )


@line.register(PlanChanged)
def _plan_changed(event: PlanChanged, reader: Reader) -> str:
    return messages.log_changed(
        who=reader.subject(event.marker),
        region=words.the_region(event.region),
        old=words.the_region(event.old),
        why=words.plan_reason(event.short_later, event.old_short_later, event.alone),
        later=event.short_later,
        there=event.old_short_later,
    )


@line.register(Stayed)
def _stayed(event: Stayed, reader: Reader) -> str:
    where = words.in_region(event.region)
    return messages.log_stayed(who=reader.subject(event.marker), where=where)


# The week's event


@line.register(CardRevealed)
def _card_revealed(event: CardRevealed, _: Reader) -> str:
    card = event.card
    return messages.log_card(week=event.week, card=words.CARDS[card], effect=words.EFFECTS[card])


@line.register(EngagementRose)
def _engagement_rose(event: EngagementRose, _: Reader) -> str:
    return messages.log_engagement(level=event.level)


@line.register(Arrived)
def _arrived(event: Arrived, _: Reader) -> str:
    return messages.log_arrived(where=words.to_place(event.place))


@line.register(BagFoundEmpty)
def _bag_found_empty(_event: BagFoundEmpty, _: Reader) -> str:
    return messages.log_bag_empty()


@line.register(Closed)
def _closed(event: Closed, _: Reader) -> str:
    place, card = words.place(event.district), words.CARDS[event.card]
    return messages.log_closed(place=place, card=card, lost=event.sites_lost)


@line.register(Scattered)
def _scattered(event: Scattered, _: Reader) -> str:
    origin, where = words.from_place(event.origin), words.to_place(event.place)
    return messages.log_scattered(value=event.value, origin=origin, where=where)


@line.register(Remained)
def _remained(event: Remained, _: Reader) -> str:
    return messages.log_remained(value=event.value)


@line.register(ShortageBegan)
def _shortage_began(event: ShortageBegan, _: Reader) -> str:
    return messages.log_shortage(region=words.REGION_KEYS[event.region], cost=SHORT_STAFFING)


@line.register(Protested)
def _protested(event: Protested, _: Reader) -> str:
    return messages.log_protested(where=words.at_place(event.district))


@line.register(SiteLost)
def _site_lost(event: SiteLost, _: Reader) -> str:
    return messages.log_site_lost(value=event.value, where=words.at_place(event.place))


@line.register(SiteLowered)
def _site_lowered(event: SiteLowered, _: Reader) -> str:
    where = words.at_place(event.place)
    return messages.log_site_lowered(value=event.value, where=where, lowered=event.value - 1)


# Turns


@line.register(TurnBegan)
def _turn_began(event: TurnBegan, reader: Reader) -> str:
    return messages.log_turn(who=reader.subject(event.marker), points=event.points)


@line.register(Opened)
def _opened(event: Opened, reader: Reader) -> str:
    return messages.log_opened(
        who=reader.subject(event.marker),
        sites=event.sites,
        where=words.at_place(event.place),
        cost=event.cost,
    )


@line.register(Rolled)
def _rolled(event: Rolled, reader: Reader) -> str:
    dice = [str(die) for die in event.dice]
    return messages.log_rolled(who=reader.subject(event.marker), dice=dice)


@line.register(Replaced)
def _replaced(event: Replaced, reader: Reader) -> str:
    return messages.log_replaced(
        who=reader.subject(event.marker),
        old=event.old,
        where=words.at_place(event.place),
        new=event.new,
    )


@line.register(Kept)
def _kept(event: Kept, reader: Reader) -> str:
    return messages.log_kept(who=reader.subject(event.marker), die=event.die)


@line.register(Reached)
def _reached(event: Reached, reader: Reader) -> str:
    return messages.log_reached(
        who=reader.subject(event.marker),
        value=event.value,
        origin=words.from_place(event.place),
        cost=event.cost,
    )


@line.register(Split)
def _split(event: Split, reader: Reader) -> str:
    return messages.log_split(
        who=reader.subject(event.marker),
        value=event.value,
        where=words.at_place(event.place),
        target=words.at_place(event.target),
        cost=event.cost,
    )


@line.register(SurveyBegan)
def _survey_began(event: SurveyBegan, reader: Reader) -> str:
    region = words.REGION_KEYS[event.region]
    return messages.log_survey(who=reader.subject(event.marker), region=region, cost=event.cost)


@line.register(Turned)
def _turned(event: Turned, _: Reader) -> str:
    return messages.log_turned(where=words.at_place(event.place), value=event.value)


@line.register(Looked)
def _looked(event: Looked, reader: Reader) -> str:
    who, card = reader.subject(event.marker), words.CARDS[event.card]
    return messages.log_looked(who=who, week=event.week, card=card)


@line.register(Liaised)
def _liaised(event: Liaised, reader: Reader) -> str:
    role = words.ROLE_KEYS[event.specialist]
    return messages.log_liaised(who=reader.subject(event.marker), role=role)


@line.register(Ended)
def _ended(event: Ended, reader: Reader) -> str:
    return messages.log_ended(who=reader.subject(event.marker), unused=event.unused)


@line.register(VoterTurnedUp)
def _voter_turned_up(event: VoterTurnedUp, reader: Reader) -> str:
    return messages.log_intention(
        who=reader.subject(event.marker),
        number=event.region + 1,
        type=words.TYPE_KEYS[event.type],
        where=words.at_place(event.place),
    )


# The count


@line.register(RegionCounted)
def _region_counted(event: RegionCounted, _: Reader) -> str:
    key = words.REGION_KEYS[event.region] if event.region < REGIONS else words.HQ_KEY
    return messages.log_counting(region=key)


@line.register(Counted)
def _counted(event: Counted, _: Reader) -> str:
    return messages.log_counted(
        place=words.place(event.place),
        any=bool(event.turned),
        turned=" ".join(map(str, event.turned)),
        turnout=event.turnout,
        capacity=event.capacity,
        complaints=event.complaints,
    )


@line.register(Scored)
def _scored(event: Scored, _: Reader) -> str:
    return messages.log_scored(
        turnout=event.turnout,
        complaints=event.complaints,
        cost=event.cost,
        sign=words.goodwill_sign(event.goodwill),
        goodwill=abs(event.goodwill),
        final=words.final_score(event),
    )
