"""Words that the texts of Early States are made of: what items do, names of places, numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.games.early_states.sheet import SECOND_DIE, STATES

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


def count(n: int, thing: str) -> str:
    """Return "1 vote", "3 votes", "no votes"."""
    return f"{n or 'no'} {thing}{'' if n == 1 else 's'}"


def proceeds(funds: int, votes: int) -> str:
    """Return "$2 and 1 vote", "3 votes", "nothing"."""
    parts = [f"${funds}"] * (funds > 0) + [count(votes, "vote")] * (votes > 0)
    return join(parts) or "nothing"


def join(parts: Sequence[str]) -> str:
    """Return "a", "a and b", "a, b and c"."""
    return " and ".join((", ".join(parts[:-1]), parts[-1])) if len(parts) > 1 else "".join(parts)


def place_name(place: int) -> str:
    """Return a state's name, or the name of a staff row."""
    if place < SECOND_DIE:
        return STATES[place].name
    return "the second die" if place == SECOND_DIE else "the third die"


def head(place: int) -> str:
    """Return the name of a place as a sentence begins."""
    name = place_name(place)
    return name[0].upper() + name[1:]
