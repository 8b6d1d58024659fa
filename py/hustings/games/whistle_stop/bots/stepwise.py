"""The rule-based opponent: takes the action that brings the most expected points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from hustings.bots.opponent import Opponent
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.bots import greedy
from hustings.games.whistle_stop.bots.evaluation import ValueModel, card_value, turns_left
from hustings.games.whistle_stop.bots.greedy import Value
from hustings.games.whistle_stop.state import StopState, rooms

NEAR_ARRIVALS: Final = 1
"""Delegates that a short-sighted player expects everybody to add to a region yet."""
DRAW_VALUE: Final = 3.0
"""The value of drawing a card, except in the last turns."""
MONEY_FACTOR: Final = 0.5
"""Factor for a card's value as money where its text would bring more delegates."""
VALUE_IN_DELEGATES: Final = {
    c.FILE: 2.5,
    c.DONORS: 2.0,
    c.LEAK: 1.0,
    c.SECOND_LOOK: 3.0,
    c.PHONE_BANK: 3.0,
    c.LEGAL_TEAM: 3.5,
}
"""The value of cards that move cards, in delegates, except in the last turns."""
VETO_IN_DELEGATES: Final = 2
"""The value of buying a first Veto, in delegates."""
SPARE_CARDS: Final = 2
"""With this many cards more than actions left, some cards are spare."""


class Stepwise(Opponent[StopState]):
    """Values moves by the chances to win each region in the last election.

    arrivals: delegates everybody is expected to add to each region yet; None: by the turns left.
    """

    def __init__(self, arrivals: int | None = None) -> None:
        self.arrivals = arrivals

    def think(
        self, rules: Rules[StopState], obs: StopState, seat: Seat, rng: Rng
    ) -> Iterator[Move]:
        """Yield the best legal move; ties go to luck."""
        legal = rules.legal(obs, seat)
        value = VALUE_BY_PROMPT[obs.turn.prompt](ValueModel(obs, seat, self.arrivals), legal)
        rated = [value(move) for move in legal]
        best = max(rated)
        yield rng.pick([m for m, r in zip(legal, rated, strict=True) if r >= best - 1e-9])


def _act_value(model: ValueModel, legal: Sequence[Move]) -> Value:
    state, seat = model.state, model.seat
    space = rooms(state, seat)
    late = turns_left(state) == 0
    spread: dict[int, float] = {}
    del legal

    def bought(n: int) -> float:
        if n not in spread:
            spread[n] = model.best_spread(n, space)[0]
        return spread[n]

    def value(move: Move) -> float:
        verb = move[0]
        if verb == v.V_END:
            return 0.2
        if verb == v.V_DRAW:
            return 0.3 if late else DRAW_VALUE
        if verb == v.V_BUY:
            return 0.0 if late or not _wants_veto(state, seat) else bought(VETO_IN_DELEGATES)
        kind = move[1]
        if move[2] == v.MONEY:
            return _money_value(kind, bought(c.MONEY[kind]), space, late)
        if kind in VALUE_IN_DELEGATES and not late:
            return bought(4) * VALUE_IN_DELEGATES[kind] / 4
        if kind == c.MOMENTUM and len(state.hands[seat]) > state.actions:
            return 2.0 * bought(3)
        return greedy.text_value(model, kind, move[3] if len(move) > 3 else -1, space)

    return value


def _money_value(kind: int, gain: float, space: list[int], late: bool) -> float:
    """Return a card's value as money: less where its text would bring more delegates."""
    if c.GROUP[kind] == c.REGION and space[kind - c.FIRST_REGION] >= c.CARDS[kind].delegates:
        return MONEY_FACTOR * gain
    if kind == c.SUPER_STATE:
        return MONEY_FACTOR * gain
    special = max(0.0, card_value(kind) - 1.0 - 1.6 * c.MONEY[kind])
    return gain - (0.0 if late else 0.5 * special)


def _wants_veto(state: StopState, seat: Seat) -> bool:
    """Return whether the seat has no Veto but spare cards to pay for one."""
    hand = state.hands[seat]
    return len(hand) >= state.actions + SPARE_CARDS and not {c.VETO, c.GREEN} & set(hand)


VALUE_BY_PROMPT: Final[dict[int, Callable[[ValueModel, Sequence[Move]], Value]]] = {
    **greedy.VALUE_BY_PROMPT,
    v.ACT: _act_value,
}
