"""Effects of the event cards. `reveal` and each later step return whether the card is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings.core.model import CHANCE, ONE, Events, Move, Seat, Turn
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import DISTRICTS, HQ, OF_TYPE, REGION_OF, TOP_ENGAGEMENT
from hustings.games.poll_position.cards import (
    ADDS,
    CLOSES,
    FAKE_NEWS,
    HONK_HONK,
    PERSONNEL_SHORTAGE,
    POSTAL_STRIKE,
    PROTESTERS,
    RECONCILIATION,
)
from hustings.games.poll_position.events import (
    Arrived,
    BagFoundEmpty,
    CardRevealed,
    Closed,
    EngagementRose,
    HonkBegan,
    Protested,
    ReconciliationBegan,
    Remained,
    Scattered,
    ShortageBegan,
    SiteLost,
    SiteLowered,
)
from hustings.games.poll_position.rules.actions import carry
from hustings.games.poll_position.state import State


def reveal(state: State, events: Events) -> bool:
    """Turn this week's card and apply it; False when chance or the chief must act first."""
    card = state.drawn[state.week]
    events.append(CardRevealed(state.week + 1, card))
    if card in ADDS:
        return _voters_arrive(state, card, events)
    if card in CLOSES or card == PROTESTERS:
        state.turn = Turn(CHANCE, (), v.STRIKING_DISTRICT)
        return False
    if card == PERSONNEL_SHORTAGE:
        state.turn = Turn(CHANCE, (), v.STRIKING_REGION)
        return False
    if card == FAKE_NEWS:
        return _fake_news(state)
    if card == POSTAL_STRIKE:
        return _strike(state, state.dice(HQ) // 2, events)
    if card == HONK_HONK:
        state.honk = 1
        events.append(HonkBegan())
    elif card == RECONCILIATION:
        state.reconciliation = 1
        events.append(ReconciliationBegan())
    return True


def _voters_arrive(state: State, card: int, events: Events) -> bool:
    state.engagement = min(TOP_ENGAGEMENT, state.engagement + 1)
    events.append(EngagementRose(state.engagement))
    left = state.bag
    for place in ADDS[card]:
        if state.closed[place]:
            continue
        if not left:
            events.append(BagFoundEmpty())
            break
        left -= 1
        state.down[place] += 1
        events.append(Arrived(place))
    return True


# A region short of personnel


def _shortage(state: State, _seat: Seat, move: Move, events: Events) -> bool:
    state.shortage = move[1]
    events.append(ShortageBegan(move[1]))
    return True


# A random district is closed or protested in


def possible_targets(state: State) -> list[int]:
    """Return the districts that this week's card can hit."""
    card = state.drawn[state.week]
    places = OF_TYPE[CLOSES[card]] if card in CLOSES else range(DISTRICTS)
    return [place for place in places if not state.closed[place]]


def _district(state: State, _seat: Seat, move: Move, events: Events) -> bool:
    card = state.drawn[state.week]
    state.struck = move[1]
    if card == PROTESTERS:
        return _protest(state, move[1], events)
    return _close(state, move[1], card, events)


def _protest(state: State, place: int, events: Events) -> bool:
    events.append(Protested(place))
    at = 6 * place
    for value in range(1, 7):  # each die drops to the value below, which has been emptied before
        for _ in range(state.sites[at + value - 1]):
            state.sites[at + value - 1] -= 1
            if value > 1:
                state.sites[at + value - 2] += 1
            events.append((SiteLost if value == 1 else SiteLowered)(place, value))
    return True


def _close(state: State, place: int, card: int, events: Events) -> bool:
    state.closed[place] = card + 1
    lost = state.dice(place)
    state.sites[6 * place : 6 * place + 6] = bytes(6)
    events.append(Closed(place, card, lost))
    state.pending = (place,)
    if not scattered_tokens(state):
        state.pending = ()
        return True
    if not scatter_targets(state):
        return _scatter(state, -1, (v.V_SCATTER, *(HQ for _ in scattered_tokens(state))), events)
    state.turn = Turn(CHANCE, (), v.SCATTERING)
    return False


# Tokens are scattered


def tokens_at(state: State, place: int) -> list[int]:
    """Return the tokens at a place in a fixed order: face-up values ascending, 0 for face-down."""
    face_up = [value for value in (1, 2, 3, 4) for _ in range(state.up[4 * place + value - 1])]
    return face_up + [0] * state.down[place]


def _fake_news(state: State) -> bool:
    if state.tokens(HQ) < 2:
        return True
    state.turn = Turn(CHANCE, (), v.REMAINING)
    return False


def _remain(state: State, _seat: Seat, move: Move, events: Events) -> bool:
    events.append(Remained(move[1]))
    state.pending = (HQ, move[1])
    state.turn = Turn(CHANCE, (), v.SCATTERING)
    return False


def scattered_tokens(state: State) -> list[int]:
    """Return the tokens that must leave. state.pending: the place, then the tokens that stay."""
    origin, *stays = state.pending
    tokens = tokens_at(state, origin)
    for value in stays:
        tokens.remove(value)
    return tokens


def scatter_targets(state: State) -> list[int]:
    """Return where tokens can scatter to: open districts of the region, from HQ any of Canada."""
    region = REGION_OF[state.pending[0]]
    if state.pending[0] == HQ:
        return [place for place in range(DISTRICTS) if not state.closed[place]]
    return state.open_in(region)


def _scatter(state: State, _seat: Seat, move: Move, events: Events) -> bool:
    origin = state.pending[0]
    for value, place in zip(scattered_tokens(state), move[1:], strict=True):
        carry(state, origin, place, value)
        events.append(Scattered(origin, place, value))
    state.pending = ()
    return True


# Headquarters loses half its sites


def sacrifices(state: State) -> list[Move]:
    """Return the moves that give up a die of headquarters."""
    return [(v.V_SACRIFICE, value) for value in range(1, 7) if state.sites[6 * HQ + value - 1]]


def _strike(state: State, left: int, events: Events) -> bool:
    """Let the chief choose the dice to give up; without a choice remove them."""
    choices = sacrifices(state)
    if left and len(choices) > 1:
        state.pending = (left,)
        state.turn = Turn(ONE, (state.seat(state.chief),), v.SACRIFICE)
        return False
    for _ in range(left):
        _lose(state, choices[0][1], events)
    state.pending = ()
    return True


def _sacrifice(state: State, _seat: Seat, move: Move, events: Events) -> bool:
    _lose(state, move[1], events)
    return _strike(state, state.pending[0] - 1, events)


def _lose(state: State, value: int, events: Events) -> None:
    state.sites[6 * HQ + value - 1] -= 1
    events.append(SiteLost(HQ, value))


APPLY: Final[dict[int, Callable[[State, Seat, Move, Events], bool]]] = {
    v.V_SACRIFICE: _sacrifice,
    v.V_REGION: _shortage,
    v.V_DISTRICT: _district,
    v.V_REMAIN: _remain,
    v.V_SCATTER: _scatter,
}
