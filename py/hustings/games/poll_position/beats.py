"""Beats of Poll Position!: how each event is shown between two decisions.

Events that belong together share a beat: the voters whom a card brings or scatters, the districts
of a region in the count. Each voter who turns up after a turn has a beat, but all of them together
take the same time. Within a turn a district is named by its type, because its beginning names the
region.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Final, NamedTuple

from hustings.core.model import AT_ONCE, MAX_TURN_MS, PLAIN, SCENE, Beat, Event, Seat
from hustings.games.poll_position import names as words
from hustings.games.poll_position import tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, IN_REGION, REGION_OF, REGIONS, ROLLS, WEEKS
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
from hustings.games.poll_position.forecast import forecast
from hustings.games.poll_position.staffing import is_useless, swaps
from hustings.games.poll_position.state import State
from hustings.games.poll_position.text.heard_lines import destination, heard_line
from hustings.messages.generated import poll_position as messages

VOTERS_OF_A_TURN_MS: Final = 750
"""Milliseconds in which all voters of a turn turn up."""
LAST_WEEK_TURN_MS: Final = 2400
"""Milliseconds of a turn in the last week at most: each act of it is seen."""
MAX_PLANS_CHARACTERS: Final = 99
"""Characters of the longest line that lists the revealed plans."""


class Situation(NamedTuple):
    """Context of an event: the positions before and after it, and all names."""

    before: State
    after: State
    names: Sequence[str]

    def seat(self, marker: int) -> Seat:
        """Return the seat that plays a marker."""
        return self.after.seat(marker)

    @property
    def alone(self) -> bool:
        """Whether this is a solo game, whose two markers are named by specialist."""
        return self.after.seats == 1

    def role(self, marker: int) -> str:
        """Return the key of a marker's specialist."""
        return words.ROLE_KEYS[self.after.specialist[marker]]


def beat(
    event: Event,
    before: State,
    after: State,
    viewer: Seat | None,
    names: Sequence[str],
) -> Beat | None:
    """Return the beat of an event, None for none."""
    shown = event_beat(event, Situation(before, after, names))
    if shown and isinstance(event, Kept) and shown.who == viewer and is_useless(swaps(before)):
        shown = shown._replace(length=SCENE)  # the roll that its player was not asked to place
    turn_ms = LAST_WEEK_TURN_MS if before.week == WEEKS - 1 else MAX_TURN_MS
    heard = heard_line(event, viewer, names, after)
    return shown and shown._replace(heard=heard, turn_ms=turn_ms)


@singledispatch
def event_beat(event: Event, now: Situation) -> Beat | None:  # noqa: ARG001 - for events that say nothing
    """Return the beat of an event, None where it has none or another event shows it."""
    return None


# Planning


@event_beat.register(Dealt)
def _dealt(event: Dealt, now: Situation) -> Beat:
    says = messages.beat_dealt(alone=now.alone, role=words.ROLE_KEYS[event.specialist])
    return event.beat(says, now.seat(event.marker))


@event_beat.register(GoodwillGranted)
def _goodwill_granted(event: GoodwillGranted, _: Situation) -> Beat:
    return event.beat(messages.beat_goodwill(points=event.points))


@event_beat.register(WeekBegan)
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


@event_beat.register(Sealed)
def _sealed(event: Sealed, now: Situation) -> Beat:
    return event.beat(messages.beat_sealed(), now.seat(event.marker))


@event_beat.register(PlansRevealed)
def _plans_revealed(event: PlansRevealed, now: Situation) -> Beat:
    plans = [
        messages.plan_of(name=name, region=words.REGION_KEYS[region])
        for name, region in zip(now.names, now.after.region, strict=True)
    ]
    says = messages.beat_revealed_all(plans=plans)
    return event.beat(says if len(says) <= MAX_PLANS_CHARACTERS else messages.beat_revealed())


