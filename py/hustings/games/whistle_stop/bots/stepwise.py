"""The rule-based opponents: take the action that brings most expected points, step by step."""

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
from hustings.games.whistle_stop.bots.evaluation import Scale, turns_left, worth
from hustings.games.whistle_stop.bots.greedy import Value
from hustings.games.whistle_stop.state import StopState, rooms

NEAR: Final = 1
"""Delegates that somebody who does not look far expects everybody to send to a region yet."""
DRAW_WORTH: Final = 3.0
"""What an action is worth that draws a card, well before the end."""
THUMB: Final = 0.5
"""What money brings counts so much of it where the card would have sent more delegates."""
IN_DELEGATES: Final = {
    c.FILE: 2.5,
    c.DONORS: 2.0,
    c.LEAK: 1.0,
    c.SECOND_LOOK: 3.0,
    c.PHONE_BANK: 3.0,
    c.LEGAL_TEAM: 3.5,
}
"""To how many delegates a card is held equal that makes cards change hands, before the end."""
VETO_IN_DELEGATES: Final = 2
"""To how many delegates it is equal to buy a Veto for somebody who has none."""
SPARE: Final = 2
"""Cards more than actions are left that make some of them spare."""


class Stepwise(Opponent[StopState]):
    """Values everything by the chances to win each region in the last election.

    coming: how many delegates everybody is expected to send to each region yet; None: what is
    usual for the time that is left.
    """

    def __init__(self, coming: int | None = None) -> None:
        self.coming = coming

    def think(
        self, rules: Rules[StopState], obs: StopState, seat: Seat, rng: Rng
    ) -> Iterator[Move]:
        """Yield the best legal move; ties go to luck."""
        legal = rules.legal(obs, seat)
        value = CHOOSE[obs.turn.prompt](Scale(obs, seat, self.coming), legal)
        rated = [value(move) for move in legal]
        best = max(rated)
        yield rng.pick([m for m, r in zip(legal, rated, strict=True) if r >= best - 1e-9])


def _act(scale: Scale, legal: Sequence[Move]) -> Value:
    state, seat = scale.state, scale.seat
    space = rooms(state, seat)
    late = turns_left(state) == 0
    spread: dict[int, float] = {}
    del legal

    def bought(n: int) -> float:
        if n not in spread:
            spread[n] = scale.best_spread(n, space)[0]
        return spread[n]

    def value(move: Move) -> float:
        verb = move[0]
        if verb == v.V_END:
            return 0.2
        if verb == v.V_DRAW:
            return 0.3 if late else DRAW_WORTH
        if verb == v.V_BUY:
            return 0.0 if late or not _wants_veto(state, seat) else bought(VETO_IN_DELEGATES)
        kind = move[1]
        if move[2] == v.MONEY:
            return _money(kind, bought(c.MONEY[kind]), space, late)
        if kind in IN_DELEGATES and not late:
            return bought(4) * IN_DELEGATES[kind] / 4
        if kind == c.MOMENTUM and len(state.hands[seat]) > state.actions:
            return 2.0 * bought(3)
        return greedy.text_value(scale, kind, move[3] if len(move) > 3 else -1, space)

    return value


def _money(kind: int, gain: float, space: list[int], late: bool) -> float:
    """Return what a card is worth as money: less where it would send more delegates as itself.

    Three are more than two, a beginner says, as long as there is room for them.
    """
    if c.GROUP[kind] == c.REGION and space[kind - c.FIRST_REGION] >= c.CARDS[kind].delegates:
        return THUMB * gain
    if kind == c.SUPER_STATE:
        return THUMB * gain
    special = max(0.0, worth(kind) - 1.0 - 1.6 * c.MONEY[kind])
    return gain - (0.0 if late else 0.5 * special)


def _wants_veto(state: StopState, seat: Seat) -> bool:
    """Return whether the seat has no Veto, but cards that it could not play anyway."""
    hand = state.hands[seat]
    return len(hand) >= state.actions + SPARE and not {c.VETO, c.GREEN} & set(hand)


CHOOSE: Final[dict[int, Callable[[Scale, Sequence[Move]], Value]]] = {
    **greedy.CHOOSE,
    v.ACT: _act,
}
