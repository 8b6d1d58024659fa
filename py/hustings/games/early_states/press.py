"""The newspaper of Early States: headlines at turning points and about the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.core.model import Seat
from hustings.core.press import (
    CLEAR_WIN,
    LOSS,
    NARROW_LOSS,
    NARROW_WIN,
    SHARED_WIN,
    Moment,
    Story,
    overtaker,
)
from hustings.games.early_states.events import Filled, LastTurnsBegan, RivalMoved, Struck
from hustings.games.early_states.phrases import STATE_NAMES
from hustings.games.early_states.state import State
from hustings.messages.generated import early_states_press as messages

PAPER: Final = messages.paper()
MAX_CIRCLES_SHORT: Final = 2
"""A rival who lacks at most so many circles of a state has it taken from under them."""


def _snatched(now: Moment[State]) -> str:
    match now.event:
        case Filled(seat, state, 1):
            rival = _close_behind(now.before, seat, state)
            if rival is not None:
                return messages.snatched(
                    name=now.names[seat], state=STATE_NAMES[state], rival=now.names[rival]
                )
    return ""


def _close_behind(before: State, seat: Seat, state: int) -> Seat | None:
    """Return the rival who was closest to filling a state, None if nobody was close."""
    left = {rival: before.free(rival, state) for rival in range(before.seats) if rival != seat}
    close = [rival for rival, free in left.items() if 0 < free <= MAX_CIRCLES_SHORT]
    return min(close, key=lambda rival: left[rival], default=None)


def _opening(now: Moment[State]) -> str:
    match now.event:
        case Filled(seat, state, 1) if not any(now.before.taken):
            return messages.opening(name=now.names[seat], state=STATE_NAMES[state])
    return ""


def _lead(now: Moment[State]) -> str:
    after = now.after
    leader = overtaker(now.before.score, after.score)
    if leader is None:
        return ""
    return messages.lead(name=now.names[leader], delegates=after.score[leader])


def _last_call(_: Moment[State]) -> str:
    return messages.last_call()


def _rival(now: Moment[State]) -> str:
    match now.event:
        case Struck(state):
            return messages.struck(state=STATE_NAMES[state])
        case RivalMoved(state):
            return messages.rival_moved(state=STATE_NAMES[state])
    return ""


STORIES: Final = (
    Story("snatched", (Filled,), 2, _snatched),
    Story("opening", (Filled,), 1, _opening),
    Story("lead", (Filled,), 1, _lead, until=(Filled,)),
    Story("last_call", (LastTurnsBegan,), 1, _last_call),
    Story("rival", (Struck, RivalMoved), 1, _rival),
)
RESULTS: Final[Mapping[str, Callable[..., str]]] = {
    CLEAR_WIN: messages.clear_win,
    NARROW_WIN: messages.narrow_win,
    SHARED_WIN: messages.shared_win,
    NARROW_LOSS: messages.narrow_loss,
    LOSS: messages.loss,
}
