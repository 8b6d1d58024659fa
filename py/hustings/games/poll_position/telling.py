"""What is shown of Poll Position! between two decisions.

What belongs together is one beat: the voters whom a card brings or scatters, the districts of a
region that is counted. The voters who turn up after a turn have a beat each, and take the same time
however many they are. Within a turn, whose region is told first, a district is named by its type.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from hustings.core.model import AT_ONCE, PLAIN, SCENE, Beat, Event, Seat
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

ACT: Final = 270
"""Milliseconds of one act: four in a turn, and all four are seen."""
TURNOUT: Final = 750
"""Milliseconds in which the voters turn up after one turn."""
READING: Final = 1800
"""Milliseconds to read an event card."""
VERDICT: Final = 4500
"""Milliseconds of the end: three numbers, their sum, and what the country makes of it."""


class Told:
    """One event with all that its telling needs."""

    __slots__ = ("after", "before", "data", "names")

    def __init__(self, event: Event, before: State, after: State, names: Sequence[str]) -> None:
        self.data = event[1:]
        self.before = before
        self.after = after
        self.names = names

    def by(self, says: str, length: int = ACT, sound: str = "") -> Beat:
        """Return a beat that is the doing of the marker the event names first."""
        return Beat(says, length, self.after.seat(self.data[0]), sound)

    def specialist(self, marker: int) -> str:
        """Return what a marker is, where one person has two of them, followed by a space."""
        if self.after.seats > 1:
            return ""
        return f"the {words.SPECIALISTS[self.after.specialist[marker]]} "


Tells: TypeAlias = Callable[[Told], Beat | None]


def beat(
    event: Event,
    before: State,
    after: State,
    viewer: Seat | None,  # noqa: ARG001 - all see alike
    names: Sequence[str],
) -> Beat | None:
    """Return how an event is told; the week's card and what it does are scenes."""
    tells = _TELLS.get(event[0])
    return tells(Told(event, before, after, names)) if tells is not None else None


# Planning


def _dealt(told: Told) -> Beat:
    _, card = told.data
    return told.by(f"{'has' if told.after.seats == 1 else 'is'} the {words.SPECIALISTS[card]}")


def _week(told: Told) -> Beat:
    week, chief = told.data[0], told.after.chief
    begins = f"Week {week} of {WEEKS}" + (", election day" if week == WEEKS else "")
    who = f"{told.specialist(chief)}is" if told.after.seats == 1 else f"{told.names[chief]} is"
    return Beat(f"{begins}: {who} chief", PLAIN)


def _revealed(told: Told) -> Beat:
    plans = [
        f"{name} {words.REGIONS[region]}"
        for name, region in zip(told.names, told.after.region, strict=True)
    ]
    says = f"The plans are opened: {', '.join(plans)}"
    return Beat(says if len(says) < 100 else "The plans are opened", SCENE, sound="card")


def _placed(told: Told) -> Beat:
    marker, region, now, later = told.data
    if told.before.turn.prompt == v.REVEALING:  # opened with all the others
        return told.by(f"goes to {words.region(region)}", AT_ONCE)
    says = f"takes {words.takes(region, now, later)}"
    return told.by(told.specialist(marker) + says, PLAIN)


def _changed(told: Told) -> Beat:
    marker, *plan = told.data
    return told.by(f"{told.specialist(marker)}takes {words.takes_instead(*plan)}", SCENE)


def _goodwill(told: Told) -> Beat:
    points = told.data[0]
    return Beat(f"Goodwill: the team starts with {change(points)} points", SCENE)


# The week's event


def _card(told: Told) -> Beat:
    _, card = told.data
    return Beat(f"{words.CARDS[card]}: {words.EFFECTS[card]}".rstrip("."), READING, sound="card")


