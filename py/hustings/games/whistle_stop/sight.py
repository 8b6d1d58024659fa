"""What a seat knows of another's hand: cards that it has seen and that are certainly still there.

`StopState.known` has what everybody has seen. `StopState.seen` has what single seats know beyond
that: after a look at a hand (rule 68), and of cards that change hands unseen by others.
"""

from __future__ import annotations

from hustings.core.model import Seat
from hustings.games.whistle_stop.state import StopState

Cards = tuple[int, ...]
"""Kinds of cards, ascending."""


def known_cards(state: StopState, viewer: Seat | None, owner: Seat) -> Cards:
    """Return the cards that a viewer knows to be in another's hand; None: that everybody knows."""
    seen = next((cards for who, whose, cards in state.seen if (who, whose) == (viewer, owner)), ())
    known = state.known[owner]
    if not seen:
        return known
    kinds = sorted({*known, *seen})
    return tuple(k for k in kinds for _ in range(max(known.count(k), seen.count(k))))


def note_cards(state: StopState, viewer: Seat, owner: Seat, cards: Cards) -> None:
    """Note that a viewer knows these cards of a hand."""
    others = tuple(each for each in state.seen if each[:2] != (viewer, owner))
    state.seen = (*others, (viewer, owner, tuple(sorted(cards)))) if cards else others


def note_gained(state: StopState, owner: Seat, kind: int) -> None:
    """Add a card that everybody sees to what single seats know of the hand that gains it."""
    for viewer, whose, cards in state.seen:
        if whose == owner:
            note_cards(state, viewer, owner, (*cards, kind))


def note_parted(state: StopState, owner: Seat, kind: int) -> None:
    """Take a card that leaves a hand openly from what single seats know of it."""
    for viewer, whose, cards in state.seen:
        if whose == owner and kind in cards:
            note_cards(state, viewer, owner, without(cards, kind))


def note_parted_unseen(state: StopState, owner: Seat, kind: int, to: Seat) -> None:
    """Note that a card leaves a hand which only its owner and one other seat see.

    For all others it may have been any card: they are certain of one fewer of each kind.
    """
    for viewer in range(state.seats):
        cards = known_cards(state, viewer, owner)
        if viewer == owner or not cards:
            continue
        if viewer == to:
            left = without(cards, kind) if kind in cards else cards
        else:
            left = tuple(k for i, k in enumerate(cards) if i and cards[i - 1] == k)
        note_cards(state, viewer, owner, left)


def without(cards: Cards, kind: int) -> Cards:
    """Return cards without one of a kind, which must be among them."""
    i = cards.index(kind)
    return cards[:i] + cards[i + 1 :]
