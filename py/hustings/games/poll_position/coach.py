"""Tips for the first games of Poll Position!."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.core.model import Seat, Tip
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ
from hustings.games.poll_position.state import State
from hustings.messages.generated import poll_position as messages

GOAL: Final = messages.aim()
WINNING_SCORE: Final = 0
LAST_WEEK: Final = 4
CROWD_TOKENS: Final = 4
"""Face-down tokens that make a place a crowd, which its dice will probably not serve."""

TIPS: Final[tuple[Tip, ...]] = (
    Tip("last", messages.tip_last_head(), messages.tip_last_says(), "26"),
    Tip("sacrifice", messages.tip_sacrifice_head(), messages.tip_sacrifice_says(), "55"),
    Tip("die", messages.tip_die_head(), messages.tip_die_says(), "22"),
    Tip("plan", messages.tip_plan_head(), messages.tip_plan_says(), "14"),
    Tip("goodwill", messages.tip_goodwill_head(), messages.tip_goodwill_says(), "65"),
    Tip("shortage", messages.tip_shortage_head(), messages.tip_shortage_says(), "60"),
    Tip("hq", messages.tip_hq_head(), messages.tip_hq_says(), "61"),
    Tip("act", messages.tip_act_head(), messages.tip_act_says(), "18"),
)


def situations(obs: State, seat: Seat) -> Iterator[str]:  # noqa: ARG001 - the same for all
    """Yield the keys of the tips for this position, most important first."""
    prompt = obs.turn.prompt
    tip_of_prompt = {v.PLAN: "plan", v.PLACE_DIE: "die", v.SACRIFICE: "sacrifice"}
    if prompt in tip_of_prompt:
        yield tip_of_prompt[prompt]
    if prompt in (v.PLAN, v.AGREE) and obs.goodwill and not obs.week:
        yield "goodwill"
    if prompt == v.ACT:
        if obs.week == LAST_WEEK:
            yield "last"
        yield "act"
        if any(count >= CROWD_TOKENS for place, count in enumerate(obs.down) if place != HQ):
            yield "shortage"
        if obs.down[HQ]:
            yield "hq"
