"""What somebody is told who plays Delegate Dash for the first time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.core.model import Seat, Tip
from hustings.games.delegate_dash.board import GAP
from hustings.games.delegate_dash.state import CONVENTION, MAJORITY, NOBODY, DashState
from hustings.games.delegate_dash.vocabulary import AFTER, MOVE, PICK, RELEASE, SEND, TAKE

AIM: Final = "Collect coins worth 305 of the 608 delegates, or win the convention that follows."
NEEDED: Final = MAJORITY
SUPER: Final = 3
LAST: Final = 5

TIPS: Final[tuple[Tip, ...]] = (
    Tip(
        "release",
        "Tied for last",
        "You give up every coin of one region, and all of it is dealt out again. Give up where you "
        "hold little: each coin kept adds 1 to your die for that region.",
        "36",
    ),
    Tip(
        "send",
        "You steer an automatic candidate",
        "Several states are equally rich for it, and you hold the dice: send it where it takes a "
        "coin from a rival, not from you.",
        "23",
    ),
    Tip(
        "surrender",
        "A coin for a second move",
        "Give up a coin and you roll and move again. Worth it for a small coin when a big one lies "
        "in reach, rarely otherwise: the coin goes to the convention.",
        "20",
    ),
    Tip(
        "take",
        "Which coin?",
        "Mostly the biggest. But at the convention each coin of a region helps you there, so a "
        "small one where you already hold some can be worth more.",
        "41",
    ),
    Tip(
        "super",
        "Super Tuesday",
        "Threes and nulls vote together: twice the coins. Nulls lie at the gap, close to "
        "everybody’s way; being alone at one state beats being third at a rich one.",
        "9",
    ),
    Tip(
        "last",
        "The last round",
        "Whatever lies after this round goes to the convention. Without 305, make sure not to be "
        "last there: the last in each count drops out.",
        "35",
    ),
    Tip(
        "home",
        "The way home is always open",
        "Whatever your die shows, you may go to any state of your own region. The coloured states "
        "are all within reach.",
        "17",
    ),
    Tip(
        "gap",
        "A pawn in the gap attends nothing",
        "From here it can go anywhere its die allows. Go where coins lie face up and few others "
        "can follow.",
        "16",
    ),
    Tip(
        "pick",
        "Choose a candidate",
        "Each is at home in one region and may always return there. Otherwise they are alike.",
        "3",
    ),
)


def met(obs: DashState, seat: Seat) -> Iterator[str]:
    """Yield the situations that the seat which decides is in, weightiest first."""
    prompt = obs.turn.prompt
    single = {RELEASE: "release", SEND: "send", AFTER: "surrender", PICK: "pick"}
    if prompt in single:
        yield single[prompt]
    elif prompt == TAKE:
        yield "take"
    elif prompt == MOVE and obs.round < CONVENTION:
        if obs.round == SUPER:
            yield "super"
        if obs.round == LAST:
            yield "last"
        yield "gap" if _mover(obs, seat) == GAP else "home"


def _mover(obs: DashState, seat: Seat) -> int:
    """Return where the pawn that is to move stands."""
    candidate = obs.order[obs.mover] if obs.mover < len(obs.order) else NOBODY
    here = candidate < NOBODY and obs.owner[candidate] == seat
    return obs.pawns[candidate] if here else NOBODY