@event_beat.register(Placed)
def _placed(event: Placed, now: Situation) -> Beat:
    seat = now.seat(event.marker)
    if now.before.turn.prompt == v.REVEALING:  # revealed with all the others
        says = messages.beat_goes(where=words.to_region(event.region))
        return event.beat(says, seat, length=AT_ONCE)
    says = messages.beat_takes(
        alone=now.alone,
        role=now.role(event.marker),
        region=words.the_region(event.region),
        now=event.short_now,
        later=event.short_later,
    )
    return event.beat(says, seat)


@event_beat.register(PlanChanged)
def _plan_changed(event: PlanChanged, now: Situation) -> Beat:
    says = messages.beat_changes(
        alone=now.alone,
        role=now.role(event.marker),
        region=words.the_region(event.region),
        old=words.the_region(event.old),
        why=words.plan_reason(event.short_later, event.old_short_later, event.alone),
        later=event.short_later,
        there=event.old_short_later,
    )
    return event.beat(says, now.seat(event.marker))


@event_beat.register(Stayed)
def _stayed(event: Stayed, now: Situation) -> Beat:
    says = messages.beat_stays(where=words.in_region(event.region))
    return event.beat(says, now.seat(event.marker))


# The week's event


@event_beat.register(CardRevealed)
def _card_revealed(event: CardRevealed, _: Situation) -> Beat:
    card, effect = words.CARDS[event.card], words.EFFECTS[event.card]
    return event.beat(messages.beat_card(card=card, effect=effect))


@event_beat.register(Arrived)
def _arrived(event: Arrived, now: Situation) -> Beat | None:
    """Return the beat of all arrivals of a card for the first of them."""
    after = now.after
    card = after.drawn[after.week]
    places = [each for each in ADDS[card] if not after.closed[each]]
    if event.place != places[0]:
        return None
    where = destination(event.place, ADDS[card])
    says = messages.beat_arrived(
        card=words.CARDS[card],
        voters=min(len(places), now.before.bag),
        where=where,
        engagement=after.engagement,
    )
    return event.beat(says)


@event_beat.register(BagFoundEmpty)
def _bag_found_empty(event: BagFoundEmpty, _: Situation) -> Beat:
    return event.beat(messages.beat_bag_empty())


@event_beat.register(Scattered)
def _scattered(event: Scattered, now: Situation) -> Beat | None:
    """Return the beat of all scattered voters for the last of them."""
    origin = event.origin
    if now.after.tokens(origin) > (origin == HQ):
        return None
    if origin == HQ:
        return event.beat(messages.beat_scattered_hq())
    place = words.the_place(origin)
    if event.place == HQ:
        return event.beat(messages.beat_scattered_to_hq(place=place))
    return event.beat(
        messages.beat_scattered(place=place, region=words.the_region(REGION_OF[origin]))
    )


@event_beat.register(Closed)
def _closed(event: Closed, _: Situation) -> Beat:
    card, place = words.CARDS[event.card], words.place(event.district)
    return event.beat(messages.beat_closed(card=card, place=place, lost=event.sites_lost))


@event_beat.register(ShortageBegan)
def _shortage_began(event: ShortageBegan, _: Situation) -> Beat:
    where = words.in_region(event.region)
    return event.beat(messages.beat_shortage(where=where, cost=SHORT_STAFFING))


@event_beat.register(HonkBegan)
def _honk_began(event: HonkBegan, _: Situation) -> Beat:
    return event.beat(messages.beat_honk())


@event_beat.register(ReconciliationBegan)
def _reconciliation_began(event: ReconciliationBegan, _: Situation) -> Beat:
    return event.beat(messages.beat_reconciliation())


@event_beat.register(Protested)
def _protested(event: Protested, _: Situation) -> Beat:
    return event.beat(messages.beat_protested(where=words.at_place(event.district)))


@event_beat.register(SiteLost)
def _site_lost(event: SiteLost, now: Situation) -> Beat:
    value = event.value
    if event.place != HQ:
        return event.beat(messages.beat_site_gone(value=value, where=words.at_place(event.place)))
    if now.before.turn.prompt == v.SACRIFICE:
        return event.beat(messages.beat_site_given(value=value), now.seat(now.after.chief))
    return event.beat(messages.beat_site_struck(value=value), length=PLAIN)


