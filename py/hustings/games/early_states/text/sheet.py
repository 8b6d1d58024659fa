"""What is printed on a sheet and beside it: short names, captions, reminders. Words only."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Seat
from hustings.core.wording import counted
from hustings.games.early_states.phrases import EFFECTS, count, head
from hustings.games.early_states.rules.marks import rival_next
from hustings.games.early_states.sheet import (
    CIRCLES,
    ITEMS,
    PLACES,
    PRIZES,
    RIVAL_EVERY,
    SECOND_DIE,
    SOLO_TARGET,
    SOLO_TURNS,
    STATES,
)
from hustings.games.early_states.state import END, UNPLACED, State

SHORT_ITEMS: Final = (
    "Radio",
    "Organiser",
    "TV Ad",
    "Debate",
    "Finance",
    "Spokesp.",
    "Manager",
    "Pro Life",
    "Immigration",
    "Low Tax",
    "Defence",
)
"""Item names that fit into a narrow box."""

SIGNS: Final = ("3×✕", "↻ +1", "3×✕✕", "5×✕✕", "$ +1", "✕ +1", "+✕✕")
"""What campaign items do, in signs."""

FACES: Final = ("", "$ or ✕", "$ + ✕", "$$$", "$$", "✕✕", "✕✕✕")
"""What a face gives, in signs."""

DELEGATES: Final = "delegates"
FUNDS: Final = "funds"
VOTES: Final = "votes"
NEXT_TURN: Final = "next turn"
TAP_DICE: Final = ("Tap dice to", "throw again")
RACE: Final = "The race"
ORIGINS: Final = "Where every delegate came from"
BOUGHT: Final = "Staff and issues"
LEGEND: Final = "What the dice give"
STATE: Final = "State"
RIVAL: Final = "Rival"
PLACES_SHORT: Final = ("", "1st", "2nd", "3rd", "late")


def price(item: int) -> str:
    """Return what an item costs and, in signs, what it does."""
    thing = ITEMS[item]
    does = " ".join(STATES[place].short for place in thing.listed) or SIGNS[item]
    return f"${thing.price} {does}"


def owned(item: int) -> str:
    """Return, in signs, what something does that has been bought."""
    thing = ITEMS[item]
    return f"✓ {' '.join(STATES[place].short for place in thing.listed) or SIGNS[item]}"


def item_label(obs: State, seat: Seat, item: int) -> str:
    """Return what a box for an item says to who cannot see it."""
    thing = ITEMS[item]
    bought = ", bought" if obs.owns(seat, item) else ""
    return f"{thing.name}, ${thing.price}: {EFFECTS[item]}{bought}"


def place_label(obs: State, seat: Seat, place: int) -> str:
    """Return how far a seat is with a state or a staff row."""
    label = f"{head(place)}: {obs.marks[seat * PLACES + place]} of {CIRCLES[place]}"
    if place >= SECOND_DIE:
        return label
    rank = obs.place[seat * 9 + place]
    if rank == UNPLACED:
        return f"{label}, full too late"
    if rank:
        return f"{label}, {PLACES_SHORT[rank]} place"
    left = PRIZES[place][obs.taken[place] :]
    return f"{label}, open: {', '.join(map(str, left)) or 'nothing'}"


def seat_label(obs: State, seat: Seat, name: str) -> str:
    """Return what a tab of a sheet says."""
    return f"{name}'s sheet: {count(obs.score[seat], 'delegate')}, ${obs.cash[seat]}"


def challenge(obs: State) -> str:
    """Return what a lone player has to know: the goal, and what the rival does next."""
    place = rival_next(obs)
    after = (obs.turns // RIVAL_EVERY + 1) * RIVAL_EVERY
    goal = f"{obs.score[0]} of {SOLO_TARGET + 1} delegates"
    if place is None or after >= SOLO_TURNS or obs.last >= 0:
        return goal
    return f"{goal} · rival takes {STATES[place].short} after turn {after}"


def die_label(value: int, chosen: bool) -> str:
    """Return what a die says that can be chosen for another throw."""
    return f"Die showing {value}: {'throw again' if chosen else 'stays'}"


def again(left: int) -> str:
    """Return how many more throws there are."""
    return f"{count(left, 're-roll')} left"


def dice(n: int) -> str:
    """Return a number of dice in words."""
    return counted(n, "die", "dice")


def roll_these(n: int) -> tuple[str, str]:
    """Return the two lines of the button that throws the chosen dice."""
    return "Re-roll", dice(n)


def ones_signs(ones: int, funds: int) -> str:
    """Return a choice for the 1s in signs."""
    return "$" * funds + "✕" * (ones - funds)


def cell(obs: State, seat: Seat, place: int) -> str:
    """Return a seat's standing in a state in the fewest signs: marks to go, or its place.

    At the end it is the delegates that the state gave.
    """
    rank = obs.place[seat * 9 + place]
    if obs.turn.prompt == END:
        return f"{_prize(rank, place)}" if rank else "–"
    return PLACES_SHORT[rank] if rank else str(obs.free(seat, place))


def _prize(rank: int, place: int) -> int:
    """Return the delegates for a place in a state."""
    return 0 if rank == UNPLACED else PRIZES[place][rank - 1]


def race_title(obs: State) -> str:
    """Return the heading over the table of all sheets."""
    return ORIGINS if obs.turn.prompt == END else RACE


def cell_label(obs: State, seat: Seat, place: int, name: str) -> str:
    """Return the same in words."""
    rank = obs.place[seat * 9 + place]
    if rank:
        won = f"{PLACES_SHORT[rank]} place, {count(_prize(rank, place), 'delegate')}"
        return f"{name}: {'too late' if rank == UNPLACED else won}"
    return f"{name} needs {obs.free(seat, place)}"
