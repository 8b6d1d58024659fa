"""The log of Early States: one sentence per event. Decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from hustings.core.model import Event, Seat
from hustings.core.wording import Teller, form, listing
from hustings.games.early_states.events import (
    Announced,
    Began,
    Bought,
    Chose,
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
    Wasted,
)
from hustings.games.early_states.phrases import NUMBERS, RANKS, count, place_name, proceeds
from hustings.games.early_states.sheet import CIRCLES, ITEMS, STATES


def event(event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return one log sentence about an event; "" when it needs none."""
    return _line(event, Teller(viewer, names))


@singledispatch
def _line(event: Event, tell: Teller) -> str:  # noqa: ARG001 - each event has a function of its own
    """Return the log sentence about an event; "" when no function is registered for it."""
    return ""


# A turn ------------------------------------------------------------------------------------


@_line.register(Began)
def _began(event: Began, tell: Teller) -> str:
    return f"{tell.does(event.seat, 'begin')}."


@_line.register(StakeReceived)
def _stake_received(event: StakeReceived, tell: Teller) -> str:
    return f"{tell.does(event.seat, 'get')} ${event.funds} for coming later."


@_line.register(Rolled)
def _rolled(event: Rolled, tell: Teller) -> str:
    dice = listing([str(die) for die in event.dice])
    return f"{tell.does(event.seat, 'roll')}{' again' if event.throw > 1 else ''}: {dice}."


@_line.register(Chose)
def _chose(event: Chose, tell: Teller) -> str:
    return f"{tell.does(event.seat, 'take')} {_ones_taken(event.as_funds, event.as_votes)}."


def _ones_taken(funds: int, votes: int) -> str:
    """Return how many of the 1s were taken as what."""
    if funds and votes:
        return f"{NUMBERS[funds]} of the 1s as funds, {NUMBERS[votes]} as {_votes(votes)}"
    ones = "the 1" if funds + votes == 1 else f"the {NUMBERS[funds + votes]} 1s"
    return f"{ones} as {'funds' if funds else _votes(votes)}"


def _votes(number: int) -> str:
    return form(number, "a vote", "votes")


@_line.register(Collected)
def _collected(event: Collected, tell: Teller) -> str:
    return f"{tell.does(event.seat, 'collect')} {proceeds(event.funds, event.votes)}."


@_line.register(Bought)
def _bought(event: Bought, tell: Teller) -> str:
    return f"{tell.does(event.seat, 'buy')} {ITEMS[event.item].name} for ${event.price}."


# Marks and what they bring -----------------------------------------------------------------


@_line.register(Marked)
def _marked(event: Marked, tell: Teller) -> str:
    made = f"{count(event.count_, 'mark')} in {place_name(event.place)}"
    return f"{tell.does(event.seat, 'make')} {made} ({event.filled} of {CIRCLES[event.place]})."


@_line.register(Wasted)
def _wasted(event: Wasted, tell: Teller) -> str:
    return f"{tell.does(event.seat, 'lose')} {count(event.count_, 'mark')}: no free circle."


@_line.register(Filled)
def _filled(event: Filled, tell: Teller) -> str:
    name = STATES[event.state].name
    if not event.place:
        return f"{tell.does(event.seat, 'fill')} {name} too late: no number is left."
    gain = count(event.delegates, "delegate") + (f" and ${event.bonus}" if event.bonus else "")
    return f"{tell.does(event.seat, 'take')} {RANKS[event.place]} place in {name}: {gain}."


@_line.register(GainedDie)
def _gained_die(event: GainedDie, tell: Teller) -> str:
    return f"{tell.who(event.seat)} will roll {event.dice} dice from the next turn."


# The rival of a lone player ----------------------------------------------------------------


@_line.register(RivalMoved)
def _rival_moved(event: RivalMoved, _tell: Teller) -> str:
    return f"The rival takes first place in {STATES[event.state].name}."


@_line.register(Announced)
def _announced(event: Announced, _tell: Teller) -> str:
    name = STATES[event.state].name
    return (
        f"The rival will strike at {name} after turn {event.turn}, unless {name} is full by then."
    )


@_line.register(Foiled)
def _foiled(event: Foiled, _tell: Teller) -> str:
    return f"The rival comes too late to {STATES[event.state].name}, and strikes elsewhere."


@_line.register(Struck)
def _struck(event: Struck, _tell: Teller) -> str:
    return f"The rival strikes: it takes all of {STATES[event.state].name}."


# The end -----------------------------------------------------------------------------------


@_line.register(LastTurnsBegan)
def _last_turns_began(_event: LastTurnsBegan, tell: Teller) -> str:
    several = len(tell.names) > 1
    more = "one more turn for everybody" if several else "one more turn, never a sixteenth"
    return f"The last first place is gone: {more}."


@_line.register(Counted)
def _counted(event: Counted, tell: Teller) -> str:
    won = f"{count(event.delegates, 'delegate')}, {count(event.firsts, 'first place')}"
    return f"{tell.who(event.seat)}: {won}, ${event.cash}."
