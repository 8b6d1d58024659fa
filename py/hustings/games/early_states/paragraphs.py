"""Where RULES.md says what; the numbers are those of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hustings.games.early_states import sheet
from hustings.games.early_states import state as s

PROMPTS: Final[Mapping[int, int]] = {
    s.START: 4,
    s.ROLL: 6,
    s.REROLL: 7,
    s.TAKE: 10,
    s.SPEND: 18,
    s.AIR: 25,
    s.VOTE: 29,
    s.CONFIRM: 29,
    s.END: 42,
}
END: Final = 42
VERBS: Final[Mapping[str, int | str]] = {
    "start": 4,
    "roll": 6,
    "keep": 7,
    "reroll": 7,
    "take": 10,
    "buy": "item",
    "air": 25,
    "save": 21,
    "mark": 29,
    "done": 33,
}
EVENTS: Final[Mapping[str, int | str]] = {
    "begins": 4,
    "rolls": 6,
    "keeps": 7,
    "chooses": 10,
    "collects": 11,
    "buys": "item",
    "saves": 21,
    "marks": 29,
    "wastes": 30,
    "fills": 34,
    "gains_die": 32,
    "rival": 45,
    "last_call": 41,
    "ends_turn": 6,
    "totals": 42,
    "stake": 54,
    "announces": 51,
    "foiled": 52,
    "strikes": 52,
}
THINGS: Final[Mapping[str, int]] = {
    "seat": 1,
    "face": 9,
    "dice": 7,
    "count": 29,
    "item": 18,
    **{f"item:{issue}": 23 for issue in sheet.ISSUES},
    f"item:{sheet.RADIO}": 25,
    f"item:{sheet.TELEVISION}": 25,
    f"item:{sheet.DEBATE}": 25,
    f"item:{sheet.ORGANISER}": 8,
    f"item:{sheet.FINANCE}": 14,
    f"item:{sheet.SPOKESPERSON}": 13,
    f"item:{sheet.MANAGER}": 16,
    "place": 34,
    f"place:{sheet.SECOND_DIE}": 31,
    f"place:{sheet.THIRD_DIE}": 31,
}
