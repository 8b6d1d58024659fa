"""Fences: the borders by which a seat can close a district for itself in its next turn.

A fence is a closing set (see `cycles`) around a district of usual size that the seat leads. Larger
districts, which have no way to be split, are not looked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hustings.core.model import Seat
from hustings.games.gerrymander.board import SWING, Board
from hustings.games.gerrymander.bots.cycles import closing_sets
from hustings.games.gerrymander.bots.evaluation import Count, count, expected_lead, votes_in
from hustings.games.gerrymander.regions import MIN_COUNTIES, has_min_size
from hustings.games.gerrymander.state import State, player, turn_length

MAX_FENCED: Final = 2 * MIN_COUNTIES - 1
"""Most counties in a fence: a region of this size is always a district."""
_HALF_SPOILED: Final = 0.5
"""Share of its gain that a fence counts when one more border can spoil it."""


class Fence(NamedTuple):
    """A district that some borders close.

    counties: of the district. borders: those to draw. joined: the pieces of border that they join
    (see `State.tree`). gain: what it adds to the lead in districts that its seat may expect.
    """

    counties: frozenset[int]
    borders: tuple[int, ...]
    joined: frozenset[int]
    gain: float


def fences(state: State, seat: Seat, max_borders: int) -> list[Fence]:
    """Return the fences of a seat that at most `max_borders` borders close."""
    before, found = count(state, seat), list[Fence]()
    now = expected_lead(before, seat)
    for borders in closing_sets(state, max_borders):
        parts = _parts(state, borders)
        if not parts:
            continue
        joined = frozenset(state.tree[end] for edge in borders for end in state.board.ends[edge])
        for part in parts:
            gain = _lead_after(state, before, seat, part) - now if len(part) <= MAX_FENCED else 0
            if gain > 0:
                found.append(Fence(frozenset(part), borders, joined, gain))
    return found


class Threat(NamedTuple):
    """What the next player can gain by fences: the most by one, and the sum over all."""

    most: float
    total: float


def next_fences(state: State, extra: int = 0) -> list[Fence]:
    """Return the fences that the next player can close, with up to `extra` borders more."""
    following = state.number + 1
    return fences(state, player(state, following), turn_length(state, following) + extra)


def threat(state: State) -> Threat:
    """Return the threat of the next player's fences."""
    return _threat([fence.gain for fence in next_fences(state)])


def threats_after(state: State, quiet: Sequence[int]) -> dict[int, Threat]:
    """Return the threat that each border leaves, for borders that close nothing off.

    A border may spoil a fence, or be the first side of one that was a border too long. A fence that
    this turn's next border can spoil counts less.
    """
    following = state.number + 1
    length, every = turn_length(state, following), next_fences(state, extra=1)

    def gain(fence: Fence, edge: int) -> float:
        if len(fence.borders) > length and edge not in fence.borders:
            return 0.0
        if is_spoiled(state, fence, edge):
            return 0.0
        halved = state.left > 1 and _prepares_spoiling(state, fence, edge)
        return fence.gain * (_HALF_SPOILED if halved else 1)

    return {edge: _threat([gain(fence, edge) for fence in every]) for edge in quiet}


def spoiled_fence(state: State, edge: int) -> Fence | None:
    """Return the best fence of the next player that a border spoils; None without one."""
    spoiled = [fence for fence in next_fences(state) if is_spoiled(state, fence, edge)]
    return max(spoiled, key=lambda fence: fence.gain, default=None)


def is_spoiled(state: State, fence: Fence, edge: int) -> bool:
    """Return whether a fence cannot be closed after a border.

    It cannot if both together would cut off too few counties.
    """
    if not all(state.tree[end] in fence.joined for end in state.board.ends[edge]):
        return False
    placed = _with_borders(state, (edge, *fence.borders))
    return not all(has_min_size(state.board, placed, here) for here in state.board.edges[edge])


def _prepares_spoiling(state: State, fence: Fence, edge: int) -> bool:
    """Return whether a border leads from a fence into its district, so that one more cuts it."""
    if not fence.counties.issuperset(state.board.edges[edge]):
        return False
    return sum(state.tree[end] in fence.joined for end in state.board.ends[edge]) == 1


def _threat(gains: Sequence[float]) -> Threat:
    """Return the threat of fences with these gains, rounded so that equal threats compare equal."""
    return Threat(round(max(gains, default=0.0), 6), round(sum(gains), 6))


def _with_borders(state: State, borders: Sequence[int]) -> bytearray:
    placed = state.placed[:]
    for edge in borders:
        placed[edge] = 1
    return placed


def _lead_after(state: State, before: Count, seat: Seat, part: Sequence[int]) -> float:
    """Return the expected lead once the seat has won a part; minus infinity if it would not."""
    votes = votes_in(state, part)
    if not votes[seat] or votes[seat] < max(votes):
        return float("-inf")
    score = before.score[:]
    score[seat] += 1 + sum(SWING[state.tokens[county]] for county in part) / 16
    left = [every - here for every, here in zip(before.votes, votes, strict=True)]
    return expected_lead(Count(score, left, before.counties - len(part)), seat)


def _parts(state: State, borders: tuple[int, ...]) -> list[list[int]]:
    """Return both parts that a closing set makes, those beyond MAX_FENCED cut short.

    Return [] if it is not legal, because a part would be too small.
    """
    placed = _with_borders(state, borders)
    parts = [_grow(state.board, placed, county) for county in state.board.edges[borders[-1]]]
    return parts if all(len(part) >= MIN_COUNTIES for part in parts) else []


def _grow(board: Board, placed: Sequence[int], county: int) -> list[int]:
    """Return the counties connected to one, cut short beyond MAX_FENCED."""
    reached = [county]
    for here in reached:
        for there, edge in board.around[here]:
            if not placed[edge] and there not in reached:
                reached.append(there)
                if len(reached) > MAX_FENCED:
                    return reached
    return reached
