"""Vocabulary of Early States: kinds of things, verbs and prompts, each with its rule."""

from __future__ import annotations

from typing import Final

from hustings.core.vocabulary import Vocabulary, rest
from hustings.games.early_states import sheet

VOCABULARY: Final = Vocabulary(end_rule=42)

# --- kinds of things that moves name

SEAT: Final = VOCABULARY.kind("seat", "who, by seat", rule=1)
FACE: Final = VOCABULARY.kind("face", "the value a die shows, 1 to 6", rule=9)
DICE: Final = VOCABULARY.kind("dice", "which dice, as the sum of 1, 2 and 4", rule=7)
COUNT: Final = VOCABULARY.kind("count", "how many", rule=29)
ITEM: Final = VOCABULARY.kind(
    "item",
    "what is bought, as `sheet.ITEMS` counts them",
    rule=18,
    rules={
        **dict.fromkeys(sheet.ISSUES, 23),
        **dict.fromkeys((sheet.RADIO, sheet.TELEVISION, sheet.DEBATE), 25),
        sheet.ORGANISER: 8,
        sheet.FINANCE: 14,
        sheet.SPOKESPERSON: 13,
        sheet.MANAGER: 16,
    },
)
PLACE: Final = VOCABULARY.kind(
    "place",
    "a row of circles: 0 to 8 the states, then the staff, as `sheet` counts them",
    rule=34,
    rules={sheet.SECOND_DIE: 31, sheet.THIRD_DIE: 31},
)

VOCABULARY.drawn_places("place", "state", "marks.place")

# --- verbs

M_START: Final = VOCABULARY.verb("start", SEAT, rule=4)
M_ROLL: Final = VOCABULARY.verb("roll", rest(FACE), rule=6)
M_KEEP: Final = VOCABULARY.verb("keep", rule=7, declines=True)
M_REROLL: Final = VOCABULARY.verb("reroll", DICE, rule=7, declines=True)
M_TAKE: Final = VOCABULARY.verb("take", COUNT, rule=10)
M_BUY: Final = VOCABULARY.verb("buy", ITEM, rule="item")
M_AIR: Final = VOCABULARY.verb("air", PLACE, rule=25)
M_SAVE: Final = VOCABULARY.verb("save", rule=21, declines=True)
M_MARK: Final = VOCABULARY.verb("mark", PLACE, COUNT, rule=29, additive=True)
M_DONE: Final = VOCABULARY.verb("done", rule=33, ends_turn=True, declines=True)

# --- prompts

START: Final = VOCABULARY.prompt("drawing who begins", rule=4)
ROLL: Final = VOCABULARY.prompt("rolling", rule=6)
REROLL: Final = VOCABULARY.prompt("re-roll", rule=7)
TAKE: Final = VOCABULARY.prompt("the 1s", rule=10)
SPEND: Final = VOCABULARY.prompt("spending", rule=18)
AIR: Final = VOCABULARY.prompt("naming states", rule=25)
VOTE: Final = VOCABULARY.prompt("voting", rule=29)
CONFIRM: Final = VOCABULARY.prompt("end of turn", rule=29)
END: Final = VOCABULARY.prompt("over", rule=42)

BY_VOTES: Final = 0
"""The `source` of marks made with votes; marks from an item have 1 + its number."""
