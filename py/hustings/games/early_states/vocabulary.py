"""Verbs and events as numbers, with their names for records and transcripts. No rules, no words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hustings.core.model import Schema, Verb

KINDS: Final[Mapping[str, str]] = {
    "seat": "who, by seat",
    "face": "the value a die shows, 1 to 6",
    "dice": "which dice, as the sum of 1, 2 and 4",
    "count": "how many",
    "item": "what is bought, as `sheet.ITEMS` counts them",
    "place": "a row of circles: 0 to 8 the states, then the staff, as `sheet` counts them",
}
VERBS: Final[tuple[Verb, ...]] = (
    ("start", "seat"),
    ("roll", "face*"),
    ("keep",),
    ("reroll", "dice"),
    ("take", "count"),
    ("buy", "item"),
    ("air", "place"),
    ("save",),
    ("mark", "place", "count"),
    ("done",),
)
ENDS: Final = frozenset({"done"})
LEAVES: Final = frozenset({"keep", "save", "done"})
(M_START, M_ROLL, M_KEEP, M_REROLL, M_TAKE, M_BUY, M_AIR, M_SAVE, M_MARK, M_DONE) = range(10)

EVENTS: tuple[Schema, ...] = (
    ("begins", "seat"),
    ("rolls", "seat", "throw", "thrown_bits", "dice*"),
    ("keeps", "seat"),
    ("chooses", "seat", "as_funds", "as_votes"),
    ("collects", "seat", "funds", "votes", "cash"),
    ("buys", "seat", "item", "price", "cash"),
    ("saves", "seat", "cash"),
    ("marks", "seat", "place", "count", "filled", "source"),
    ("wastes", "seat", "count", "source"),
    ("fills", "seat", "state", "place", "delegates", "bonus", "score", "cash"),
    ("gains_die", "seat", "dice"),
    ("rival", "state", "delegates"),
    ("last_call", "turns"),
    ("ends_turn", "seat", "turn"),
    ("totals", "seat", "delegates", "firsts", "cash"),
    ("stake", "seat", "funds"),
    ("announces", "state", "turn"),
    ("foiled", "state"),
    ("strikes", "state"),
)
(
    E_BEGINS,
    E_ROLLS,
    E_KEEPS,
    E_CHOOSES,
    E_COLLECTS,
    E_BUYS,
    E_SAVES,
    E_MARKS,
    E_WASTES,
    E_FILLS,
    E_GAINS_DIE,
    E_RIVAL,
    E_LAST_CALL,
    E_ENDS_TURN,
    E_TOTALS,
    E_STAKE,
    E_ANNOUNCES,
    E_FOILED,
    E_STRIKES,
) = range(len(EVENTS))

BY_VOTES: Final = 0
"""The `source` of marks made with votes; marks from an item have 1 + its number."""
