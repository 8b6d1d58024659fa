"""What the board and the panels of Delegate Dash say: labels a screen reader can speak."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.wording import counted, listing
from hustings.games.delegate_dash.board import DISTANCE, GAP
from hustings.games.delegate_dash.names import (
    CANDIDATES,
    COLOURS,
    REGIONS,
    ROUNDS,
    SHORT,
    die_name,
    place_name,
    steps,
    worth,
)
from hustings.games.delegate_dash.rules.campaign import NUMBERS, coins_at
from hustings.games.delegate_dash.state import (
    CONVENTION,
    MAJORITY,
    NOBODY,
    VALUE,
    DashState,
    totals,
)
from hustings.games.delegate_dash.vocabulary import MOVE

AUTOMATIC: Final = "automatic"
OUT: Final = "out"
BONUS: Final = "At the convention each marker of a region adds 1 to the roll for its coins."
MAJORITY_LINES: Final = ((0, str(MAJORITY)), (1.5, "to win"))
"""What stands at the line of a majority, above it and below it."""
OF_MAJORITY: Final = f"of {MAJORITY}"
FREE: Final = "free to pick"
UNCOMMITTED: Final = "Uncommitted"
NOT_SEEN: Final = "Still face down"
STANDINGS: Final = "Delegates"
CALENDAR: Final = "The campaign"
NOTHING: Final = "none"
MAP_LABEL: Final = "Map of 24 states"
CONVENTION_LABEL: Final = "The convention"
LAST: Final = "last"
ROLL_OFF: Final = "roll-off"
ORDINALS: Final = ("1st", "2nd", "3rd", "4th")
SUPER: Final = 3
"""The round called Super Tuesday."""
STATES: Final = ("Aces", "Twos", "Threes, zeros", "Fours", "Fives", "Convention")
"""What each round is about, for the calendar."""
NUMBERED: Final = ("A", "2", "3 and 0", "4", "5")
"""The states that vote in each round, as they are printed on the tiles."""


def state_label(obs: DashState, cell: int) -> str:
    """Return all there is to say about a state: coins, pawns, and how far it is for who moves."""
    parts = []
    coins = [str(VALUE[m]) for m in coins_at(obs, cell)]
    if coins:
        parts.append(f"{listing(coins)} face up")
    if obs.down[cell]:
        parts.append(f"{obs.down[cell]} face down")
    here = [SHORT[side] for side in range(4) if obs.pawns[side] == cell and not obs.gone[side]]
    if here:
        parts.append(f"{listing(here)} here")
    if obs.turn.prompt == MOVE and obs.turn.seats:
        side = moving(obs)
        far = DISTANCE[obs.pawns[side]][cell] if side != NOBODY else 0
        if far:
            parts.append(f"{steps(far)} away")
    name = place_name(obs, cell)
    return f"{name}: {'; '.join(parts)}" if parts else name


def candidate_label(obs: DashState, side: int, names: Sequence[str]) -> str:
    """Return all there is to say about a candidate."""
    seat = obs.owner[side]
    who = names[seat] if seat != NOBODY else nobodys(obs)
    parts = [CANDIDATES[side], f"{COLOURS[side]}, {REGIONS[side]}", who]
    parts.append(worth(totals(obs)[side]))
    if obs.gone[side]:
        parts.append("eliminated")
    elif obs.order:
        parts.append(f"rolled {die_name(obs.dice[side])}, moves {ORDINALS[obs.order.index(side)]}")
    if obs.round and obs.holder == side:
        parts.append("has the dice")
    return "; ".join(parts)


def moving(obs: DashState) -> int:
    """Return the candidate that moves next; NOBODY when all have, or outside the rounds."""
    going = 0 < obs.round < CONVENTION and obs.mover < len(obs.order)
    return obs.order[obs.mover] if going else NOBODY


def nobodys(obs: DashState) -> str:
    """Return what a candidate is that no player has."""
    return AUTOMATIC if obs.laid else FREE


def to_go(have: int) -> str:
    """Return how far from a majority somebody is."""
    return f"{have} of {MAJORITY}"


def calendar(obs: DashState) -> list[tuple[str, int, bool, bool]]:
    """Return (label, coins still face down, past, now) for the five rounds and the convention."""
    rows = []
    for number in range(1, CONVENTION + 1):
        coins = 0
        if number < CONVENTION:
            coins = sum(obs.down[cell] for cell in range(GAP) if obs.tiles[cell] in NUMBERS[number])
        rows.append((STATES[number - 1], coins, number < obs.round, number == obs.round))
    return rows


def coins_down(coins: int) -> str:
    """Return "3 coins"."""
    return counted(coins, "coin") if coins else ""


def reach_of(die: int) -> str:
    """Return how far a die lets its candidate go, beside a home state."""
    return counted(die, "step") if die else "only home"


def gap_lines(obs: DashState, room: int) -> tuple[str, ...]:
    """Return what the middle of the board says: the round, what votes, who has the dice.

    room: for how many lines there is room.
    """
    if not obs.round:
        return ()
    if room == 1:
        return (f"Round {obs.round}",)
    if room == 2:
        return ("Super", "Tuesday") if obs.round == SUPER else ("Round", f"{obs.round} of 5")
    title = "Super Tuesday" if obs.round == SUPER else f"Round {obs.round} of 5"
    return title, f"Votes: {NUMBERED[obs.round - 1]}", f"Dice: {SHORT[obs.holder]}"


def round_lines(number: int, holder: int, coins: int) -> tuple[str, tuple[str, str]]:
    """Return how a round is announced: a headline and two lines below it."""
    title = "Super Tuesday" if number == SUPER else f"Round {number}"
    if not coins:
        return title, (f"No coins lie on {ROUNDS[number]}.", "On to the next.")
    votes = ROUNDS[number][0].upper() + ROUNDS[number][1:]
    return title, (f"{votes}: {counted(coins, 'coin')}", f"{SHORT[holder]} has the dice")


def convention_title(obs: DashState) -> str:
    """Return what stands above the convention."""
    if obs.winner != NOBODY:
        return f"{CANDIDATES[obs.winner]} is nominated"
    return f"Convention, count {obs.count}" if obs.count else "The convention"


def pool_title(value: int) -> str:
    """Return what stands over the uncommitted coins."""
    return f"{UNCOMMITTED}: {counted(value, 'delegate') if value else NOTHING}"
