"""Quick evaluation of a position for a party."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hustings.core.model import Move, Seat
from hustings.games.gerrymander.board import COLOURED, NO_PARTY, PARTY, VALUE
from hustings.games.gerrymander.state import State, members, parties

HIDDEN_TOKEN_VOTES: Final = 5.5
"""Votes assumed for a hidden token."""
_COUNTIES_PER_DISTRICT: Final = 5.5
"""Average number of counties in a district."""
_VOTES_TO_DISTRICTS: Final = 2.5
"""Factor from a relative lead in votes to a relative lead in districts."""


class Count(NamedTuple):
    """What decides the expected end, as one seat counts it.

    score: by party, its districts, and a little for its swing counties, because they break ties.
    votes: by party, in counties outside districts. counties: how many these are.
    """

    score: list[float]
    votes: list[float]
    counties: int


def standing(state: State, seat: Seat) -> float:
    """Return the expected lead of the seat's party over its best rival, in districts."""
    return expected_lead(count(state, seat), seat)


def count(state: State, seat: Seat) -> Count:
    """Return the count of a position.

    Pending districts count for the party that leads there, ties for the seat.
    """
    score = [won + swing / 16 for won, swing in zip(state.won, state.swing, strict=True)]
    for number in state.pending:
        votes = votes_in(state, members(state, state.closed[number]))
        best = max(votes)
        score[seat if votes[seat] == best else votes.index(best)] += 1
    finished = state.closed
    left = [county for county, region in enumerate(state.region) if region not in finished]
    return Count(score, votes_in(state, left), len(left))


def expected_lead(counted: Count, seat: Seat) -> float:
    """Return the lead in districts that a count leads the seat's party to expect."""
    score, votes = counted.score[:], counted.votes
    rivals = [party for party in range(len(score)) if party != seat]
    if sum(votes):
        rival = max(rivals, key=lambda party: (score[party], votes[party]))
        share = (
            _VOTES_TO_DISTRICTS * (votes[seat] - votes[rival]) / (votes[seat] + votes[rival] or 1)
        )
        score[seat] += (
            max(-1.0, min(1.0, share)) * counted.counties / _COUNTIES_PER_DISTRICT / len(score)
        )
    return score[seat] - max(score[party] for party in rivals)


def token_votes(kind: int) -> float:
    """Return the votes of a token; HIDDEN_TOKEN_VOTES for a hidden value."""
    return HIDDEN_TOKEN_VOTES if kind >= COLOURED else VALUE[kind]


def favourite(state: State, seat: Seat, legal: Sequence[Move]) -> Move:
    """Return the best award of a tie: to the seat's party, else to the one furthest behind."""
    return min(legal, key=lambda move: (move[1] != seat, state.won[move[1]], state.swing[move[1]]))


def votes_in(state: State, counties: Sequence[int]) -> list[float]:
    """Return the votes by party; a hidden value counts as its mean, a hidden party for none."""
    votes = [0.0] * (NO_PARTY + 2)
    for county in counties:
        kind = state.tokens[county]
        votes[PARTY[kind]] += token_votes(kind)
    return votes[: parties(state)]
