"""Short phrases for what happens, without a subject: "rolls 4 6", "TV Ad", "2 marks in Iowa"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.wording import listing
from hustings.games.early_states.phrases import EFFECTS, RANKS, count, place_name
from hustings.games.early_states.sheet import CIRCLES, ITEMS, SECOND_DIE, STATES

BEGINS: Final = "begins"
LAST_CALL: Final = "The last first place is gone"
ONE_MORE: Final = "One more turn for everybody"
ONE_MORE_ALONE: Final = "One more turn at most"
TOO_LATE: Final = "The rival comes too late"
FILL_FIRST: Final = "No place in it is left"
LAST_OF_ALL: Final = "The very last turn"
YOUR_LAST: Final = "Your last turn"
_NAMES: Final = tuple(item.name.replace("Television", "TV") for item in ITEMS)


def rolls(throw: int, dice: Sequence[int]) -> str:
    """Return how dice fell; throw: 1 for the first of a turn."""
    fallen = " ".join(map(str, dice))
    return f"rolls {fallen}" if throw == 1 else f"then {fallen}"


def stake(dollars: int) -> str:
    """Return with what a later seat begins."""
    return f"${dollars} for coming later"


def funds(dollars: int) -> str:
    """Return what the dice brought."""
    return f"${dollars}"


def buys(item: int) -> str:
    """Return what was bought; what an issue does happens with it."""
    return f"{ITEMS[item].name} ({EFFECTS[item]})" if ITEMS[item].listed else _NAMES[item]


def marks(place: int, number: int, *, more: bool) -> str:
    """Return marks made; more: an ad has been told of before, so that the word can be spared."""
    if place >= SECOND_DIE:
        return f"{count(number, 'mark')} for {place_name(place)}"
    name = STATES[place].name
    return f"{number} in {name}" if more else f"{count(number, 'mark')} in {name}"


def fills(state: int, place: int, delegates: int) -> str:
    """Return which place a full state brought, and how many delegates."""
    name = STATES[state].name
    return f"{RANKS[place]} in {name}: {delegates}" if place else f"fills {name} too late"


def gains_die(dice: int) -> str:
    """Return how many dice are rolled from the next turn on."""
    return f"{dice} dice from now on"


def towards_die(place: int, filled: int) -> str:
    """Return how far a seat is with a row that brings a die."""
    return f"{place_name(place).removeprefix('the ')} {filled} of {CIRCLES[place]}"


def total(delegates: int, firsts: int, cash: int) -> str:
    """Return what a seat ends with."""
    return f"{count(delegates, 'delegate')}, {count(firsts, 'first place')}, ${cash}"


def taken(name: str, state: int, place: int) -> str:
    """Return the heading over a state that has been taken."""
    return f"{name}: {RANKS[place]} in {STATES[state].name}"


def goes_for(state: int) -> str:
    """Return the heading when the rival announces where it will strike."""
    return f"The rival goes for {STATES[state].name}"


def strikes(state: int) -> str:
    """Return the heading when the rival has struck."""
    return f"The rival takes all of {STATES[state].name}"


def strikes_after(turn: int) -> str:
    """Return when an announced strike comes."""
    return f"It strikes after turn {turn}"


def too_late(state: int) -> str:
    """Return what was full before the rival came."""
    return f"{STATES[state].name} is yours already"


def prize(delegates: int, bonus: int) -> str:
    """Return what a place brought, in full."""
    return listing([count(delegates, "delegate")] + [f"${bonus}"] * (bonus > 0))


def last_turns(left: int, seats: int, *, mine: bool) -> str:
    """Return how the end of the game stands: so many turns are still to be ended."""
    if left > seats:
        return ONE_MORE if seats > 1 else ONE_MORE_ALONE
    if mine:
        return YOUR_LAST
    return LAST_OF_ALL if left == 1 else f"Last turns: {left} to go"


def gain(dollars: int) -> str:
    """Return dollars that somebody gets, as they stand on a coin."""
    return f"+${dollars}"
