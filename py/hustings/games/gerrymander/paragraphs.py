"""Where RULES.md says what; the numbers are those of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hustings.games.gerrymander import state as s

PROMPTS: Final[Mapping[int, int]] = {
    s.PLACE: 7,
    s.TIE: 22,
    s.CONFIRM: 13,
    s.DEAL: 5,
    s.FIRST: 6,
    s.SHOW: 33,
}
END: Final = 25
VERBS: Final[Mapping[str, int | str]] = {
    "border": 9,
    "award": 22,
    "done": 13,
    "deal": 5,
    "first": 6,
    "show": 33,
}
EVENTS: Final[Mapping[str, int | str]] = {
    "dealt": 5,
    "begins": 6,
    "turn": 7,
    "border": 9,
    "closed": 15,
    "shown": 33,
    "tied": 22,
    "named": 22,
    "won": 21,
    "done": 13,
    "result": 25,
}
THINGS: Final[Mapping[str, int]] = {"edge": 9, "party": 1, "token": 3, "seat": 1}
