"""The facts about a game in a line: number of players, length, difficulty."""

from __future__ import annotations

from hustings.core.model import Info
from hustings.ui import words


def facts(info: Info) -> str:
    """Return the number of players, the length and the difficulty of a game."""
    fewest, most = info.seats[0], info.seats[-1]
    return words.home.game_facts(fewest=fewest, most=most, minutes=info.minutes, effort=info.effort)
