"""The log of Poll Position!: one short sentence per event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatch
from typing import Final, NamedTuple

from hustings.core.model import Event, Seat
from hustings.core.wording import Teller, capitalised, change, counted, form, listing, signed
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


def who(marker: int, names: Sequence[str]) -> str:
    """Return whose marker it is; a single player has two."""
    if len(names) > 1:
        return names[marker]
    return f"{names[0]}’s {('first', 'second')[marker]} specialist"


class Reader(NamedTuple):
    """Who reads the log: the viewer's seat, None for everybody, and the names of all seats."""

    viewer: Seat | None
    names: Sequence[str]

    def subject(self, marker: int) -> str:
        """Return the marker's player as the subject of a sentence; a single player has two."""
        if len(self.names) > 1:
            return Teller(self.viewer, self.names).who(marker)
        return who(marker, self.names)


def event(event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return one log sentence about an event; "" when it needs no line."""
    return line(event, Reader(viewer, names))


def deeds(events: Iterable[Event], viewer: Seat | None, names: Sequence[str]) -> list[str]:
    """Return what a card did in few lines; one line names all places to which voters came."""
    came: dict[int, int] = {}
    lines = []
    for each in events:
        if isinstance(each, Arrived | Scattered):
            came[each.place] = came.get(each.place, 0) + 1
        elif isinstance(each, _DEEDS):
            lines.append(event(each, viewer, names))
    if came:
        where = [words.named(p) + (f" {n}" if n > 1 else "") for p, n in sorted(came.items())]
        lines.append(f"Voters came to {listing(where)}.")
    return lines


_DEEDS: Final = (
    Closed,
    Remained,
    ShortageBegan,
    SiteLost,
    SiteLowered,
    Protested,
    BagFoundEmpty,
)
"""Events by which a card changes the board, apart from voters who come."""


@singledispatch
def line(event: Event, reader: Reader) -> str:  # noqa: ARG001 - most events have a line of their own
    """Return the log sentence of an event, "" for events without one."""
    return ""


# Planning


@line.register(Dealt)
def _dealt(event: Dealt, reader: Reader) -> str:
    return f"{reader.subject(event.marker)} received the {words.SPECIALISTS[event.specialist]}."


@line.register(GoodwillGranted)
def _goodwill_granted(event: GoodwillGranted, _: Reader) -> str:
    return f"The team starts with {change(event.points)} points of goodwill."


@line.register(ChiefChosen)
def _chief_chosen(event: ChiefChosen, reader: Reader) -> str:
    return f"{reader.subject(event.marker)} became chief."


@line.register(WeekBegan)
def _week_began(event: WeekBegan, _: Reader) -> str:
    return f"Week {event.week} begins."


@line.register(Sealed)
def _sealed(event: Sealed, reader: Reader) -> str:
    return f"{reader.subject(event.marker)} sealed a plan."


@line.register(PlansRevealed)
def _plans_revealed(_event: PlansRevealed, _: Reader) -> str:
    return "The plans are opened."


@line.register(Placed)
def _placed(event: Placed, reader: Reader) -> str:
    return f"{reader.subject(event.marker)} took {words.takes(event)}."


@line.register(PlanChanged)
def _plan_changed(event: PlanChanged, reader: Reader) -> str:
    return f"{reader.subject(event.marker)} took {words.takes_instead(event)}."


@line.register(Stayed)
def _stayed(event: Stayed, reader: Reader) -> str:
    return f"{reader.subject(event.marker)} stayed in {words.region(event.region)}."


# The week's event


@line.register(CardRevealed)
def _card_revealed(event: CardRevealed, _: Reader) -> str:
    card = event.card
    return f"Event of week {event.week}: {words.CARDS[card]}. {words.EFFECTS[card]}"


@line.register(EngagementRose)
def _engagement_rose(event: EngagementRose, _: Reader) -> str:
    return f"Engagement stands at {event.level}."


@line.register(Arrived)
def _arrived(event: Arrived, _: Reader) -> str:
    return f"A voter came to {words.named(event.place)}."


@line.register(BagFoundEmpty)
def _bag_found_empty(_event: BagFoundEmpty, _: Reader) -> str:
    return "The bag is empty: no more voters come."


@line.register(Closed)
def _closed(event: Closed, _: Reader) -> str:
    lost = f", {counted(event.sites_lost, 'site')} lost" if event.sites_lost else ""
    return f"{words.place(event.district)}: closed by {words.CARDS[event.card]}{lost}."


@line.register(Scattered)
def _scattered(event: Scattered, _: Reader) -> str:
    way = f"from {words.named(event.origin)} to {words.named(event.place)}"
    return f"{capitalised(_voter(event.value))} went {way}."


@line.register(Remained)
def _remained(event: Remained, _: Reader) -> str:
    return f"{capitalised(_voter(event.value))} stayed at HQ."


@line.register(ShortageBegan)
def _shortage_began(event: ShortageBegan, _: Reader) -> str:
    return f"{words.REGIONS[event.region]}: staffing costs {SHORT_STAFFING} AP from now on."


@line.register(Protested)
def _protested(event: Protested, _: Reader) -> str:
    return f"Protesters {words.at(event.district)}."


@line.register(SiteLost)
def _site_lost(event: SiteLost, _: Reader) -> str:
    return f"A site of {event.value} {words.at(event.place)} is gone."


@line.register(SiteLowered)
def _site_lowered(event: SiteLowered, _: Reader) -> str:
    return f"A site of {event.value} {words.at(event.place)} became {event.value - 1}."


# Turns


@line.register(TurnBegan)
def _turn_began(event: TurnBegan, reader: Reader) -> str:
    return f"{reader.subject(event.marker)} began a turn with {event.points} AP."


@line.register(Opened)
def _opened(event: Opened, reader: Reader) -> str:
    sites = form(event.sites, "a site", f"{event.sites} sites")
    opened = f"opened {sites} {words.at(event.place)}"
    return f"{reader.subject(event.marker)} {opened} ({event.cost} AP)."


@line.register(Rolled)
def _rolled(event: Rolled, reader: Reader) -> str:
    dice = listing([str(die) for die in event.dice])
    return f"{reader.subject(event.marker)} rolled {dice} to staff a site."


@line.register(Replaced)
def _replaced(event: Replaced, reader: Reader) -> str:
    replaced = f"replaced a {event.old} {words.at(event.place)} with a {event.new}"
    return f"{reader.subject(event.marker)} {replaced}."


@line.register(Kept)
def _kept(event: Kept, reader: Reader) -> str:
    why = ": no site shows less" if event.die == 1 else ""
    return f"{reader.subject(event.marker)} did not use the {event.die}{why}."


@line.register(Reached)
def _reached(event: Reached, reader: Reader) -> str:
    moved = f"moved {_voter(event.value)} from {words.named(event.place)} to HQ"
    price = f" ({event.cost} AP)" if event.cost else ""
    return f"{reader.subject(event.marker)} {moved}{price}."


@line.register(Split)
def _split(event: Split, reader: Reader) -> str:
    lowered = f"lowered a {event.value} {words.at(event.place)}"
    opened = f"opened a site {words.at(event.target)}"
    return f"{reader.subject(event.marker)} {lowered} and {opened} ({event.cost} AP)."


@line.register(SurveyBegan)
def _survey_began(event: SurveyBegan, reader: Reader) -> str:
    surveyed = f"surveyed {words.region(event.region)}"
    return f"{reader.subject(event.marker)} {surveyed} ({event.cost} AP)."


@line.register(Turned)
def _turned(event: Turned, _: Reader) -> str:
    return f"A voter {words.at(event.place)} is a {event.value}."


@line.register(Looked)
def _looked(event: Looked, reader: Reader) -> str:
    known = f"week {event.week} brings {words.CARDS[event.card]}"
    return f"{reader.subject(event.marker)} looked ahead: {known}."


@line.register(Liaised)
def _liaised(event: Liaised, reader: Reader) -> str:
    specialist = words.SPECIALISTS[event.specialist]
    return f"{reader.subject(event.marker)} acted with the {specialist}."


@line.register(Ended)
def _ended(event: Ended, reader: Reader) -> str:
    unused = f", {event.unused} AP unused" if event.unused else ""
    return f"{reader.subject(event.marker)} ended the turn{unused}."


@line.register(VoterTurnedUp)
def _voter_turned_up(event: VoterTurnedUp, reader: Reader) -> str:
    dice = f"{event.region + 1} and {words.COLOURS[event.type]}"
    turned_up = f"a voter turns up {words.at(event.place)}"
    return f"{reader.subject(event.marker)} rolled {dice}: {turned_up}."


def _voter(value: int) -> str:
    """Return a voter as the object of a sentence; value: 0 for a voter who lies face down."""
    return f"a {value}" if value else "a voter"


# The count


@line.register(RegionCounted)
def _region_counted(event: RegionCounted, _: Reader) -> str:
    return f"Counting {words.region(event.region) if event.region < REGIONS else 'HQ'}."


@line.register(Counted)
def _counted(event: Counted, _: Reader) -> str:
    turned = f"turned {' '.join(map(str, event.turned))}; " if event.turned else ""
    served = f"turnout {event.turnout}, capacity {event.capacity}"
    grumbles = counted(event.complaints, "complaint") if event.complaints else "no complaints"
    return f"{words.place(event.place)}: {turned}{served}, {grumbles}."


@line.register(Scored)
def _scored(event: Scored, _: Reader) -> str:
    return f"{capitalised(words.sums(event))} = {signed(words.final_score(event))} points."
