"""The delegates a state is expected to bring a candidate: now, later, and after another roll."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hustings.games.delegate_dash.board import DISTANCE, GAP, HOME_MASK, RANGE_MASK, REGION
from hustings.games.delegate_dash.rules.automatic import robot_targets
from hustings.games.delegate_dash.rules.campaign import NUMBERS, coins_at
from hustings.games.delegate_dash.state import (
    CONVENTION,
    NOBODY,
    OF_REGION,
    VALUE,
    DashState,
)

_MEAN_UNSEEN_COIN: Final = 25.0
"""The mean value of a coin not yet turned over, in delegates."""
_NEARNESS: Final = tuple(
    tuple(0.1 / (2 + DISTANCE[cell][goal]) for cell in range(GAP)) for goal in range(GAP)
)
"""_NEARNESS[goal][cell]: the share of a goal's value that counts for a pawn on the cell."""


def expected_takes(state: DashState, side: int) -> list[float]:
    """Return for each state the delegates the candidate is expected to take there this roll."""
    rivals = _rivals(state, side)
    hopes = [0.0] * GAP
    for cell in range(GAP):
        if state.stake[cell]:
            hopes[cell] = _expected_take(state, side, cell, rivals)
    return hopes


def _rivals(state: DashState, side: int) -> list[tuple[int, int, float]]:
    """Return (candidate, state, probability that it votes there) for all rivals."""
    rivals = []
    for i, other in enumerate(state.order):
        if other == side:
            continue
        if i < state.mover:
            rivals.append((other, state.pawns[other], 1.0))
            continue
        targets = robot_targets(state, other)
        sure = 1.0 if state.owner[other] == NOBODY else 0.8
        rivals += [(other, cell, sure / len(targets)) for cell in targets]
    return rivals


def _expected_take(
    state: DashState, side: int, cell: int, rivals: list[tuple[int, int, float]]
) -> float:
    home = REGION[cell]
    ahead = 0.0
    for other, there, likely in rivals:
        if there == cell:
            first = (other - home) % 4 < (side - home) % 4
            ahead += likely * (21 / 36 if first else 15 / 36)
    coins = coins_at(state, cell)
    whole = int(ahead)
    upper = VALUE[coins[whole]] if whole < len(coins) else 0
    lower = VALUE[coins[whole + 1]] if whole + 1 < len(coins) else 0
    now = upper + (lower - upper) * (ahead - whole)
    return now + 0.15 * (state.stake[cell] - now)  # coins left may be taken by later rolls


def later_values(state: DashState) -> Sequence[float]:
    """Return for each state the value of what can be won near it later, in delegates."""
    return _later_values(bytes(state.stake), bytes(state.down), state.tiles, state.round)


@lru_cache(maxsize=2_000)
def _later_values(stakes: bytes, down: bytes, tiles: bytes, number: int) -> Sequence[float]:
    goals = [(float(stake), cell) for cell, stake in enumerate(stakes) if stake]
    if number + 1 < CONVENTION:
        voting = NUMBERS[number + 1]
        goals += [
            (0.5 * _MEAN_UNSEEN_COIN * coins, cell)
            for cell, coins in enumerate(down)
            if coins and tiles[cell] in voting
        ]
    values = [0.0] * GAP
    for value, goal in goals:
        values = [
            so_far + value * near for so_far, near in zip(values, _NEARNESS[goal], strict=True)
        ]
    return values


def delegates_in_region(state: DashState, side: int, region: int) -> int:
    """Return the delegates a candidate holds of a region."""
    return sum(VALUE[m] for m in OF_REGION[region] if state.where[m] == side)


def reroll_gain(state: DashState, side: int) -> float:
    """Return the expected gain in delegates of another roll over staying here."""
    spot = state.pawns[side]
    hopes = expected_takes(state, side)
    here = 0.0 if spot == GAP else hopes[spot]
    better = sorted([(-hope, cell) for cell, hope in enumerate(hopes) if hope > here])
    gain = 0.0
    for die in range(6) if better else ():
        mask = RANGE_MASK[spot][die] | HOME_MASK[side]
        best = next((-hope for hope, cell in better if mask >> cell & 1), here)
        gain += best - here
    return gain / 6
