"""The opponent for children: likes its own regions and is careless at times."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.bots.opponent import Opponent
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.regions import EV, N
from hustings.games.whistle_stop.rules.cards import comeback
from hustings.games.whistle_stop.state import StopState, rooms, there

CARELESS_SHARE: Final = 0.15
"""The share of its moves that are random."""
WHIM_DELEGATES: Final = 3.0
"""The largest random part of its liking for a move, in delegates."""
NEVER_VERBS: Final = (v.V_VETO, v.V_OVERRIDE)
FUN_IN_DELEGATES: Final = {
    c.MOMENTUM: 3.5,
    c.PHONE_BANK: 3.0,
    c.FILE: 3.0,
    c.DONORS: 3.0,
    c.LEGAL_TEAM: 3.0,
}
"""The liking for cards that bring no delegates, in delegates."""
LEAVING_VERBS: Final = (v.V_END, v.V_DONE)


class Easygoing(Opponent[StopState]):
    """Plays cards for their text, where its own delegates are; never vetoes."""

    def think(
        self, rules: Rules[StopState], obs: StopState, seat: Seat, rng: Rng
    ) -> Iterator[Move]:
        """Yield the move it likes best at the moment."""
        legal = rules.legal(obs, seat)
        moves = [move for move in legal if move[0] not in NEVER_VERBS]
        wanted = [move for move in moves if move[0] not in LEAVING_VERBS]
        if wanted and obs.turn.prompt in (v.ACT, v.PLACE, v.SPOT, v.FLOOR):
            moves = wanted
        if rng.random() < CARELESS_SHARE:
            yield rng.pick(moves)
            return
        liking = [_liking(obs, seat, move) + WHIM_DELEGATES * rng.random() for move in moves]
        yield moves[liking.index(max(liking))]


def _liking(state: StopState, seat: Seat, move: Move) -> float:
    """Return its liking for a move, in delegates."""
    verb = move[0]
    if verb == v.V_CARD:
        return _card(state, seat, move)
    if verb in (v.V_PLACE, v.V_SPOT):
        many = move[2] if verb == v.V_PLACE else 0
        return _place(state, _whose(state, seat), move[1]) + many
    if verb in (v.V_TAKE, v.V_FETCH):
        return float(c.MONEY[move[1]])
    if verb in (v.V_GIVE, v.V_DROP, v.V_PAY):
        return -float(c.MONEY[move[1]])
    return 0.0


def _whose(state: StopState, seat: Seat) -> Seat:
    """Return the seat whose delegates the card on the table changes."""
    struck = bool(state.play) and state.play[1] == c.SCANDAL and state.play[2] == v.TEXT
    return state.play[4] if struck else seat


def _place(state: StopState, whose: Seat, r: int) -> float:
    """Return the liking for a region: larger where the seat has delegates, and by its points."""
    return (1.0 if there(state, r, whose) else 0.0) + EV[r] / 30


def _card(state: StopState, seat: Seat, move: Move) -> float:
    """Return the liking for playing a card: the delegates that it moves."""
    kind, target = move[1], move[3] if len(move) > 3 else -1
    card = c.CARDS[kind]
    if move[2] == v.MONEY:
        return float(c.MONEY[kind])
    if kind in FUN_IN_DELEGATES:
        return FUN_IN_DELEGATES[kind]
    if c.GROUP[kind] == c.REGION or kind in c.ADDS:
        r = kind - c.FIRST_REGION if c.GROUP[kind] == c.REGION else target
        return min(card.delegates, rooms(state, seat)[r]) + _place(state, seat, r) - 1.0
    if kind == c.COMEBACK:
        return float(comeback(state, seat)[0])
    if kind in (c.DEFECTION, c.ATTACK_AD, c.SWING) and 0 <= target < N:
        return card.lost + (0.0 if kind == c.ATTACK_AD else card.lost) + EV[target] / 60
    if kind == c.BUS_TOUR:
        return 0.0
    return float(max(card.delegates * card.regions, card.lost * card.regions))
