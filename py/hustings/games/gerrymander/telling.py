"""What is shown of Gerrymander between two decisions: borders, districts closing, the end.

A border is named by its two counties, as in the log. On the larger maps, whose counties have no
names on a phone, by the voters on its two sides, as far as they are turned up.
"""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import AT_ONCE, SCENE, Beat, Event, Outcome, Seat
from hustings.core.wording import Teller, change, listing
from hustings.games.gerrymander.board import COLOURED, NO_PARTY, PARTY, VALUE
from hustings.games.gerrymander.events import (
    Begins,
    Border,
    Closed,
    Named,
    Result,
    Shown,
    Tied,
    Won,
)
from hustings.games.gerrymander.phrases import (
    PARTIES,
    area,
    count_districts,
    count_swing,
    votes,
)
from hustings.games.gerrymander.rules import outcome
from hustings.games.gerrymander.state import State, members, parties, tally, turn_length
from hustings.games.gerrymander.text import SOLO, side


def beat(
    event: Event, before: State, after: State, viewer: Seat | None, names: Sequence[str]
) -> Beat | None:
    """Return how an event is told."""
    tell = Teller(viewer, names)
    match event:
        case Begins(seat):
            return _opening(event, seat, after)
        case Border():
            return _border(event, before, viewer)
        case Closed(seat, district, counties):
            return event.beat(f"closes district {district} ({area(counties)})", seat)
        case Shown():
            return _turned_up(event, after)
        case Tied():
            return _tied(event, after, tell)
        case Named(district, seat, party):
            return event.beat(f"names {PARTIES[party]} the winner of district {district}", seat)
        case Won():
            return _won(event)
        case Result():
            return _result(event, after, names)
    return None


def _opening(event: Begins, seat: Seat, after: State) -> Beat:
    if after.seats == 1:
        says = "The voters are laid out: draw the borders so that Red wins"
        return event.beat(says, length=AT_ONCE)
    return event.beat("begins with a single border", seat)


def _border(event: Border, before: State, viewer: Seat | None) -> Beat:
    """Return the beat of a border; one that draws itself for the viewer takes a scene's time."""
    where = between(before, event.edge)
    if sum(map(bool, before.can)) == 1:
        length = SCENE if event.seat == viewer else None
        return event.beat(f"the only border left is drawn, {where}", event.seat, length=length)
    first = before.seats == 1 or before.left == turn_length(before, before.number)
    return event.beat(f"draws {where}" if first else where, event.seat)


def between(state: State, edge: int) -> str:
    """Return where a border is, in what is printed on its two sides: "A1–B1", "Red 5–Blue 10"."""
    kinds = [state.tokens[county] for county in state.board.edges[edge]]
    if parties(state) == 2 or max(kinds) >= COLOURED:
        return side(state.board, edge)
    return "–".join(
        PARTIES[PARTY[kind]] + ("" if PARTY[kind] == NO_PARTY else f" {VALUE[kind]}")
        for kind in kinds
    )


def _turned_up(event: Shown, after: State) -> Beat | None:
    """Return the beat of a district's voters once the last of them is turned up."""
    number = after.pending[0]
    counties = members(after, after.closed[number])
    if any(after.tokens[county] >= COLOURED for county in counties):
        return None
    found = votes(tally(after, counties))
    if max(after.tokens) >= COLOURED:
        return event.beat(f"District {number + 1} turns up its voters: {found}")
    last = f"The last voters turn up, in district {number + 1}: {found}"
    return event.beat(last, length=SCENE)


def _tied(event: Tied, after: State, tell: Teller) -> Beat:
    number = event.district
    count = max(tally(after, members(after, after.closed[number - 1])))
    who = listing([PARTIES[party] for party in event.parties])
    names = "you name" if event.seat == tell.viewer else tell.does(event.seat, "name")
    return event.beat(f"District {number} is tied, {who} {count} each: {names} its winner")


def _won(event: Won) -> Beat:
    """Return the beat of a district won: by how many votes, and with which swing counties."""
    best, second, *_ = sorted(event.votes, reverse=True)
    how = f"is given district {event.district}, tied at {best}"
    if best > second:
        how = f"wins district {event.district}, {best} to {second}"
    prize = f", {count_swing(event.swing)}" if event.swing else ""
    return event.beat(f"{PARTIES[event.party]} {how}{prize}")


# --- the end -----------------------------------------------------------------------------------


def _result(event: Result, after: State, names: Sequence[str]) -> Beat | None:
    """Tell first what the voters wanted and what the map made of it, then who won and why."""
    last = parties(after) - 1
    if event.party == last - 1:
        return event.beat(_irony(after))
    if event.party == last:
        return event.beat(_verdict(after, outcome(after), names))
    return None


def _irony(state: State) -> str:
    """Return the votes of all counties beside the districts they came to."""
    counts, won = tally(state, range(state.board.size)), list(state.won)
    equal = len(set(counts)) == 1
    if equal and len(set(won)) == 1:
        return f"{counts[0]} votes each, and {count_districts(won[0])} each: a fair map, for once"
    best = [PARTIES[party] for party, count in enumerate(won) if count == max(won)]
    took = f"{listing(best)} took {max(won)} of {sum(won)} districts"
    if len(best) > 1:
        took += " each"
    said = f"{votes(counts)} votes" if len(counts) == 2 else f"{counts[0]} votes each"
    fooled = equal or counts.index(max(counts)) != won.index(max(won))
    return f"{said}, and {'yet ' if fooled else ''}{took}"


def _verdict(state: State, end: Outcome, names: Sequence[str]) -> str:
    """Return who won and by what, with the numbers that decided it."""
    if state.seats == 1:
        lead = end.scores[0]
        if lead <= 0:
            return f"Red {change(lead)}: the map did not help Red"
        called = next(word for least, word in SOLO if lead >= least)
        return f"Red {change(lead)}: {called}"
    order = sorted(range(state.seats), key=lambda seat: end.ranks[seat])
    first, second = order[0], order[1]
    who = f"{names[first]} ({PARTIES[first]}) wins"
    each = f"{count_districts(state.won[first])} each"
    if end.reason == "districts":
        return f"{who}, {count_districts(state.won[first])} to {state.won[second]}"
    if end.reason == "swing":
        return f"{each}: {who} with {count_swing(state.swing[first])} to {state.swing[second]}"
    if end.reason == "votes":
        spent = f"{state.cost[first]} to {state.cost[second]}"
        return f"{each}, swing counties equal: {who} with fewer votes spent on them, {spent}"
    shared = listing([names[seat] for seat in order if end.ranks[seat] == 1])
    return f"{shared} share the win, {each}, equal in everything"
