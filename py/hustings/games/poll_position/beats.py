"""What is shown of Poll Position! between two decisions.

What belongs together is one beat: the voters whom a card brings or scatters, the districts of a
region that is counted. The voters who turn up after a turn have a beat each, and take the same time
however many they are. Within a turn, whose region is told first, a district is named by its type.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Final, NamedTuple

from hustings.core.model import AT_ONCE, PLAIN, Beat, Event, Seat
from hustings.games.poll_position import names as words
from hustings.games.poll_position import tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import (
    HQ,
    IN_REGION,
    REGION_OF,
    REGIONS,
    ROLLS,
    TYPE_OF,
    WEEKS,
)
from hustings.games.poll_position.cards import ADDS, SHORT_STAFFING
from hustings.games.poll_position.events import (
    Arrived,
    BagFoundEmpty,
    CardRevealed,
    Closed,
    Counted,
    Dealt,
    GoodwillGranted,
    HonkBegan,
    Kept,
    Liaised,
    Looked,
    Opened,
    Placed,
    PlanChanged,
    PlansRevealed,
    Protested,
    Reached,
    ReconciliationBegan,
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
from hustings.games.poll_position.state import State
from hustings.messages.generated import poll_position as messages

VOTERS_OF_A_TURN_MS: Final = 750
"""Milliseconds in which all voters of one turn turn up."""
MAX_PLANS_CHARACTERS: Final = 99
"""Characters of the longest line that lists the opened plans."""


class Situation(NamedTuple):
    """What the beat of an event needs beside it: the positions around it and all names."""

    before: State
    after: State
    names: Sequence[str]

    def seat(self, marker: int) -> Seat:
        """Return the seat that leads a marker."""
        return self.after.seat(marker)

    @property
    def alone(self) -> bool:
        """Whether one person plays, who has two markers: then specialists are named."""
        return self.after.seats == 1

    def role(self, marker: int) -> str:
        """Return the specialist a marker stands for, as messages choose by it."""
        return words.ROLE_KEYS[self.after.specialist[marker]]


def beat(
    event: Event,
    before: State,
    after: State,
    viewer: Seat | None,  # noqa: ARG001 - all see alike
    names: Sequence[str],
) -> Beat | None:
    """Return how an event is told; the week's card and what it does are scenes."""
    return tell(event, Situation(before, after, names))


@singledispatch
def tell(event: Event, now: Situation) -> Beat | None:  # noqa: ARG001 - for events that say nothing
    """Return the beat of an event, None for an event that is not told or told with another."""
    return None


# Planning


@tell.register(Dealt)
def _dealt(event: Dealt, now: Situation) -> Beat:
    says = messages.beat_dealt(alone=now.alone, role=words.ROLE_KEYS[event.specialist])
    return event.beat(says, now.seat(event.marker))


@tell.register(GoodwillGranted)
def _goodwill_granted(event: GoodwillGranted, _: Situation) -> Beat:
    return event.beat(messages.beat_goodwill(points=event.points))


@tell.register(WeekBegan)
def _week_began(event: WeekBegan, now: Situation) -> Beat:
    chief = now.after.chief
    says = messages.beat_week(
        week=event.week,
        weeks=WEEKS,
        last=event.week == WEEKS,
        alone=now.alone,
        role=now.role(chief),
        name=now.names[now.seat(chief)],
    )
    return event.beat(says)


@tell.register(Sealed)
def _sealed(event: Sealed, now: Situation) -> Beat:
    return event.beat(messages.beat_sealed(), now.seat(event.marker))


@tell.register(PlansRevealed)
def _plans_revealed(event: PlansRevealed, now: Situation) -> Beat:
    plans = [
        messages.plan_of(name=name, region=words.REGION_KEYS[region])
        for name, region in zip(now.names, now.after.region, strict=True)
    ]
    says = messages.beat_revealed_all(plans=plans)
    return event.beat(says if len(says) <= MAX_PLANS_CHARACTERS else messages.beat_revealed())


@tell.register(Placed)
def _placed(event: Placed, now: Situation) -> Beat:
    seat = now.seat(event.marker)
    if now.before.turn.prompt == v.REVEALING:  # opened with all the others
        says = messages.beat_goes(where=words.to_region(event.region))
        return event.beat(says, seat, length=AT_ONCE)
    says = messages.beat_takes(
        alone=now.alone,
        role=now.role(event.marker),
        region=words.region(event.region),
        now=event.short_now,
        later=event.short_later,
    )
    return event.beat(says, seat)


