"""What somebody is told who plays Gerrymander for the first time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.core.model import Seat, Tip
from hustings.games.gerrymander.state import (
    CLOSING,
    FACE_UP,
    State,
)
from hustings.games.gerrymander.vocabulary import (
    CONFIRM,
    TIE,
)

AIM: Final = "Win the most districts: inside each one only the party with most votes counts."
NEEDED: Final = 0
LATE: Final = 10
"""So few sides are left to draw on that the next turns finish the map."""

TIPS: Final[tuple[Tip, ...]] = (
    Tip(
        "tie",
        "You settle a tie",
        "You drew the last border, so you choose who wins. It need not be you: a rival who gets it "
        "may be the one that harms you least.",
        "22",
    ),
    Tip(
        "confirm",
        "The last moment to change it",
        "Until you end the turn, its borders can be taken back, the last one first. Look once more "
        "at what you leave open to the next player.",
        "13",
    ),
    Tip(
        "late",
        "The map is nearly done",
        "Few borders are left. Count who closes the last districts: it is better to be handed an "
        "open region than to hand one on.",
        "24",
    ),
    Tip(
        "closing",
        "A border can cut a part off now",
        "Point at a dotted side to see the votes on both sides of it. Cut where you win by little "
        "and they lose much: their spare votes are wasted.",
        "15",
    ),
    Tip(
        "hidden",
        "Votes you cannot see",
        "Tokens are turned up when a district closes. Who shows more tokens there is only likely "
        "to win it.",
        "33",
    ),
    Tip(
        "begin",
        "Borders grow from the rim",
        "Your borders need not close anything yet. Begin one that splits off your rival’s "
        "strongest corner, and leave no gift for the next turn.",
        "9",
    ),
)


def met(obs: State, seat: Seat) -> Iterator[str]:  # noqa: ARG001 - the same for all
    """Yield the situations that the seat which decides is in, weightiest first."""
    prompt = obs.turn.prompt
    if prompt == TIE:
        yield "tie"
    elif prompt == CONFIRM:
        yield "confirm"
    else:
        if sum(map(bool, obs.can)) <= LATE:
            yield "late"
        if CLOSING in obs.can:
            yield "closing"
        if obs.secrecy != FACE_UP:
            yield "hidden"
        yield "begin"
