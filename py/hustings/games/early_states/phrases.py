"""Words that the texts of Early States are made of: what items do, names of places, numbers."""

from __future__ import annotations

from typing import Final

from hustings.core.wording import capitalised, form, listing
from hustings.games.early_states.sheet import MEDALS, SECOND_DIE, STATES

EFFECTS: Final = (
    "1 mark in each of 3 states",
    "a second re-roll",
    "2 marks in each of 3 states",
    "2 marks in each of 5 states",
    "$1 more on every die that gives funds",
    "1 vote more on every die that gives votes",
    "2 more votes every turn",
    "3 marks each in IA, OH, PA",
    "3 marks each in FL, NV, VA",
    "3 marks each in NH, OH, MO",
    "3 marks each in SC, FL, PA",
)
"""What each item does, in a few words."""
RANKS: Final = ("no", "first", "second", "third")
"""Names of the places in a state."""
NUMBERS: Final = ("no", "one", "two", "three")


def count(n: int, thing: str) -> str:
    """Return "1 vote", "3 votes", "no votes"."""
    return f"{n or 'no'} {form(n, thing)}"


def proceeds(funds: int, votes: int) -> str:
    """Return "$2 and 1 vote", "3 votes", "nothing"."""
    parts = [f"${funds}"] * (funds > 0) + [count(votes, "vote")] * (votes > 0)
    return listing(parts) or "nothing"


def place_name(place: int) -> str:
    """Return a state's name, or the name of a staff row."""
    if place < SECOND_DIE:
        return STATES[place].name
    return "the second die" if place == SECOND_DIE else "the third die"


MEDAL_NAMES: Final = ("bronze", "silver", "gold")


def medal(delegates: int, rival: int) -> str:
    """Return the medal so many delegates bring alone against this rival; "" below bronze."""
    won = sum(delegates >= least for least in MEDALS[rival])
    return MEDAL_NAMES[won - 1] if won else ""


def next_medal(delegates: int, rival: int) -> str:
    """Return what the next medal takes: "silver takes 44"; "" where there is none."""
    for name, least in zip(MEDAL_NAMES, MEDALS[rival], strict=True):
        if delegates < least:
            return f"{name} takes {least}"
    return ""


def head(place: int) -> str:
    """Return the name of a place as a sentence begins."""
    return capitalised(place_name(place))
