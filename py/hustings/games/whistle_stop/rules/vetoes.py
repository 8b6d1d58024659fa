"""Reactions to a card: the window for them, and the stack of Vetoes (rules 23 to 28)."""

from __future__ import annotations

from hustings.core.model import ANY, Events, Move, Seat, Turn
from hustings.games.whistle_stop.cards import GREEN, OVERRIDE, VETO
from hustings.games.whistle_stop.events import Blocked, Overrode, Passed, Vetoed
from hustings.games.whistle_stop.regions import N
from hustings.games.whistle_stop.rules.cards import rivals
from hustings.games.whistle_stop.rules.effects import take_effect
from hustings.games.whistle_stop.rules.red import red_effect
from hustings.games.whistle_stop.rules.table import away, part
from hustings.games.whistle_stop.state import LATE, StopState
from hustings.games.whistle_stop.vocabulary import (
    NEXT_ACT,
    NEXT_AFTER,
    NEXT_BEFORE,
    REACT,
    RED_WAY,
    RESOLVED,
    V_OVERRIDE,
    V_PASS,
    V_VETO,
    WAIT,
    WINDOW,
)


def top(state: StopState) -> tuple[Seat, int]:
    """Return the player and the kind of the top card."""
    return state.stack[-1] if state.stack else (state.play[0], state.play[1])


def window(state: StopState, _log: Events) -> int:
    """Ask everybody but the player of the top card; only empty hands are left out."""
    if state.veto_rule == 2:
        return RESOLVED
    seats = tuple(seat for seat in rivals(state, top(state)[0]) if state.hands[seat])
    if not seats:
        return RESOLVED
    state.turn = Turn(ANY, seats, REACT)
    return WAIT


def react_legal(state: StopState, seat: Seat) -> list[Move]:
    """Return the reactions to the top card."""
    moves: list[Move] = [(V_PASS,)]
    hand = state.hands[seat]
    if not state.stack or state.veto_rule == 0:
        moves += [(V_VETO, kind) for kind in (VETO, GREEN) if kind in hand]
    if state.stack and OVERRIDE in hand:
        moves.append((V_OVERRIDE,))
    return moves


def react_act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Pass, put a Veto on the stack, or end the reactions with an Override (rules 23 to 28)."""
    owner, kind = top(state)
    if move[0] == V_PASS:
        log.append(Passed(seat))
        left = tuple(other for other in state.turn.seats if other != seat)
        state.turn = Turn(ANY, left, REACT)
        return WAIT if left else RESOLVED
    if move[0] == V_VETO:
        part(state, seat, move[1])
        state.stack = (*state.stack, (seat, move[1]))
        log.append(Vetoed(seat, move[1], owner, kind))
        return WINDOW
    assert move[0] == V_OVERRIDE
    part(state, seat, OVERRIDE)
    away(state, OVERRIDE)
    log.append(Overrode(seat, owner, kind))
    _lift(state)
    return RESOLVED


def _lift(state: StopState) -> None:
    """Remove the top Veto from the stack."""
    away(state, state.stack[-1][1])
    state.stack = state.stack[:-1]


def resolved(state: StopState, log: Events) -> int:
    """Let the top card take effect: a Veto blocks the card under it."""
    if not state.stack:
        return _succeed(state, log)
    _lift(state)
    owner, kind = top(state)
    log.append(Blocked(owner, kind))
    if state.stack:
        _lift(state)
        return WINDOW
    play = state.play
    _clear(state)
    away(state, kind)
    return _after(state, play)


def _succeed(state: StopState, log: Events) -> int:
    play, plan = state.play, state.plan
    _clear(state)
    away(state, play[1])
    if play[2] == RED_WAY:
        return red_effect(state, play, log)
    return take_effect(state, play, plan, log)


def _clear(state: StopState) -> None:
    state.play = ()
    state.plan = bytearray(N)
    state.need = state.limit = 0


def _after(state: StopState, play: Move) -> int:
    if play[2] != RED_WAY:
        return NEXT_ACT
    return NEXT_AFTER if state.flags & LATE else NEXT_BEFORE
