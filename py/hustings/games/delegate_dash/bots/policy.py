"""How to move in Delegate Dash by rules of thumb, and what a search looks at."""

from __future__ import annotations

from collections.abc import Sequence
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

SHARE: Final = 0.5
"""Ways that promise less than this share of what the best one does are worth no thought."""


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
    cheapest = min(held(state, side), key=lambda marker: VALUE[marker])
    if VALUE[cheapest] > 10:
        return (DONE,)
    return (SURRENDER, cheapest) if again(state, side) > VALUE[cheapest] + 2 else (DONE,)


def homely(state: DashState, side: int) -> Move:
    """Return the way to where most lies in the home region, and no step beyond it.

    Where coins lie underfoot, or nothing at home, it stays; from the gap it goes home.
    """
    spot = state.pawns[side]
    at_home = [cell for cell in range(GAP) if HOME_MASK[side] >> cell & 1 and state.stake[cell]]
    if spot == GAP:
        at_home = at_home or [NULL[side]]
    elif state.stake[spot] or not at_home:
        return (STAY,)
    return (MOVE, max(at_home, key=lambda cell: state.stake[cell]))


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
        return _ways(state, state.owner.index(seat), legal)
    if prompt == AFTER:
        side = state.owner.index(seat)
        cheap = sorted(held(state, side), key=lambda marker: VALUE[marker])[:2]
        most = again(state, side)
        return [
            (DONE,),
            *((SURRENDER, m) for m in cheap if VALUE[m] < most or _urgent(state, side)),
        ]
    return legal[:1] if prompt == TAKE else legal[:8]  # the most valuable coin comes first


def likeliest(state: DashState, side: int, moves: Sequence[Move]) -> Move:
    """Return which of these somebody would make who thinks of them at all.

    The cheapest coin given up, the way that promises most, else the first of them.
    """
    if state.turn.prompt == AFTER:
        return min(moves, key=lambda move: VALUE[move[1]] if move[0] == SURRENDER else 0)
    if state.turn.prompt == MOVE:
        return max(moves, key=lambda move: promise(state, side, move))
    return moves[0]


def promise(state: DashState, side: int, move: Move) -> float:
    """Return what a way promises, now and later, in delegates: by this habit chooses one."""
    cell = move[1] if move[0] == MOVE else state.pawns[side]
    return 0.0 if cell == GAP else hopes_now(state, side)[cell] + hopes_later(state)[cell]


def _ways(state: DashState, side: int, legal: list[Move]) -> list[Move]:
    """Return the best few ways to go, staying among them where it is no worse than these.

    Who stands where there is something to be had does not walk off to where there is nothing, to
    come back for a coin with another roll.
    """
    hopes, later = hopes_now(state, side), hopes_later(state)
    spot = state.pawns[side]

    def worth(move: Move) -> float:
        cell = move[1] if move[0] == MOVE else spot
        return 0.0 if cell == GAP else hopes[cell] + later[cell]

    ranked = sorted(legal, key=lambda move: -worth(move))
    least = SHARE * worth(ranked[0])
    return [move for move in ranked[:7] if worth(move) >= least]


def _urgent(state: DashState, side: int) -> bool:
    """Return whether somebody else could come to a majority by what lies there now."""
    have = totals(state)
    return max(have[other] for other in range(4) if other != side) + sum(state.stake) >= MAJORITY


def round_over(start: DashState, state: DashState) -> bool:
    """Return whether a rollout has seen enough: the round after next begins, or the convention."""
    return state.round > start.round and start.round < CONVENTION and not state.venues
