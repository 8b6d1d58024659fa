"""The rules of Back Room: all five modes of a turn in one short game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.bag import draw
from hustings.core.model import (
    ALL,
    ANY,
    CHANCE,
    HIDDEN,
    NATURE,
    NO_LOG,
    ONE,
    OVER,
    Event,
    Events,
    Move,
    Options,
    Outcome,
    Rival,
    Seat,
    Turn,
)
from hustings.core.rng import Rng
from tests.toy import vocabulary
from tests.toy.events import (
    Cancelled,
    Counted,
    Drew,
    Ended,
    MachinePlaced,
    Moved,
    Opened,
    Passed,
    Placed,
    Played,
    Removed,
    Rolled,
    Sealed,
    Vetoed,
)
from tests.toy.state import HAND, NO_CARD, PUSH_CARD, SMEAR_CARD, VETO_CARD, WARDS, State
from tests.toy.vocabulary import (
    ACTING,
    DEALING,
    DONE,
    DRAW,
    FINISHED,
    MOVE,
    PASS,
    PLAN,
    PLANNING,
    PUSH,
    ROLL,
    ROLLING,
    SEND,
    SENDING,
    SMEAR,
    VETO,
    WINDOW,
)

VOCABULARY: Final = vocabulary.VOCABULARY

_ROLLS: Final = ((1, 3), (2, 2), (3, 1))


def new(seats: int, options: Options) -> State:
    """Return the first position: the first card is about to be drawn."""
    return State(seats, options["rounds"], options["machine"], Turn(CHANCE, (), DEALING))


def legal(state: State, seat: Seat) -> list[Move]:
    """Return the seat's legal moves."""
    if seat not in state.turn.seats:
        return []
    hand = state.hands[seat]
    prompt = state.turn.prompt
    if prompt == PLANNING:
        cards = [kind for kind, count in enumerate(hand) if count] + [NO_CARD]
        return [(PLAN, ward, card) for ward in range(WARDS) for card in cards]
    if prompt == SENDING:
        return [(SEND, ward) for ward in _emptiest(state)]
    if prompt == WINDOW:
        return [(VETO,), (PASS,)] if hand[VETO_CARD] else [(PASS,)]
    if not state.steps:
        return [(DONE,)]
    wards = range(WARDS)
    moves: list[Move] = [
        (MOVE, a, b) for a in wards for b in wards if a != b and state.wards[a][seat]
    ]
    if hand[PUSH_CARD]:
        moves += [(PUSH, ward) for ward in wards]
    if hand[SMEAR_CARD]:
        moves += [
            (SMEAR, ward, side)
            for ward in wards
            for side, markers in enumerate(state.wards[ward])
            if markers and side != seat
        ]
    moves.append((DONE,))
    return moves


def apply(state: State, seat: Seat, move: Move, events: Events = NO_LOG) -> None:
    """Play a legal move in place."""
    verb = move[0]
    if seat == NATURE:
        _luck(state, move, events)
    elif verb == PLAN:
        _seal(state, seat, move, events)
    elif verb == SEND:
        _place_machine(state, move[1], events)
        _machine(state, events)
    elif verb == PASS:
        events.append(Passed(seat))
        left = tuple(other for other in state.turn.seats if other != seat)
        state.turn = Turn(ANY, left, WINDOW)
        if not left:
            _resolve(state, events)
    elif verb == VETO:
        _spend(state, seat, VETO_CARD)
        events.append(Vetoed(seat))
        _open_window(state, (VETO, seat, 0, 0), events)
    else:
        _act(state, seat, move, events)


