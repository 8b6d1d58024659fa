"""The numbers that moves, events and prompts of Delegate Dash begin with. No rules, no words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hustings.core.model import CHANCE, ONE, Schema, Turn, Verb

KINDS: Final[Mapping[str, str]] = {
    "candidate": "0 to 3: North/Arms, East/Suns, South/Crowns, West/Moons",
    "region": "0 to 3, numbered like their candidates",
    "state": "a state of the map, as `board.CELLS` counts them",
    "number": "the number of a state, 0 for null; of a coin, which of its region's it is",
    "marker": "a coin: region * 6 + its number there; 24 to 27 are the pawns",
    "die": "the value a die shows, 1 to 6",
}
VERBS: Final[tuple[Verb, ...]] = (
    ("lay", "number*"),
    ("pick", "candidate"),
    ("place", "die*"),
    ("flip", "number*"),
    ("roll", "die*"),
    ("move", "state"),
    ("stay",),
    ("surrender", "marker"),
    ("done",),
    ("reroll", "die"),
    ("send", "state"),
    ("vote", "die*"),
    ("take", "number"),
    ("split", "die*"),
    ("rolloff", "die*"),
    ("release", "region"),
    ("legislate", "die*"),
)
LEAVES: Final = frozenset({"stay", "surrender"})
ENDS: Final = frozenset({"stay", "done"})
"""Both let the next candidate move."""
(
    LAY,
    PICK,
    PLACE,
    FLIP,
    ROLL,
    MOVE,
    STAY,
    SURRENDER,
    DONE,
    REROLL,
    SEND,
    VOTE,
    TAKE,
    SPLIT,
    ROLLOFF,
    RELEASE,
    LEGISLATE,
) = range(len(VERBS))
# Prompts are the verb that answers them, and two more. STAY and DONE are no prompts of their own:
# staying answers MOVE; AFTER asks "surrender or done?".
AFTER: Final = SURRENDER
END: Final = len(VERBS)
CHANCE_TURN: Final = tuple(Turn(CHANCE, (), prompt) for prompt in range(END))
ASK: Final = tuple(tuple(Turn(ONE, (seat,), prompt) for seat in range(4)) for prompt in range(END))
"""ASK[prompt][seat]: turns are never edited, so that these can be used again and again."""

EVENTS: Final[tuple[Schema, ...]] = (
    ("laid", "numbers*"),
    ("picked", "seat", "candidate"),
    ("placed", "roll", "north", "east", "south", "west", "cells*"),
    ("round_began", "round", "holder", "coins"),
    ("flipped", "cell", "number", "marker", "value"),
    ("rolled", "holder", "north", "east", "south", "west", "order*"),
    ("walked", "candidate", "roll", "way", "number", "path*"),
    ("stayed", "candidate", "roll", "cell"),
    ("sought", "candidate", "cell", "number", "stake", "equal"),
    ("found_nothing", "candidate"),
    ("sent", "seat", "candidate", "cell", "number"),
    ("surrendered", "candidate", "marker", "value", "total"),
    ("rerolled", "candidate", "die"),
    ("caucus_rolled", "cell", "number", "ranking*"),
    ("took", "candidate", "cell", "number", "marker", "value", "total"),
    ("missed", "candidate", "cell", "number"),
    ("stalled", "round", "rolls"),
    ("pooled", "candidate", "marker", "value"),
    ("round_ended", "round"),
    ("convened", "north", "east", "south", "west", "uncommitted"),
    ("tied_last", "total", "candidates*"),
    ("sealed", "seat"),
    ("released", "candidate", "region", "markers", "delegates", "total"),
    ("eliminated", "candidate", "total"),
    ("split_rolled", "region", "ranking*"),
    ("rolled_off", "region", "ranking*"),
    ("awarded", "candidate", "marker", "value", "total"),
    ("counted", "north", "east", "south", "west"),
    ("legislature_rolled", "ranking*"),
    ("won", "candidate", "seat", "total", "how"),
)
"""Candidates and regions are 0..3 (North/Arms, East/Suns, South/Crowns, West/Moons); cells index
`board.CELLS`, 24 is the gap; a marker is region * 6 + number, 24..27 are the pawns; `number` is
the state's, 0 for null; `path` has both ends; `way` is 0 by steps, 1 home at any distance.
The rankings list who, die (and bonus in `split_rolled`) again and again, best first.
Candidate 4 in `pooled` and seat 4 in `won` stand for nobody."""
(
    LAID,
    PICKED,
    PLACED,
    ROUND_BEGAN,
    FLIPPED,
    ROLLED,
    WALKED,
    STAYED,
    SOUGHT,
    FOUND_NOTHING,
    SENT,
    SURRENDERED,
    REROLLED,
    CAUCUS_ROLLED,
    TOOK,
    MISSED,
    STALLED,
    POOLED,
    ROUND_ENDED,
    CONVENED,
    TIED_LAST,
    SEALED,
    RELEASED,
    ELIMINATED,
    SPLIT_ROLLED,
    ROLLED_OFF,
    AWARDED,
    COUNTED,
    LEGISLATURE_ROLLED,
    WON,
) = range(len(EVENTS))

REVEALS: Final = frozenset({"released"})

OUTRIGHT, BROKERED, BY_LEGISLATURE = range(3)
"""How a game is won: before, at, or after the convention's count; the `how` of `won`."""
