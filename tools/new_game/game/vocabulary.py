"""What can be done in New Game and what a turn asks for, each declared once."""

from __future__ import annotations

from typing import Final

from hustings.core.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(end_rule=6)

# --- kinds of things that moves name

PIPS: Final = VOCABULARY.kind("pips", "what the die shows, 1 to 6", rule=3)
TOWN: Final = VOCABULARY.kind("town", "0 to 4, in the order they are drawn", rule=1)
VOCABULARY.drawn_places("town", "town")

# --- verbs

ROLL: Final = VOCABULARY.verb("roll", PIPS, rule=3)
COURT: Final = VOCABULARY.verb("court", TOWN, rule=3)

# --- prompts: what a turn asks for

ROLLING: Final = VOCABULARY.prompt("rolling", rule=3)
CHOOSING: Final = VOCABULARY.prompt("choosing", rule=3)
FINISHED: Final = VOCABULARY.prompt("finished", rule=6)
