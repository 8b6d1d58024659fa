"""Names of places, specialists and cards, and their effects in a few words.

The KEYS are the words by which messages select their forms.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.games.poll_position.board import DISTRICTS, HQ, REGION_OF, TYPE_OF
from hustings.games.poll_position.board import REGIONS as REGION_COUNT
from hustings.games.poll_position.cards import SHORT_STAFFING
from hustings.games.poll_position.events import Scored
from hustings.messages.generated import poll_position as messages

REGION_KEYS: Final = (
    "maritimes",
    "quebec",
    "ontario",
    "prairies",
    "pacific",
    "territories",
    "nowhere",
)
TYPE_KEYS: Final = ("urban", "rural", "remote")
HQ_KEY: Final = "hq"
"""Key of headquarters, in place of a region or a type."""
ROLE_KEYS: Final = (
    "communications",
    "analyst",
    "distribution",
    "liaison",
    "returning",
    "survey",
    "staffing",
)
VERDICT_KEYS: Final = ("triumph", "well_done", "trouble", "disaster")

REGIONS: Final = tuple(messages.region(region=key) for key in REGION_KEYS)
TYPES: Final = tuple(messages.type(type=key) for key in TYPE_KEYS)
COLOURS: Final = tuple(messages.colour(type=key) for key in TYPE_KEYS)
SPECIALISTS: Final = tuple(messages.role(role=key) for key in ROLE_KEYS)
ABILITIES: Final = tuple(messages.ability(role=key) for key in ROLE_KEYS)
VERDICTS: Final = {key: messages.verdict(verdict=key) for key in VERDICT_KEYS}
VERDICTS_WITHIN: Final = {key: messages.verdict_within(verdict=key) for key in VERDICT_KEYS}
"""The verdicts within a sentence."""
MOODS: Final = {key: messages.mood(verdict=key) for key in VERDICT_KEYS}
"""The mood of the country by verdict."""
CARDS: Final = (
    messages.card_environmentalism(),
    messages.card_fake_news(),
    messages.card_flash_floods(),
    messages.card_fordism(),
    messages.card_forest_fires(),
    messages.card_gas_prices(),
    messages.card_honk_honk(),
    messages.card_idle_no_more(),
    messages.card_newfoundland(),
    messages.card_postal_strike(),
    messages.card_personnel_shortage(),
    messages.card_protesters(),
    messages.card_quarantine(),
    messages.card_quebec(),
    messages.card_reconciliation(),
    messages.card_student_strikes(),
    messages.card_wexit(),
)
EFFECTS: Final = (
    messages.card_environmentalism_effect(),
    messages.card_fake_news_effect(),
    messages.card_flash_floods_effect(),
    messages.card_fordism_effect(),
    messages.card_forest_fires_effect(),
    messages.card_gas_prices_effect(),
    messages.card_honk_honk_effect(),
    messages.card_idle_no_more_effect(),
    messages.card_newfoundland_effect(),
    messages.card_postal_strike_effect(),
    messages.card_personnel_shortage_effect(cost=SHORT_STAFFING),
    messages.card_protesters_effect(),
    messages.card_quarantine_effect(),
    messages.card_quebec_effect(),
    messages.card_reconciliation_effect(),
    messages.card_student_strikes_effect(),
    messages.card_wexit_effect(),
)
"""The effect of each card, as a sentence without its full stop."""

PLACE_KEYS: Final = (
    *((REGION_KEYS[REGION_OF[n]], TYPE_KEYS[TYPE_OF[n]]) for n in range(DISTRICTS)),
    (HQ_KEY, HQ_KEY),
)
"""The region and the type of every place."""
_PLACE_LABELS: Final = tuple(
    messages.place(region=region, type=kind) for region, kind in PLACE_KEYS
)
_THE_PLACE: Final = tuple(
    messages.the_place(region=region, type=kind) for region, kind in PLACE_KEYS
)
_AT_PLACE: Final = tuple(messages.at_place(region=region, type=kind) for region, kind in PLACE_KEYS)
_AT_PLACE_START: Final = tuple(
    messages.at_place_start(region=region, type=kind) for region, kind in PLACE_KEYS
)
_TO_PLACE: Final = tuple(messages.to_place(region=region, type=kind) for region, kind in PLACE_KEYS)
_FROM_PLACE: Final = tuple(
    messages.from_place(region=region, type=kind) for region, kind in PLACE_KEYS
)


def place(number: int) -> str:
    """Return the name of a district as a label, or HQ: "Ontario urban"."""
    return _PLACE_LABELS[number]


def the_place(number: int) -> str:
    """Return a place within a sentence: "urban Ontario", "the remote Prairies", "HQ"."""
    return _THE_PLACE[number]


def at_place(number: int) -> str:
    """Return a place as an adverb: "in urban Ontario", "in the Territories", "at HQ"."""
    return _AT_PLACE[number]


def at_place_start(number: int) -> str:
    """Return a place as an adverb that begins a sentence: "In urban Ontario", "At HQ"."""
    return _AT_PLACE_START[number]


def to_place(number: int) -> str:
    """Return a place as a destination: "to urban Ontario"."""
    return _TO_PLACE[number]


def from_place(number: int) -> str:
    """Return a place as an origin: "from urban Ontario"."""
    return _FROM_PLACE[number]


def type_key(number: int) -> str:
    """Return the key of a place's type; HQ_KEY for headquarters."""
    return PLACE_KEYS[number][1]


def the_region(number: int) -> str:
    """Return a region within a sentence: "the Prairies", "Ontario"."""
    return messages.the_region(region=REGION_KEYS[number])


def the_counted(number: int) -> str:
    """Return what the count is at within a sentence: a region, after all of them HQ."""
    return the_region(number) if number < REGION_COUNT else place(HQ)


def counted(number: int) -> str:
    """Return the same as a label: "Prairies", "Headquarters"."""
    return REGIONS[number] if number < REGION_COUNT else messages.headquarters()


def in_region(number: int) -> str:
    """Return a region as an adverb: "in the Prairies"."""
    return messages.in_region(region=REGION_KEYS[number])


def in_region_start(number: int) -> str:
    """Return a region as an adverb that begins a sentence: "In Ontario"."""
    return messages.in_region_start(region=REGION_KEYS[number])


def to_region(number: int) -> str:
    """Return a region as a destination: "to the Prairies"."""
    return messages.to_region(region=REGION_KEYS[number])


def the_role(specialist: int) -> str:
    """Return a specialist within a sentence: "the Data Analyst"."""
    return messages.the_role(role=ROLE_KEYS[specialist])


def the_role_start(specialist: int) -> str:
    """Return a specialist at the beginning of a sentence: "The Data Analyst"."""
    return messages.the_role_start(role=ROLE_KEYS[specialist])


def player(marker: int, names: Sequence[str]) -> str:
    """Return the name of a marker's player; a solo player has two markers, named apart."""
    if len(names) > 1:
        return names[marker]
    return messages.lone_specialist(name=names[0], first=marker == 0)


def plan_reason(later: int, there: int, alone: int) -> str:
    """Return the key of the reason to change a plan, for the message `taken-instead`.

    later, there: voters unserved by the end in the new region and in the old one.
    """
    if later > there:
        return "more"
    return "alone" if alone and later else "none"


def goodwill_sign(points: int) -> str:
    """Return the key of the sign of goodwill in a sum: "plus", "minus" or "none"."""
    return "plus" if points > 0 else "minus" if points < 0 else "none"


def final_score(scored: Scored) -> int:
    """Return the sum of the points on a score sheet."""
    return scored.turnout - scored.complaints - scored.cost + scored.goodwill
