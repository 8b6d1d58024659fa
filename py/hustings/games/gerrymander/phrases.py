"""Words that the texts of Gerrymander are made of: parties, votes, numbers of things."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, hypot, pi
from typing import Final

from hustings.core.hexgrid import centre
from hustings.core.model import HIDDEN
from hustings.core.wording import counted
from hustings.games.gerrymander.board import COLOURED, PARTY, UNKNOWN
from hustings.games.gerrymander.info import INFO
from hustings.games.gerrymander.state import State, parties, tally

PARTIES: Final[tuple[str, ...]] = (*(side.name for side in INFO.sides), "neutral", "face down")
INITIALS: Final[tuple[str, ...]] = (*(side.letter for side in INFO.sides), "N", "?")

_WINDS: Final = (
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
_COLUMN: Final = 3**0.5 / 2
_ROW: Final = 0.5
"""How large the units of core.hexgrid are in a picture."""
_MIDDLE: Final = 0.3
"""So near to the middle of the map, in shares of the way to its lower end, is in the middle."""


def face(party: int, value: int) -> str:
    """Return a token in words; a value of -1 is not known."""
    if party >= UNKNOWN or value == HIDDEN:
        return PARTIES[party]
    return "the neutral token" if not value else f"{PARTIES[party]} {value}"


def votes(counts: Sequence[int]) -> str:
    """Return votes by party in words."""
    return ", ".join(f"{PARTIES[party]} {count}" for party, count in enumerate(counts))


def balance(obs: State, counties: Sequence[int]) -> str:
    """Return the votes in some counties in words; of hidden tokens, as much as can be known."""
    kinds = [obs.tokens[county] for county in counties]
    if all(kind < COLOURED for kind in kinds):
        return votes(tally(obs, counties))
    if any(PARTY[kind] == UNKNOWN for kind in kinds):
        return "votes unknown"
    found = [PARTY[kind] for kind in kinds]
    return f"counties {votes([found.count(party) for party in range(parties(obs))])}"


def area(counties: Sequence[int]) -> str:
    """Return "1 county", "4 counties"."""
    return counted(len(counties), "county", "counties")


def count_districts(count: int) -> str:
    """Return "1 district", "2 districts"."""
    return counted(count, "district")


def count_swing(count: int) -> str:
    """Return "1 swing county", "2 swing counties"."""
    return counted(count, "swing county", "swing counties")


def whereabouts(obs: State, counties: Sequence[int]) -> str:
    """Return where on the map some counties lie: "in the north-west", "in the middle"."""
    places = [centre(obs.board.cells[county]) for county in counties]
    right = sum(column for column, _ in places) * _COLUMN / len(places)
    down = sum(row for _, row in places) * _ROW / len(places)
    far = max(row for _, row in map(centre, obs.board.cells)) * _ROW
    if hypot(right, down) < far * _MIDDLE:
        return "in the middle"
    return f"in the {_WINDS[round(atan2(down, right) / (pi / 4)) % len(_WINDS)]}"
