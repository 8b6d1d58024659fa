"""Delegate Dash by rules of thumb: what a state is worth to a candidate, and what to do then."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from hustings.games.delegate_dash.board import DISTANCE, GAP, HOME_MASK, NULL, RANGE_MASK, REGION
from hustings.games.delegate_dash.rules.automatic import robot_targets
from hustings.games.delegate_dash.rules.campaign import NUMBERS, coins_at
from hustings.games.delegate_dash.rules.convention import outcome
from hustings.games.delegate_dash.state import (
    CONVENTION,
    MAJORITY,
    NOBODY,
    OF_REGION,
    VALUE,
    DashState,
    held,
    regions_held,
    totals,
)
from hustings.games.delegate_dash.vocabulary import (
    AFTER,
    DONE,
    MOVE,
    PICK,
    RELEASE,
    SEND,
    STAY,
    SURRENDER,
    TAKE,
)

# How a lead of so many delegates multiplies the odds by e, at the start of each round and at the
# convention; fitted to games between Normal opponents.
_SCALE: Final = (45.0, 45.0, 40.0, 37.0, 35.0, 30.0, 25.0)
_COIN: Final = 25.0
"""What an unseen coin is worth on average."""
WORTHWHILE: Final = 1.0
"""Less than this to be gained by another roll is worth no thought."""
_NEAR: Final = tuple(
    tuple(0.1 / (2 + DISTANCE[cell][goal]) for cell in range(GAP)) for goal in range(GAP)
)
"""_NEAR[goal][cell]: how much of a goal's worth counts for a pawn that stands on the cell."""


def evaluate(state: DashState, seat: Seat) -> float:
    """Return the chance that the seat wins, 0..1, judged by the delegates of all four."""
    if state.turn.mode == OVER:
        return outcome(state).payoff()[seat]
    if seat not in state.owner:
        return 0.25
    side = state.owner.index(seat)
    if state.gone[side]:
        return 0.0
    have = totals(state)
    if have[side] >= MAJORITY:
        return 1.0
    scale = _SCALE[state.round]
    weights = [
        0.0 if state.gone[other] else exp((have[other] - have[side]) / scale) for other in range(4)
    ]
    return 1.0 / sum(weights)


# What a state is worth ----------------------------------------------------------------------------


def prospects(state: DashState, side: int) -> list[float]:
    """Return for each state what a pawn of the candidate may hope to take there after this roll."""
    rivals = _rivals(state, side)
    hopes = [0.0] * GAP
    for cell in range(GAP):
        if state.stake[cell]:
            hopes[cell] = _hope(state, side, cell, rivals)
    return hopes


def _rivals(state: DashState, side: int) -> list[tuple[int, int, float]]:
    """Return (candidate, state, how likely it is there when the caucus is held) for all others."""
    found = []
    for i, other in enumerate(state.order):
        if other == side:
            continue
        if i < state.mover:
            found.append((other, state.pawns[other], 1.0))
            continue
        targets = robot_targets(state, other)
        sure = 1.0 if state.owner[other] == NOBODY else 0.8
        found += [(other, cell, sure / len(targets)) for cell in targets]
    return found


def _hope(state: DashState, side: int, cell: int, rivals: list[tuple[int, int, float]]) -> float:
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
    return now + 0.15 * (state.stake[cell] - now)  # whoever stands there may go on taking


def outlook(state: DashState) -> Sequence[float]:
    """Return for each state how near it lies to what can be won later."""
    return _outlook(bytes(state.stake), bytes(state.down), state.tiles, state.round)


@lru_cache(maxsize=2_000)
def _outlook(stakes: bytes, down: bytes, tiles: bytes, number: int) -> Sequence[float]:
    worth = [(float(stake), cell) for cell, stake in enumerate(stakes) if stake]
    if number + 1 < CONVENTION:
        voting = NUMBERS[number + 1]
        worth += [
            (0.5 * _COIN * coins, cell)
            for cell, coins in enumerate(down)
            if coins and tiles[cell] in voting
        ]
    found = [0.0] * GAP
    for value, goal in worth:
        found = [so_far + value * near for so_far, near in zip(found, _NEAR[goal], strict=True)]
    return found


# Choosing -----------------------------------------------------------------------------------------


def sensible(_rules: Rules[DashState], state: DashState, seat: Seat, rng: Rng) -> Move:
    """Return a sensible move: to the state with the best prospects, surrendering where it pays."""
    prompt = state.turn.prompt
    if prompt == MOVE:
        return _best_way(state, state.order[state.mover])
    if prompt == AFTER:
        return _surrender(state, state.order[state.mover])
    if prompt == TAKE:
        return (TAKE, coins_at(state, state.venues[0])[0] % 6)
    if prompt == SEND:
        return _send(state, state.owner.index(seat))
    if prompt == RELEASE:
        side = state.owner.index(seat)
        return (RELEASE, min(regions_held(state, side), key=lambda r: worth_of(state, side, r)))
    return (PICK, rng.pick([side for side in range(4) if state.owner[side] == NOBODY]))


