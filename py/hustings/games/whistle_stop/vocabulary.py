"""The verbs, prompts and kinds of things of Whistle-Stop."""

from __future__ import annotations

from typing import Final

from hustings.core.vocabulary import Vocabulary, rest
from hustings.games.whistle_stop.cards import (
    ABSENTEE,
    CARDS,
    GAFFE,
    NAMES_REGION,
    NAMES_RIVAL,
    WEATHER,
)

TEXT, MONEY, RED_WAY = range(3)
"""How a card is played: for its text, as money, or as a red card in an election."""
WAYS: Final = ("text", "money", "red")

_GROUPS: Final = {
    "fund": 17,
    "region": 59,
    "super": 59,
    "veto": 25,
    "override": 26,
    "green": 18,
    "winner": 34,
}
_CARDS: Final = {
    "town_hall": 60,
    "grassroots": 61,
    "frontier": 62,
    "bus_tour": 63,
    "defection": 64,
    "attack_ad": 65,
    "scandal": 66,
    "phone_bank": 67,
    "file": 68,
    "donors": 69,
    "leak": 70,
    "endorsement": 71,
    "victory_lap": 72,
    "comeback": 73,
    "momentum": 74,
    "second_look": 75,
    "legal_team": 76,
    "swing": 77,
    "get_out": 78,
    "volunteers": 78,
    "weather": 79,
    "debate_win": 80,
    "gaffe": 80,
    "lawyer": 81,
    "turnout": 82,
    "photo": 83,
    "absentee": 84,
    "recount": 85,
}
CARD_RULES: Final = {
    kind: _GROUPS[card.group] if card.group in _GROUPS else _CARDS[card.id]
    for kind, card in enumerate(CARDS)
}
"""The number of each card's rule."""

VOCABULARY: Final = Vocabulary(end_rule=57, owner="turn_owner")

# --- kinds of things that moves name

CARD: Final = VOCABULARY.kind(
    "card", "a kind of card, as `cards.CARDS` counts them", rule=22, rules=CARD_RULES
)
WAY: Final = VOCABULARY.kind(
    "way", "0: a card is played for its text, 1: as money", rule=16, rules={MONEY: 17}
)
REGION: Final = VOCABULARY.kind("region", "a region, as `regions.REGIONS` counts them", rule=1)
SEAT: Final = VOCABULARY.kind("seat", "a candidate, by seat", rule=4)
DELEGATES: Final = VOCABULARY.kind("delegates", "how many delegates", rule=4)
DIE: Final = VOCABULARY.kind("die", "the value a die shows, 1 to 6", rule=33)

_AIMS: Final = {
    **dict.fromkeys(range(len(CARDS)), (WAY,)),
    **dict.fromkeys(NAMES_REGION, (WAY, REGION)),
    **dict.fromkeys(NAMES_RIVAL, (WAY, SEAT)),
}
"""What follows a card in a move: the way it is played, then its first target."""

VOCABULARY.drawn_places("region", "region", "from", "to")

# --- verbs

