"""How well a position stands for a party, at a glance. Floats are fine here: no rule reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import Move, Seat
from hustings.games.gerrymander.board import COLOURED, NO_PARTY, PARTY, VALUE
from hustings.games.gerrymander.state import State, members, parties

MEAN: Final = 5.5
"""What a token is worth as long as nobody knows."""
_DISTRICT: Final = 5.5
"""How many counties a district has on average."""
_TILT: Final = 2.5
"""How many times a lead in votes shows in a lead in districts."""


def outlook(state: State, seat: Seat) -> float:
    """Return by how many districts the seat's party may end ahead of its best rival.

    Districts waiting for their tokens or for a tie to be broken count for whoever leads in them,
    ties for the seat. Swing counties weigh a little, because they break ties.
    """
    rivals = [party for party in range(parties(state)) if party != seat]
    score = [won + swing / 16 for won, swing in zip(state.won, state.swing, strict=True)]
    for number in state.pending:
        votes = _votes(state, members(state, state.closed[number]))
        best = max(votes)
        score[seat if votes[seat] == best else votes.index(best)] += 1
    finished = state.closed
    left = [county for county, region in enumerate(state.region) if region not in finished]
    votes = _votes(state, left)
    if sum(votes):
        rival = max(rivals, key=lambda party: (score[party], votes[party]))
        share = _TILT * (votes[seat] - votes[rival]) / (votes[seat] + votes[rival] or 1)
        score[seat] += max(-1.0, min(1.0, share)) * len(left) / _DISTRICT / parties(state)
    return score[seat] - max(score[party] for party in rivals)


def worth(kind: int) -> float:
    """Return the votes of a token; the mean for one whose value is hidden."""
    return MEAN if kind >= COLOURED else VALUE[kind]


def favourite(state: State, seat: Seat, legal: Sequence[Move]) -> Move:
    """Return the best party to give a tied district to: one's own, else the one furthest behind."""
    return min(legal, key=lambda move: (move[1] != seat, state.won[move[1]], state.swing[move[1]]))


def _votes(state: State, counties: Sequence[int]) -> list[float]:
    """Return the votes by party; a hidden value counts as the mean, a hidden party as nobody's."""
    votes = [0.0] * (NO_PARTY + 2)
    for county in counties:
        kind = state.tokens[county]
        votes[PARTY[kind]] += worth(kind)
    return votes[: parties(state)]
