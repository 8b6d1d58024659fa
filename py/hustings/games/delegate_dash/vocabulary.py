"""The verbs, prompts and kinds of things of Delegate Dash."""

from __future__ import annotations

from typing import Final

from hustings.core.model import CHANCE, ONE, Turn
from hustings.core.vocabulary import Vocabulary, rest

VOCABULARY: Final = Vocabulary(end_rule=44)

# --- kinds of things that moves name

CANDIDATE: Final = VOCABULARY.kind(
    "candidate", "0 to 3: North/Arms, East/Suns, South/Crowns, West/Moons", rule=3
)
REGION: Final = VOCABULARY.kind("region", "0 to 3, numbered like their candidates", rule=1)
STATE: Final = VOCABULARY.kind("state", "a state of the map, as `board.CELLS` counts them", rule=1)
NUMBER: Final = VOCABULARY.kind(
    "number", "the number of a state, 0 for null; of a coin, which of its region's it is", rule=7
)
MARKER: Final = VOCABULARY.kind(
    "marker", "a coin: region * 6 + its number there; 24 to 27 are the pawns", rule=8
)
DIE: Final = VOCABULARY.kind("die", "the value a die shows, 1 to 6", rule=12)

VOCABULARY.drawn_places("state", "cell", "cells", "path")

# --- verbs

LAY: Final = VOCABULARY.verb("lay", rest(NUMBER), rule=2, prompt_rule=2)
PICK: Final = VOCABULARY.verb("pick", CANDIDATE, rule=4, prompt_rule=4)
PLACE: Final = VOCABULARY.verb("place", rest(DIE), rule=6, prompt_rule=6)
FLIP: Final = VOCABULARY.verb("flip", rest(NUMBER), rule=10, prompt_rule=10)
ROLL: Final = VOCABULARY.verb("roll", rest(DIE), rule=12, prompt_rule=12)
MOVE: Final = VOCABULARY.verb("move", STATE, rule=15, prompt_rule=14)
STAY: Final = VOCABULARY.verb("stay", rule=14, ends_turn=True, declines=True)
SURRENDER: Final = VOCABULARY.verb("surrender", MARKER, rule=20, declines=True, prompt_rule=20)
DONE: Final = VOCABULARY.verb("done", rule=20, ends_turn=True)
REROLL: Final = VOCABULARY.verb("reroll", DIE, rule=20, prompt_rule=20)
SEND: Final = VOCABULARY.verb("send", STATE, rule=23, prompt_rule=23)
VOTE: Final = VOCABULARY.verb("vote", rest(DIE), rule=28, prompt_rule=28)
TAKE: Final = VOCABULARY.verb("take", NUMBER, rule=27, prompt_rule=27)
SPLIT: Final = VOCABULARY.verb("split", rest(DIE), rule=41, prompt_rule=41)
ROLLOFF: Final = VOCABULARY.verb("rolloff", rest(DIE), rule=42, prompt_rule=42)
RELEASE: Final = VOCABULARY.verb("release", REGION, rule=36, prompt_rule=36)
LEGISLATE: Final = VOCABULARY.verb("legislate", rest(DIE), rule=45, prompt_rule=45)

# A prompt has the number of the verb that answers it. STAY answers MOVE, and DONE answers AFTER.
AFTER: Final = SURRENDER
END: Final = len(VOCABULARY.verbs)
CHANCE_TURN: Final = tuple(Turn(CHANCE, (), prompt) for prompt in range(END))
ASK: Final = tuple(tuple(Turn(ONE, (seat,), prompt) for seat in range(4)) for prompt in range(END))
"""ASK[prompt][seat]: turns are immutable, so these are shared."""

OUTRIGHT, BROKERED, BY_LEGISLATURE = range(3)
"""How a game is won: before, at, or after the convention's count; the `how` of `Won`."""
