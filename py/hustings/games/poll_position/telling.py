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
from hustings.core.wording import change, counted, form, listing, signed
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

VOTERS_OF_A_TURN_MS: Final = 750
"""Milliseconds in which all voters of one turn turn up."""
MAX_PLANS_CHARACTERS: Final = 99
"""Characters of the longest line that lists the opened plans."""


class Situation(NamedTuple):
    """What the telling of an event needs beside it: the positions around it and all names."""

    before: State
    after: State
    names: Sequence[str]

    def seat(self, marker: int) -> Seat:
        """Return the seat that leads a marker."""
        return self.after.seat(marker)

    def specialist(self, marker: int) -> str:
        """Return what a marker is, where one person has two of them, followed by a space."""
        if self.after.seats > 1:
            return ""
        return f"the {words.SPECIALISTS[self.after.specialist[marker]]} "


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
    verb = "has" if now.after.seats == 1 else "is"
    return event.beat(f"{verb} the {words.SPECIALISTS[event.specialist]}", now.seat(event.marker))


@tell.register(GoodwillGranted)
def _goodwill_granted(event: GoodwillGranted, _: Situation) -> Beat:
    return event.beat(f"Goodwill: the team starts with {change(event.points)} points")


@tell.register(WeekBegan)
def _week_began(event: WeekBegan, now: Situation) -> Beat:
    chief = now.after.chief
    election_day = ", election day" if event.week == WEEKS else ""
    who = f"{now.specialist(chief)}is" if now.after.seats == 1 else f"{now.names[chief]} is"
    return event.beat(f"Week {event.week} of {WEEKS}{election_day}: {who} chief")


@tell.register(Sealed)
def _sealed(event: Sealed, now: Situation) -> Beat:
    return event.beat("seals a plan", now.seat(event.marker))


@tell.register(PlansRevealed)
def _plans_revealed(event: PlansRevealed, now: Situation) -> Beat:
    plans = [
        f"{name} {words.REGIONS[region]}"
        for name, region in zip(now.names, now.after.region, strict=True)
    ]
    says = f"The plans are opened: {', '.join(plans)}"
    return event.beat(says if len(says) <= MAX_PLANS_CHARACTERS else "The plans are opened")


@tell.register(Placed)
def _placed(event: Placed, now: Situation) -> Beat:
    seat = now.seat(event.marker)
    if now.before.turn.prompt == v.REVEALING:  # opened with all the others
        return event.beat(f"goes to {words.region(event.region)}", seat, length=AT_ONCE)
    return event.beat(f"{now.specialist(event.marker)}takes {words.takes(event)}", seat)


@tell.register(PlanChanged)
def _plan_changed(event: PlanChanged, now: Situation) -> Beat:
    says = f"{now.specialist(event.marker)}takes {words.takes_instead(event)}"
    return event.beat(says, now.seat(event.marker))


@tell.register(Stayed)
def _stayed(event: Stayed, now: Situation) -> Beat:
    return event.beat(f"stays in {words.region(event.region)}", now.seat(event.marker))


# The week's event


@tell.register(CardRevealed)
def _card_revealed(event: CardRevealed, _: Situation) -> Beat:
    return event.beat(f"{words.CARDS[event.card]}: {words.EFFECTS[event.card]}".rstrip("."))


@tell.register(Arrived)
def _arrived(event: Arrived, now: Situation) -> Beat | None:
    """Tell of all who come with the first of them; the others go with it."""
    after = now.after
    card = after.drawn[after.week]
    places = [each for each in ADDS[card] if not after.closed[each]]
    if event.place != places[0]:
        return None
    n = min(len(places), now.before.bag)
    homes = {REGION_OF[each] for each in ADDS[card]}
    kind = f"{words.TYPES[TYPE_OF[event.place]]} districts"
    where = words.region(homes.pop()) if len(homes) == 1 else kind
    came = f"{counted(n, 'voter')} {form(n, 'comes', 'come')} to {where}"
    return event.beat(f"{words.CARDS[card]}: {came}; engagement is {after.engagement}")


@tell.register(BagFoundEmpty)
def _bag_found_empty(event: BagFoundEmpty, _: Situation) -> Beat:
    return event.beat("The bag is empty: no more voters come")


@tell.register(Scattered)
def _scattered(event: Scattered, now: Situation) -> Beat | None:
    """Tell of all who scatter with the last of them."""
    origin = event.origin
    if now.after.tokens(origin) > (origin == HQ):
        return None
    if origin == HQ:
        return event.beat("The voters at HQ scatter over Canada; one stays")
    if event.place == HQ:
        return event.beat(f"The voters of {words.named(origin)} go to HQ")
    home = words.region(REGION_OF[origin])
    return event.beat(f"The voters of {words.named(origin)} scatter within {home}")


@tell.register(Closed)
def _closed(event: Closed, _: Situation) -> Beat:
    lost = f", {counted(event.sites_lost, 'site')} lost" if event.sites_lost else ""
    where = words.place(event.district)
    return event.beat(f"{words.CARDS[event.card]}: {where} closed for good{lost}")


@tell.register(ShortageBegan)
def _shortage_began(event: ShortageBegan, _: Situation) -> Beat:
    where = words.region(event.region)
    cost = f"staffing in {where} costs {SHORT_STAFFING} AP from now on"
    return event.beat(f"Personnel Shortage: {cost}")