def _arrived(told: Told) -> Beat | None:
    """Tell of all who come with the first of them; the others go with it."""
    after, place = told.after, told.data[0]
    card = after.drawn[after.week]
    places = [each for each in ADDS[card] if not after.closed[each]]
    if place != places[0]:
        return None
    n = min(len(places), told.before.bag)
    homes = {REGION_OF[each] for each in ADDS[card]}
    kind = f"{words.TYPES[TYPE_OF[place]]} districts"
    where = words.region(homes.pop()) if len(homes) == 1 else kind
    came = f"{counted(n, 'voter')} {form(n, 'comes', 'come')} to {where}"
    return Beat(f"{words.CARDS[card]}: {came}; engagement is {after.engagement}", SCENE)


def _scattered(told: Told) -> Beat | None:
    """Tell of all who scatter with the last of them."""
    origin, place, _ = told.data
    if told.after.tokens(origin) > (origin == HQ):
        return None
    if origin == HQ:
        return Beat("The voters at HQ scatter over Canada; one stays", SCENE)
    if place == HQ:
        return Beat(f"The voters of {words.named(origin)} go to HQ", SCENE)
    home = words.region(REGION_OF[origin])
    return Beat(f"The voters of {words.named(origin)} scatter within {home}", SCENE)


def _closed(told: Told) -> Beat:
    place, card, lost = told.data
    sites = f", {counted(lost, 'site')} lost" if lost else ""
    where = words.place(place)
    return Beat(f"{words.CARDS[card]}: {where} closed for good{sites}", SCENE, sound="stamp")


def _shortage(told: Told) -> Beat:
    where = words.region(told.data[0])
    says = f"Personnel Shortage: staffing in {where} costs {SHORT_STAFFING} AP from now on"
    return Beat(says, SCENE, sound="stamp")


def _site_lost(told: Told) -> Beat:
    place, value = told.data
    if place != HQ:
        return Beat(f"Protesters: a site of {value} {words.at(place)} is gone", ACT)
    if told.before.turn.prompt == v.SACRIFICE:
        return Beat(f"gives up a {value} at HQ", ACT, told.after.seat(told.after.chief))
    return Beat(f"Postal Strike: HQ loses a site of {value}", PLAIN)


def _site_lowered(told: Told) -> Beat:
    place, value = told.data
    return Beat(f"Protesters: a {value} {words.at(place)} becomes {value - 1}", ACT)


# Turns


def _a(what: object, place: int) -> str:
    """Return one thing at a place within the turn's region or at HQ: "an urban 3", "a 3 at HQ"."""
    if place == HQ:
        return f"a {what} at HQ"
    kind = words.TYPES[TYPE_OF[place]]
    return f"{'an' if kind == 'urban' else 'a'} {kind} {what}"


def _turn(told: Told) -> Beat:
    marker = told.data[0]
    where = words.region(told.after.region[marker])
    return told.by(f"{told.specialist(marker)}in {where}", AT_ONCE)


def _opened(told: Told) -> Beat:
    _, place, sites, _ = told.data
    kind = words.TYPES[TYPE_OF[place]]
    return told.by(f"opens {_a('site', place) if sites == 1 else f'{sites} {kind} sites'}")


def _rolled(told: Told) -> Beat:
    """Tell a roll with what comes of it: the die is seen where it is put."""
    dice = [str(die) for die in told.data[1:]]
    return told.by(f"rolls {listing(dice)}", AT_ONCE, "dice")


def _replaced(told: Told) -> Beat:
    _, place, old, new = told.data
    return told.by(f"{_a(old, place)} becomes {new}", sound="dice")


def _kept(told: Told) -> Beat:
    die = told.data[1]
    return told.by("keeps all: no site shows less" if die == 1 else f"does not use the {die}")


def _reached(told: Told) -> Beat:
    _, place, value, _ = told.data
    return told.by(f"sends {_a(value or 'voter', place)} to HQ")


def _split(told: Told) -> Beat:
    _, place, value, target, _ = told.data
    return told.by(f"lowers {_a(value, place)}, opens {_a('site', target)}")


