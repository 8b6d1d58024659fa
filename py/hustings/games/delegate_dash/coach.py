"""Tips for players new to Delegate Dash."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.core.model import Seat, Tip
from hustings.games.delegate_dash.board import GAP
from hustings.games.delegate_dash.state import (
    CONVENTION,
    MAJORITY,
    NOBODY,
    SUPER_TUESDAY,
    DashState,
)
from hustings.games.delegate_dash.vocabulary import AFTER, MOVE, PICK, RELEASE, SEND, TAKE
from hustings.messages.generated import delegate_dash as messages

GOAL: Final = messages.aim()
WINNING_SCORE: Final = MAJORITY


TIPS: Final[tuple[Tip, ...]] = (
    Tip("release", messages.tip_release_head(), messages.tip_release_says(), "36"),
    Tip("send", messages.tip_send_head(), messages.tip_send_says(), "23"),
    Tip("surrender", messages.tip_surrender_head(), messages.tip_surrender_says(), "20"),
    Tip("take", messages.tip_take_head(), messages.tip_take_says(), "41"),
    Tip("super", messages.tip_super_head(), messages.tip_super_says(), "9"),
    Tip("last", messages.tip_last_head(), messages.tip_last_says(), "35"),
    Tip("home", messages.tip_home_head(), messages.tip_home_says(), "17"),
    Tip("gap", messages.tip_gap_head(), messages.tip_gap_says(), "16"),
    Tip("automatic", messages.tip_automatic_head(), messages.tip_automatic_says(), "47"),
    Tip("pick", messages.tip_pick_head(), messages.tip_pick_says(), "3"),
)


def situations(obs: DashState, seat: Seat) -> Iterator[str]:
    """Yield the situations the deciding seat is in, most important first."""
    prompt = obs.turn.prompt
    single = {RELEASE: "release", SEND: "send", AFTER: "surrender"}
    if prompt in single:
        yield single[prompt]
    elif prompt == PICK:
        if obs.seats < len(obs.owner):
            yield "automatic"
        yield "pick"
    elif prompt == TAKE:
        yield "take"
    elif prompt == MOVE and obs.round < CONVENTION:
        if obs.round == SUPER_TUESDAY:
            yield "super"
        if obs.round == CONVENTION - 1:
            yield "last"
        yield "gap" if _pawn_to_move(obs, seat) == GAP else "home"


def _pawn_to_move(obs: DashState, seat: Seat) -> int:
    """Return the cell of the seat's pawn if it moves next, else NOBODY."""
    candidate = obs.order[obs.mover] if obs.mover < len(obs.order) else NOBODY
    is_own = candidate < NOBODY and obs.owner[candidate] == seat
    return obs.pawns[candidate] if is_own else NOBODY
