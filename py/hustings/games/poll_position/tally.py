"""Scoring: capacity, complaints, cost and the four verdicts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul
from typing import Final, NamedTuple

from hustings.games.poll_position.board import HQ, IN_REGION, PLACES, REGIONS, REMOTE, TYPE_OF
from hustings.games.poll_position.state import State

PIP_COST: Final = 0.1
"""Points a pip of a die costs at the end of the game."""
_PIPS: Final = (1, 2, 3, 4, 5, 6) * PLACES
"""Pips of each die that `State.sites` counts."""


class Sheet(NamedTuple):
    """The score sheet: sums over the board and their points."""

    turnout: int
    complaints: int
    cost: int
    turnout_points: int
    cost_points: int
    goodwill: int
    final: int
    verdict: str


def counting(state: State) -> tuple[int, ...]:
    """Return the places to be counted next: the districts of one region, at last headquarters."""
    return IN_REGION[state.counted] if state.counted < REGIONS else (HQ,)


def counted(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the places counted so far, region by region, at last headquarters."""
    return (*IN_REGION, (HQ,))[: state.counted]


def turned_away(state: State, places: Iterable[int]) -> int:
    """Return how many face-up voters these places cannot serve."""
    return sum(max(0, state.face_up_sum(each) - capacity(state, each)) for each in places)


def counted_twice(state: State, places: Iterable[int]) -> int:
    """Return how many face-up voters whom these places cannot serve complain twice."""
    return turned_away(state, (each for each in places if weight(state, each) == 2))


def served(state: State, places: Sequence[int]) -> int:
    """Return how many face-up voters these places serve."""
    return sum(map(state.face_up_sum, places)) - turned_away(state, places)


def capacity(state: State, place: int) -> int:
    """Return how many voters a place can serve without complaints."""
    pips = state.pips(place)
    if place != HQ:
        return pips
    return 6 * pips // 4 if state.honk else 2 * pips


def weight(state: State, place: int) -> int:
    """Return the complaints per unserved voter: 2 in remote districts after Reconciliation."""
    return 2 if state.reconciliation and TYPE_OF[place] == REMOTE else 1


def complaints(state: State, place: int, turnout: int) -> int:
    """Return the complaints at a place with that many voters."""
    return max(0, turnout - capacity(state, place)) * weight(state, place)


def pip_weight(state: State, place: int) -> int:
    """Return how often a pip of a place counts in the cost."""
    return 2 if state.hq_cost and place == HQ else 1


def cost(state: State) -> int:
    """Return the sum of all dice; those of headquarters count twice with the option hq_cost."""
    total: int = sum(map(mul, state.sites, _PIPS))
    return total + state.pips(HQ) * (pip_weight(state, HQ) - 1)


def verdict(final: int) -> str:
    """Return the key of the verdict on a final score."""
    if final > 10:
        return "triumph"
    if final > 0:
        return "well_done"
    return "trouble" if final >= -10 else "disaster"


def sheet(state: State) -> Sheet:
    """Return the score by the face-up tokens: the final score once all are counted."""
    turnouts = [state.face_up_sum(place) for place in range(PLACES)]
    grievances = sum(complaints(state, place, turnouts[place]) for place in range(PLACES))
    pips = cost(state)
    turnout = sum(turnouts)
    final = turnout // 5 - grievances - pips // 10 + state.goodwill
    return Sheet(
        turnout,
        grievances,
        pips,
        turnout // 5,
        pips // 10,
        state.goodwill,
        final,
        verdict(final),
    )