def simple(_rules: Rules[DashState], state: DashState, seat: Seat, rng: Rng) -> Move:
    """Return a simple move: to the most valuable coin in reach, else home, and no surrender."""
    if state.turn.prompt == AFTER:
        return (DONE,)
    if state.turn.prompt != MOVE:
        return sensible(_rules, state, seat, rng)
    side = state.order[state.mover]
    spot = state.pawns[side]
    mask = RANGE_MASK[spot][state.dice[side]] | HOME_MASK[side]
    best, where = 0, NULL[side]
    for cell in range(GAP):
        if mask >> cell & 1 and state.stake[cell]:
            value = 2 * VALUE[coins_at(state, cell)[0]] + (cell == spot)
            if value > best:
                best, where = value, cell
    return (STAY,) if where == spot else (MOVE, where)


def worth_of(state: DashState, side: int, region: int) -> int:
    """Return how many delegates a candidate holds of a region."""
    return sum(VALUE[m] for m in OF_REGION[region] if state.where[m] == side)


def _best_way(state: DashState, side: int) -> Move:
    spot = state.pawns[side]
    mask = RANGE_MASK[spot][state.dice[side]] | HOME_MASK[side]
    hopes = prospects(state, side)
    later = outlook(state)
    best, where = (0.0, spot) if spot == GAP else (hopes[spot] + later[spot], spot)
    for cell in range(GAP):
        if mask >> cell & 1 and (value := hopes[cell] + later[cell]) > best:
            best, where = value, cell
    return (STAY,) if where == spot else (MOVE, where)


def _surrender(state: DashState, side: int) -> Move:
    """Give up the cheapest coin when another roll may be expected to bring clearly more."""
    coins = held(state, side)
    cheapest = min(coins, key=lambda marker: VALUE[marker])
    if VALUE[cheapest] > 10:
        return (DONE,)
    return (SURRENDER, cheapest) if again(state, side) > VALUE[cheapest] + 2 else (DONE,)


def again(state: DashState, side: int) -> float:
    """Return how many more delegates may be hoped for after another roll than here."""
    spot = state.pawns[side]
    hopes = prospects(state, side)
    here = 0.0 if spot == GAP else hopes[spot]
    better = sorted([(-hope, cell) for cell, hope in enumerate(hopes) if hope > here])
    gain = 0.0
    for die in range(6) if better else ():
        mask = RANGE_MASK[spot][die] | HOME_MASK[side]
        best = next((-hope for hope, cell in better if mask >> cell & 1), here)
        gain += best - here
    return gain / 6


def _send(state: DashState, side: int) -> Move:
    """Send an automatic candidate where it is in the way of the strongest rivals, not of us."""
    have = totals(state)

    def harm(cell: int) -> int:
        there = [who for who in state.order[: state.mover] if state.pawns[who] == cell]
        waits = state.order.index(side) > state.mover
        own = 200 if side in there else 0
        own += 50 if waits and DISTANCE[state.pawns[side]][cell] <= state.dice[side] else 0
        return sum(have[who] + 20 for who in there if who != side) - own

    return (SEND, max(robot_targets(state, state.order[state.mover]), key=harm))


def worth_trying(
    _rules: Rules[DashState], state: DashState, seat: Seat, legal: list[Move]
) -> list[Move]:
    """Return at most eight moves that a strong player would look at."""
    prompt = state.turn.prompt
    if prompt == MOVE:
        side = state.owner.index(seat)
        hopes, later = prospects(state, side), outlook(state)
        ranked = sorted(
            (move for move in legal if move[0] == MOVE), key=lambda m: -hopes[m[1]] - later[m[1]]
        )
        return [*ranked[:6], (STAY,)]
    if prompt == AFTER:
        side = state.owner.index(seat)
        if again(state, side) < WORTHWHILE:
            return [(DONE,)]
        cheap = sorted(held(state, side), key=lambda marker: VALUE[marker])[:2]
        return [(DONE,), *((SURRENDER, marker) for marker in cheap)]
    return legal[:1] if prompt == TAKE else legal[:8]  # the most valuable coin comes first


def round_over(start: DashState, state: DashState) -> bool:
    """Return whether a rollout has seen enough: the round after next begins, or the convention."""
    return state.round > start.round and start.round < CONVENTION and not state.venues
