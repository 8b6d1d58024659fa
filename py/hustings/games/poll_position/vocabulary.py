"""Verbs, events and phases as numbers, with their names for records and transcripts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hustings.core.model import Schema, Verb
from hustings.games.poll_position.cards import COMMUNICATIONS, DISTRIBUTION, RETURNING, STAFFING

# Phases: what a Turn's prompt says. The first group is decided by seats, the second by luck.
(PLAN, AGREE, ACT, PLACE_DIE, SECOND, SACRIFICE) = range(6)
(DEALING, CHOOSING_CHIEF, REVEALING, LOOKING, STRIKING_REGION, STRIKING_DISTRICT) = range(6, 12)
(REMAINING, SCATTERING, INTENDING, ROLLING, TURNING, COUNTING) = range(12, 18)
DONE: Final = 18

KINDS: Final[Mapping[str, str]] = {
    "place": "0 to 15 a district, 16 headquarters, as `board` counts them",
    "region": "0 to 5, as `board` counts them",
    "area": "1: the region, 2: headquarters",
    "die": "the value a die shows, 1 to 6: a polling site, or a roll",
    "voter": "the value of a voter, 1 to 4, or 0 for one who lies face down",
    "specialist": "one of the seven, as `cards` counts them",
    "marker": "one of the team's markers",
    "event": "an event card, as `cards` counts them",
    "type": "0 urban, 1 rural, 2 remote",
}
_BORROWED: Final[Mapping[int, tuple[str, ...]]] = {
    COMMUNICATIONS: ("place", "voter"),
    DISTRIBUTION: ("place",),
    RETURNING: ("place", "die", "place"),
    STAFFING: ("area",),
}
"""What follows a specialist whose benefit is borrowed: what that specialist's own act is told."""

VERBS: Final[tuple[Verb, ...]] = (
    ("plan", "region"),
    ("stay",),
    ("open", "place"),
    ("staff", "area"),  # the area only in a region short of personnel
    ("replace", "place", "die"),  # the die that goes
    ("keep",),
    ("reach", "place", "voter"),
    ("enough",),
    ("split", "place", "die", "place"),  # the die that is lowered; where the new site is
    ("survey",),
    ("look",),
    ("liaise", "specialist", _BORROWED),
    ("sacrifice", "die"),  # the die that goes
    ("end",),
    ("deal", "specialist*"),  # chance from here on
    ("chief", "marker"),
    ("event", "event"),
    ("region", "region"),
    ("district", "place"),
    ("remain", "voter"),
    ("scatter", "place*"),
    ("intend", "region", "type"),
    ("roll", "die*"),
    ("turn", "voter*"),
    ("count", "voter*"),
)
ENDS: Final = frozenset({"end"})
LEAVES: Final = frozenset({"stay", "keep", "enough", "sacrifice", "end"})
(V_PLAN, V_STAY, V_OPEN, V_STAFF, V_REPLACE, V_KEEP, V_REACH, V_ENOUGH) = range(8)
(V_SPLIT, V_SURVEY, V_LOOK, V_LIAISE, V_SACRIFICE, V_END) = range(8, 14)
(V_DEAL, V_CHIEF, V_EVENT, V_REGION, V_DISTRICT, V_REMAIN) = range(14, 20)
(V_SCATTER, V_INTEND, V_ROLL, V_TURN, V_COUNT) = range(20, 25)

# Staffing areas
EITHER, AT_REGION, AT_HQ = range(3)

# What a specialist did in this turn (bits of State.used)
LIAISED: Final = 1
SPLIT: Final = 2

EVENTS: Final[tuple[Schema, ...]] = (
    ("dealt", "marker", "specialist"),
    ("chief", "marker"),
    ("week", "week"),
    ("sealed", "marker"),
    ("revealed",),
    ("placed", "marker", "region", "short_now", "short_later"),
    ("stayed", "marker", "region"),
    ("card", "week", "card"),
    ("engagement", "level"),
    ("arrived", "place"),
    ("bag_empty",),
    ("closed", "district", "card", "sites_lost"),
    ("scattered", "origin", "place", "value"),
    ("remained", "value"),
    ("shortage", "region"),
    ("honk",),
    ("reconciliation",),
    ("protested", "district"),
    ("site_lost", "place", "value"),
    ("site_lowered", "place", "value"),
    ("turn", "marker", "points"),
    ("opened", "marker", "place", "sites", "cost"),
    ("staffing", "marker", "area", "cost"),
    ("rolled", "marker", "dice*"),
    ("replaced", "marker", "place", "old", "new"),
    ("kept", "marker", "die"),
    ("reached", "marker", "place", "value", "cost"),
    ("split", "marker", "place", "value", "target", "cost"),
    ("surveying", "marker", "region", "cost"),
    ("turned", "place", "value"),
    ("looked", "marker", "card", "week"),
    ("liaised", "marker", "specialist"),
    ("ended", "marker", "unused"),
    ("intention", "marker", "region", "type", "place"),
    ("region_counted", "region"),
    ("counted", "place", "turnout", "capacity", "complaints", "turned*"),
    ("scored", "turnout", "complaints", "cost", "goodwill"),
    ("goodwill", "points"),
    ("changed", "marker", "region", "short_later", "old", "old_short_later", "alone"),
)
(E_DEALT, E_CHIEF, E_WEEK, E_SEALED, E_REVEALED, E_PLACED, E_STAYED, E_CARD) = range(8)
(E_ENGAGEMENT, E_ARRIVED, E_BAG_EMPTY, E_CLOSED, E_SCATTERED, E_REMAINED) = range(8, 14)
(E_SHORTAGE, E_HONK, E_RECONCILIATION, E_PROTESTED, E_SITE_LOST, E_SITE_LOWERED) = range(14, 20)
(E_TURN, E_OPENED, E_STAFFING, E_ROLLED, E_REPLACED, E_KEPT, E_REACHED) = range(20, 27)
(E_SPLIT, E_SURVEYING, E_TURNED, E_LOOKED, E_LIAISED, E_ENDED) = range(27, 33)
(E_INTENTION, E_REGION_COUNTED, E_COUNTED, E_SCORED, E_GOODWILL, E_CHANGED) = range(33, 39)
