"""Names of places, specialists and cards, and what they do in a few words."""

from __future__ import annotations

from typing import Final

from hustings.core.wording import summand
from hustings.games.poll_position.board import DISTRICTS, HQ, REGION_OF, TERRITORIES, TYPE_OF
from hustings.games.poll_position.cards import SHORT_STAFFING
from hustings.games.poll_position.events import Placed, PlanChanged, Scored

REGIONS: Final = (
    "Maritimes",
    "Quebec",
    "Ontario",
    "Prairies",
    "British Columbia",
    "Territories",
    "nowhere",
)
_ARTICLES: Final = ("the ", "", "", "the ", "", "the ", "")
"""What stands before each region's name in a sentence."""
TYPES: Final = ("urban", "rural", "remote")
COLOURS: Final = ("purple", "red", "green")
SPECIALISTS: Final = (
    "Communications Officer",
    "Data Analyst",
    "Distribution Specialist",
    "Field Liaison Officer",
    "Returning Officer",
    "Survey Specialist",
    "Staffing Officer",
)
ABILITIES: Final = (
    "Reaching out may move two voters.",
    "1 AP: see next week’s event.",
    "Rural sites cost 1 AP, remote 2 AP; in town two sites for 1 AP.",
    "Once per turn: act like a specialist in a neighbouring region.",
    "Once per turn, 1 AP: a site down by 1, and a new site in the region.",
    "1 AP: turn a voter in each district of the region.",
    "Staffing rolls two dice and uses the higher.",
)
CARDS: Final = (
    "Environmentalism",
    "Fake News",
    "Flash Floods",
    "Fordism",
    "Forest Fires",
    "Gas Prices",
    "Honk Honk!",
    "Idle No More",
    "Newfoundland Independentism",
    "Postal Strike",
    "Personnel Shortage",
    "Protesters",
    "Quarantine",
    "Quebec Independentism",
    "Reconciliation",
    "Student Strikes",
    "Wexit",
)
EFFECTS: Final = (
    "A voter comes to each district of British Columbia.",
    "All voters at HQ but one scatter over Canada.",
    "A random rural district closes for good.",
    "A voter comes to each district of Ontario.",
    "A random remote district closes for good.",
    "A voter comes to each rural district.",
    "At the end HQ serves a quarter fewer voters.",
    "A voter comes to each remote district.",
    "A voter comes to each district of the Maritimes.",
    "HQ loses half of its polling sites.",
    f"In a random region staffing costs {SHORT_STAFFING} AP from now on.",
    "Every site in a random district goes down by 1.",
    "A random urban district closes for good.",
    "A voter comes to each district of Quebec.",
    "At the end remote complaints count twice.",
    "A voter comes to each urban district.",
    "A voter comes to each district of the Prairies.",
)
VERDICTS: Final = {
    "triumph": "Triumph",
    "well_done": "Well done",
    "trouble": "Trouble",
    "disaster": "Disaster",
}

MOODS: Final = {
    "triumph": "The country votes with a smile and trusts its elections again.",
    "well_done": "A calm election: some grumbling, on page nine of the local papers.",
    "trouble": "Queues lead every bulletin, and a committee of Parliament has questions.",
    "disaster": "Pitchforks storm a Parliament shut for repairs; the team flees to Switzerland.",
}
"""How the country takes each verdict."""
SHORT_REGIONS: Final = ("Maritimes", "Quebec", "Ontario", "Prairies", "BC", "Territories")
"""The regions as they stand on the board of a phone."""


def place(number: int) -> str:
    """Return the name of a district as a label, or HQ: "Ontario urban"."""
    if number == HQ:
        return "HQ"
    if number == DISTRICTS - 1:
        return REGIONS[TERRITORIES]
    return f"{REGIONS[REGION_OF[number]]} {TYPES[TYPE_OF[number]]}"


def named(number: int) -> str:
    """Return a place within a sentence: "urban Ontario", "the remote Prairies", "HQ"."""
    if number == HQ:
        return "HQ"
    home = REGION_OF[number]
    if home == TERRITORIES:
        return region(home)
    return f"{_ARTICLES[home]}{TYPES[TYPE_OF[number]]} {REGIONS[home]}"


def at(number: int) -> str:
    """Return a place as an adverb: "in urban Ontario", "in the Territories", "at HQ"."""
    return "at HQ" if number == HQ else f"in {named(number)}"


def region(number: int) -> str:
    """Return the name of a region as it stands in a sentence: "the Prairies", "Ontario"."""
    return _ARTICLES[number] + REGIONS[number]


def takes(placed: Placed) -> str:
    """Return what speaks for a region that is named: "Quebec: 4 short now, 9 by the end"."""
    return f"{region(placed.region)}: {placed.short_now} short now, {placed.short_later} by the end"


def takes_instead(changed: PlanChanged) -> str:
    """Return what speaks for a region that is named instead of another, if anything does."""
    later = changed.short_later
    said = f"{region(changed.region)} instead of {region(changed.old)}"
    if later > changed.old_short_later:
        return f"{said}: {later} short by the end, there {changed.old_short_later}"
    if changed.alone and later:
        return f"{said}, where others go: {later} short by the end"
    return said


def sums(scored: Scored) -> str:
    """Return the sum that makes a final score; goodwill only where the team started with any."""
    said = f"turnout {scored.turnout} − complaints {scored.complaints} − cost {scored.cost}"
    return f"{said} {summand(scored.goodwill, 'goodwill')}" if scored.goodwill else said


def final_score(scored: Scored) -> int:
    """Return the points that the summands of a score sheet come to."""
    return scored.turnout - scored.complaints - scored.cost + scored.goodwill


WHOLE_MAP: Final = "Back to the map"


def closer(where: int) -> str:
    """Return what a press on a region says that brings it near; 6 is headquarters."""
    return f"Look closely at {region(where) if where <= TERRITORIES else 'headquarters'}"


def unserved(now: float, end: float) -> str:
    """Return how many voters are likely not to be served, now and by the end of the game."""
    at_once, later = (f"{max(0.0, each):.1f}".removesuffix(".0") for each in (now, end))
    if at_once == later == "0":
        return "All served, now and by the end"
    if at_once == "0":
        return f"Served now, {later} short by the end"
    return f"{at_once} short now, {later} by the end"
