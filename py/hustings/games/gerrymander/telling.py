"""What is shown of Gerrymander between two decisions: borders, districts closing, the end.

A border is named by its two counties, as in the log. On the larger maps, whose counties have no
names on a phone, by the voters on its two sides, as far as they are turned up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import AT_ONCE, PLAIN, SCENE, Beat, Event, Outcome, Seat
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

STROKE: Final = 300
"""A turn has four borders at most: together they take what a turn may take."""
LAST_LINE: Final = 2500
"""Milliseconds for the joke of the map, and as many for who won."""


def beat(
    event: Event, before: State, after: State, viewer: Seat | None, names: Sequence[str]
) -> Beat | None:
    """Return how an event is told."""
    kind, *data = event
    tell = Teller(viewer, names)
    if kind == Begins.NUMBER:
        return _opening(data[0], after)
    if kind == Border.NUMBER:
        return _border(data, before, viewer)
    if kind == Closed.NUMBER:
        return Beat(f"closes district {data[1]} ({area(data[2:])})", AT_ONCE, data[0])
    if kind == Shown.NUMBER:
        return _turned_up(after)
    if kind == Tied.NUMBER:
        return _tied(data, after, tell)
    if kind == Named.NUMBER:
        return Beat(f"names {PARTIES[data[2]]} the winner of district {data[0]}", AT_ONCE, data[1])
    if kind == Won.NUMBER:
        return _won(data)
    if kind == Result.NUMBER:
        return _result(data[0], after, names)
    return None


def _opening(seat: Seat, after: State) -> Beat:
    if after.seats == 1:
        return Beat("The voters are laid out: draw the borders so that Red wins", AT_ONCE)
    return Beat("begins with a single border", PLAIN, seat)


def _border(data: Sequence[int], before: State, viewer: Seat | None) -> Beat:
    """Tell of a border; of one that draws itself for whoever looks, long enough to be noticed."""
    seat, edge = data[0], data[1]
    where = between(before, edge)
    if sum(map(bool, before.can)) == 1:
        length = SCENE if seat == viewer else STROKE
        return Beat(f"the only border left is drawn, {where}", length, seat)
    first = before.seats == 1 or before.left == turn_length(before, before.number)
    return Beat(f"draws {where}" if first else where, STROKE, seat)


def between(state: State, edge: int) -> str:
    """Return where a border is, in what is printed on its two sides: "A1–B1", "Red 5–Blue 10"."""
    kinds = [state.tokens[county] for county in state.board.edges[edge]]
    if parties(state) == 2 or max(kinds) >= COLOURED:
        return side(state.board, edge)
    return "–".join(
        PARTIES[PARTY[kind]] + ("" if PARTY[kind] == NO_PARTY else f" {VALUE[kind]}")
        for kind in kinds
    )


def _turned_up(after: State) -> Beat | None:
    """Tell of the voters of a district once the last of them is turned up."""
    number = after.pending[0]
    counties = members(after, after.closed[number])
    if any(after.tokens[county] >= COLOURED for county in counties):
        return None
    found = votes(tally(after, counties))
    if max(after.tokens) >= COLOURED:
        return Beat(f"District {number + 1} turns up its voters: {found}", PLAIN, None, "card")
    return Beat(f"The last voters turn up, in district {number + 1}: {found}", SCENE, None, "card")


def _tied(data: Sequence[int], after: State, tell: Teller) -> Beat:
    number, seat, *tied = data
    count = max(tally(after, members(after, after.closed[number - 1])))
    who = listing([PARTIES[party] for party in tied])
    names = "you name" if seat == tell.viewer else tell.does(seat, "name")
    return Beat(f"District {number} is tied, {who} {count} each: {names} its winner", PLAIN)


def _won(data: Sequence[int]) -> Beat:
    """Tell who has a district, by how many votes over the next, and with which swing counties."""
    number, party, swing, *counts = data
    best, second, *_ = sorted(counts, reverse=True)
    how = f"is given district {number}, tied at {best}"
    if best > second:
        how = f"wins district {number}, {best} to {second}"
    prize = f", {count_swing(swing)}" if swing else ""
    return Beat(f"{PARTIES[party]} {how}{prize}", SCENE, None, "stamp")


# --- the end -----------------------------------------------------------------------------------


def _result(party: int, after: State, names: Sequence[str]) -> Beat | None:
    """Tell first what the voters wanted and what the map made of it, then who won and why."""
    last = parties(after) - 1
    if party == last - 1:
        return Beat(_irony(after), LAST_LINE)
    if party == last:
        return Beat(_verdict(after, outcome(after), names), LAST_LINE)
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
