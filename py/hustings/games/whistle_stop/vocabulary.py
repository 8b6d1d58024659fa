"""Verbs, events and phases as numbers, with their names for records and transcripts. No rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hustings.core.model import Schema, Verb
from hustings.games.whistle_stop.cards import ABSENTEE, GAFFE, NAMES_REGION, NAMES_RIVAL, WEATHER
from hustings.games.whistle_stop.cards import KINDS as KINDS_OF_CARDS

KINDS: Final[Mapping[str, str]] = {
    "card": "a kind of card, as `cards.CARDS` counts them",
    "way": "0: a card is played for its text, 1: as money",
    "region": "a region, as `regions.REGIONS` counts them",
    "seat": "a candidate, by seat",
    "delegates": "how many delegates",
    "die": "the value a die shows, 1 to 6",
}
_AIMS: Final[Mapping[int, tuple[str, ...]]] = {
    **dict.fromkeys(range(KINDS_OF_CARDS), ("way",)),
    **dict.fromkeys(NAMES_REGION, ("way", "region")),
    **dict.fromkeys(NAMES_RIVAL, ("way", "seat")),
}
"""What follows a card: the way it is played, then what its text has to be told at once."""

VERBS: Final[tuple[Verb, ...]] = (
    ("pass",),
    ("card", "card", _AIMS),
    ("place", "region", "delegates"),
    ("spot", "region"),
    ("rival", "seat"),
    ("fetch", "card"),
    ("done",),
    ("buy",),
    ("pay", "card"),
    ("draw",),
    ("end",),
    ("veto", "card"),  # the black one or the green one
    ("override",),
    ("take", "card"),
    ("give", "card"),
    ("drop", "card"),
    ("red", "card", {WEATHER: ("seat",), GAFFE: ("seat",), ABSENTEE: ("die",)}),
    ("reroll", "die"),
    ("keep",),
    ("call", "region"),
    ("deal", "card*"),  # chance from here on
    ("roll", "die*"),
    ("poach", "card"),
    ("order", "region*"),
)
LEAVES: Final = frozenset({"done", "draw", "end", "give", "drop", "keep"})
ENDS: Final = frozenset({"end", "done"})
"""`done` ends a placing, a part of the debate; what it leaves is lost, and others go on."""
(V_PASS, V_CARD, V_PLACE, V_SPOT, V_RIVAL, V_FETCH, V_DONE, V_BUY, V_PAY, V_DRAW) = range(10)
(V_END, V_VETO, V_OVERRIDE, V_TAKE, V_GIVE, V_DROP, V_RED, V_REROLL, V_KEEP) = range(10, 19)
(V_CALL, V_DEAL, V_ROLL, V_POACH, V_ORDER) = range(19, 24)

# How a card is played: for its text, as money, or as a red card in an election.
TEXT, MONEY, RED_WAY = range(3)
WAYS: Final = ("text", "money", "red")

# Phases: what a Turn's prompt says. First those that seats decide, then luck's.
(ACT, PLACE, SPOT, RIVAL, FETCH, PAY, REACT, TAKE, GIVE, LEAKED) = range(10)
(BEFORE, REROLL, AFTER, SWAP, CALL, SETTLE, INVEST, FLOOR) = range(10, 18)
(DRAWING, STARTING, POACHING, ORDERING, ROLLING, ROLLING_AGAIN, OVER_NOW) = range(18, 25)
PHASES: Final[tuple[str, ...]] = (
    "act",
    "place",
    "spot",
    "rival",
    "fetch",
    "pay",
    "react",
    "take",
    "give",
    "leaked",
    "before_roll",
    "reroll",
    "after_roll",
    "swap",
    "call",
    "settle",
    "invest",
    "floor",
    "drawing",
    "starting",
    "poaching",
    "ordering",
    "rolling",
    "rolling_again",
    "over",
)

# What follows of itself. A handler returns one of these, or WAIT when somebody must decide.
(WAIT, NEXT_DEAL, NEXT_ROUND, NEXT_SEAT, NEXT_ACT, DRAW, WINDOW, RESOLVED, NEXT_LEAK) = range(9)
(NEXT_REGION, NEXT_BEFORE, NEXT_ROLL, ROLLED_ALL, NEXT_AFTER, DECIDE) = range(9, 15)
(NEXT_SWAP, NEXT_CALL, NEXT_INVEST, NEXT_FLOOR) = range(15, 19)

ELECTIONS: Final = (4, 8, 13)
DEBATE: Final = 9
LAST: Final = 13

EVENTS: Final[tuple[Schema, ...]] = (
    ("dealt", "seat", "cards*"),
    ("start_rolled", "seat", "first", "second"),
    ("starts", "seat"),
    ("round", "round"),
    ("turn", "seat", "actions"),
    ("played", "seat", "card", "way"),
    ("declared", "seat", "region", "delegates"),
    ("aimed", "seat", "region", "rival"),
    ("touring", "seat", "from", "to", "delegates"),
    ("aimed_rival", "seat", "rival"),
    ("aimed_card", "seat", "card"),
    ("aimed_die", "seat", "value"),
    ("passed", "seat"),
    ("vetoed", "seat", "card", "of", "target"),
    ("overrode", "seat", "of", "target"),
    ("blocked", "seat", "card"),
    ("placed", "seat", "region", "delegates", "total"),
    ("removed", "seat", "region", "delegates", "total"),
    ("wasted", "seat", "money"),
    ("drew", "seat", "cards*"),
    ("reshuffled", "cards"),
    ("paid", "seat", "card", "money"),
    ("bought", "seat", "bank"),
    ("took_green", "seat", "bank"),
    ("looked", "seat", "rival", "cards*"),
    ("took", "seat", "rival", "card"),
    ("gave", "seat", "rival", "card"),
    ("discarded", "seat", "card"),
    ("fetched", "seat", "card"),
    ("extra", "seat", "actions"),
    ("ended", "seat", "left"),
    ("election", "round"),
    ("order", "regions*"),
    ("contested", "region", "points", "seats*"),
    ("skipped", "region"),
    ("stands", "region", "seat"),
    ("dice", "seat", "region", "dice"),
    ("rolled", "seat", "region", "dice*"),
    ("rerolled", "seat", "region", "old", "new"),
    ("kept_dice", "seat", "region"),
    ("scored", "seat", "region", "score"),
    ("barred", "seat", "region"),
    ("single", "region"),
    ("recount", "region"),
    ("rolloff", "region", "seats*"),
    ("uncontested", "seat", "region"),
    ("won", "seat", "region", "points", "total"),
    ("held", "seat", "region", "points", "total"),
    ("lost", "seat", "region", "total"),
    ("debate", "round"),
    ("swapped", "seat", "cards"),
    ("called", "seat", "region", "cost"),
    ("invested", "seat", "money", "delegates"),
    ("unplaced", "seat", "delegates"),
    ("result", "seat", "points", "regions", "delegates", "rank"),
)
"""Cards are kinds of `cards.CARDS`, regions index `regions.REGIONS`, ways index WAYS.
`declared` and `aimed…` say what a card is meant to do before anybody may veto it; what it did
follows as `placed`, `removed` and so on. Dice stand highest first."""
(E_DEALT, E_START_ROLLED, E_STARTS, E_ROUND, E_TURN, E_PLAYED, E_DECLARED) = range(7)
(E_AIMED, E_TOURING, E_AIMED_RIVAL, E_AIMED_CARD, E_AIMED_DIE, E_PASSED, E_VETOED) = range(7, 14)
(E_OVERRODE, E_BLOCKED, E_PLACED, E_REMOVED, E_WASTED, E_DREW, E_RESHUFFLED) = range(14, 21)
(E_PAID, E_BOUGHT, E_TOOK_GREEN, E_LOOKED, E_TOOK, E_GAVE, E_DISCARDED) = range(21, 28)
(E_FETCHED, E_EXTRA, E_ENDED, E_ELECTION, E_ORDER, E_CONTESTED, E_SKIPPED) = range(28, 35)
(E_STANDS, E_DICE, E_ROLLED, E_REROLLED, E_KEPT_DICE, E_SCORED, E_BARRED) = range(35, 42)
(E_SINGLE, E_RECOUNT, E_ROLLOFF, E_UNCONTESTED, E_WON, E_HELD, E_LOST) = range(42, 49)
(E_DEBATE, E_SWAPPED, E_CALLED, E_INVESTED, E_UNPLACED, E_RESULT) = range(49, 55)

REVEALS: Final[frozenset[str]] = frozenset({"looked", "took", "vetoed", "overrode"})
