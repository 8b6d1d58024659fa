"""The verbs and prompts of Back Room."""

from __future__ import annotations

from typing import Final

from hustings.core.vocabulary import Vocabulary
from tests.toy.state import VETO_CARD

VOCABULARY: Final = Vocabulary(end_rule=9)

WARD: Final = VOCABULARY.kind("ward", "0 to 2: Docks, Market, Hill", rule=8)
CARD: Final = VOCABULARY.kind(
    "card", "0 to 2: Push, Smear, Veto; 3: no card", rule=6, rules={VETO_CARD: 7}
)
SIDE: Final = VOCABULARY.kind("side", "a seat, or after the last seat the Machine", rule=5)
MARKERS: Final = VOCABULARY.kind("markers", "how many markers", rule=4)

DRAW: Final = VOCABULARY.verb("draw", CARD, rule=2)
ROLL: Final = VOCABULARY.verb("roll", MARKERS, rule=5)
PLAN: Final = VOCABULARY.verb("plan", WARD, CARD, rule=3)
SEND: Final = VOCABULARY.verb("send", WARD, rule=5)
MOVE: Final = VOCABULARY.verb("move", WARD, WARD, rule=6)
PUSH: Final = VOCABULARY.verb("push", WARD, rule="card")
SMEAR: Final = VOCABULARY.verb("smear", WARD, SIDE, rule="card")
DONE: Final = VOCABULARY.verb("done", rule=6, ends_turn=True, declines=True)
VETO: Final = VOCABULARY.verb("veto", rule=7)
PASS: Final = VOCABULARY.verb("pass", rule=7)

DEALING: Final = VOCABULARY.prompt("dealing", rule=2)
PLANNING: Final = VOCABULARY.prompt("planning", rule=3)
ROLLING: Final = VOCABULARY.prompt("rolling", rule=5)
SENDING: Final = VOCABULARY.prompt("sending", rule=5)
ACTING: Final = VOCABULARY.prompt("acting", rule=6)
WINDOW: Final = VOCABULARY.prompt("window", rule=7)
FINISHED: Final = VOCABULARY.prompt("finished", rule=9)
