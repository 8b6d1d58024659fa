"""What a game is, in a line: for how many, how long, how hard to learn."""

from __future__ import annotations

from hustings.core.model import Info
from hustings.ui import words


def facts(info: Info) -> str:
    """Return for how many a game is, how long it takes and how hard it is to learn."""
    fewest, most = info.seats[0], info.seats[-1]
    return words.home.game_facts(fewest=fewest, most=most, minutes=info.minutes, effort=info.effort)
