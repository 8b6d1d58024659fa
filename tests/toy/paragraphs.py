"""Where RULES.md says what; the numbers are those of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.toy import rules as r

PROMPTS: Final[Mapping[int, int]] = {
    r.DEALING: 2,
    r.PLANNING: 3,
    r.ROLLING: 5,
    r.SENDING: 5,
    r.ACTING: 6,
    r.WINDOW: 7,
    r.FINISHED: 9,
}
END: Final = 9
VERBS: Final[Mapping[str, int | str]] = {
    "draw": 2,
    "roll": 5,
    "plan": 3,
    "send": 5,
    "move": 6,
    "push": "card",
    "smear": "card",
    "done": 6,
    "veto": 7,
    "pass": 7,
}
EVENTS: Final[Mapping[str, int | str]] = {
    "drew": 2,
    "sealed": 3,
    "opened": 3,
    "rolled": 5,
    "machine": 5,
    "moved": 6,
    "played": "card",
    "vetoed": 7,
    "passed": 7,
    "cancelled": 7,
    "placed": 4,
    "removed": 6,
    "done": 6,
    "counted": 8,
}
THINGS: Final[Mapping[str, int]] = {"ward": 8, "card": 6, "card:2": 7, "side": 5, "markers": 4}
