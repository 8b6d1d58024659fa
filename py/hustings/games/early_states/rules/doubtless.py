"""What goes without saying in Early States: moves beside which no other could serve better.

Marks only ever bring places and dice, and funds are only ever spent, so that little is beyond
doubt: what can bring nothing is not bought, and circles that will all be filled are filled. A throw
is never kept for a person: votes may be worth more to them than funds, or the other way round.
"""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Move, Seat
from hustings.games.early_states.rules.marks import goes_on
from hustings.games.early_states.sheet import ITEMS, PLACES, PRIZES, SECOND_DIE
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import AIR, M_BUY, SPEND, VOTE


def plain(s: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """Return the one of these moves that goes without saying; None where there is a choice."""
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
    thing = ITEMS[item]
    if not thing.marks:
        return goes_on(s)  # hired staff begins to work on the next turn
    return any(s.free(seat, place) for place in thing.listed or range(SECOND_DIE))


def _all_named(s: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """Return a state of an ad where every state with room will be named in any case.

    Nobody is made to take the last first place: it ends the game, and a full state may be named.
    """
    open_ = [move for move in legal if s.free(seat, move[1])]
    ends = s.firsts <= len(open_) and any(not s.taken[move[1]] for move in open_)
    return open_[0] if 0 < len(open_) <= s.naming and not ends else None


def _all_filled(s: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """Return marks where nothing depends on where they are made.

    So it is when the votes fill every circle there is, when a single place has room, and on the
    last turn when no votes fill a state that still has a number to give.
    """
    places = [place for place in range(PLACES) if s.free(seat, place)]
    whole = sum(s.free(seat, place) for place in places) <= s.votes
    idle = not goes_on(s) and not any(
        s.free(seat, place) <= s.votes and s.taken[place] < len(PRIZES[place])
        for place in places
        if place < SECOND_DIE
    )
    if not (whole or idle or len(places) == 1):
        return None
    return max((move for move in legal if move[1] == places[0]), key=lambda move: move[2])