@tell.register(HonkBegan)
def _honk_began(event: HonkBegan, _: Situation) -> Beat:
    return event.beat("Honk Honk!: HQ will serve a quarter fewer")


@tell.register(ReconciliationBegan)
def _reconciliation_began(event: ReconciliationBegan, _: Situation) -> Beat:
    return event.beat("Reconciliation: remote complaints will count twice")


@tell.register(Protested)
def _protested(event: Protested, _: Situation) -> Beat:
    return event.beat(f"Protesters {words.at(event.district)}: every site goes down by 1")


@tell.register(SiteLost)
def _site_lost(event: SiteLost, now: Situation) -> Beat:
    if event.place != HQ:
        return event.beat(f"Protesters: a site of {event.value} {words.at(event.place)} is gone")
    if now.before.turn.prompt == v.SACRIFICE:
        return event.beat(f"gives up a {event.value} at HQ", now.seat(now.after.chief))
    return event.beat(f"Postal Strike: HQ loses a site of {event.value}", length=PLAIN)


@tell.register(SiteLowered)
def _site_lowered(event: SiteLowered, _: Situation) -> Beat:
    lowered = f"a {event.value} {words.at(event.place)} becomes {event.value - 1}"
    return event.beat(f"Protesters: {lowered}")


# Turns


def _a(what: object, place: int) -> str:
    """Return one thing at a place within the turn's region or at HQ: "an urban 3", "a 3 at HQ"."""
    if place == HQ:
        return f"a {what} at HQ"
    kind = words.TYPES[TYPE_OF[place]]
    return f"{'an' if kind == 'urban' else 'a'} {kind} {what}"


@tell.register(TurnBegan)
def _turn_began(event: TurnBegan, now: Situation) -> Beat:
    where = words.region(now.after.region[event.marker])
    return event.beat(f"{now.specialist(event.marker)}in {where}", now.seat(event.marker))


@tell.register(Opened)
def _opened(event: Opened, now: Situation) -> Beat:
    kind = words.TYPES[TYPE_OF[event.place]]
    sites = _a("site", event.place) if event.sites == 1 else f"{event.sites} {kind} sites"
    return event.beat(f"opens {sites}", now.seat(event.marker))


@tell.register(Rolled)
def _rolled(event: Rolled, now: Situation) -> Beat:
    """Tell a roll with what comes of it: the die is seen where it is put."""
    dice = [str(die) for die in event.dice]
    return event.beat(f"rolls {listing(dice)}", now.seat(event.marker))


@tell.register(Replaced)
def _replaced(event: Replaced, now: Situation) -> Beat:
    says = f"{_a(event.old, event.place)} becomes {event.new}"
    return event.beat(says, now.seat(event.marker))


@tell.register(Kept)
def _kept(event: Kept, now: Situation) -> Beat:
    says = "keeps all: no site shows less" if event.die == 1 else f"does not use the {event.die}"
    return event.beat(says, now.seat(event.marker))


@tell.register(Reached)
def _reached(event: Reached, now: Situation) -> Beat:
    voter = _a(event.value or "voter", event.place)
    return event.beat(f"sends {voter} to HQ", now.seat(event.marker))


@tell.register(Split)
def _split(event: Split, now: Situation) -> Beat:
    says = f"lowers {_a(event.value, event.place)}, opens {_a('site', event.target)}"
    return event.beat(says, now.seat(event.marker))


@tell.register(SurveyBegan)
def _survey_began(event: SurveyBegan, now: Situation) -> Beat:
    return event.beat(f"surveys {words.region(event.region)}", now.seat(event.marker))


@tell.register(Turned)
def _turned(event: Turned, now: Situation) -> Beat:
    return event.beat(f"finds {_a(event.value, event.place)}", now.seat(now.after.worker))


@tell.register(Looked)
def _looked(event: Looked, now: Situation) -> Beat:
    says = f"sees the event of week {event.week}: {words.CARDS[event.card]}"
    return event.beat(says, now.seat(event.marker))


@tell.register(Liaised)
def _liaised(event: Liaised, now: Situation) -> Beat:
    says = f"acts like the {words.SPECIALISTS[event.specialist]}"
    return event.beat(says, now.seat(event.marker))


@tell.register(VoterTurnedUp)
def _voter_turned_up(event: VoterTurnedUp, now: Situation) -> Beat:
    dice = f"{event.region + 1} and {words.COLOURS[event.type]}"
    length = VOTERS_OF_A_TURN_MS // ROLLS[now.after.engagement]
    return event.beat(f"{dice}: a voter turns up {words.at(event.place)}", length=length)


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
    too_many = sum(tally.complaints(after, each, turnout) for each, turnout in pairs)
    grumbles = counted(too_many, "complaint") if too_many else "no complaints"
    name = "Headquarters" if at_hq else words.REGIONS[region]
    return event.beat(f"{name}: turnout {sum(turnouts)}, {grumbles}")


@tell.register(Scored)
def _scored(event: Scored, _: Situation) -> Beat:
    final = words.final_score(event)
    verdict = words.VERDICTS[tally.verdict(final)]
    return event.beat(f"{verdict}, {signed(final)}: {words.sums(event)}")