@tell.register(PlanChanged)
def _plan_changed(event: PlanChanged, now: Situation) -> Beat:
    says = messages.beat_changes(
        alone=now.alone,
        role=now.role(event.marker),
        region=words.region(event.region),
        old=words.region(event.old),
        why=words.plan_reason(event.short_later, event.old_short_later, event.alone),
        later=event.short_later,
        there=event.old_short_later,
    )
    return event.beat(says, now.seat(event.marker))


@tell.register(Stayed)
def _stayed(event: Stayed, now: Situation) -> Beat:
    says = messages.beat_stays(where=words.in_region(event.region))
    return event.beat(says, now.seat(event.marker))


# The week's event


@tell.register(CardRevealed)
def _card_revealed(event: CardRevealed, _: Situation) -> Beat:
    card, effect = words.CARDS[event.card], words.EFFECTS[event.card]
    return event.beat(messages.beat_card(card=card, effect=effect))


@tell.register(Arrived)
def _arrived(event: Arrived, now: Situation) -> Beat | None:
    """Tell of all who come with the first of them; the others go with it."""
    after = now.after
    card = after.drawn[after.week]
    places = [each for each in ADDS[card] if not after.closed[each]]
    if event.place != places[0]:
        return None
    regions = {REGION_OF[each] for each in ADDS[card]}
    if len(regions) == 1:
        where = words.to_region(regions.pop())
    else:
        where = messages.to_districts(type=words.TYPE_KEYS[TYPE_OF[event.place]])
    says = messages.beat_arrived(
        card=words.CARDS[card],
        voters=min(len(places), now.before.bag),
        where=where,
        engagement=after.engagement,
    )
    return event.beat(says)


@tell.register(BagFoundEmpty)
def _bag_found_empty(event: BagFoundEmpty, _: Situation) -> Beat:
    return event.beat(messages.beat_bag_empty())


@tell.register(Scattered)
def _scattered(event: Scattered, now: Situation) -> Beat | None:
    """Tell of all who scatter with the last of them."""
    origin = event.origin
    if now.after.tokens(origin) > (origin == HQ):
        return None
    if origin == HQ:
        return event.beat(messages.beat_scattered_hq())
    place = words.named(origin)
    if event.place == HQ:
        return event.beat(messages.beat_scattered_to_hq(place=place))
    return event.beat(messages.beat_scattered(place=place, region=words.region(REGION_OF[origin])))


@tell.register(Closed)
def _closed(event: Closed, _: Situation) -> Beat:
    card, place = words.CARDS[event.card], words.place(event.district)
    return event.beat(messages.beat_closed(card=card, place=place, lost=event.sites_lost))


@tell.register(ShortageBegan)
def _shortage_began(event: ShortageBegan, _: Situation) -> Beat:
    where = words.in_region(event.region)
    return event.beat(messages.beat_shortage(where=where, cost=SHORT_STAFFING))


@tell.register(HonkBegan)
def _honk_began(event: HonkBegan, _: Situation) -> Beat:
    return event.beat(messages.beat_honk())


@tell.register(ReconciliationBegan)
def _reconciliation_began(event: ReconciliationBegan, _: Situation) -> Beat:
    return event.beat(messages.beat_reconciliation())


@tell.register(Protested)
def _protested(event: Protested, _: Situation) -> Beat:
    return event.beat(messages.beat_protested(where=words.at(event.district)))


@tell.register(SiteLost)
def _site_lost(event: SiteLost, now: Situation) -> Beat:
    value = event.value
    if event.place != HQ:
        return event.beat(messages.beat_site_gone(value=value, where=words.at(event.place)))
    if now.before.turn.prompt == v.SACRIFICE:
        return event.beat(messages.beat_site_given(value=value), now.seat(now.after.chief))
    return event.beat(messages.beat_site_struck(value=value), length=PLAIN)


@tell.register(SiteLowered)
def _site_lowered(event: SiteLowered, _: Situation) -> Beat:
    where, value = words.at(event.place), event.value
    return event.beat(messages.beat_site_lowered(value=value, where=where, lowered=value - 1))


