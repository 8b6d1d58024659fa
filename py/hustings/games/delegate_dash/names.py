"""What things are called in Delegate Dash: candidates, regions, states, markers, dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.wording import counted
from hustings.games.delegate_dash.board import GAP, REGION
from hustings.games.delegate_dash.events import Placed, north_to_west, rows
from hustings.games.delegate_dash.state import BLANK, PAWN, REGION_OF, VALUE, DashState

CANDIDATES: Final = ("Senator North", "Governor East", "Representative South", "General West")
SHORT: Final = ("North", "East", "South", "West")
REGIONS: Final = ("Arms", "Suns", "Crowns", "Moons")
COLOURS: Final = ("blue", "red", "green", "black")
FACES: Final = ("0", "ace", "2", "3", "4", "5")
PRINTED: Final = "0A2345"
"""What stands for them on dice and states."""
ROUNDS: Final = ("", "the aces", "the twos", "the threes and zeros", "the fours", "the fives")


def state_name(cell: int, number: int) -> str:
    """Return a state's name: its region and number, such as "Suns 3" or "Arms ace"."""
    if cell == GAP:
        return "the gap"
    return REGIONS[REGION[cell]] + (f" {FACES[number]}" if number < BLANK else "")


def coin_states(event: Placed) -> list[str]:
    """Return the states on which a roll put coins, one of each region."""
    dice = north_to_west(event)
    return [state_name(cell, die) for cell, die in zip(event.cells, dice, strict=True)]


def place_name(state: DashState, cell: int) -> str:
    """Return the name of a state (or of the gap) in this position."""
    return state_name(cell, BLANK if cell == GAP else state.tiles[cell])


def worth(n: int) -> str:
    """Return "1 delegate" or "30 delegates"."""
    return counted(n, "delegate")


def marker_name(marker: int) -> str:
    """Return a marker's name: "Suns 30", "Arms 1", "the North pawn (1)"."""
    if marker >= PAWN:
        return f"the {SHORT[marker - PAWN]} pawn"
    return f"{REGIONS[REGION_OF[marker]]} {VALUE[marker]}"


def die_name(die: int) -> str:
    """Return what a die shows: "ace" or a number."""
    return FACES[die]


def rolls(ranking: Sequence[int], width: int = 2) -> str:
    """Return who rolled what: "West 4, South ace", with a bonus "West 4 + 2".

    width: how many numbers each row of the ranking has (see events.rows).
    """
    found = []
    for side, die, *bonus in rows(ranking, width):
        found.append(f"{SHORT[side]} {die_name(die)}" + "".join(f" + {n}" for n in bonus if n))
    return ", ".join(found)


def rolls_are_equal(ranking: Sequence[int]) -> bool:
    """Return whether all dice of a ranking are equal."""
    return len({die for _, die in rows(ranking)}) == 1


def steps(n: int) -> str:
    """Return "1 state" or "3 states"."""
    return counted(n, "state")
