"""Vocabulary of Gerrymander: kinds of things, verbs and prompts, each with its rule."""

from __future__ import annotations

from typing import Final

from hustings.core.vocabulary import Vocabulary, rest

VOCABULARY: Final = Vocabulary(end_rule=25)

# --- kinds of things that moves name

EDGE: Final = VOCABULARY.kind(
    "edge", "a side between two counties, as `board.edges` counts them", rule=9
)
PARTY: Final = VOCABULARY.kind("party", "a party, by its seat", rule=1)
TOKEN: Final = VOCABULARY.kind("token", "what a token shows, as `board` counts the kinds", rule=3)
SEAT: Final = VOCABULARY.kind("seat", "who, by seat", rule=1)

VOCABULARY.drawn_places("county", "county", "other", "counties")

# --- verbs

BORDER: Final = VOCABULARY.verb("border", EDGE, rule=9)
AWARD: Final = VOCABULARY.verb("award", PARTY, rule=22)
DONE: Final = VOCABULARY.verb("done", rule=13, ends_turn=True, declines=True)
DEALT: Final = VOCABULARY.verb("deal", rest(TOKEN), rule=5)
BEGIN: Final = VOCABULARY.verb("first", SEAT, rule=6)
SHOWN: Final = VOCABULARY.verb("show", rest(TOKEN), rule=33)

# --- prompts

PLACE: Final = VOCABULARY.prompt("place", rule=7)
"""Draw one more border."""
TIE: Final = VOCABULARY.prompt("tie", rule=22)
"""Name the winner of the first district in `State.pending`."""
CONFIRM: Final = VOCABULARY.prompt("confirm", rule=13)
"""Nothing is left to draw: end the turn."""
DEAL: Final = VOCABULARY.prompt("deal", rule=5)
FIRST: Final = VOCABULARY.prompt("first", rule=6)
SHOW: Final = VOCABULARY.prompt("show", rule=33)
"""Chance: turn up the tokens of the first district in `State.pending`."""
