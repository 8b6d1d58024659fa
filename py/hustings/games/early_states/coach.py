"""What somebody is told who plays Early States for the first time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.core.model import Seat, Tip
from hustings.games.early_states.sheet import CIRCLES
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import AIR, REROLL, SPEND, TAKE, VOTE

AIM: Final = "Be the first to fill the circles of a state: that brings most of its delegates."
NEEDED: Final = 0

TIPS: Final[tuple[Tip, ...]] = (
    Tip(
        "strike",
        "The rival says where it strikes",
        "Fill that state in this turn, or all its places are gone. Then put your votes so that the "
        "next state it looks at can be filled in one turn.",
        "51",
    ),
    Tip(
        "alone",
        "What you run for",
        "33 delegates in fifteen turns meet the challenge: that is bronze. More bring silver and "
        "gold; above the dice stands how far you are.",
        "49",
    ),
    Tip(
        "last",
        "The last turns",
        "All first places are gone: everybody has one turn more. Only states you can still fill "
        "count; half-filled ones bring nothing, and money left over only breaks ties.",
        "41",
    ),
    Tip(
        "air",
        "Where to advertise",
        "Each mark goes to a different state. Choose those where the marks bring you ahead of a "
        "rival, or fill the state at once.",
        "25",
    ),
    Tip(
        "take",
        "A dollar or a vote?",
        "A vote now fills a circle; a dollar may complete the price of staff that pays every turn.",
        "10",
    ),
    Tip(
        "race",
        "Somebody is close to filling a state",
        "The first place is gone once another sheet fills it. Overtake now, or put your votes "
        "where you are ahead.",
        "36",
    ),
    Tip(
        "vote",
        "Staff before states",
        "Four marks in the staff row give you a second die every turn from the next on. Early, "
        "that is worth more than any state.",
        "32",
    ),
    Tip(
        "spend",
        "What money buys",
        "Staff works every turn from the next one on, ads work once, now. Early buy what lasts; "
        "late buy marks.",
        "27",
    ),
    Tip(
        "reroll",
        "Keep or roll again",
        "A six is three votes, a three is three dollars; ones are the weakest. Roll the weak ones "
        "again, keep what you came for.",
        "7",
    ),
)
CLOSE: Final = 2
"""So few circles are left on another sheet."""
_SINGLE: Final = {AIR: "air", TAKE: "take", REROLL: "reroll"}


def met(obs: State, seat: Seat) -> Iterator[str]:
    """Yield the situations that the seat which decides is in, weightiest first."""
    prompt = obs.turn.prompt
    if obs.last >= 0 and prompt in (REROLL, SPEND, VOTE):
        yield "last"
    if obs.target >= 0 and not obs.taken[obs.target] and prompt in (SPEND, VOTE):
        yield "strike"
    if prompt in _SINGLE:
        yield _SINGLE[prompt]
    elif prompt == VOTE:
        if _raced(obs, seat):
            yield "race"
        yield "vote"
        if obs.seats == 1:
            yield "alone"
    elif prompt == SPEND:
        yield "spend"
        if obs.seats == 1:
            yield "alone"


def _raced(obs: State, seat: Seat) -> bool:
    """Return whether another seat is about to take a first place."""
    places = len(obs.marks) // obs.seats
    return any(
        0 < circles - obs.marks[other * places + state] <= CLOSE
        for state, circles in enumerate(CIRCLES[: len(obs.taken)])
        if not obs.taken[state]
        for other in range(obs.seats)
        if other != seat
    )
