"""Phrases for the texts of Gerrymander: parties, tokens, votes, counties, borders."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan2, hypot, pi
from typing import Final

from hustings.core.hexgrid import centre
from hustings.core.model import HIDDEN
from hustings.games.gerrymander.board import COLOURED, PARTY, SWING, UNKNOWN, VALUE, Board
from hustings.games.gerrymander.info import INFO
from hustings.games.gerrymander.state import NOBODY, State, district, parties, tally
from hustings.messages.formats import listed
from hustings.messages.generated import gerrymander as messages

PARTIES: Final[tuple[str, ...]] = (
    *(side.name for side in INFO.sides),
    messages.party_neutral(),
    messages.party_face_down(),
)
INITIALS: Final[tuple[str, ...]] = (
    *(side.letter for side in INFO.sides),
    messages.initial_neutral(),
    messages.initial_face_down(),
)

_COMPASS: Final = (
    "east",
    "south-east",
    "south",
    "south-west",
    "west",
    "north-west",
    "north",
    "north-east",
)
"""Clockwise from the right, as maps are drawn."""
_COLUMN_WIDTH: Final = 3**0.5 / 2
_ROW_HEIGHT: Final = 0.5
"""Size of a unit of core.hexgrid on the map."""
_MIDDLE_SHARE: Final = 0.3
"""Radius of the "middle" of the map, as a share of the distance to its lower end."""


def face(party: int, value: int) -> str:
    """Return a token in words; value -1 is hidden."""
    if party >= UNKNOWN or value == HIDDEN:
        return PARTIES[party]
    if not value:
        return messages.token_neutral()
    return messages.party_count(party=PARTIES[party], count=value)


def by_party(counts: Sequence[int]) -> list[str]:
    """Return counts with their parties: "Red 12"."""
    return [
        messages.party_count(party=PARTIES[party], count=count)
        for party, count in enumerate(counts)
    ]


def votes(counts: Sequence[int]) -> str:
    """Return votes by party in words: "Red 12, Blue 9"."""
    return listed(by_party(counts), "unit")


def balance(obs: State, counties: Sequence[int]) -> str:
    """Return the votes in counties in words, as far as tokens are visible."""
    kinds = [obs.tokens[county] for county in counties]
    if all(kind < COLOURED for kind in kinds):
        return votes(tally(obs, counties))
    if any(PARTY[kind] == UNKNOWN for kind in kinds):
        return messages.votes_unknown()
    visible = [PARTY[kind] for kind in kinds]
    counts = [visible.count(party) for party in range(parties(obs))]
    return messages.counties_by_party(counts=by_party(counts))


def middle(obs: State, counties: Sequence[int]) -> int:
    """Return the county nearest to the centre of some counties, by which one can find them."""
    places = {county: centre(obs.board.cells[county]) for county in counties}
    right = sum(column for column, _ in places.values()) / len(places)
    down = sum(row for _, row in places.values()) / len(places)

    def distance(county: int) -> float:
        column, row = places[county]
        return hypot((column - right) * _COLUMN_WIDTH, (row - down) * _ROW_HEIGHT)

    return min(places, key=distance)


def place(obs: State, counties: Sequence[int]) -> str:
    """Return where counties lie on the map: "middle" or a compass point, as a key of messages."""
    places = [centre(obs.board.cells[county]) for county in counties]
    right = sum(column for column, _ in places) * _COLUMN_WIDTH / len(places)
    down = sum(row for _, row in places) * _ROW_HEIGHT / len(places)
    far = max(row for _, row in map(centre, obs.board.cells)) * _ROW_HEIGHT
    if hypot(right, down) < far * _MIDDLE_SHARE:
        return "middle"
    return _COMPASS[round(atan2(down, right) / (pi / 4)) % len(_COMPASS)]


def votes_and_districts(state: State) -> str:
    """Compare all votes with the districts won, at the end of a game; without a full stop."""
    counts, won = tally(state, range(state.board.size)), list(state.won)
    equal, max_districts = len(set(counts)) == 1, max(won)
    if equal and len(set(won)) == 1:
        return messages.irony_fair(votes=counts[0], districts=max_districts)
    best = [PARTIES[party] for party, count in enumerate(won) if count == max_districts]
    fooled = equal or counts.index(max(counts)) != won.index(max_districts)
    alone, total = len(best) == 1, sum(won)
    if len(counts) == 2:
        return messages.irony(
            counts=by_party(counts),
            fooled=fooled,
            parties=best,
            won=max_districts,
            all=total,
            alone=alone,
        )
    return messages.irony_equal(
        votes=counts[0], fooled=fooled, parties=best, won=max_districts, all=total, alone=alone
    )


@cache
def border_label(land: Board, edge: int) -> str:
    """Return the label of the move that draws a border."""
    return messages.move_border(side=side(land, edge))


def side(land: Board, edge: int) -> str:
    """Return the name of an edge: its two counties."""
    here, there = land.edges[edge]
    return messages.side(here=land.names[here], there=land.names[there])


def county_label(obs: State, county: int) -> str:
    """Return a county in words: its name, its token, its district."""
    number = district(obs, county)
    holder = obs.holders[number] if number >= 0 else NOBODY
    return _label_of(obs.board.names[county], obs.tokens[county], number, holder)


@cache  # a board names dozens of counties at every click
def _label_of(name: str, kind: int, number: int, holder: int) -> str:
    """Return a county in words. number: of its district, -1 for none. holder: of that district."""
    token, swing = _token_label(kind), bool(SWING[kind])
    if number < 0:
        return messages.county(name=name, token=token, swing=swing)
    if holder == NOBODY:
        return messages.county_in_district(name=name, token=token, swing=swing, district=number + 1)
    won = PARTIES[holder]
    return messages.county_won(name=name, token=token, swing=swing, district=number + 1, party=won)


@cache
def _token_label(kind: int) -> str:
    return face(PARTY[kind], VALUE[kind] if kind < COLOURED else -1)
