"""What is printed on a sheet and beside it: short names, captions, reminders. Words only."""

from __future__ import annotations

from functools import cache
from typing import Final

from hustings.core.model import Seat
from hustings.core.wording import counted, either, form
from hustings.games.early_states.phrases import EFFECTS, count, head, medal, next_medal
from hustings.games.early_states.rules.marks import rival_next
from hustings.games.early_states.sheet import (
    CHOICE,
    CIRCLES,
    FACE_FUNDS,
    FACE_VOTES,
    FINANCE,
    ITEMS,
    PLACES,
    PRIZES,
    RIVAL_EVERY,
    SECOND_DIE,
    SOLO_TARGET,
    SOLO_TURNS,
    SPOKESPERSON,
    STATES,
    STRIKES,
)
from hustings.games.early_states.state import UNPLACED, State
from hustings.games.early_states.vocabulary import END

WORTH: Final = (
    ("1 mark each", "in 3 states"),
    ("a second re-roll", "each turn"),
    ("2 marks each", "in 3 states"),
    ("2 marks each", "in 5 states"),
    ("$1 more", "per die that pays"),
    ("1 vote more", "per voting die"),
    ("2 votes more", "each turn"),
)
"""What campaign items do, in two short lines."""

DELEGATES: Final = "delegates"
FUNDS: Final = "funds"
NEXT_TURN: Final = "next turn"
TAP_DICE: Final = ("Choose dice", "to roll again")
MISSING: Final = ("2nd die", "3rd die")
CAMPAIGN: Final = "Campaign"
ISSUES_ARE: Final = ("Issues, two at most:", "3 marks in each state")
ISSUES_LINE: Final = "Issues: two at most, 3 marks each"
OPEN: Final = "what is for sale"
CLOSE: Final = "back to the states"
TOO_LATE: Final = ("full", "too late")
CLOSED: Final = "no prize left"
TO_GO: Final = "to go:"
TARGET: Final = "Rival strikes next"
RACE: Final = "The race"
ORIGINS: Final = "Where every delegate came from"
BOUGHT: Final = "Staff and issues"
LEGEND: Final = "What the dice give"
STATE: Final = "State"
RIVAL: Final = "Rival"
PLACES_SHORT: Final = ("", "1st", "2nd", "3rd", "late")


def worth(item: int) -> tuple[str, str]:
    """Return in two lines what something does; of an issue its states."""
    states = listed(item)
    if not states:
        return WORTH[item]
    first = 2 if len(states[0]) + len(states[1]) < 14 else 1
    return ", ".join(states[:first]) + ",", ", ".join(states[first:])


@cache
def listed(item: int) -> tuple[str, ...]:
    """Return the states of an issue; none of what is no issue."""
    return tuple(STATES[place].name for place in ITEMS[item].listed)


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
    label = f"{label}, open: {', '.join(map(str, left)) or 'nothing'}"
    if strikes_here(obs, place):
        return f"{label}, the rival strikes here after turn {obs.turns + 1}"
    return label


def seat_label(obs: State, seat: Seat, name: str) -> str:
    """Return what a tab of a sheet says."""
    return f"{name}'s sheet: {count(obs.score[seat], 'delegate')}, ${obs.cash[seat]}"


def challenge(obs: State) -> tuple[str, ...]:
    """Return in short lines what a lone player has to know: the goal, what the rival does next."""
    goal = _goal(obs)
    place = rival_next(obs)
    after = (obs.turns // RIVAL_EVERY + 1) * RIVAL_EVERY
    if obs.turn.prompt == END or place is None or after >= SOLO_TURNS or obs.last >= 0:
        return goal
    if obs.rival != STRIKES:
        return goal[0], f"after turn {after} the rival takes", STATES[place].name
    if obs.target < 0:
        return goal[0], "nearest for the rival now:", STATES[place].name
    if obs.taken[place]:
        return goal[0], f"after turn {after} the rival strikes", "elsewhere: you were faster"
    return goal[0], f"after turn {after} the rival takes", f"all of {STATES[place].name}"


def _goal(obs: State) -> tuple[str, ...]:
    """Return how a lone player stands to the challenge, and what the next medal takes."""
    score = obs.score[0]
    won, more = medal(score, obs.rival), next_medal(score, obs.rival)
    if not won:
        return (f"{score} of {SOLO_TARGET + 1} delegates",)
    return f"{count(score, 'delegate')}: {won}", *([more] if more else [])


def strikes_here(obs: State, place: int) -> bool:
    """Return whether a rival has announced that it will take this state, and it still can."""
    return obs.target == place and not obs.taken[place]


def dice_owned(n: int) -> str:
    """Return how many of the three dice a seat has."""
    return f"{n} of 3 dice"


def missing(place: int, left: int, *, brief: bool = False) -> str:
    """Return how many marks more one needs for a further die. brief: where there is little room."""
    to_go = f"{left} to go"
    return to_go if brief else f"{MISSING[place - SECOND_DIE]}: {to_go}"


def leads(name: str, *, won: bool) -> str:
    """Return what the edge of a state says: a solid one that its first place is won."""
    return f"{name} {'has won 1st place' if won else 'is ahead'} here"


def yours(obs: State, seat: Seat, own: bool) -> str:
    """Return what stands on the shelf that is put away: all that a seat has bought."""
    bought = ", ".join(thing.name for i, thing in enumerate(ITEMS) if obs.owns(seat, i))
    return f"{'You own' if own else 'Bought'}: {bought or 'nothing yet'}"


def how_many(place: int, votes: int) -> str:
    """Return what is asked over the numbers of votes for a place."""
    return f"{head(place)}: how many of {votes} votes?"


def sheet_of(name: str) -> str:
    """Return what stands on the clip of a sheet."""
    return f"{name}’s sheet"


def taken_label(name: str, place: int, number: int) -> str:
    """Return what a prize says that somebody has taken."""
    return f"{name}: {PLACES_SHORT[place]} place, {count(number, 'delegate')}"


DELEGATE: Final = ("delegate", "delegates")
VOTE: Final = ("vote to place", "votes to place")


def apart(n: int, thing: tuple[str, str]) -> tuple[str, str]:
    """Return a number and the word for so many of a thing, to be drawn one below the other."""
    return str(n), form(n, *thing)


def purse(dollars: int) -> str:
    """Return a sum of money."""
    return f"${dollars}"


def face(value: int, items: int) -> str:
    """Return what a face gives whoever owns these items, in a few letters."""
    funds, votes = FACE_FUNDS[value], FACE_VOTES[value]
    if value == CHOICE:
        funds = votes = 1
    more_funds, more_votes = items >> FINANCE & 1, items >> SPOKESPERSON & 1
    parts = [f"${funds + more_funds}"] if funds else []
    if votes:
        votes += more_votes
        parts.append("vote" if votes == 1 and parts else count(votes, "vote"))
    return either(parts) if value == CHOICE else " + ".join(parts)


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
    return "Roll again", dice(n)


def ones_lines(ones: int, funds: int) -> tuple[str, ...]:
    """Return a choice for the 1s, in short lines."""
    votes = ones - funds
    return (*[f"${funds}"] * (funds > 0), *[counted(votes, "vote")] * (votes > 0))


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