V_PASS: Final = VOCABULARY.verb("pass", rule=24, repeats="windows_left", repeats_in="turn_key")
V_CARD: Final = VOCABULARY.verb("card", CARD, _AIMS, rule="way card")
V_PLACE: Final = VOCABULARY.verb("place", REGION, DELEGATES, rule=17, batch=True)
V_SPOT: Final = VOCABULARY.verb("spot", REGION, rule=23)
V_RIVAL: Final = VOCABULARY.verb("rival", SEAT, rule=23)
V_FETCH: Final = VOCABULARY.verb("fetch", CARD, rule=75)
V_DONE: Final = VOCABULARY.verb("done", rule=15, ends_turn=True, declines=True)
"""Ends a placement or a part of the debate; what is left is lost."""
V_BUY: Final = VOCABULARY.verb("buy", rule=18, extra=True)
V_PAY: Final = VOCABULARY.verb("pay", CARD, rule=18)
V_DRAW: Final = VOCABULARY.verb("draw", rule=16, declines=True)
V_END: Final = VOCABULARY.verb("end", rule=15, ends_turn=True, declines=True)
V_VETO: Final = VOCABULARY.verb("veto", CARD, rule=25)
"""The card is the black one or the green one."""
V_OVERRIDE: Final = VOCABULARY.verb("override", rule=26)
V_TAKE: Final = VOCABULARY.verb("take", CARD, rule=68)
V_GIVE: Final = VOCABULARY.verb("give", CARD, rule=68, declines=True)
V_DROP: Final = VOCABULARY.verb("drop", CARD, rule=49, declines=True)
V_RED: Final = VOCABULARY.verb(
    "red", CARD, {WEATHER: (SEAT,), GAFFE: (SEAT,), ABSENTEE: (DIE,)}, rule="card"
)
V_REROLL: Final = VOCABULARY.verb("reroll", DIE, rule=35)
V_KEEP: Final = VOCABULARY.verb("keep", rule=35, declines=True)
V_CALL: Final = VOCABULARY.verb("call", REGION, rule=50)
# of chance from here on
V_DEAL: Final = VOCABULARY.verb("deal", rest(CARD), rule=9)
V_ROLL: Final = VOCABULARY.verb("roll", rest(DIE), rule=33)
V_POACH: Final = VOCABULARY.verb("poach", CARD, rule=69)
V_ORDER: Final = VOCABULARY.verb("order", rest(REGION), rule=87)

# --- prompts: of seats first, then of chance

ACT: Final = VOCABULARY.prompt("act", rule=15)
PLACE: Final = VOCABULARY.prompt("place", rule=17)
SPOT: Final = VOCABULARY.prompt("spot", rule=59)
RIVAL: Final = VOCABULARY.prompt("rival", rule=23)
FETCH: Final = VOCABULARY.prompt("fetch", rule=75)
PAY: Final = VOCABULARY.prompt("pay", rule=18)
REACT: Final = VOCABULARY.prompt("react", rule=24)
TAKE: Final = VOCABULARY.prompt("take", rule=68)
GIVE: Final = VOCABULARY.prompt("give", rule=68)
LEAKED: Final = VOCABULARY.prompt("leaked", rule=70)
BEFORE: Final = VOCABULARY.prompt("before_roll", rule=41)
REROLL: Final = VOCABULARY.prompt("reroll", rule=35)
AFTER: Final = VOCABULARY.prompt("after_roll", rule=42)
SWAP: Final = VOCABULARY.prompt("swap", rule=49)
CALL: Final = VOCABULARY.prompt("call", rule=50)
SETTLE: Final = VOCABULARY.prompt("settle", rule=51)
INVEST: Final = VOCABULARY.prompt("invest", rule=54)
FLOOR: Final = VOCABULARY.prompt("floor", rule=55)
# of chance from here on
DRAWING: Final = VOCABULARY.prompt("drawing", rule=20)
STARTING: Final = VOCABULARY.prompt("starting", rule=10)
POACHING: Final = VOCABULARY.prompt("poaching", rule=69)
ORDERING: Final = VOCABULARY.prompt("ordering", rule=31)
ROLLING: Final = VOCABULARY.prompt("rolling", rule=33)
ROLLING_AGAIN: Final = VOCABULARY.prompt("rolling_again", rule=35)
OVER_NOW: Final = VOCABULARY.prompt("over", rule=57)

# --- steps: a handler returns the step that follows, or WAIT when a seat or chance must decide

(
    WAIT, NEXT_DEAL, NEXT_ROUND, NEXT_SEAT, NEXT_ACT, DRAW, WINDOW, RESOLVED, NEXT_LEAK,
    NEXT_REGION, NEXT_BEFORE, NEXT_ROLL, ROLLED_ALL, NEXT_AFTER, DECIDE,
    NEXT_SWAP, NEXT_CALL, NEXT_INVEST, NEXT_FLOOR,
) = range(19)  # fmt: skip

ELECTIONS: Final = (4, 8, 13)
DEBATE: Final = 9
LAST: Final = 13
"""Rounds with an election, the one with the debate, and the last one."""
