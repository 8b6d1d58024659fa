"""The names of candidates, regions, states, markers and dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.games.delegate_dash.board import REGION
from hustings.games.delegate_dash.events import Placed, north_to_west, rows
from hustings.games.delegate_dash.headline import CANDIDATES, SHORT
from hustings.games.delegate_dash.state import BLANK, PAWN, REGION_OF, VALUE, DashState
from hustings.messages.generated import delegate_dash as messages

__all__ = [
    "CANDIDATES",
    "COLOURS",
    "FACES",
    "INITIALS",
    "PRINTED",
    "REGIONS",
    "SHORT",
    "coin_states",
    "marker_name",
    "place_name",
    "rolls",
    "rolls_are_equal",
    "state_name",
]

INITIALS: Final[tuple[str, ...]] = (
    messages.initial_north(),
    messages.initial_east(),
    messages.initial_south(),
    messages.initial_west(),
)
REGIONS: Final[tuple[str, ...]] = (
    messages.region_arms(),
    messages.region_suns(),
    messages.region_crowns(),
    messages.region_moons(),
)
COLOURS: Final[tuple[str, ...]] = (
    messages.colour_blue(),
    messages.colour_red(),
    messages.colour_green(),
    messages.colour_black(),
)
FACES: Final[tuple[str, ...]] = tuple(messages.face(number=number) for number in range(BLANK))
PRINTED: Final[tuple[str, ...]] = tuple(messages.printed(number=number) for number in range(BLANK))
"""Numbers as printed on dice and states."""


def state_name(cell: int, number: int) -> str:
    """Return a state's name: its region and number, such as "Suns 3" or "Arms ace"."""
    region = REGIONS[REGION[cell]]
    return messages.state(region=region, number=number) if number < BLANK else region


def coin_states(event: Placed) -> list[str]:
    """Return the states on which a roll placed coins, one of each region."""
    dice = north_to_west(event)
    return [state_name(cell, die) for cell, die in zip(event.cells, dice, strict=True)]


def place_name(state: DashState, cell: int) -> str:
    """Return the name of a state in this position."""
    return state_name(cell, state.tiles[cell])


def marker_name(marker: int) -> str:
    """Return a marker's name: "Suns 30", "Arms 1", "the North pawn"."""
    if marker >= PAWN:
        return messages.pawn(candidate=SHORT[marker - PAWN])
    return messages.coin(region=REGIONS[REGION_OF[marker]], value=VALUE[marker])


def rolls(ranking: Sequence[int], width: int = 2) -> list[str]:
    """Return each roll as text: "West 4", "South ace", with a bonus "West 4 + 2".

    width: numbers per row of the ranking (see events.rows).
    """
    texts = []
    for side, die, *rest in rows(ranking, width):
        bonus = sum(rest)
        texts.append(
            messages.roll_bonus(candidate=SHORT[side], number=die, bonus=bonus)
            if bonus
            else messages.roll(candidate=SHORT[side], number=die)
        )
    return texts


def rolls_are_equal(ranking: Sequence[int]) -> bool:
    """Return whether all dice of a ranking are equal."""
    return len({die for _, die in rows(ranking)}) == 1
