"""Tips for players new to Whistle-Stop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.core.model import Seat, Tip
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.state import StopState
from hustings.messages.generated import whistle_stop as messages

GOAL: Final = messages.aim()
WINNING_SCORE: Final = 270

TIPS: Final[tuple[Tip, ...]] = (
    Tip("react", messages.tip_react_head(), messages.tip_react_says(), "24"),
    Tip("reroll", messages.tip_reroll_head(), messages.tip_reroll_says(), "35"),
    Tip("invest", messages.tip_invest_head(), messages.tip_invest_says(), "49"),
    Tip("call", messages.tip_call_head(), messages.tip_call_says(), "50"),
    Tip("pay", messages.tip_pay_head(), messages.tip_pay_says(), "18"),
    Tip("place", messages.tip_place_head(), messages.tip_place_says(), "33"),
    Tip("before", messages.tip_before_head(), messages.tip_before_says(), "32"),
    Tip("card", messages.tip_card_head(), messages.tip_card_says(), "16"),
)
_SINGLE: Final = {
    v.REACT: "react",
    v.REROLL: "reroll",
    v.SWAP: "invest",
    v.CALL: "call",
    v.PAY: "pay",
    v.PLACE: "place",
}


def situations(obs: StopState, seat: Seat) -> Iterator[str]:  # noqa: ARG001 - the same for all
    """Yield the situations the deciding seat is in, most important first."""
    if obs.turn.prompt in _SINGLE:
        yield _SINGLE[obs.turn.prompt]
    elif obs.turn.prompt == v.ACT:
        if obs.round + 1 in v.ELECTIONS:
            yield "before"
        yield "card"
