"""What somebody is told who plays Whistle-Stop for the first time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.core.model import Seat, Tip
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.state import StopState

AIM: Final = "Win the regions that hold most of the 538 points at the last election, in round 13."
NEEDED: Final = 270

TIPS: Final[tuple[Tip, ...]] = (
    Tip(
        "react",
        "A veto window",
        "Somebody plays a card, and you may stop it before it works. A Veto is spent for good: "
        "keep it for a card that would turn a rich region against you.",
        "24",
    ),
    Tip(
        "reroll",
        "Your second chance",
        "As incumbent you may roll one die of yours again. Take the lowest; if you lead safely, "
        "keep what you have.",
        "35",
    ),
    Tip(
        "invest",
        "The debate",
        "Put down cards you do not want and draw as many. Cards for regions that are lost or safe "
        "are the ones to let go.",
        "49",
    ),
    Tip(
        "call",
        "Calling a region",
        "A region you call is decided and never votes again. Call what is rich and would be hard "
        "to defend; it costs money.",
        "50",
    ),
    Tip(
        "pay",
        "What to pay with",
        "There is no change. Pay with cards for regions that matter least to you; Vetoes are worth "
        "nothing as money.",
        "18",
    ),
    Tip(
        "place",
        "Two delegates are worth most",
        "In an election your two best dice count. A second delegate helps far more than a fifth: "
        "spread out, and stay alone where you can.",
        "33",
    ),
    Tip(
        "before",
        "An election is next",
        "Whoever is alone in a region wins it without a roll. Look for rich regions where nobody "
        "stands yet.",
        "32",
    ),
    Tip(
        "card",
        "Every card has two halves",
        "By its text a region card puts more delegates into its region than its money buys; the "
        "money buys them anywhere. Use the text where you need them all, the money where one is "
        "enough.",
        "16",
    ),
)
_SINGLE: Final = {
    v.REACT: "react",
    v.REROLL: "reroll",
    v.SWAP: "invest",
    v.CALL: "call",
    v.PAY: "pay",
    v.PLACE: "place",
}


def met(obs: StopState, seat: Seat) -> Iterator[str]:  # noqa: ARG001 - the same for all
    """Yield the situations that the seat which decides is in, weightiest first."""
    if obs.turn.prompt in _SINGLE:
        yield _SINGLE[obs.turn.prompt]
    elif obs.turn.prompt == v.ACT:
        if obs.round + 1 in v.ELECTIONS:
            yield "before"
        yield "card"
