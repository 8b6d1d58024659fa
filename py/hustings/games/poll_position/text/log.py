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
        if each[0] == v.E_ARRIVED:
            came[each[1]] = came.get(each[1], 0) + 1
        elif each[0] == v.E_SCATTERED:
            came[each[2]] = came.get(each[2], 0) + 1
        elif each[0] in _DEEDS:
            lines.append(event(each, viewer, names))
    if came:
        where = [words.named(p) + (f" {n}" if n > 1 else "") for p, n in sorted(came.items())]
        lines.append(f"Voters came to {listing(where)}.")
    return lines


_DEEDS: Final = (
    v.E_CLOSED,
    v.E_REMAINED,
    v.E_SHORTAGE,
    v.E_SITE_LOST,
    v.E_SITE_LOWERED,
    v.E_PROTESTED,
    v.E_BAG_EMPTY,
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
    v.E_DEALT: lambda name, card: f"{name} received the {words.SPECIALISTS[card]}.",
    v.E_CHIEF: lambda name: f"{name} became chief.",
    v.E_WEEK: lambda _, week: f"Week {week} begins.",
    v.E_SEALED: lambda name: f"{name} sealed a plan.",
    v.E_REVEALED: lambda _: "The plans are opened.",
    v.E_PLACED: lambda name, *plan: f"{name} took {words.takes(*plan)}.",
    v.E_CHANGED: lambda name, *plan: f"{name} took {words.takes_instead(*plan)}.",
    v.E_GOODWILL: lambda _, points: f"The team starts with {change(points)} points of goodwill.",
    v.E_STAYED: lambda name, region: f"{name} stayed in {words.region(region)}.",
    v.E_CARD: lambda _, week, card: (
        f"Event of week {week}: {words.CARDS[card]}. {words.EFFECTS[card]}"
    ),
    v.E_ENGAGEMENT: lambda _, level: f"Engagement stands at {level}.",
    v.E_ARRIVED: lambda _, place: f"A voter came to {words.named(place)}.",
    v.E_BAG_EMPTY: lambda _: "The bag is empty: no more voters come.",
    v.E_CLOSED: _closed,
    v.E_SCATTERED: lambda _, origin, place, value: (
        f"{capitalised(_voter(value))} went from {words.named(origin)} to {words.named(place)}."
    ),
    v.E_REMAINED: lambda _, value: f"{capitalised(_voter(value))} stayed at HQ.",
    v.E_SHORTAGE: lambda _, region: (
        f"{words.REGIONS[region]}: staffing costs {SHORT_STAFFING} AP from now on."
    ),
    v.E_PROTESTED: lambda _, place: f"Protesters {words.at(place)}.",
    v.E_SITE_LOST: lambda _, place, value: f"A site of {value} {words.at(place)} is gone.",
    v.E_SITE_LOWERED: lambda _, place, value: (
        f"A site of {value} {words.at(place)} became {value - 1}."
    ),
    v.E_TURN: lambda name, points: f"{name} began a turn with {points} AP.",
    v.E_OPENED: _opened,
    v.E_ROLLED: _rolled,
    v.E_REPLACED: lambda name, place, old, new: (
        f"{name} replaced a {old} {words.at(place)} with a {new}."
    ),
    v.E_KEPT: lambda name, die: (
        f"{name} did not use the {die}" + (": no site shows less." if die == 1 else ".")
    ),
    v.E_REACHED: _reached,
    v.E_SPLIT: _split,
    v.E_SURVEYING: lambda name, region, cost: (
        f"{name} surveyed {words.region(region)} ({cost} AP)."
    ),
    v.E_TURNED: lambda _, place, value: f"A voter {words.at(place)} is a {value}.",
    v.E_LOOKED: lambda name, card, week: (
        f"{name} looked ahead: week {week} brings {words.CARDS[card]}."
    ),
    v.E_LIAISED: lambda name, card: f"{name} acted with the {words.SPECIALISTS[card]}.",
    v.E_ENDED: lambda name, unused: (
        f"{name} ended the turn" + (f", {unused} AP unused." if unused else ".")
    ),
    v.E_INTENTION: _intention,
    v.E_REGION_COUNTED: lambda _, region: (
        f"Counting {words.region(region) if region < REGIONS else 'HQ'}."
    ),
    v.E_COUNTED: _counted,
    v.E_SCORED: _scored,
}

_BY_MARKER: Final = frozenset(
    kind for kind, schema in enumerate(v.EVENTS) if "marker" in schema[1:2]
)
"""Events whose first field is the marker that acted."""
