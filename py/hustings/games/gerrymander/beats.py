"""Beats of Gerrymander: how each event is shown between two decisions.

A border is named by its two counties, as in the log. On the larger maps, whose counties have no
names on a phone, it is named by the tokens on its two sides where these are face up.
"""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import AT_ONCE, SCENE, Beat, Event, Outcome, Seat
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
from hustings.games.gerrymander.headline import lead_called
from hustings.games.gerrymander.phrases import (
    PARTIES,
    by_party,
    face,
    middle,
    side,
    votes_and_districts,
)
from hustings.games.gerrymander.rules import outcome
from hustings.games.gerrymander.state import State, members, parties, tally, turn_length
from hustings.messages.generated import gerrymander as messages
from hustings.messages.people import Cast


def beat(
    event: Event, before: State, after: State, viewer: Seat | None, names: Sequence[str]
) -> Beat | None:
    """Return the beat of an event, None for none."""
    cast = Cast(viewer, names)
    match event:
        case Begins(seat):
            if after.seats == 1:
                return event.beat(messages.beat_opening_alone(), length=AT_ONCE)
            return event.beat(messages.beat_begins(), seat)
        case Border():
            return _border(event, before, cast)
        case Closed(seat, district, _, counties):
            says = messages.beat_closed(district=district, counties=len(counties))
            return event.beat(says, seat)
        case Shown():
            return _tokens_beat(event, after)
        case Tied():
            return _tied(event, after, cast)
        case Named(district, seat, party):
            return event.beat(messages.beat_named(party=PARTIES[party], district=district), seat)
        case Won():
            return _won(event, after)
        case Result():
            return _result(event, after, names)
    return None


def _border(event: Border, before: State, cast: Cast) -> Beat:
    """Return the beat of a border; a forced border of the viewer lasts a scene."""
    where, seat = border_sides(before, event.edge), event.seat
    earlier = [edge for edge, turn in enumerate(before.placed) if turn == before.number]
    sides = [side(before.board, edge) for edge in (*earlier, event.edge)]
    heard = messages.heard_border(who=cast.person(seat), sides=sides)
    if sum(map(bool, before.can)) == 1:
        length = SCENE if seat == cast.viewer else None
        says = messages.beat_border_only(side=where)
        return event.beat(says, seat, length=length, heard=heard)
    first = before.seats == 1 or before.left == turn_length(before, before.number)
    says = messages.beat_border_first(side=where) if first else where
    return event.beat(says, seat, heard=heard)


def border_sides(state: State, edge: int) -> str:
    """Return a border by what is printed on its two sides: "A1–B1", "Red 5–Blue 10"."""
    kinds = [state.tokens[county] for county in state.board.edges[edge]]
    if parties(state) == 2 or max(kinds) >= COLOURED:
        return side(state.board, edge)
    here, there = (
        PARTIES[NO_PARTY] if PARTY[kind] == NO_PARTY else face(PARTY[kind], VALUE[kind])
        for kind in kinds
    )
    return messages.side(here=here, there=there)


def _tokens_beat(event: Shown, after: State) -> Beat | None:
    """Return the beat of a district's tokens when the last of them is turned up."""
    number = after.pending[0]
    counties = members(after, after.closed[number])
    if any(after.tokens[county] >= COLOURED for county in counties):
        return None
    votes = by_party(tally(after, counties))
    if max(after.tokens) >= COLOURED:
        return event.beat(messages.beat_shown(district=number + 1, votes=votes))
    says = messages.beat_shown_last(district=number + 1, votes=votes)
    return event.beat(says, length=SCENE)


def _tied(event: Tied, after: State, cast: Cast) -> Beat:
    counties = members(after, after.closed[event.district - 1])
    says = messages.beat_tied(
        district=event.district,
        parties=[PARTIES[party] for party in event.parties],
        count=max(tally(after, counties)),
        who=cast.person(event.seat),
    )
    return event.beat(says)


def _won(event: Won, after: State) -> Beat:
    """Return the beat of a district won, with votes and swing counties."""
    best, second, *_ = sorted(event.votes, reverse=True)
    party, district, swing = PARTIES[event.party], event.district, event.swing
    if best > second:
        says = messages.beat_won(
            party=party, district=district, best=best, second=second, swing=swing
        )
    else:
        says = messages.beat_given(party=party, district=district, best=best, swing=swing)
    county = middle(after, members(after, after.closed[district - 1]))
    heard = messages.heard_won(
        party=party,
        district=district,
        county=after.board.names[county],
        best=best,
        second=second,
    )
    return event.beat(says, heard=heard)


# --- the end -----------------------------------------------------------------------------------


def _result(event: Result, after: State, names: Sequence[str]) -> Beat | None:
    """Return the beats of the end: first votes against districts, last the winner."""
    last = parties(after) - 1
    if event.party == last - 1:
        return event.beat(votes_and_districts(after))
    if event.party == last:
        return event.beat(_result_line(after, outcome(after), names))
    return None


def _result_line(state: State, end: Outcome, names: Sequence[str]) -> str:
    """Return a sentence about who won, with the numbers that decided it."""
    if state.seats == 1:
        lead = end.scores[0]
        if lead <= 0:
            return messages.verdict_alone_lost(lead=lead)
        return messages.verdict_alone_won(lead=lead, called=lead_called(lead))
    first, second, *_ = order = sorted(range(state.seats), key=lambda seat: end.ranks[seat])
    name, party, districts = names[first], PARTIES[first], state.won[first]
    if end.reason == "districts":
        return messages.verdict_districts(
            name=name, party=party, districts=districts, second=state.won[second]
        )
    if end.reason == "swing":
        return messages.verdict_swing(
            name=name,
            party=party,
            districts=districts,
            swing=state.swing[first],
            second=state.swing[second],
        )
    if end.reason == "votes":
        return messages.verdict_votes(
            name=name,
            party=party,
            districts=districts,
            spent=state.cost[first],
            second=state.cost[second],
        )
    shared = [names[seat] for seat in order if end.ranks[seat] == 1]
    return messages.verdict_shared(names=shared, districts=districts)
