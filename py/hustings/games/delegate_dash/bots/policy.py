"""How to move in Delegate Dash by rules of thumb, and what a search looks at."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from hustings.games.delegate_dash.board import DISTANCE, GAP, HOME_MASK, NULL, RANGE_MASK
from hustings.games.delegate_dash.bots.worth import again, held_worth, hopes_later, hopes_now
from hustings.games.delegate_dash.rules.automatic import robot_targets
from hustings.games.delegate_dash.rules.campaign import coins_at
from hustings.games.delegate_dash.state import (
    CONVENTION,
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

WORTHWHILE: Final = 1.0
"""Less than this to be gained by another roll is worth no thought."""


def sensible(_rules: Rules[DashState], state: DashState, seat: Seat, rng: Rng) -> Move:
    """Return a sensible move: to the state with the best hopes, surrendering where it pays."""
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
        return (RELEASE, min(regions_held(state, side), key=lambda r: held_worth(state, side, r)))
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


def _best_way(state: DashState, side: int) -> Move:
    spot = state.pawns[side]
    mask = RANGE_MASK[spot][state.dice[side]] | HOME_MASK[side]
    hopes = hopes_now(state, side)
    later = hopes_later(state)
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
        hopes, later = hopes_now(state, side), hopes_later(state)
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
