"""Vocabulary of Poll Position!: kinds of things, verbs and prompts, each with its rule."""

from __future__ import annotations

from typing import Final

from hustings.core.vocabulary import Vocabulary, rest
from hustings.games.poll_position import cards

CARD_RULES: Final = {
    cards.ENVIRONMENTALISM: 44,
    cards.FAKE_NEWS: 52,
    cards.FLASH_FLOODS: 48,
    cards.FORDISM: 44,
    cards.FOREST_FIRES: 48,
    cards.GAS_PRICES: 45,
    cards.HONK_HONK: 53,
    cards.IDLE_NO_MORE: 45,
    cards.NEWFOUNDLAND: 44,
    cards.POSTAL_STRIKE: 55,
    cards.PERSONNEL_SHORTAGE: 56,
    cards.PROTESTERS: 57,
    cards.QUARANTINE: 48,
    cards.QUEBEC_INDEPENDENTISM: 44,
    cards.RECONCILIATION: 54,
    cards.STUDENT_STRIKES: 45,
    cards.WEXIT: 44,
}
SPECIALIST_RULES: Final = {
    cards.COMMUNICATIONS: 32,
    cards.ANALYST: 33,
    cards.DISTRIBUTION: 35,
    cards.LIAISON: 37,
    cards.RETURNING: 40,
    cards.SURVEY: 41,
    cards.STAFFING: 43,
}

VOCABULARY: Final = Vocabulary(end_rule=64)

# --- kinds of things that moves name

PLACE: Final = VOCABULARY.kind(
    "place", "0 to 15 a district, 16 headquarters, as `board` counts them", rule=3
)
REGION: Final = VOCABULARY.kind("region", "0 to 5, as `board` counts them", rule=2)
AREA: Final = VOCABULARY.kind("area", "1: the region, 2: headquarters", rule=22)
DIE: Final = VOCABULARY.kind(
    "die", "the value a die shows, 1 to 6: a polling site, or a roll", rule=6
)
VOTER: Final = VOCABULARY.kind(
    "voter", "the value of a voter, 1 to 4, or 0 for one who lies face down", rule=5
)
SPECIALIST: Final = VOCABULARY.kind(
    "specialist", "one of the seven, as `cards` counts them", rule=11, rules=SPECIALIST_RULES
)
MARKER: Final = VOCABULARY.kind("marker", "one of the team's markers", rule=14)
EVENT: Final = VOCABULARY.kind(
    "event", "an event card, as `cards` counts them", rule=17, rules=CARD_RULES
)
TYPE: Final = VOCABULARY.kind("type", "0 urban, 1 rural, 2 remote", rule=28)
VOCABULARY.thing("card", rule=17, rules=CARD_RULES)

_BORROWED_ARGUMENTS: Final = {
    cards.COMMUNICATIONS: (PLACE, VOTER),
    cards.DISTRIBUTION: (PLACE,),
    cards.RETURNING: (PLACE, DIE, PLACE),
    cards.STAFFING: (AREA,),
}
"""Arguments that follow a borrowed specialist: those of the specialist's own act."""

VOCABULARY.drawn_places("place", "place", "district", "origin", "target")

# --- verbs

V_PLAN: Final = VOCABULARY.verb("plan", REGION, rule=14)
V_STAY: Final = VOCABULARY.verb("stay", rule=15, declines=True)
V_OPEN: Final = VOCABULARY.verb("open", PLACE, rule=21)
V_STAFF: Final = VOCABULARY.verb("staff", AREA, rule=22, repeats="points")
V_REPLACE: Final = VOCABULARY.verb("replace", PLACE, DIE, rule=22)
V_KEEP: Final = VOCABULARY.verb("keep", rule=23, declines=True)
V_REACH: Final = VOCABULARY.verb("reach", PLACE, VOTER, rule=24, again=True)
V_ENOUGH: Final = VOCABULARY.verb("enough", rule=32, declines=True)
V_SPLIT: Final = VOCABULARY.verb("split", PLACE, DIE, PLACE, rule=40)
V_SURVEY: Final = VOCABULARY.verb("survey", rule=41)
V_LOOK: Final = VOCABULARY.verb("look", rule=33)
V_LIAISE: Final = VOCABULARY.verb("liaise", SPECIALIST, _BORROWED_ARGUMENTS, rule=37)
V_SACRIFICE: Final = VOCABULARY.verb("sacrifice", DIE, rule=55, declines=True)
V_END: Final = VOCABULARY.verb("end", rule=19, ends_turn=True, declines=True)
# from here on those of chance
V_DEAL: Final = VOCABULARY.verb("deal", rest(SPECIALIST), rule=11)
V_CHIEF: Final = VOCABULARY.verb("chief", MARKER, rule=11)
V_EVENT: Final = VOCABULARY.verb("event", EVENT, rule="event")
V_REGION: Final = VOCABULARY.verb("region", REGION, rule=56)
V_DISTRICT: Final = VOCABULARY.verb("district", PLACE, rule=48)
V_REMAIN: Final = VOCABULARY.verb("remain", VOTER, rule=52)
V_SCATTER: Final = VOCABULARY.verb("scatter", rest(PLACE), rule=49)
V_INTEND: Final = VOCABULARY.verb("intend", REGION, TYPE, rule=27)
V_ROLL: Final = VOCABULARY.verb("roll", rest(DIE), rule=22)
V_TURN: Final = VOCABULARY.verb("turn", rest(VOTER), rule=41)
V_COUNT: Final = VOCABULARY.verb("count", rest(VOTER), rule=58)

# --- prompts, first those of seats

PLAN: Final = VOCABULARY.prompt("planning", rule=14)
AGREE: Final = VOCABULARY.prompt("agreeing", rule=15)
ACT: Final = VOCABULARY.prompt("acting", rule=18)
PLACE_DIE: Final = VOCABULARY.prompt("placing a die", rule=22)
SECOND: Final = VOCABULARY.prompt("second voter", rule=32)
SACRIFICE: Final = VOCABULARY.prompt("giving up a site", rule=55)
# from here on those of chance
DEALING: Final = VOCABULARY.prompt("dealing", rule=11)
CHOOSING_CHIEF: Final = VOCABULARY.prompt("drawing the chief", rule=11)
REVEALING: Final = VOCABULARY.prompt("event", rule=17)
LOOKING: Final = VOCABULARY.prompt("looking", rule=33)
STRIKING_REGION: Final = VOCABULARY.prompt("region struck", rule=56)
STRIKING_DISTRICT: Final = VOCABULARY.prompt("district struck", rule=48)
REMAINING: Final = VOCABULARY.prompt("one remains", rule=52)
SCATTERING: Final = VOCABULARY.prompt("scattering", rule=49)
INTENDING: Final = VOCABULARY.prompt("voter intention", rule=27)
ROLLING: Final = VOCABULARY.prompt("staffing roll", rule=22)
TURNING: Final = VOCABULARY.prompt("survey", rule=41)
COUNTING: Final = VOCABULARY.prompt("count", rule=58, awaited=True)
DONE: Final = VOCABULARY.prompt("over", rule=64)

# Staffing areas
EITHER, AT_REGION, AT_HQ = range(3)

# What a specialist did in this turn (bits of State.used)
LIAISED: Final = 1
SPLIT: Final = 2
