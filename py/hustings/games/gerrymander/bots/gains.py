"""Gains of a border for the counties beside it, by random maps with and without it."""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.core.model import Seat
from hustings.core.rng import Rng
from hustings.games.gerrymander.board import NO_PARTY, PARTY
from hustings.games.gerrymander.bots.completion import Completion
from hustings.games.gerrymander.bots.evaluation import token_votes
from hustings.games.gerrymander.bots.rollout import MapScorer, first_place_share
from hustings.games.gerrymander.state import State, parties

MAP_PAIRS: Final = 400
"""Maps finished twice with the same random numbers; the gain is exact to about 2 percent."""


class Gain(NamedTuple):
    """How often a county's party wins its district, 0 to 1, without and with the border."""

    county: int
    without: float
    drawn: float


def gains(state: State, edge: int) -> list[Gain]:
    """Return the gains of a border for those of its two counties that have a party.

    The result is deterministic: the random numbers have a fixed seed.
    """
    maps, rng, order = Completion(state), Rng("gains"), list[int]()
    beside = [
        maps.counties.index(county)
        for county in state.board.edges[edge]
        if PARTY[state.tokens[county]] < NO_PARTY
    ]
    tokens = [
        (PARTY[kind], token_votes(kind)) for kind in map(state.tokens.__getitem__, maps.counties)
    ]
    width = parties(state)
    counts = [[0.0, 0.0] for _ in beside]
    for _ in range(MAP_PAIRS):
        order = maps.edges[:]
        rng.shuffle(order)
        for drawn, borders in enumerate((order, [edge, *(one for one in order if one != edge)])):
            maps.run(borders)
            for place, count in zip(beside, counts, strict=True):
                count[drawn] += _wins(maps.parts, tokens, place, width)
    return [
        Gain(maps.counties[place], *(count / MAP_PAIRS for count in both))
        for place, both in zip(beside, counts, strict=True)
    ]


def first_places(state: State, edge: int, seat: Seat) -> tuple[float, float]:
    """Return how often a seat is first, 0 to 1, without and with a border; a tie is shared.

    The same maps are finished both ways. The result is deterministic, as in `gains`.
    """
    scorer, rng = MapScorer(state), Rng("first places")
    maps, count = scorer.completion, [0.0, 0.0]
    for _ in range(MAP_PAIRS):
        order = maps.edges[:]
        rng.shuffle(order)
        for drawn, borders in enumerate((order, [edge, *(one for one in order if one != edge)])):
            maps.run(borders)
            count[drawn] += first_place_share(scorer.scores(maps.parts), seat)
    return count[0] / MAP_PAIRS, count[1] / MAP_PAIRS


def _wins(parts: list[int], tokens: list[tuple[int, float]], place: int, width: int) -> float:
    """Return 1 if a county's party wins its district, its share in a tie, else 0.

    parts: the district of each county. tokens: (party, votes) of each county. place: the county.
    width: the number of parties.
    """
    votes = [0.0] * width
    here = parts[place]
    for part, (party, value) in zip(parts, tokens, strict=True):
        if part == here and party < NO_PARTY:
            votes[party] += value
    best = max(votes)
    return 1 / votes.count(best) if votes[tokens[place][0]] == best else 0.0
