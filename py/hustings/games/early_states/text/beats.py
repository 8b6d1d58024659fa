"""Short phrases for what happens, without a subject: "rolls 4 6", "TV Ad", "2 marks in Iowa"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.games.early_states.phrases import EFFECTS, ITEM_NAMES, PLACE_NAMES, STATE_NAMES
from hustings.games.early_states.sheet import CIRCLES, ITEMS, SECOND_DIE, TELEVISION
from hustings.messages.generated import early_states as messages

BEGINS: Final = messages.beat_begins()
_SHORT_NAMES: Final = {TELEVISION: messages.item_television_short()}
"""Names of items that are shortened in a caption."""


def faces(dice: Sequence[int]) -> str:
    """Return what dice show, as they lie: "4 6"."""
    return " ".join(map(str, dice))


def rolls(throw: int, dice: Sequence[int]) -> str:
    """Return how dice fell; throw: 1 for the first of a turn."""
    return messages.beat_rolled(again=throw > 1, dice=faces(dice))


def buys(item: int) -> str:
    """Return what was bought; what an issue does happens with it."""
    if ITEMS[item].listed:
        return messages.beat_issue(item=ITEM_NAMES[item], effect=EFFECTS[item])
    return _SHORT_NAMES.get(item, ITEM_NAMES[item])


def marks(place: int, number: int, *, more: bool) -> str:
    """Return marks made; more: an ad has been told of before, so that the word can be spared."""
    if place >= SECOND_DIE:
        return messages.beat_marked_die(marks=number, place=PLACE_NAMES[place])
    state = STATE_NAMES[place]
    if more:
        return messages.beat_marked_more(marks=number, state=state)
    return messages.beat_marked(marks=number, state=state)


def fills(state: int, place: int, delegates: int) -> str:
    """Return which place a full state brought, and how many delegates."""
    name = STATE_NAMES[state]
    if not place:
        return messages.beat_filled_late(state=name)
    return messages.beat_filled(rank=place, state=name, delegates=delegates)


def towards_die(place: int, filled: int) -> str:
    """Return how far a seat is with a row that brings a die."""
    return messages.die_row_filled(
        second=place == SECOND_DIE, filled=filled, circles=CIRCLES[place]
    )


def taken(name: str, state: int, place: int) -> str:
    """Return the heading over a state that has been taken."""
    return messages.ribbon_taken(name=name, rank=place, state=STATE_NAMES[state])


def last_turns(left: int, seats: int, *, mine: bool) -> str:
    """Return how the end of the game stands: so many turns are still to be ended."""
    if left > seats:
        return messages.ribbon_last_line() if seats > 1 else messages.ribbon_last_alone()
    return messages.banner_last_turns(mine=mine, left=left)