# Turns


@tell.register(TurnBegan)
def _turn_began(event: TurnBegan, now: Situation) -> Beat:
    where = words.in_region(now.after.region[event.marker])
    says = messages.beat_turn(alone=now.alone, role=now.role(event.marker), where=where)
    return event.beat(says, now.seat(event.marker))


@tell.register(Opened)
def _opened(event: Opened, now: Situation) -> Beat:
    says = messages.beat_opened(sites=event.sites, type=words.kind(event.place))
    return event.beat(says, now.seat(event.marker))


@tell.register(Rolled)
def _rolled(event: Rolled, now: Situation) -> Beat:
    """Tell a roll with what comes of it: the die is seen where it is put."""
    says = messages.beat_rolled(dice=[str(die) for die in event.dice])
    return event.beat(says, now.seat(event.marker))


@tell.register(Replaced)
def _replaced(event: Replaced, now: Situation) -> Beat:
    says = messages.beat_replaced(type=words.kind(event.place), value=event.old, new=event.new)
    return event.beat(says, now.seat(event.marker))


@tell.register(Kept)
def _kept(event: Kept, now: Situation) -> Beat:
    return event.beat(messages.beat_kept(die=event.die), now.seat(event.marker))


@tell.register(Reached)
def _reached(event: Reached, now: Situation) -> Beat:
    says = messages.beat_reached(type=words.kind(event.place), value=event.value)
    return event.beat(says, now.seat(event.marker))


@tell.register(Split)
def _split(event: Split, now: Situation) -> Beat:
    site = messages.a_site(type=words.kind(event.target))
    says = messages.beat_split(type=words.kind(event.place), value=event.value, site=site)
    return event.beat(says, now.seat(event.marker))


@tell.register(SurveyBegan)
def _survey_began(event: SurveyBegan, now: Situation) -> Beat:
    says = messages.beat_survey(region=words.REGION_KEYS[event.region])
    return event.beat(says, now.seat(event.marker))


@tell.register(Turned)
def _turned(event: Turned, now: Situation) -> Beat:
    says = messages.beat_turned(type=words.kind(event.place), value=event.value)
    return event.beat(says, now.seat(now.after.worker))


@tell.register(Looked)
def _looked(event: Looked, now: Situation) -> Beat:
    says = messages.beat_looked(week=event.week, card=words.CARDS[event.card])
    return event.beat(says, now.seat(event.marker))


@tell.register(Liaised)
def _liaised(event: Liaised, now: Situation) -> Beat:
    says = messages.beat_liaised(role=words.ROLE_KEYS[event.specialist])
    return event.beat(says, now.seat(event.marker))


@tell.register(VoterTurnedUp)
def _voter_turned_up(event: VoterTurnedUp, now: Situation) -> Beat:
    says = messages.beat_intention(
        number=event.region + 1, type=words.TYPE_KEYS[event.type], where=words.at(event.place)
    )
    return event.beat(says, length=VOTERS_OF_A_TURN_MS // ROLLS[now.after.engagement])


# The count


@tell.register(Counted)
def _counted(event: Counted, now: Situation) -> Beat | None:
    """Tell of a whole region with the last of its places."""
    after, at_hq = now.after, event.place == HQ
    region = REGIONS if at_hq else REGION_OF[event.place]
    places = (HQ,) if at_hq else IN_REGION[region]
    if event.place != places[-1]:
        return None
    turnouts = [after.known(each) for each in places]
    pairs = zip(places, turnouts, strict=True)
    says = messages.beat_counted(
        place=messages.headquarters() if at_hq else words.REGIONS[region],
        turnout=sum(turnouts),
        complaints=sum(tally.complaints(after, each, turnout) for each, turnout in pairs),
    )
    return event.beat(says)


@tell.register(Scored)
def _scored(event: Scored, _: Situation) -> Beat:
    final = words.final_score(event)
    says = messages.beat_scored(
        verdict=tally.verdict(final),
        final=final,
        turnout=event.turnout,
        complaints=event.complaints,
        cost=event.cost,
        sign=words.goodwill_sign(event.goodwill),
        goodwill=abs(event.goodwill),
    )
    return event.beat(says)
