"""Standing orders: what a player elsewhere lets pass without being asked during others' turns."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Move, Seat
from hustings.games.whistle_stop.cards import LEAK
from hustings.games.whistle_stop.regions import N
from hustings.games.whistle_stop.state import StopState, there
from hustings.games.whistle_stop.vocabulary import AFTER, BEFORE, REACT, RED_WAY, TEXT, V_PASS

BIG_DELEGATES: Final = 4
"""How many delegates a card brings at least for the order "big"."""

_COVERED: Final = (REACT, BEFORE, AFTER)
"""What may be let pass: a card to veto, and an election without a red card of one's own."""


def covers(obs: StopState) -> bool:
    """Return whether orders apply to this decision."""
    return obs.turn.prompt in _COVERED


def answer(obs: StopState, seat: Seat, order: str) -> Move | None:
    """Return the move that an order makes in a decision it covers, None to ask the player.

    order: one of Info.orders. What a player cannot answer is let pass like anything else, except by
    "always": so nobody learns from "always" whether there was anything to decide.
    """
    if order == "always" or (order != "never" and _matters(obs, seat, order)):
        return None
    return (V_PASS,)


def _matters(obs: StopState, seat: Seat, order: str) -> bool:
    if obs.turn.prompt != REACT:  # may play a red card in this election
        return seat in obs.contest
    if obs.stack:  # a Veto on the table: does it block a card of theirs?
        blocked = obs.stack[-2][0] if len(obs.stack) > 1 else obs.play[0]
        return blocked == seat
    _, kind, way, _, rival = obs.play
    if rival == seat or (way == TEXT and kind == LEAK):
        return True
    if way == RED_WAY:
        return seat in obs.contest
    if order == "region":
        return any(obs.plan[r] and there(obs, r, seat) for r in range(N))
    return order == "big" and sum(obs.plan) >= BIG_DELEGATES
