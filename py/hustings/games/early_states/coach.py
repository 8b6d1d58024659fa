"""Tips for the first games of Early States."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.core.model import Seat, Tip
from hustings.games.early_states.sheet import CIRCLES
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import AIR, REROLL, SPEND, TAKE, VOTE
from hustings.messages.generated import early_states as messages

GOAL: Final = messages.aim()
WINNING_SCORE: Final = 0

TIPS: Final[tuple[Tip, ...]] = (
    Tip("strike", messages.tip_strike_head(), messages.tip_strike_says(), "51"),
    Tip("alone", messages.tip_alone_head(), messages.tip_alone_says(), "49"),
    Tip("last", messages.tip_last_head(), messages.tip_last_says(), "41"),
    Tip("air", messages.tip_air_head(), messages.tip_air_says(), "25"),
    Tip("take", messages.tip_take_head(), messages.tip_take_says(), "10"),
    Tip("race", messages.tip_race_head(), messages.tip_race_says(), "36"),
    Tip("vote", messages.tip_vote_head(), messages.tip_vote_says(), "32"),
    Tip("spend", messages.tip_spend_head(), messages.tip_spend_says(), "27"),
    Tip("reroll", messages.tip_reroll_head(), messages.tip_reroll_says(), "7"),
)
RACE_CIRCLES: Final = 2
"""A rival that needs at most this many circles makes a race."""
_TIP_OF_PROMPT: Final = {AIR: "air", TAKE: "take", REROLL: "reroll"}


def situations(obs: State, seat: Seat) -> Iterator[str]:
    """Yield the keys of the tips for this position, most important first."""
    prompt = obs.turn.prompt
    if obs.last >= 0 and prompt in (REROLL, SPEND, VOTE):
        yield "last"
    if obs.target >= 0 and not obs.taken[obs.target] and prompt in (SPEND, VOTE):
        yield "strike"
    if prompt in _TIP_OF_PROMPT:
        yield _TIP_OF_PROMPT[prompt]
    elif prompt == VOTE:
        if _is_race(obs, seat):
            yield "race"
        yield "vote"
        if obs.seats == 1:
            yield "alone"
    elif prompt == SPEND:
        yield "spend"
        if obs.seats == 1:
            yield "alone"


def _is_race(obs: State, seat: Seat) -> bool:
    """Return whether another seat is close to a first place."""
    places = len(obs.marks) // obs.seats
    return any(
        0 < circles - obs.marks[other * places + state] <= RACE_CIRCLES
        for state, circles in enumerate(CIRCLES[: len(obs.taken)])
        if not obs.taken[state]
        for other in range(obs.seats)
        if other != seat
    )