@event_beat.register(SiteLowered)
def _site_lowered(event: SiteLowered, _: Situation) -> Beat:
    where, value = words.at_place(event.place), event.value
    return event.beat(messages.beat_site_lowered(value=value, where=where, lowered=value - 1))


# Turns


@event_beat.register(TurnBegan)
def _turn_began(event: TurnBegan, now: Situation) -> Beat:
    where = words.in_region(now.after.region[event.marker])
    says = messages.beat_turn(alone=now.alone, role=now.role(event.marker), where=where)
    return event.beat(says, now.seat(event.marker))


@event_beat.register(Opened)
def _opened(event: Opened, now: Situation) -> Beat:
    says = messages.beat_opened(sites=event.sites, type=words.type_key(event.place))
    return event.beat(says, now.seat(event.marker))


@event_beat.register(Rolled)
def _rolled(event: Rolled, now: Situation) -> Beat:
    """Return the beat of a roll, at once with what follows: the die is shown where it is placed."""
    says = messages.beat_rolled(dice=[str(die) for die in event.dice])
    return event.beat(says, now.seat(event.marker))


@event_beat.register(Replaced)
def _replaced(event: Replaced, now: Situation) -> Beat:
    says = messages.beat_replaced(type=words.type_key(event.place), value=event.old, new=event.new)
    return event.beat(says, now.seat(event.marker))


@event_beat.register(Kept)
def _kept(event: Kept, now: Situation) -> Beat:
    return event.beat(messages.beat_kept(die=event.die), now.seat(event.marker))


@event_beat.register(Reached)
def _reached(event: Reached, now: Situation) -> Beat:
    says = messages.beat_reached(type=words.type_key(event.place), value=event.value)
    return event.beat(says, now.seat(event.marker))


@event_beat.register(Split)
def _split(event: Split, now: Situation) -> Beat:
    site = messages.a_site(type=words.type_key(event.target))
    says = messages.beat_split(type=words.type_key(event.place), value=event.value, site=site)
    return event.beat(says, now.seat(event.marker))


@event_beat.register(SurveyBegan)
def _survey_began(event: SurveyBegan, now: Situation) -> Beat:
    says = messages.beat_survey(region=words.REGION_KEYS[event.region])
    return event.beat(says, now.seat(event.marker))


@event_beat.register(Turned)
def _turned(event: Turned, now: Situation) -> Beat:
    says = messages.beat_turned(type=words.type_key(event.place), value=event.value)
    return event.beat(says, now.seat(now.after.worker))


@event_beat.register(Looked)
def _looked(event: Looked, now: Situation) -> Beat:
    says = messages.beat_looked(week=event.week, card=words.CARDS[event.card])
    return event.beat(says, now.seat(event.marker))


@event_beat.register(Liaised)
def _liaised(event: Liaised, now: Situation) -> Beat:
    says = messages.beat_liaised(role=words.ROLE_KEYS[event.specialist])
    return event.beat(says, now.seat(event.marker))


@event_beat.register(VoterTurnedUp)
def _voter_turned_up(event: VoterTurnedUp, now: Situation) -> Beat:
    says = messages.beat_intention(
        number=event.region + 1, type=words.TYPE_KEYS[event.type], where=words.at_place(event.place)
    )
    return event.beat(says, length=VOTERS_OF_A_TURN_MS // ROLLS[now.after.engagement])


# The count


@event_beat.register(Counted)
def _counted(event: Counted, now: Situation) -> Beat | None:
    """Return the beat of a whole region for the last of its places, with what it left to expect."""
    after, at_hq = now.after, event.place == HQ
    region = REGIONS if at_hq else REGION_OF[event.place]
    places = (HQ,) if at_hq else IN_REGION[region]
    if event.place != places[-1]:
        return None
    points = forecast(after).middle
    says = messages.beat_counted(
        place=words.counted(region),
        served=tally.served(after, places),
        away=tally.turned_away(after, places),
        twice=tally.counted_twice(after, places),
        points=points,
        verdict=tally.verdict(points),
    )
    return event.beat(says)


@event_beat.register(Scored)
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
