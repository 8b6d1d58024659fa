"""Plans of a turn of Early States: the moves of a plan, and the income of dice."""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.model import Move
from hustings.games.early_states.rules import apply
from hustings.games.early_states.sheet import (
    ITEMS,
    PLACES,
)
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import (
    AIR,
    M_AIR,
    M_BUY,
    M_DONE,
    M_MARK,
    M_SAVE,
    SPEND,
    VOTE,
)

Named = tuple[tuple[int, tuple[int, ...]], ...]
"""Items that make marks, in the order of buying, each with its states."""


class Purchase(NamedTuple):
    """One combination of items to buy and its effects.

    ads: ads and issues in the order of buying. hires: staff. price: of all items. bonus: funds for
    states filled by ads. gain: value of the ads' marks. used: the ads' marks by state.
    """

    ads: Named
    hires: tuple[int, ...]
    price: int
    bonus: int
    gain: float
    used: tuple[int, ...]


class Plan(NamedTuple):
    """A plan for the rest of a turn: what to buy, where the votes go, and its value."""

    value: float
    purchase: Purchase
    votes: tuple[tuple[int, int], ...]


def play_out(state: State, plan: Plan) -> tuple[list[Move], State]:
    """Return the moves of a plan up to the end of the turn, and the position after them."""
    after = state.clone()
    seat = after.active
    moves: list[Move] = []
    buying = [*plan.purchase.ads, *((item, ()) for item in plan.purchase.hires)]
    naming: list[int] = []
    voting = list(plan.votes)
    if after.turn.prompt == AIR:
        naming = list(buying.pop(0)[1])
    turns = after.turns
    while after.turns == turns:
        prompt = after.turn.prompt
        move: Move = (M_DONE,)
        if prompt == SPEND:
            move = (M_SAVE,)
            while buying and move[0] == M_SAVE:
                item, named = buying.pop(0)
                if ITEMS[item].price <= after.cash[seat]:
                    naming = list(named)
                    move = (M_BUY, item)
        elif prompt == AIR:
            move = (M_AIR, naming.pop(0) if naming else _unnamed(after))
        elif prompt == VOTE:
            move = _next_mark(after, voting)
        moves.append(move)
        apply(after, seat, move)
    return moves, after


def _unnamed(state: State) -> int:
    return next(place for place in range(9) if not state.named >> place & 1)


def _next_mark(state: State, voting: list[tuple[int, int]]) -> Move:
    while voting:
        place, count = voting.pop(0)
        free = state.free(state.active, place)
        if free:
            return (M_MARK, place, min(count, free, state.votes))
    for place in range(PLACES):
        if free := state.free(state.active, place):
            return (M_MARK, place, min(free, state.votes))
    raise AssertionError("nobody votes on a full sheet")
