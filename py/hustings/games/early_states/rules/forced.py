"""Forced moves of Early States: moves that no other move can beat.

There are few: an item without any use is not bought, and circles that will all be filled are
filled. Dice are never kept automatically, because a player may prefer votes or funds.
"""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Move, Seat
from hustings.games.early_states.rules.marks import goes_on
from hustings.games.early_states.sheet import ITEMS, PLACES, SECOND_DIE
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import AIR, M_BUY, SPEND, VOTE


def forced_move(s: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """Return the forced move among the legal ones; None where there is a real choice."""
    prompt = s.turn.prompt
    if prompt == SPEND:
        useful = any(move[0] == M_BUY and _helps(s, seat, move[1]) for move in legal)
        return None if useful else legal[-1]
    if prompt == AIR:
        return _all_named(s, seat, legal)
    if prompt == VOTE:
        return _all_filled(s, seat, legal)
    return None


def _helps(s: State, seat: Seat, item: int) -> bool:
    """Return whether an item can still do something for the seat."""
    bought = ITEMS[item]
    if not bought.marks:
        return goes_on(s)  # staff works from the next turn on
    return any(s.free(seat, place) for place in bought.listed or range(SECOND_DIE))


def _all_named(s: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """Return a state for an ad where every state with room will be named in any case.

    Taking the last first place is never forced: it ends the game, and a full state may be named.
    """
    open_ = [move for move in legal if s.free(seat, move[1])]
    ends = s.firsts <= len(open_) and any(not s.taken[move[1]] for move in open_)
    return open_[0] if 0 < len(open_) <= s.naming and not ends else None


def _all_filled(s: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """Return the next votes where it does not matter which place gets them.

    That is when the votes fill every open circle, when a single place has room, and in the last
    turn when the votes cannot fill a state with a prize left.
    """
    places = [place for place in range(PLACES) if s.free(seat, place)]
    all_filled = sum(s.free(seat, place) for place in places) <= s.votes
    nothing_to_win = not goes_on(s) and not any(
        s.free(seat, place) <= s.votes and s.has_prize(place)
        for place in places
        if place < SECOND_DIE
    )
    if not (all_filled or nothing_to_win or len(places) == 1):
        return None
    return max((move for move in legal if move[1] == places[0]), key=lambda move: move[2])
