"""What is shown of Early States between two decisions: throws, purchases, marks, states taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import AT_ONCE, BRIEF, PLAIN, SCENE, Beat, Event, Seat
from hustings.games.early_states import rules
from hustings.games.early_states import vocabulary as v
from hustings.games.early_states.events import (
    Announced,
    Began,
    Bought,
    Collected,
    Counted,
    Filled,
    Foiled,
    GainedDie,
    LastTurnsBegan,
    Marked,
    RivalMoved,
    Rolled,
    StakeReceived,
    Struck,
)
from hustings.games.early_states.sheet import CIRCLES, ITEMS
from hustings.games.early_states.state import State
from hustings.games.early_states.text import event as sentence
from hustings.games.early_states.text import outcome
from hustings.games.early_states.text import telling as words

_AGAIN: Final = 200
_MARKS: Final = 150
"""Milliseconds: what a bot does most often takes least, so that five of them take no six seconds.

A second throw only replaces the first; marks are a flash at the rim of one's own sheet.
"""
_DIE: Final = 500
_LAST_CALL: Final = 2200
_RESULT: Final = 2500
_APART: Final = {
    RivalMoved.NUMBER: SCENE,
    Announced.NUMBER: SCENE,
    Foiled.NUMBER: PLAIN,
    Struck.NUMBER: SCENE,
    LastTurnsBegan.NUMBER: _LAST_CALL,
}
"""What no seat does, and how long it is told."""


def beat(
    event: Event, before: State, after: State, viewer: Seat | None, names: Sequence[str]
) -> Beat | None:
    """Return how an event is told."""
    kind, args = event[0], event[1:]
    if kind in _APART:
        return Beat(_line(sentence(event, viewer, names)), _APART[kind], sound="stamp")
    if kind == Counted.NUMBER:
        return _total(args, after, names)
    return _did(kind, args[0], args[1:], before)


def _did(kind: int, seat: Seat, args: Sequence[int], before: State) -> Beat | None:
    """Return how something is told that a player did; None for what shows in what follows."""
    if kind == Began.NUMBER:
        return Beat(words.BEGINS, PLAIN, seat)
    if kind == StakeReceived.NUMBER:
        return Beat(words.stake(args[0]), BRIEF, seat, "coin")
    if kind == Rolled.NUMBER:
        return Beat(words.rolls(args[0], args[2:]), _AGAIN if args[0] > 1 else BRIEF, seat, "dice")
    if kind == Collected.NUMBER:
        return Beat(words.funds(args[0]), AT_ONCE, seat, "coin") if args[0] else None
    if kind == Bought.NUMBER:
        return Beat(words.buys(args[0]), BRIEF, seat, "card")
    if kind == Marked.NUMBER:
        return _marks(seat, args, before)
    if kind == Filled.NUMBER:
        late = not args[1]
        return Beat(words.fills(*args[:3]), PLAIN if late else SCENE, seat, "" if late else "stamp")
    if kind == GainedDie.NUMBER:
        return Beat(words.gains_die(args[0]), _DIE, seat, "dice")
    return None


def _marks(seat: Seat, args: Sequence[int], before: State) -> Beat | None:
    """Return how marks are told: the last ones of a row with what it brings, an issue's with it."""
    place, count, filled, source = args
    if filled == CIRCLES[place] or (source and ITEMS[source - 1].listed):
        return None
    more = source != v.BY_VOTES and before.named.bit_count() > 0
    return Beat(words.marks(place, count, more=more), _MARKS, seat)


def _total(args: Sequence[int], after: State, names: Sequence[str]) -> Beat:
    """Return how the result is told: each seat's own, then, with the last, who won and why."""
    seat = args[0]
    if seat < after.seats - 1:
        return Beat(words.total(*args[1:]), BRIEF, seat)
    return Beat(_line(outcome(rules.outcome(after), names)), _RESULT)


def _line(said: str) -> str:
    """Return a sentence as a caption."""
    return said.rstrip(".")
