"""Where RULES.md says what; the numbers are those of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hustings.games.delegate_dash import vocabulary as v

PROMPTS: Final[Mapping[int, int]] = {
    v.LAY: 2,
    v.PICK: 4,
    v.PLACE: 6,
    v.FLIP: 10,
    v.ROLL: 12,
    v.MOVE: 14,
    v.AFTER: 20,
    v.REROLL: 20,
    v.SEND: 23,
    v.VOTE: 28,
    v.TAKE: 27,
    v.SPLIT: 41,
    v.ROLLOFF: 42,
    v.RELEASE: 36,
    v.LEGISLATE: 45,
}
END: Final = 44
VERBS: Final[Mapping[str, int | str]] = {
    "lay": 2,
    "pick": 4,
    "place": 6,
    "flip": 10,
    "roll": 12,
    "move": 15,
    "stay": 14,
    "surrender": 20,
    "done": 20,
    "reroll": 20,
    "send": 23,
    "vote": 28,
    "take": 27,
    "split": 41,
    "rolloff": 42,
    "release": 36,
    "legislate": 45,
}
EVENTS: Final[Mapping[str, int | str]] = {
    "laid": 2,
    "picked": 4,
    "placed": 6,
    "round_began": 9,
    "flipped": 10,
    "rolled": 12,
    "walked": 15,
    "stayed": 14,
    "sought": 22,
    "found_nothing": 24,
    "sent": 23,
    "surrendered": 20,
    "rerolled": 20,
    "caucus_rolled": 28,
    "took": 27,
    "missed": 28,
    "stalled": 32,
    "pooled": 40,
    "round_ended": 31,
    "convened": 33,
    "tied_last": 36,
    "sealed": 37,
    "released": 36,
    "eliminated": 35,
    "split_rolled": 41,
    "rolled_off": 42,
    "awarded": 43,
    "counted": 34,
    "legislature_rolled": 45,
    "won": 44,
}
THINGS: Final[Mapping[str, int]] = {
    "candidate": 3,
    "region": 1,
    "state": 1,
    "number": 7,
    "marker": 8,
    "die": 12,
}
