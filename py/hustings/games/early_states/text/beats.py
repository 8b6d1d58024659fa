"""Captions of events, without a subject: "rolls a 4", "runs a TV Ad", "takes first in Iowa"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.games.early_states.phrases import EFFECTS, PLACE_NAMES, STATE_NAMES
from hustings.games.early_states.sheet import CIRCLES, ITEMS, SECOND_DIE
from hustings.messages.generated import early_states as messages

BEGINS: Final = messages.beat_begins()


def faces(dice: Sequence[int]) -> str:
    """Return the faces of dice: "4 6"."""
    return " ".join(map(str, dice))


def rolls(throw: int, dice: Sequence[int]) -> str:
    """Return the caption of a throw. throw: its number in the turn, from 1."""
    return messages.beat_rolled(again=throw > 1, count=len(dice), dice=list(map(str, dice)))


def buys(item: int) -> str:
    """Return the caption of a purchase, for an issue with its effect."""
    bought = messages.beat_bought(item=item)
    if ITEMS[item].listed:
        return messages.beat_issue(bought=bought, effect=EFFECTS[item])
    return bought


def marks(place: int, number: int, *, more: bool) -> str:
    """Return the caption of marks. more: whether marks of the same ad were shown before."""
    if place >= SECOND_DIE:
        return messages.beat_marked_die(marks=number, place=PLACE_NAMES[place])
    state = STATE_NAMES[place]
    if more:
        return messages.beat_marked_more(marks=number, state=state)
    return messages.beat_marked(marks=number, state=state)


def fills(state: int, place: int, delegates: int) -> str:
    """Return the caption of a full state: place and delegates."""
    name = STATE_NAMES[state]
    if not place:
        return messages.beat_filled_late(state=name)
    return messages.beat_filled(rank=place, state=name, delegates=delegates)


def towards_die(place: int, filled: int) -> str:
    """Return the caption of a staff row: circles filled."""
    return messages.die_row_filled(
        second=place == SECOND_DIE, filled=filled, circles=CIRCLES[place]
    )


def taken(name: str, state: int, place: int) -> str:
    """Return the heading about a place taken in a state."""
    return messages.ribbon_taken(name=name, rank=place, state=STATE_NAMES[state])


def beaten(name: str, state: int, place: int) -> str:
    """Return the heading about a place that the viewer was after."""
    return messages.ribbon_beaten(name=name, rank=place, state=STATE_NAMES[state])


def last_turns(left: int, seats: int, *, mine: bool) -> str:
    """Return the banner of the last turns. left: turns still to be ended."""
    if left > seats:
        return messages.ribbon_last_line() if seats > 1 else messages.ribbon_last_alone()
    return messages.banner_last_turns(mine=mine, left=left)
