"""The debate of round 9: swapping cards, and in the advanced game calls or investments."""

from __future__ import annotations

from hustings.core.model import Events, Move, Seat
from hustings.games.whistle_stop.election_events import Called, Invested, Swapped, Unplaced
from hustings.games.whistle_stop.regions import COST, N
from hustings.games.whistle_stop.rules.table import (
    add,
    ask,
    discard,
    kinds,
    pay,
    payments,
    purse,
    start_draw,
)
from hustings.games.whistle_stop.state import StopState, clockwise, in_region, rooms
from hustings.games.whistle_stop.vocabulary import (
    CALL,
    FLOOR,
    INVEST,
    NEXT_CALL,
    NEXT_FLOOR,
    NEXT_INVEST,
    NEXT_ROUND,
    NEXT_SWAP,
    SETTLE,
    SWAP,
    V_CALL,
    V_DONE,
    V_DROP,
    V_PAY,
    V_PLACE,
)

SPENDING_LIMIT = 6
"""The most a candidate may spend at the debate, in $M."""
BLOCK_SIZE = 4
"""How many delegates a candidate places before the next one does (rule 55)."""


def next_swap(state: StopState, _log: Events) -> int:
    """Let the next candidate swap cards (rule 49)."""
    while state.queue:
        seat, state.queue = state.queue[0], state.queue[1:]
        if state.hands[seat]:
            state.dropped = 0
            return ask(state, seat, SWAP)
    if not state.advanced:
        return NEXT_ROUND
    state.callers = state.calling = 0
    state.queue = clockwise(state, state.starter)
    return NEXT_CALL


def swap_legal(state: StopState, seat: Seat) -> list[Move]:
    """Return the cards that may be discarded, and `done`."""
    return [*((V_DROP, kind) for kind in kinds(state, seat)), (V_DONE,)]


def swap_act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Discard a card, or draw as many as were discarded."""
    if move[0] == V_DROP:
        discard(state, seat, move[1], log)
        state.dropped += 1
        if state.hands[seat]:
            return ask(state, seat, SWAP)
    n, state.dropped = state.dropped, 0
    if n:
        log.append(Swapped(seat, n))
    return start_draw(state, seat, n, NEXT_SWAP)


def next_call(state: StopState, _log: Events) -> int:
    """Let the next candidate call regions, if there are any to call (rules 50 and 51)."""
    while state.queue:
        seat, state.queue = state.queue[0], state.queue[1:]
        if state.hands[seat] and callable_regions(state, seat):
            state.calling = state.cost = 0
            return ask(state, seat, CALL)
    state.queue = tuple(
        seat for seat in clockwise(state, state.starter) if not state.callers >> seat & 1
    )
    return NEXT_INVEST


def callable_regions(state: StopState, seat: Seat) -> list[int]:
    """Return the regions where the seat is incumbent and nobody has more delegates."""
    regions = []
    for r in range(N):
        if state.holder[r] == seat and not (state.called | state.calling) >> r & 1:
            row = in_region(state, r)
            if row[seat] and row[seat] == max(row):
                regions.append(r)
    return regions


def call_legal(state: StopState, seat: Seat) -> list[Move]:
    """Return the regions the seat can still afford to call, and `done`."""
    most = min(SPENDING_LIMIT, purse(state, seat)) - state.cost
    moves: list[Move] = [(V_CALL, r) for r in callable_regions(state, seat) if COST[r] <= most]
    moves.append((V_DONE,))
    return moves


def call_act(state: StopState, seat: Seat, move: Move, _log: Events) -> int:
    """Choose one more region to call, or go on to pay for those chosen."""
    if move[0] == V_CALL:
        state.calling |= 1 << move[1]
        state.cost += COST[move[1]]
        most = SPENDING_LIMIT - state.cost  # not the hand's money: that would reveal it
        if any(COST[r] <= most for r in callable_regions(state, seat)):
            return ask(state, seat, CALL)
    if not state.calling:
        return NEXT_CALL
    state.paid = 0
    return ask(state, seat, SETTLE)


def pay_legal(state: StopState, seat: Seat) -> list[Move]:
    """Return the cards that may be paid with; for delegates also `done`."""
    moves: list[Move] = [(V_PAY, kind) for kind in payments(state, seat)]
    if state.turn.prompt == INVEST:
        moves.append((V_DONE,))
    return moves


def settle_act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Pay part of the price of the calls; they take effect once it is paid."""
    pay(state, seat, move[1], log)
    if state.paid < state.cost:
        return ask(state, seat, SETTLE)
    for r in range(N):
        if state.calling >> r & 1:
            log.append(Called(seat, r, COST[r]))
    state.called |= state.calling
    state.callers |= 1 << seat
    state.calling = state.cost = state.paid = 0
    return NEXT_CALL


def next_invest(state: StopState, _log: Events) -> int:
    """Let the next candidate who called nothing buy delegates (rule 54)."""
    while state.queue:
        seat, state.queue = state.queue[0], state.queue[1:]
        if state.hands[seat] and any(rooms(state, seat)):
            state.paid = 0
            return ask(state, seat, INVEST)
    state.queue = clockwise(state, state.starter)
    return NEXT_FLOOR


def invest_act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Pay for delegates; what is paid above the limit is lost."""
    if move[0] == V_PAY:
        pay(state, seat, move[1], log)
        if state.paid < SPENDING_LIMIT and state.hands[seat]:
            return ask(state, seat, INVEST)
    money, state.paid = min(SPENDING_LIMIT, state.paid), 0
    if money:
        state.budget[seat] = 2 * money
        log.append(Invested(seat, money, 2 * money))
    return NEXT_INVEST


def next_floor(state: StopState, log: Events) -> int:
    """Let the next candidate place a block of the delegates bought (rule 55)."""
    if not any(state.budget):
        state.queue = ()
        return NEXT_ROUND
    seat = state.queue[0]
    state.queue = (*state.queue[1:], seat)
    if not state.budget[seat]:
        return NEXT_FLOOR
    state.need = min(BLOCK_SIZE, state.budget[seat])
    state.budget[seat] -= state.need
    return _ask_floor(state, seat, log)


def _ask_floor(state: StopState, seat: Seat, log: Events) -> int:
    if state.need and any(rooms(state, seat)):
        return ask(state, seat, FLOOR)
    if state.need:
        log.append(Unplaced(seat, state.need))
        state.need = 0
    return NEXT_FLOOR


def floor_legal(state: StopState, seat: Seat) -> list[Move]:
    """Return the placements of this block's delegates, and `done`, which gives up the rest."""
    moves: list[Move] = [
        (V_PLACE, r, n)
        for r, room in enumerate(rooms(state, seat))
        for n in range(1, min(state.need, room) + 1)
    ]
    moves.append((V_DONE,))
    return moves


def floor_act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Place some delegates of the block, or give up the rest of it."""
    if move[0] == V_PLACE:
        add(state, seat, move[1], move[2], log)
        state.need -= move[2]
        return _ask_floor(state, seat, log)
    log.append(Unplaced(seat, state.need))
    state.need = 0
    return NEXT_FLOOR
