"""Words that the texts of Gerrymander are made of: parties, votes, numbers of things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import HIDDEN
from hustings.core.wording import counted
from hustings.games.gerrymander.board import COLOURED, PARTY, UNKNOWN
from hustings.games.gerrymander.info import INFO
from hustings.games.gerrymander.state import State, parties, tally

PARTIES: Final[tuple[str, ...]] = (*(side.name for side in INFO.sides), "neutral", "face down")
INITIALS: Final[tuple[str, ...]] = (*(side.letter for side in INFO.sides), "N", "?")


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
