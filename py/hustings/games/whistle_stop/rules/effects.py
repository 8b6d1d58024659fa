"""The effects of cards that were not blocked; red.py has those of red cards."""

from __future__ import annotations

from hustings.core.bag import draw
from hustings.core.model import Events, Move, Seat
from hustings.core.rng import Rng
from hustings.games.whistle_stop.cards import (
    ATTACK_AD,
    BUS_TOUR,
    CARDS,
    DEFECTION,
    DONORS,
    FILE,
    KINDS,
    LEAK,
    LEGAL_TEAM,
    MOMENTUM,
    PHONE_BANK,
    SCANDAL,
    SECOND_LOOK,
    SWING,
)
from hustings.games.whistle_stop.events import ActionsGained, Fetched, Gave, Looked, Took, TookGreen
from hustings.games.whistle_stop.regions import N
from hustings.games.whistle_stop.rules.cards import rivals
from hustings.games.whistle_stop.rules.table import (
    add,
    ask,
    change_hands,
    discard,
    gain,
    kinds,
    luck,
    remove,
    start_draw,
)
from hustings.games.whistle_stop.rules.turn import take_green
from hustings.games.whistle_stop.sight import note_cards
from hustings.games.whistle_stop.state import NOBODY, StopState
from hustings.games.whistle_stop.vocabulary import (
    GIVE,
    LEAKED,
    MONEY,
    NEXT_ACT,
    NEXT_LEAK,
    POACHING,
    TAKE,
    V_DROP,
    V_GIVE,
    V_POACH,
    V_TAKE,
)


def take_effect(state: StopState, play: Move, plan: bytearray, log: Events) -> int:
    """Carry out a card; return the next step."""
    seat, kind, way, target, rival = play
    if way == MONEY or kind not in _SPECIAL:
        for r in range(N):
            if plan[r]:
                add(state, seat, r, plan[r], log)
        return NEXT_ACT
    if kind == SCANDAL:
        for r in range(N):
            if plan[r]:
                remove(state, rival, r, CARDS[kind].lost, log)
    elif kind == BUS_TOUR:
        to = next(r for r in range(N) if plan[r])
        add(state, seat, to, remove(state, seat, target, plan[to], log), log)
    elif kind in (DEFECTION, SWING, ATTACK_AD):
        lost = remove(state, rival, target, CARDS[kind].lost, log)
        if kind != ATTACK_AD:
            add(state, seat, target, lost, log)
    elif kind == MOMENTUM:
        more = CARDS[kind].actions
        state.actions += more
        log.append(ActionsGained(seat, more))
    elif kind == SECOND_LOOK:
        state.discard[target] -= 1
        gain(state, seat, target)
        log.append(Fetched(seat, target))
    else:
        return _cards_move(state, seat, kind, target, log)
    return NEXT_ACT


def _cards_move(state: StopState, seat: Seat, kind: int, target: int, log: Events) -> int:
    """Carry out a card that moves cards; return the next step."""
    if kind == LEGAL_TEAM and state.bank:
        take_green(state, seat)
        log.append(TookGreen(seat, state.bank))
        return NEXT_ACT
    if kind in (PHONE_BANK, LEGAL_TEAM):
        return start_draw(state, seat, CARDS[kind].cards, NEXT_ACT)
    if kind == LEAK:
        state.queue = rivals(state, seat) + state.queue
        state.need = state.seats - 1
        return NEXT_LEAK
    if not state.hands[target]:  # the rival played its last card in reaction
        return NEXT_ACT
    state.peek = target
    if kind == DONORS:
        return luck(state, POACHING)
    log.append(Looked(seat, target, state.hands[target]))
    note_cards(state, seat, target, state.hands[target])
    return ask(state, seat, TAKE)


_DELEGATES = (SCANDAL, BUS_TOUR, DEFECTION, SWING, ATTACK_AD)
_OTHERS = (MOMENTUM, SECOND_LOOK, LEGAL_TEAM, PHONE_BANK, LEAK, DONORS, FILE)
_SPECIAL = frozenset((*_DELEGATES, *_OTHERS))


def next_leak(state: StopState, _log: Events) -> int:
    """Let the next rival discard a card of their choice."""
    while state.need:
        state.need -= 1
        seat, state.queue = state.queue[0], state.queue[1:]
        if state.hands[seat]:
            return ask(state, seat, LEAKED)
    return NEXT_ACT


def leak_legal(state: StopState, seat: Seat) -> list[Move]:
    """Return the cards that may be discarded."""
    return [(V_DROP, kind) for kind in kinds(state, seat)]


def leak_act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Discard the card chosen."""
    discard(state, seat, move[1], log)
    return NEXT_LEAK


def poach_chance(state: StopState, rng: Rng) -> Move:
    """Return a random card of the hand being looked at."""
    return (V_POACH, draw(_counts(state), rng))


def poach_chances(state: StopState) -> list[tuple[Move, float]]:
    """Return every card of that hand with its probability."""
    counts = _counts(state)
    total = sum(counts)
    return [((V_POACH, kind), n / total) for kind, n in enumerate(counts) if n]


def _counts(state: StopState) -> list[int]:
    counts = [0] * KINDS
    for kind in state.hands[state.peek]:
        counts[kind] += 1
    return counts


def poached(state: StopState, _seat: Seat, move: Move, log: Events) -> int:
    """Take the card that chance drew from the rival's hand."""
    _take(state, state.active, state.peek, move[1], log)
    state.peek = NOBODY
    return NEXT_ACT


def take_legal(state: StopState, _seat: Seat) -> list[Move]:
    """Return the cards of the hand being looked at."""
    return [(V_TAKE, kind) for kind in kinds(state, state.peek)]


def take_act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Take the card chosen from the rival."""
    _take(state, seat, state.peek, move[1], log)
    return ask(state, seat, GIVE)


def _take(state: StopState, seat: Seat, rival: Seat, kind: int, log: Events) -> None:
    change_hands(state, rival, kind, seat)
    log.append(Took(seat, rival, kind))


def give_legal(state: StopState, seat: Seat) -> list[Move]:
    """Return the cards that may be given for the one taken, that one included."""
    return [(V_GIVE, kind) for kind in kinds(state, seat)]


def give_act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Give the rival a card."""
    rival, state.peek = state.peek, NOBODY
    change_hands(state, seat, move[1], rival)
    log.append(Gave(seat, rival, move[1]))
    return NEXT_ACT
