"""What a border does for the counties beside it, by maps finished by luck with it and without."""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.core.rng import Rng
from hustings.games.gerrymander.board import NO_PARTY, PARTY
from hustings.games.gerrymander.bots.completion import Completion
from hustings.games.gerrymander.bots.evaluation import worth
from hustings.games.gerrymander.state import State, parties

MAPS: Final = 400
"""So many maps are finished twice, on the same luck: what is told is known to within 2 points."""


class Gain(NamedTuple):
    """How often a county helps its own party win a district, 0 to 1; a tie counts in part."""

    county: int
    without: float
    drawn: float


def gains(state: State, edge: int) -> list[Gain]:
    """Return what drawing a border changes for those of its two counties that have a party.

    The same each time: the luck is part of the question, not of the answer.
    """
    maps, rng, order = Completion(state), Rng("gains"), list[int]()
    beside = [
        maps.counties.index(county)
        for county in state.board.edges[edge]
        if PARTY[state.tokens[county]] < NO_PARTY
    ]
    tokens = [(PARTY[kind], worth(kind)) for kind in map(state.tokens.__getitem__, maps.counties)]
    width = parties(state)
    counts = [[0.0, 0.0] for _ in beside]
    for _ in range(MAPS):
        order = maps.edges[:]
        rng.shuffle(order)
        for drawn, borders in enumerate((order, [edge, *(one for one in order if one != edge)])):
            maps.run(borders)
            for place, count in zip(beside, counts, strict=True):
                count[drawn] += _wins(maps.parts, tokens, place, width)
    return [
        Gain(maps.counties[place], *(count / MAPS for count in both))
        for place, both in zip(beside, counts, strict=True)
    ]


def _wins(parts: list[int], tokens: list[tuple[int, float]], place: int, width: int) -> float:
    """Return whether the party of a county wins the district it lies in, a tie shared."""
    votes = [0.0] * width
    here = parts[place]
    for part, (party, value) in zip(parts, tokens, strict=True):
        if part == here and party < NO_PARTY:
            votes[party] += value
    best = max(votes)
    return 1 / votes.count(best) if votes[tokens[place][0]] == best else 0.0
