"""Moves of Delegate Dash by rules of thumb, and the moves a search looks at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from hustings.games.delegate_dash.board import DISTANCE, GAP, HOME_MASK, NULL, RANGE_MASK
from hustings.games.delegate_dash.bots.expectations import (
    delegates_in_region,
    expected_takes,
    later_values,
    reroll_gain,
)
from hustings.games.delegate_dash.rules.automatic import robot_targets
from hustings.games.delegate_dash.rules.campaign import coins_at
from hustings.games.delegate_dash.state import (
    CONVENTION,
    MAJORITY,
    NOBODY,
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

MIN_PROMISE_SHARE: Final = 0.5
"""Moves that promise less than this share of the best one's gain are not searched."""


def sensible_move(_rules: Rules[DashState], state: DashState, seat: Seat, rng: Rng) -> Move:
    """Return a sensible move: to the state that promises most, surrendering where it pays."""
    prompt = state.turn.prompt
    if prompt == MOVE:
        return _best_move(state, state.order[state.mover])
    if prompt == AFTER:
        return _surrender_move(state, state.order[state.mover])
    if prompt == TAKE:
        return (TAKE, coins_at(state, state.venues[0])[0] % 6)
    if prompt == SEND:
        return _send_move(state, state.owner.index(seat))
    if prompt == RELEASE:
        side = state.owner.index(seat)
        return (
            RELEASE,
            min(regions_held(state, side), key=lambda r: delegates_in_region(state, side, r)),
        )
    return (PICK, rng.pick([side for side in range(4) if state.owner[side] == NOBODY]))


def simple_move(_rules: Rules[DashState], state: DashState, seat: Seat, rng: Rng) -> Move:
    """Return a simple move: to the most valuable coin within reach, else home; no surrender."""
    if state.turn.prompt == AFTER:
        return (DONE,)
    if state.turn.prompt != MOVE:
        return sensible_move(_rules, state, seat, rng)
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


def _best_move(state: DashState, side: int) -> Move:
    spot = state.pawns[side]
    mask = RANGE_MASK[spot][state.dice[side]] | HOME_MASK[side]
    hopes = expected_takes(state, side)
    later = later_values(state)
    best, where = (0.0, spot) if spot == GAP else (hopes[spot] + later[spot], spot)
    for cell in range(GAP):
        if mask >> cell & 1 and (value := hopes[cell] + later[cell]) > best:
            best, where = value, cell
    return (STAY,) if where == spot else (MOVE, where)


def _surrender_move(state: DashState, side: int) -> Move:
    """Give up the cheapest coin if another roll is expected to bring clearly more."""
    cheapest = min(held(state, side), key=lambda marker: VALUE[marker])
    if VALUE[cheapest] > 10:
        return (DONE,)
    return (SURRENDER, cheapest) if reroll_gain(state, side) > VALUE[cheapest] + 2 else (DONE,)


def home_move(state: DashState, side: int) -> Move:
    """Return the move to the largest stake in the home region.

    Stays on a state with coins, or while the region has none; goes home from the gap.
    """
    spot = state.pawns[side]
    at_home = [cell for cell in range(GAP) if HOME_MASK[side] >> cell & 1 and state.stake[cell]]
    if spot == GAP:
        at_home = at_home or [NULL[side]]
    elif state.stake[spot] or not at_home:
        return (STAY,)
    return (MOVE, max(at_home, key=lambda cell: state.stake[cell]))


def _send_move(state: DashState, side: int) -> Move:
    """Send an automatic candidate where it harms the strongest rivals and not `side`."""
    have = totals(state)

    def harm(cell: int) -> int:
        there = [who for who in state.order[: state.mover] if state.pawns[who] == cell]
        waits = state.order.index(side) > state.mover
        own = 200 if side in there else 0
        own += 50 if waits and DISTANCE[state.pawns[side]][cell] <= state.dice[side] else 0
        return sum(have[who] + 20 for who in there if who != side) - own

    return (SEND, max(robot_targets(state, state.order[state.mover]), key=harm))


def candidate_moves(
    _rules: Rules[DashState], state: DashState, seat: Seat, legal: list[Move]
) -> list[Move]:
    """Return at most eight moves that a strong player would consider."""
    prompt = state.turn.prompt
    if prompt == MOVE:
        return _move_candidates(state, state.owner.index(seat), legal)
    if prompt == AFTER:
        side = state.owner.index(seat)
        cheap = sorted(held(state, side), key=lambda marker: VALUE[marker])[:2]
        gain = reroll_gain(state, side)
        return [
            (DONE,),
            *((SURRENDER, m) for m in cheap if VALUE[m] < gain or _majority_at_stake(state, side)),
        ]
    return legal[:1] if prompt == TAKE else legal[:8]  # the most valuable coin comes first


def likeliest_move(state: DashState, side: int, moves: Sequence[Move]) -> Move:
    """Return the most likely move: the cheapest coin, the most promising way, or the first."""
    if state.turn.prompt == AFTER:
        return min(moves, key=lambda move: VALUE[move[1]] if move[0] == SURRENDER else 0)
    if state.turn.prompt == MOVE:
        return max(moves, key=lambda move: promised_gain(state, side, move))
    return moves[0]


def promised_gain(state: DashState, side: int, move: Move) -> float:
    """Return the gain a move promises, now and later, in delegates; sensible_move maximizes it."""
    cell = move[1] if move[0] == MOVE else state.pawns[side]
    return 0.0 if cell == GAP else expected_takes(state, side)[cell] + later_values(state)[cell]


def _move_candidates(state: DashState, side: int, legal: list[Move]) -> list[Move]:
    """Return up to seven of the most promising moves, staying included if it is as good.

    A pawn on a state with coins does not walk to an empty one, to come back by another roll.
    """
    now, later = expected_takes(state, side), later_values(state)
    spot = state.pawns[side]

    def promise(move: Move) -> float:
        cell = move[1] if move[0] == MOVE else spot
        return 0.0 if cell == GAP else now[cell] + later[cell]

    ranked = sorted(legal, key=lambda move: -promise(move))
    least = MIN_PROMISE_SHARE * promise(ranked[0])
    return [move for move in ranked[:7] if promise(move) >= least]


def _majority_at_stake(state: DashState, side: int) -> bool:
    """Return whether a rival could reach a majority with the coins face up now."""
    have = totals(state)
    return max(have[other] for other in range(4) if other != side) + sum(state.stake) >= MAJORITY


def is_rollout_over(start: DashState, state: DashState) -> bool:
    """Return whether a rollout may stop: the round of its start is over."""
    return state.round > start.round and start.round < CONVENTION and not state.venues
