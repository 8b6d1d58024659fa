"""Tips for the first games of Gerrymander."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.core.model import Seat, Tip
from hustings.games.gerrymander.state import CLOSING, FACE_UP, State
from hustings.games.gerrymander.vocabulary import CONFIRM, TIE
from hustings.messages.generated import gerrymander as messages

GOAL: Final = messages.aim()
WINNING_SCORE: Final = 0
MAX_LATE_EDGES: Final = 10
"""With at most this many legal edges the next turns finish the map."""

TIPS: Final[tuple[Tip, ...]] = (
    Tip("tie", messages.tip_tie_head(), messages.tip_tie_says(), "22"),
    Tip("confirm", messages.tip_confirm_head(), messages.tip_confirm_says(), "13"),
    Tip("late", messages.tip_late_head(), messages.tip_late_says(), "24"),
    Tip("closing", messages.tip_closing_head(), messages.tip_closing_says(), "15"),
    Tip("hidden", messages.tip_hidden_head(), messages.tip_hidden_says(), "33"),
    Tip("begin", messages.tip_begin_head(), messages.tip_begin_says(), "9"),
)


def situations(obs: State, seat: Seat) -> Iterator[str]:  # noqa: ARG001 - the same for all
    """Yield the keys of the tips for this position, most important first."""
    prompt = obs.turn.prompt
    if prompt == TIE:
        yield "tie"
    elif prompt == CONFIRM:
        yield "confirm"
    else:
        if sum(map(bool, obs.can)) <= MAX_LATE_EDGES:
            yield "late"
        if CLOSING in obs.can:
            yield "closing"
        if obs.secrecy != FACE_UP:
            yield "hidden"
        yield "begin"
