"""What somebody is told who plays Poll Position! for the first time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.core.model import Seat, Tip
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ
from hustings.games.poll_position.state import State

AIM: Final = "End above 0: five voters who come bring a point, each without a place costs one."
NEEDED: Final = 0
LAST_WEEK: Final = 4
CROWD: Final = 4
"""So many tokens at one place are more than the few dice there will serve."""

TIPS: Final[tuple[Tip, ...]] = (
    Tip(
        "last",
        "The last week",
        "No voters come any more and nobody reaches out. Spend every point where voters are still "
        "waiting: that is a complaint each.",
        "26",
    ),
    Tip(
        "sacrifice",
        "Headquarters loses sites",
        "You choose which. Give up the lowest dice: the high ones serve most, and twice over at "
        "headquarters.",
        "55",
    ),
    Tip(
        "die",
        "Where does the die go?",
        "It may replace any die of the region. Take out a 1 where voters wait; where nobody "
        "waits a high die only costs.",
        "22",
    ),
    Tip(
        "plan",
        "Plan for where voters wait",
        "Your marker says where you can work this week. Share the country: two in one region are "
        "needed only where the queues are long.",
        "14",
    ),
    Tip(
        "goodwill",
        "Goodwill",
        "Your team does not start at 0: points of goodwill are counted in from the beginning, and "
        "may be fewer than none where many play. They make the game as hard as you have chosen.",
        "65",
    ),
    Tip(
        "shortage",
        "More voters than places",
        "Somewhere a queue is longer than its sites can serve. Open a site where it is cheap, in "
        "towns, or raise a die by staffing.",
        "60",
    ),
    Tip(
        "hq",
        "Headquarters serves twice",
        "Every die there counts double, and you can work on it from anywhere. Moving voters there "
        "is often cheaper than remote sites.",
        "61",
    ),
    Tip(
        "act",
        "Four points a turn",
        "Staff first: one point can turn a 1 into a 6. Points you do not spend are lost.",
        "18",
    ),
)


def met(obs: State, seat: Seat) -> Iterator[str]:  # noqa: ARG001 - the same for all
    """Yield the situations that the seat which decides is in, weightiest first."""
    prompt = obs.turn.prompt
    single = {v.PLAN: "plan", v.PLACE_DIE: "die", v.SACRIFICE: "sacrifice"}
    if prompt in single:
        yield single[prompt]
    if prompt in (v.PLAN, v.AGREE) and obs.goodwill and not obs.week:
        yield "goodwill"
    if prompt == v.ACT:
        if obs.week == LAST_WEEK:
            yield "last"
        yield "act"
        if any(count >= CROWD for place, count in enumerate(obs.down) if place != HQ):
            yield "shortage"
        if obs.down[HQ]:
            yield "hq"
