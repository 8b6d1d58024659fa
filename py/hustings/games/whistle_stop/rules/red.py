"""Red cards of the advanced game: when they may be played in an election, and their effects."""

from __future__ import annotations

from hustings.core.model import Events, Move, Seat
from hustings.games.whistle_stop.cards import (
    ABSENTEE,
    CARDS,
    DEBATE_WIN,
    GAFFE,
    GET_OUT,
    GROUP,
    LAWYER,
    PHOTO,
    RECOUNT,
    RED,
    TURNOUT,
    VOLUNTEERS,
    WEATHER,
)
from hustings.games.whistle_stop.election_events import (
    Barred,
    DiceSet,
    RecountOrdered,
    SingleDieOrdered,
)
from hustings.games.whistle_stop.events import AimedAtDie, AimedAtRival, Played
from hustings.games.whistle_stop.rules.cards import rivals
from hustings.games.whistle_stop.rules.table import ask, kinds, luck, part
from hustings.games.whistle_stop.state import (
    BARRED,
    LATE,
    NOBODY,
    RECOUNTING,
    SINGLE,
    StopState,
    clockwise,
)
from hustings.games.whistle_stop.vocabulary import (
    AFTER,
    BEFORE,
    DECIDE,
    NEXT_AFTER,
    NEXT_BEFORE,
    NEXT_ROLL,
    RED_WAY,
    ROLLING_AGAIN,
    V_PASS,
    V_RED,
    WINDOW,
)

LATE_CARDS = (ABSENTEE, RECOUNT)
"""Red cards played after the roll."""


def open_queue(state: StopState) -> None:
    """Queue the seats that may still play a red card here, the starter first (rules 41 to 43)."""
    state.queue = tuple(
        seat for seat in clockwise(state, state.starter) if not state.used >> seat & 1
    )


def next_before(state: StopState, _log: Events) -> int:
    """Ask the next candidate for a red card before the roll."""
    return _next(state, BEFORE, NEXT_ROLL)


def next_after(state: StopState, _log: Events) -> int:
    """Ask the next candidate for a red card after the roll."""
    return _next(state, AFTER, DECIDE)


def _next(state: StopState, prompt: int, then: int) -> int:
    while state.queue:
        seat, state.queue = state.queue[0], state.queue[1:]
        if state.hands[seat]:
            return ask(state, seat, prompt)
    if then == NEXT_ROLL:
        state.queue = state.contest
    return then


def red_legal(state: StopState, seat: Seat) -> list[Move]:
    """Return the red cards that may be played on this region now (rules 41 to 43)."""
    moves: list[Move] = [(V_PASS,)]
    late = state.turn.prompt == AFTER
    for kind in kinds(state, seat):
        if GROUP[kind] == RED and (kind in LATE_CARDS) == late:
            moves += [(V_RED, kind, *target) for target in _targets(state, seat, kind)]
    return moves


def _targets(state: StopState, seat: Seat, kind: int) -> list[tuple[int, ...]]:
    rolling = seat in state.contest
    if kind in (GET_OUT, VOLUNTEERS, DEBATE_WIN):
        return [()] if rolling else []
    if kind in (WEATHER, GAFFE):
        return [(rival,) for rival in rivals(state, seat) if rival in state.contest]
    if kind == LAWYER:
        holder = state.holder[state.region]
        return [()] if holder != seat and holder in state.contest else []
    if kind == ABSENTEE:
        return [(value,) for value in dict.fromkeys(state.dice[seat])] if rolling else []
    return [()]


def red_act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Play a red card, or pass."""
    late = state.turn.prompt == AFTER
    if move[0] == V_PASS:
        return NEXT_AFTER if late else NEXT_BEFORE
    kind = move[1]
    target = move[2] if len(move) > 2 else 0
    aimed = kind in (WEATHER, GAFFE)
    state.used |= 1 << seat
    part(state, seat, kind)
    state.play = (seat, kind, RED_WAY, target, target if aimed else NOBODY)
    log.append(Played(seat, kind, RED_WAY))
    if aimed:
        log.append(AimedAtRival(seat, target))
    elif kind == ABSENTEE:
        log.append(AimedAtDie(seat, target))
    return WINDOW


def red_effect(state: StopState, play: Move, log: Events) -> int:
    """Carry out a red card, after those played before it."""
    seat, kind, _, target, _ = play
    card = CARDS[kind]
    if kind == ABSENTEE:
        state.again = (seat, target)
        return luck(state, ROLLING_AGAIN)
    if kind == RECOUNT:
        state.flags |= RECOUNTING
        log.append(RecountOrdered(state.region))
    elif kind == LAWYER:
        state.flags |= BARRED
        log.append(Barred(state.holder[state.region], state.region))
    elif kind == PHOTO:
        state.flags |= SINGLE
        log.append(SingleDieOrdered(state.region))
    elif kind == DEBATE_WIN:
        state.mods[seat] += card.score
    elif kind == GAFFE:
        state.mods[target] -= card.score
    elif kind == WEATHER:
        _set_dice(state, target, max(card.least_dice, state.ndice[target] - card.dice), log)
    elif kind == TURNOUT:
        for who in state.contest:
            _set_dice(state, who, min(card.most_dice, state.ndice[who]), log)
    else:
        _set_dice(state, seat, min(card.most_dice, state.ndice[seat] + card.dice), log)
    return NEXT_AFTER if state.flags & LATE else NEXT_BEFORE


def _set_dice(state: StopState, seat: Seat, n: int, log: Events) -> None:
    if n != state.ndice[seat]:
        state.ndice[seat] = n
        log.append(DiceSet(seat, state.region, n))
