"""Rounds and turns: the order of play, actions, buying a Veto, the draw at the end of a turn."""

from __future__ import annotations

from hustings.core.model import Events, Move, Seat
from hustings.games.whistle_stop.cards import GREEN, VETO_PRICE
from hustings.games.whistle_stop.cards import MONEY as WORTH
from hustings.games.whistle_stop.election_events import DebateBegan, ElectionBegan
from hustings.games.whistle_stop.events import (
    Bought,
    Ended,
    Played,
    RoundBegan,
    StarterDecided,
    StartRolled,
    TurnBegan,
)
from hustings.games.whistle_stop.rules.cards import declare, targets
from hustings.games.whistle_stop.rules.table import (
    ask,
    can_draw,
    gain,
    kinds,
    luck,
    part,
    pay,
    payments,
    purse,
    start_draw,
)
from hustings.games.whistle_stop.state import StopState, clockwise, rooms
from hustings.games.whistle_stop.vocabulary import (
    ACT,
    DEBATE,
    ELECTIONS,
    MONEY,
    NEXT_ACT,
    NEXT_DEAL,
    NEXT_REGION,
    NEXT_ROUND,
    NEXT_SEAT,
    NEXT_SWAP,
    ORDERING,
    PAY,
    STARTING,
    TEXT,
    V_BUY,
    V_CARD,
    V_DRAW,
    V_END,
    V_PAY,
)

HAND_SIZE = 8
"""Cards dealt to each candidate (rule 9)."""
ACTIONS = 3
"""Actions per turn (rule 15)."""


def next_deal(state: StopState, _log: Events) -> int:
    """Deal eight cards and a green Veto to each candidate, then roll for the start."""
    if state.queue:
        seat, state.queue = state.queue[0], state.queue[1:]
        if state.bank:
            take_green(state, seat)
        return start_draw(state, seat, HAND_SIZE, NEXT_DEAL)
    state.contest = state.queue = tuple(range(state.seats))
    return luck(state, STARTING)


def take_green(state: StopState, seat: Seat) -> None:
    """Give a green Veto from the bank to a seat."""
    state.bank -= 1
    gain(state, seat, GREEN)


def start_rolled(state: StopState, _seat: Seat, move: Move, log: Events) -> int:
    """Take a roll for the start: the lowest starts, ties roll again (rule 10)."""
    who, state.queue = state.queue[0], state.queue[1:]
    state.dice = (*state.dice[:who], move[1:], *state.dice[who + 1 :])
    log.append(StartRolled(who, *move[1:]))
    if state.queue:
        return luck(state, STARTING)
    totals = [sum(state.dice[seat]) for seat in state.contest]
    tied = tuple(s for s, n in zip(state.contest, totals, strict=True) if n == min(totals))
    if len(tied) > 1:
        state.contest = state.queue = tied
        return luck(state, STARTING)
    state.starter = state.active = tied[0]
    state.contest = ()
    state.dice = ((),) * state.seats
    log.append(StarterDecided(state.starter))
    return NEXT_ROUND


def next_round(state: StopState, log: Events) -> int:
    """Begin the next round: an election, the debate or turns."""
    state.round += 1
    log.append(RoundBegan(state.round))
    if state.round in ELECTIONS:
        log.append(ElectionBegan(state.round))
        if state.order_rule == 2:
            return luck(state, ORDERING)
        ascending = tuple(range(len(state.plan)))
        state.votes = ascending[::-1] if state.order_rule == 1 else ascending
        return NEXT_REGION
    state.queue = clockwise(state, state.starter)
    if state.round == DEBATE:
        log.append(DebateBegan(state.round))
        return NEXT_SWAP
    return NEXT_SEAT


def next_seat(state: StopState, log: Events) -> int:
    """Give the turn to the next candidate, or end the round."""
    if not state.queue:
        return NEXT_ROUND
    state.active, state.queue = state.queue[0], state.queue[1:]
    state.actions = ACTIONS
    log.append(TurnBegan(state.active, ACTIONS))
    return NEXT_ACT


def next_act(state: StopState, _log: Events) -> int:
    """Ask for the next action; after the last one draw three cards, four in the advanced game."""
    if state.actions:
        return ask(state, state.active, ACT)
    return start_draw(state, state.active, 4 if state.advanced else 3, NEXT_SEAT)


def act_legal(state: StopState, seat: Seat) -> list[Move]:
    """Return the legal actions (rules 15 to 19, 22)."""
    moves: list[Move] = []
    space = rooms(state, seat)
    roomy = any(space)
    for kind in kinds(state, seat):
        moves += [(V_CARD, kind, TEXT, *target) for target in targets(state, seat, kind, space)]
        if roomy and WORTH[kind]:
            moves.append((V_CARD, kind, MONEY))
    if can_draw(state):
        moves.append((V_DRAW,))
    if state.bank and purse(state, seat) >= VETO_PRICE:
        moves.append((V_BUY,))
    moves.append((V_END,))
    return moves


def act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Spend an action, or end the turn."""
    verb = move[0]
    if verb == V_END:
        log.append(Ended(seat, state.actions))
        state.actions = 0
        return NEXT_ACT
    state.actions -= 1
    if verb == V_BUY:
        state.paid, state.cost = 0, VETO_PRICE
        return ask(state, seat, PAY)
    if verb == V_DRAW:
        return start_draw(state, seat, 1, NEXT_ACT)
    assert verb == V_CARD
    kind, way = move[1], move[2]
    part(state, seat, kind)
    log.append(Played(seat, kind, way))
    return declare(state, seat, kind, way, move[3:], log)


def pay_legal(state: StopState, seat: Seat) -> list[Move]:
    """Return the cards that may be paid with."""
    return [(V_PAY, kind) for kind in payments(state, seat)]


def pay_act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Pay part of the price of a green Veto; it is bought once the price is paid (rule 18)."""
    pay(state, seat, move[1], log)
    if state.paid < state.cost:
        return ask(state, seat, PAY)
    state.paid = state.cost = 0
    take_green(state, seat)
    log.append(Bought(seat, state.bank))
    return NEXT_ACT