def _turned(told: Told) -> Beat:
    place, value = told.data
    return Beat(f"finds {_a(value, place)}", ACT, told.after.seat(told.after.worker))


def _looked(told: Told) -> Beat:
    _, card, week = told.data
    return told.by(f"sees the event of week {week}: {words.CARDS[card]}", SCENE, "card")


def _intention(told: Told) -> Beat:
    _, region, kind, place = told.data
    dice = f"{region + 1} and {words.COLOURS[kind]}"
    length = TURNOUT // ROLLS[told.after.engagement]
    return Beat(f"{dice}: a voter turns up {words.at(place)}", length, sound="dice")


# The count


def _counted(told: Told) -> Beat | None:
    after, place = told.after, told.data[0]
    region = REGION_OF[place] if place != HQ else REGIONS
    places = IN_REGION[region] if place != HQ else (HQ,)
    if place != places[-1]:
        return None
    turnouts = [after.known(each) for each in places]
    pairs = zip(places, turnouts, strict=True)
    too_many = sum(tally.complaints(after, each, turnout) for each, turnout in pairs)
    grumbles = counted(too_many, "complaint") if too_many else "no complaints"
    name = words.REGIONS[region] if place != HQ else "Headquarters"
    return Beat(f"{name}: turnout {sum(turnouts)}, {grumbles}", SCENE)


def _scored(told: Told) -> Beat:
    turnout, complaints, cost, goodwill = told.data
    final = turnout - complaints - cost + goodwill
    verdict = tally.verdict(final)
    sums = words.sums(turnout, complaints, cost, goodwill)
    says = f"{words.VERDICTS[verdict]}, {signed(final)}: {sums}"
    return Beat(says, VERDICT, sound="stamp")


_TELLS: Final[dict[int, Tells]] = {
    Dealt.NUMBER: _dealt,
    WeekBegan.NUMBER: _week,
    Sealed.NUMBER: lambda told: told.by("seals a plan"),
    PlansRevealed.NUMBER: _revealed,
    Placed.NUMBER: _placed,
    PlanChanged.NUMBER: _changed,
    GoodwillGranted.NUMBER: _goodwill,
    Stayed.NUMBER: lambda told: told.by(f"stays in {words.region(told.data[1])}"),
    CardRevealed.NUMBER: _card,
    Arrived.NUMBER: _arrived,
    BagFoundEmpty.NUMBER: lambda _: Beat("The bag is empty: no more voters come", PLAIN),
    Closed.NUMBER: _closed,
    Scattered.NUMBER: _scattered,
    ShortageBegan.NUMBER: _shortage,
    HonkBegan.NUMBER: lambda _: Beat(
        "Honk Honk!: HQ will serve a quarter fewer", SCENE, sound="stamp"
    ),
    ReconciliationBegan.NUMBER: lambda _: Beat(
        "Reconciliation: remote complaints will count twice", SCENE, sound="stamp"
    ),
    Protested.NUMBER: lambda told: Beat(
        f"Protesters {words.at(told.data[0])}: every site goes down by 1", SCENE, sound="stamp"
    ),
    SiteLost.NUMBER: _site_lost,
    SiteLowered.NUMBER: _site_lowered,
    TurnBegan.NUMBER: _turn,
    Opened.NUMBER: _opened,
    Rolled.NUMBER: _rolled,
    Replaced.NUMBER: _replaced,
    Kept.NUMBER: _kept,
    Reached.NUMBER: _reached,
    Split.NUMBER: _split,
    SurveyBegan.NUMBER: lambda told: told.by(f"surveys {words.region(told.data[1])}", AT_ONCE),
    Turned.NUMBER: _turned,
    Looked.NUMBER: _looked,
    Liaised.NUMBER: lambda told: told.by(
        f"acts like the {words.SPECIALISTS[told.data[1]]}", AT_ONCE
    ),
    VoterTurnedUp.NUMBER: _intention,
    Counted.NUMBER: _counted,
    Scored.NUMBER: _scored,
}
