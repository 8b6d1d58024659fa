"""The log of Early States: one sentence per event."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from hustings.core.model import Event, Seat
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
from hustings.games.early_states.phrases import ITEM_NAMES, PLACE_NAMES, STATE_NAMES
from hustings.games.early_states.sheet import CIRCLES, STAFF_PLACES
from hustings.messages.generated import early_states as messages
from hustings.messages.people import Cast


def event(event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return the log sentence about an event; "" for none."""
    return _line(event, Cast(viewer, names))


@singledispatch
def _line(event: Event, cast: Cast) -> str:  # noqa: ARG001 - each event has a function of its own
    """Return the log sentence about an event; "" when no function is registered for it."""
    return ""


# A turn ------------------------------------------------------------------------------------


@_line.register(Began)
def _began(event: Began, cast: Cast) -> str:
    return messages.log_begins(who=cast.person(event.seat))


@_line.register(StakeReceived)
def _stake_received(event: StakeReceived, cast: Cast) -> str:
    return messages.log_stake(who=cast.person(event.seat), funds=event.funds)


@_line.register(Rolled)
def _rolled(event: Rolled, cast: Cast) -> str:
    faces = [str(die) for die in event.dice]
    return messages.log_rolled(who=cast.person(event.seat), again=event.throw > 1, faces=faces)


@_line.register(Chose)
def _chose(event: Chose, cast: Cast) -> str:
    who, funds, votes = cast.person(event.seat), event.as_funds, event.as_votes
    if funds and votes:
        return messages.log_took_both(who=who, funds=funds, votes=votes)
    if funds:
        return messages.log_took_funds(who=who, ones=funds)
    return messages.log_took_votes(who=who, ones=votes)


@_line.register(Collected)
def _collected(event: Collected, cast: Cast) -> str:
    return messages.log_collected(who=cast.person(event.seat), funds=event.funds, votes=event.votes)


@_line.register(Bought)
def _bought(event: Bought, cast: Cast) -> str:
    return messages.log_bought(
        who=cast.person(event.seat), item=ITEM_NAMES[event.item], price=event.price
    )


# Marks and what they bring -----------------------------------------------------------------


@_line.register(Marked)
def _marked(event: Marked, cast: Cast) -> str:
    return messages.log_marked(
        who=cast.person(event.seat),
        marks=event.count_,
        staff=event.place in STAFF_PLACES,
        place=PLACE_NAMES[event.place],
        filled=event.filled,
        circles=CIRCLES[event.place],
    )


@_line.register(Wasted)
def _wasted(event: Wasted, cast: Cast) -> str:
    return messages.log_wasted(who=cast.person(event.seat), marks=event.count_)


@_line.register(Filled)
def _filled(event: Filled, cast: Cast) -> str:
    who, state = cast.person(event.seat), STATE_NAMES[event.state]
    if not event.place:
        return messages.log_filled_late(who=who, state=state)
    return messages.log_filled(
        who=who, rank=event.place, state=state, delegates=event.delegates, bonus=event.bonus
    )


@_line.register(GainedDie)
def _gained_die(event: GainedDie, cast: Cast) -> str:
    return messages.log_die(who=cast.person(event.seat), dice=event.dice)


# The rival of a solo player ----------------------------------------------------------------


@_line.register(RivalMoved)
def _rival_moved(event: RivalMoved, _cast: Cast) -> str:
    return messages.log_rival_moved(state=STATE_NAMES[event.state])


@_line.register(Announced)
def _announced(event: Announced, _cast: Cast) -> str:
    return messages.log_announced(state=STATE_NAMES[event.state], turn=event.turn)


@_line.register(Foiled)
def _foiled(event: Foiled, _cast: Cast) -> str:
    return messages.log_foiled(state=STATE_NAMES[event.state])


@_line.register(Struck)
def _struck(event: Struck, _cast: Cast) -> str:
    return messages.log_struck(state=STATE_NAMES[event.state])


# The end -----------------------------------------------------------------------------------


@_line.register(LastTurnsBegan)
def _last_turns_began(_event: LastTurnsBegan, cast: Cast) -> str:
    return messages.log_last_turns(alone=len(cast.names) == 1)


@_line.register(Counted)
def _counted(event: Counted, cast: Cast) -> str:
    return messages.log_counted(
        who=cast.person(event.seat),
        delegates=event.delegates,
        firsts=event.firsts,
        cash=event.cash,
    )
