"""Basic operations: cards between hands, piles and bank; delegates on the board; draws."""

from __future__ import annotations

from hustings.core.model import CHANCE, NATURE, ONE, Events, Move, Seat, Turn
from hustings.games.whistle_stop.cards import DECK_KINDS, GREEN, KINDS
from hustings.games.whistle_stop.cards import MONEY as WORTH
from hustings.games.whistle_stop.events import (
    Dealt,
    Discarded,
    Drew,
    Paid,
    Placed,
    Removed,
    Reshuffled,
)
from hustings.games.whistle_stop.sight import (
    known_cards,
    note_cards,
    note_gained,
    note_parted,
    note_parted_unseen,
    without,
)
from hustings.games.whistle_stop.state import StopState, there
from hustings.games.whistle_stop.vocabulary import DRAW, DRAWING, NEXT_DEAL, V_DEAL, WAIT


def ask(state: StopState, seat: Seat, prompt: int) -> int:
    """Ask one seat to decide."""
    state.turn = Turn(ONE, (seat,), prompt)
    return WAIT


def luck(state: StopState, prompt: int) -> int:
    """Ask chance to decide."""
    state.turn = Turn(CHANCE, (), prompt)
    return WAIT


def gain(state: StopState, seat: Seat, kind: int) -> None:
    """Add a card to a hand; everybody knows the card."""
    state.hands[seat] = tuple(sorted((*state.hands[seat], kind)))
    state.known[seat] = tuple(sorted((*state.known[seat], kind)))
    if state.seen:
        note_gained(state, seat, kind)


def part(state: StopState, seat: Seat, kind: int) -> None:
    """Remove a card from a hand openly."""
    state.hands[seat] = without(state.hands[seat], kind)
    if kind in state.known[seat]:
        state.known[seat] = without(state.known[seat], kind)
    if state.seen:
        note_parted(state, seat, kind)


def change_hands(state: StopState, seat: Seat, kind: int, to: Seat) -> None:
    """Move a card to another hand, seen by these two only: nothing of the first is known to all."""
    note_parted_unseen(state, seat, kind, to)
    state.hands[seat] = without(state.hands[seat], kind)
    state.known[seat] = ()
    state.hands[to] = tuple(sorted((*state.hands[to], kind)))
    note_cards(state, seat, to, (*known_cards(state, seat, to), kind))


def away(state: StopState, kind: int) -> None:
    """Put a used card away: a green Veto into the bank, others on the discards."""
    if kind == GREEN:
        state.bank += 1
    else:
        state.discard[kind] += 1


def discard(state: StopState, seat: Seat, kind: int, log: Events) -> None:
    """Let a seat discard a card face up."""
    part(state, seat, kind)
    away(state, kind)
    log.append(Discarded(seat, kind))


def pay(state: StopState, seat: Seat, kind: int, log: Events) -> None:
    """Let a seat pay with a card."""
    part(state, seat, kind)
    away(state, kind)
    state.paid += WORTH[kind]
    log.append(Paid(seat, kind, WORTH[kind]))


def purse(state: StopState, seat: Seat) -> int:
    """Return the value of all cards in a visible hand, in $M."""
    return sum(WORTH[kind] for kind in state.hands[seat])


def kinds(state: StopState, seat: Seat) -> list[int]:
    """Return the different kinds in a visible hand, ascending."""
    return list(dict.fromkeys(state.hands[seat]))


def add(state: StopState, seat: Seat, region: int, n: int, log: Events) -> None:
    """Add up to n delegates of a seat to a region, as far as they fit (rule 6)."""
    base = region * state.seats
    row = state.board[base : base + state.seats]
    n = min(n, state.own_cap - row[seat], state.all_cap - sum(row))
    if n > 0:
        state.board[base + seat] += n
        log.append(Placed(seat, region, n, state.board[base + seat]))


def remove(state: StopState, seat: Seat, region: int, n: int, log: Events) -> int:
    """Remove up to n delegates of a seat from a region; return how many were removed."""
    n = min(n, there(state, region, seat))
    if n:
        i = region * state.seats + seat
        state.board[i] -= n
        log.append(Removed(seat, region, n, state.board[i]))
    return n


def start_draw(state: StopState, seat: Seat, n: int, then: int) -> int:
    """Begin a seat's draw of n cards; the step `then` follows."""
    state.drawing, state.due, state.then = seat, n, then
    return DRAW


def draw_step(state: StopState, log: Events) -> int:
    """Make the discards the pile when it is empty (rule 13); ask chance for the cards due."""
    if state.due and not state.left:
        state.left = sum(state.discard)
        if state.left:
            state.deck = state.discard
            state.discard = bytearray(DECK_KINDS)
            log.append(Reshuffled(state.left))
    if not state.due or not state.left:
        state.due = 0
        return state.then
    return luck(state, DRAWING)


def drawn(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Give the cards drawn to the drawing seat."""
    assert seat == NATURE
    assert move[0] == V_DEAL
    cards = move[1:]
    for kind in cards:
        state.deck[kind] -= 1
    state.left -= len(cards)
    state.due -= len(cards)
    who = state.drawing
    state.hands[who] = tuple(sorted((*state.hands[who], *cards)))
    log.append((Dealt if state.then == NEXT_DEAL else Drew)(who, cards))
    return DRAW


def can_draw(state: StopState) -> bool:
    """Return whether any card is left in the pile or on the discards."""
    return bool(state.left or any(state.discard))


def payments(state: StopState, seat: Seat) -> list[int]:
    """Return the different kinds in a visible hand that can pay."""
    return [kind for kind in kinds(state, seat) if kind < KINDS and WORTH[kind]]