def forced_move(obs: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """Return None: no move is forced in this game."""
    return None


def chance(state: State, rng: Rng) -> Move:
    """Return the card drawn or the number rolled."""
    if state.turn.prompt == DEALING:
        return (DRAW, draw(state.bag, rng))
    return (ROLL, 1 + draw([weight for _, weight in _ROLLS], rng))


def chances(state: State) -> list[tuple[Move, float]] | None:
    """Return all cards that may be drawn, or all numbers that may be rolled."""
    if state.turn.prompt == DEALING:
        total = sum(state.bag)
        return [((DRAW, kind), n / total) for kind, n in enumerate(state.bag) if n]
    total = sum(weight for _, weight in _ROLLS)
    return [((ROLL, number), weight / total) for number, weight in _ROLLS]


def outcome(state: State) -> Outcome:
    """Return the outcome by wards won; nobody wins if the Machine has the most."""
    won = [0] * (state.seats + 1)
    for ward in state.wards:
        best = max(ward)
        if ward.count(best) == 1:
            won[ward.index(best)] += 1
    scores, machine = won[: state.seats], won[-1]
    ranks = [1 + sum(other > score for other in won) for score in scores]
    others: tuple[Rival, ...] = ()
    if state.machine:
        others = (Rival(state.seats, 1 + sum(score >= machine for score in scores), machine),)
    reason = "machine" if machine > max(scores) else "wards"
    return Outcome(tuple(ranks), tuple(scores), reason, others)


def witness(event: Event, seat: Seat | None) -> Event:
    """Return the event as a viewer may know it: a drawn card is hidden from other seats."""
    if isinstance(event, Drew) and event.seat != seat:
        return event.replace(card=HIDDEN)
    return event


def _luck(state: State, move: Move, events: Events) -> None:
    if move[0] == DRAW:
        kind = move[1]
        state.bag[kind] -= 1
        state.hands[state.acting][kind] += 1
        state.sizes[state.acting] += 1
        events.append(Drew(state.acting, kind))
        _deal(state)
    else:
        state.push = move[1]
        events.append(Rolled(move[1]))
        _machine(state, events)


def _deal(state: State) -> None:
    """Let the next seat with room in its hand draw, from the chair on; then start planning."""
    if sum(state.bag):
        for i in range(state.seats):
            seat = (state.chair + i) % state.seats
            if state.sizes[seat] < HAND:
                state.acting = seat
                state.turn = Turn(CHANCE, (), DEALING)
                return
    state.turn = Turn(ALL, tuple(range(state.seats)), PLANNING)


def _spend(state: State, seat: Seat, card: int) -> None:
    state.hands[seat][card] -= 1
    state.sizes[seat] -= 1
    state.spent[card] += 1


def _seal(state: State, seat: Seat, move: Move, events: Events) -> None:
    state.plans[seat] = 1 + move[1] * 4 + move[2]
    events.append(Sealed(seat))
    left = tuple(other for other in state.turn.seats if other != seat)
    state.turn = Turn(ALL, left, PLANNING)
    if left:
        return
    for other in range(state.seats):
        ward, card = divmod(state.plans[other] - 1, 4)
        state.plans[other] = 0
        events.append(Opened(other, ward, card))
        state.wards[ward][other] += 1
        if card != NO_CARD:
            _spend(state, other, card)
            state.wards[ward][other] += 1
    state.acting = state.chair
    if state.machine:
        state.turn = Turn(CHANCE, (), ROLLING)
    else:
        _start_acting(state)


def _emptiest(state: State) -> list[int]:
    """Return the wards with the fewest markers in all."""
    totals = [sum(ward) for ward in state.wards]
    return [ward for ward, total in enumerate(totals) if total == min(totals)]


def _place_machine(state: State, ward: int, events: Events) -> None:
    state.wards[ward][state.seats] += 1
    state.push -= 1
    events.append(MachinePlaced(ward))


def _machine(state: State, events: Events) -> None:
    """Let the Machine place its markers in the emptiest wards; the chair breaks ties."""
    while state.push:
        wards = _emptiest(state)
        if len(wards) > 1:
            state.turn = Turn(ONE, (state.chair,), SENDING)
            return
        _place_machine(state, wards[0], events)
    _start_acting(state)


def _start_acting(state: State) -> None:
    state.steps = 2
    state.turn = Turn(ONE, (state.acting,), ACTING)


def _act(state: State, seat: Seat, move: Move, events: Events) -> None:
    verb = move[0]
    if verb == DONE:
        events.append(Ended(seat))
        _next_actor(state, events)
        return
    state.steps -= 1
    if verb == MOVE:
        state.wards[move[1]][seat] -= 1
        state.wards[move[2]][seat] += 1
        events.append(Moved(seat, move[1], move[2]))
        return
    card, side = (PUSH_CARD, seat) if verb == PUSH else (SMEAR_CARD, move[2])
    _spend(state, seat, card)
    events.append(Played(seat, card, move[1], side))
    _open_window(state, (verb, seat, move[1], side), events)


def _open_window(state: State, frame: tuple[int, int, int, int], events: Events) -> None:
    """Put a card on the stack; all other seats may react, whether they hold a veto or not."""
    state.frames.append(frame)
    others = tuple(seat for seat in range(state.seats) if seat != frame[1])
    state.turn = Turn(ANY, others, WINDOW)
    if not others:
        _resolve(state, events)


def _resolve(state: State, events: Events) -> None:
    """Resolve the stack from the top: a veto cancels the card below it."""
    while state.frames:
        verb, _, ward, side = state.frames.pop()
        if verb == VETO:
            under = state.frames.pop()
            card = {PUSH: PUSH_CARD, SMEAR: SMEAR_CARD, VETO: VETO_CARD}[under[0]]
            events.append(Cancelled(under[1], card))
        elif verb == PUSH:
            state.wards[ward][side] += 1
            events.append(Placed(ward, side))
        else:
            state.wards[ward][side] -= 1
            events.append(Removed(ward, side))
    state.turn = Turn(ONE, (state.acting,), ACTING)


def _next_actor(state: State, events: Events) -> None:
    state.acting = (state.acting + 1) % state.seats
    if state.acting != state.chair:
        _start_acting(state)
        return
    state.steps = 0
    state.round += 1
    state.chair = (state.chair + 1) % state.seats
    if state.round < state.rounds:
        state.acting = state.chair
        _deal(state)
        return
    for number, ward in enumerate(state.wards):
        events.append(Counted(number, ward))
    state.turn = Turn(OVER, (), FINISHED)
