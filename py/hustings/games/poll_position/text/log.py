"""The log of Poll Position!: one short sentence per event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from hustings.core.model import Event, Seat
from hustings.core.wording import Teller, capitalised, change, counted, form, listing, signed
from hustings.games.poll_position import names as words
from hustings.games.poll_position import vocabulary as v
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


def event(event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return one log sentence about an event; "" when it needs no line."""
    kind, *fields = event
    line = _LINES.get(kind)
    if line is None:
        return ""
    if kind not in _BY_MARKER:
        return line("", *fields)
    marker = fields.pop(0)
    team = len(names) > 1
    return line(Teller(viewer, names).who(marker) if team else who(marker, names), *fields)


def deeds(events: Iterable[Event], viewer: Seat | None, names: Sequence[str]) -> list[str]:
    """Return what a card did in few lines: where voters went is told in one."""
    came: dict[int, int] = {}
    lines = []
    for each in events:
        if each[0] == Arrived.NUMBER:
            came[each[1]] = came.get(each[1], 0) + 1
        elif each[0] == Scattered.NUMBER:
            came[each[2]] = came.get(each[2], 0) + 1
        elif each[0] in _DEEDS:
            lines.append(event(each, viewer, names))
    if came:
        where = [words.named(p) + (f" {n}" if n > 1 else "") for p, n in sorted(came.items())]
        lines.append(f"Voters came to {listing(where)}.")
    return lines


_DEEDS: Final = (
    Closed.NUMBER,
    Remained.NUMBER,
    ShortageBegan.NUMBER,
    SiteLost.NUMBER,
    SiteLowered.NUMBER,
    Protested.NUMBER,
    BagFoundEmpty.NUMBER,
)
"""Events by which a card changes the board, voters apart."""


def _voter(value: int) -> str:
    return f"a {value}" if value else "a voter"


def _opened(name: str, place: int, sites: int, cost: int) -> str:
    what = form(sites, "a site", f"{sites} sites")
    return f"{name} opened {what} {words.at(place)} ({cost} AP)."


def _rolled(name: str, *dice: int) -> str:
    return f"{name} rolled {listing([str(die) for die in dice])} to staff a site."


def _reached(name: str, place: int, value: int, cost: int) -> str:
    price = f" ({cost} AP)" if cost else ""
    return f"{name} moved {_voter(value)} from {words.named(place)} to HQ{price}."


def _split(name: str, place: int, value: int, target: int, cost: int) -> str:
    lowered = f"lowered a {value} {words.at(place)}"
    return f"{name} {lowered} and opened a site {words.at(target)} ({cost} AP)."


def _intention(name: str, region: int, kind: int, place: int) -> str:
    dice = f"{region + 1} and {words.COLOURS[kind]}"
    return f"{name} rolled {dice}: a voter turns up {words.at(place)}."


def _closed(_: str, place: int, card: int, sites: int) -> str:
    lost = f", {counted(sites, 'site')} lost" if sites else ""
    return f"{words.place(place)}: closed by {words.CARDS[card]}{lost}."


def _counted(_: str, place: int, turnout: int, capacity: int, complaints: int, *turned: int) -> str:
    result = counted(complaints, "complaint") if complaints else "no complaints"
    new = f"turned {' '.join(map(str, turned))}; " if turned else ""
    return f"{words.place(place)}: {new}turnout {turnout}, capacity {capacity}, {result}."


def _scored(_: str, turnout: int, complaints: int, cost: int, goodwill: int) -> str:
    final = signed(turnout - complaints - cost + goodwill)
    return f"{capitalised(words.sums(turnout, complaints, cost, goodwill))} = {final} points."


_LINES: Final[dict[int, Callable[..., str]]] = {
    Dealt.NUMBER: lambda name, card: f"{name} received the {words.SPECIALISTS[card]}.",
    ChiefChosen.NUMBER: lambda name: f"{name} became chief.",
    WeekBegan.NUMBER: lambda _, week: f"Week {week} begins.",
    Sealed.NUMBER: lambda name: f"{name} sealed a plan.",
    PlansRevealed.NUMBER: lambda _: "The plans are opened.",
    Placed.NUMBER: lambda name, *plan: f"{name} took {words.takes(*plan)}.",
    PlanChanged.NUMBER: lambda name, *plan: f"{name} took {words.takes_instead(*plan)}.",
    GoodwillGranted.NUMBER: lambda _, points: (
        f"The team starts with {change(points)} points of goodwill."
    ),
    Stayed.NUMBER: lambda name, region: f"{name} stayed in {words.region(region)}.",
    CardRevealed.NUMBER: lambda _, week, card: (
        f"Event of week {week}: {words.CARDS[card]}. {words.EFFECTS[card]}"
    ),
    EngagementRose.NUMBER: lambda _, level: f"Engagement stands at {level}.",
    Arrived.NUMBER: lambda _, place: f"A voter came to {words.named(place)}.",
    BagFoundEmpty.NUMBER: lambda _: "The bag is empty: no more voters come.",
    Closed.NUMBER: _closed,
    Scattered.NUMBER: lambda _, origin, place, value: (
        f"{capitalised(_voter(value))} went from {words.named(origin)} to {words.named(place)}."
    ),
    Remained.NUMBER: lambda _, value: f"{capitalised(_voter(value))} stayed at HQ.",
    ShortageBegan.NUMBER: lambda _, region: (
        f"{words.REGIONS[region]}: staffing costs {SHORT_STAFFING} AP from now on."
    ),
    Protested.NUMBER: lambda _, place: f"Protesters {words.at(place)}.",
    SiteLost.NUMBER: lambda _, place, value: f"A site of {value} {words.at(place)} is gone.",
    SiteLowered.NUMBER: lambda _, place, value: (
        f"A site of {value} {words.at(place)} became {value - 1}."
    ),
    TurnBegan.NUMBER: lambda name, points: f"{name} began a turn with {points} AP.",
    Opened.NUMBER: _opened,
    Rolled.NUMBER: _rolled,
    Replaced.NUMBER: lambda name, place, old, new: (
        f"{name} replaced a {old} {words.at(place)} with a {new}."
    ),
    Kept.NUMBER: lambda name, die: (
        f"{name} did not use the {die}" + (": no site shows less." if die == 1 else ".")
    ),
    Reached.NUMBER: _reached,
    Split.NUMBER: _split,
    SurveyBegan.NUMBER: lambda name, region, cost: (
        f"{name} surveyed {words.region(region)} ({cost} AP)."
    ),
    Turned.NUMBER: lambda _, place, value: f"A voter {words.at(place)} is a {value}.",
    Looked.NUMBER: lambda name, card, week: (
        f"{name} looked ahead: week {week} brings {words.CARDS[card]}."
    ),
    Liaised.NUMBER: lambda name, card: f"{name} acted with the {words.SPECIALISTS[card]}.",
    Ended.NUMBER: lambda name, unused: (
        f"{name} ended the turn" + (f", {unused} AP unused." if unused else ".")
    ),
    VoterTurnedUp.NUMBER: _intention,
    RegionCounted.NUMBER: lambda _, region: (
        f"Counting {words.region(region) if region < REGIONS else 'HQ'}."
    ),
    Counted.NUMBER: _counted,
    Scored.NUMBER: _scored,
}

_BY_MARKER: Final = frozenset(
    event.NUMBER for event in v.VOCABULARY.events if event.SCHEMA[1:2] == ("marker",)
)
"""Events whose first field is the marker that acted."""
