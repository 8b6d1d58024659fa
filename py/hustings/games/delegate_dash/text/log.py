"""The log of Delegate Dash: one sentence per event."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from hustings.core.model import Event, Seat
from hustings.games.delegate_dash.board import NULL
from hustings.games.delegate_dash.events import (
    Awarded,
    CaucusRolled,
    Convened,
    Counted,
    Eliminated,
    Flipped,
    FoundNothing,
    Laid,
    LegislatureRolled,
    Missed,
    Picked,
    Placed,
    Pooled,
    Released,
    Rerolled,
    Rolled,
    RolledOff,
    RoundBegan,
    Sealed,
    Sent,
    Sought,
    SplitRolled,
    Stalled,
    Stayed,
    Surrendered,
    TiedLast,
    Took,
    Walked,
    Won,
    north_to_west,
)
from hustings.games.delegate_dash.names import (
    CANDIDATES,
    REGIONS,
    SHORT,
    coin_states,
    rolls,
    rolls_are_equal,
    state_name,
)
from hustings.games.delegate_dash.state import NOBODY, PAWN, REGION_OF
from hustings.messages.generated import delegate_dash as messages
from hustings.messages.people import Cast


def event(event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return one log sentence about an event; "" when it needs no line."""
    return _log_line(event, Cast(viewer, names))


@singledispatch
def _log_line(event: Event, cast: Cast) -> str:  # noqa: ARG001 - every event has its own line
    """Return the log sentence about an event; "" when no function is registered for it."""
    return ""


# Setting up and the rounds ------------------------------------------------------------------------


@_log_line.register(Laid)
def _log_laid(_event: Laid, _cast: Cast) -> str:
    return messages.log_laid()


@_log_line.register(Picked)
def _log_picked(event: Picked, cast: Cast) -> str:
    return messages.log_picked(who=cast.person(event.seat), candidate=CANDIDATES[event.candidate])


@_log_line.register(Placed)
def _log_placed(event: Placed, _cast: Cast) -> str:
    return messages.log_placed(roll=event.roll, states=coin_states(event))


@_log_line.register(RoundBegan)
def _log_round_began(event: RoundBegan, _cast: Cast) -> str:
    if not event.coins:
        return messages.log_round_empty(round=event.round)
    holder = SHORT[event.holder]
    return messages.log_round(round=event.round, coins=event.coins, candidate=holder)


@_log_line.register(Flipped)
def _log_flipped(event: Flipped, _cast: Cast) -> str:
    where = state_name(event.cell, event.number)
    return messages.log_flipped(state=where, delegates=event.value)


@_log_line.register(Rolled)
def _log_rolled(event: Rolled, _cast: Cast) -> str:
    dice = north_to_west(event)
    thrown = rolls([number for side in event.order for number in (side, dice[side])])
    return messages.log_rolled(rolls=thrown)


@_log_line.register(Walked)
def _log_walked(event: Walked, _cast: Cast) -> str:
    who, where = SHORT[event.candidate], state_name(event.path[-1], event.number)
    if event.way:
        return messages.log_went_home(candidate=who, state=where)
    return messages.log_walked(candidate=who, states=len(event.path) - 1, state=where)


@_log_line.register(Stayed)
def _log_stayed(event: Stayed, _cast: Cast) -> str:
    return messages.log_stayed(candidate=SHORT[event.candidate])


@_log_line.register(Sought)
def _log_sought(event: Sought, _cast: Cast) -> str:
    return messages.log_sought(
        candidate=SHORT[event.candidate],
        state=state_name(event.cell, event.number),
        delegates=event.stake,
        shared=event.equal > 1,
    )


@_log_line.register(FoundNothing)
def _log_found_nothing(event: FoundNothing, _cast: Cast) -> str:
    home = state_name(NULL[event.candidate], 0)
    return messages.log_found_nothing(candidate=SHORT[event.candidate], state=home)


@_log_line.register(Sent)
def _log_sent(event: Sent, cast: Cast) -> str:
    return messages.log_sent(
        who=cast.person(event.seat),
        candidate=SHORT[event.candidate],
        state=state_name(event.cell, event.number),
    )


@_log_line.register(Surrendered)
def _log_surrendered(event: Surrendered, _cast: Cast) -> str:
    region = REGIONS[REGION_OF[event.marker]]
    return messages.log_surrendered(
        candidate=SHORT[event.candidate], region=region, value=event.value
    )


@_log_line.register(Rerolled)
def _log_rerolled(event: Rerolled, _cast: Cast) -> str:
    return messages.log_rerolled(candidate=SHORT[event.candidate], number=event.die)


@_log_line.register(CaucusRolled)
def _log_caucus_rolled(event: CaucusRolled, _cast: Cast) -> str:
    where = state_name(event.cell, event.number)
    return messages.log_caucus(state=where, rolls=rolls(event.ranking))


@_log_line.register(Took)
def _log_took(event: Took, _cast: Cast) -> str:
    return messages.log_took(
        candidate=SHORT[event.candidate],
        value=event.value,
        state=state_name(event.cell, event.number),
        total=event.total,
    )


@_log_line.register(Missed)
def _log_missed(event: Missed, _cast: Cast) -> str:
    where = state_name(event.cell, event.number)
    return messages.log_missed(candidate=SHORT[event.candidate], state=where)


@_log_line.register(Stalled)
def _log_stalled(event: Stalled, _cast: Cast) -> str:
    return messages.log_stalled(rolls=event.rolls)


@_log_line.register(Pooled)
def _log_pooled(event: Pooled, _cast: Cast) -> str:
    """Return a line for a coin nobody held; other events say what a candidate loses."""
    if event.candidate != NOBODY:
        return ""
    return messages.log_pooled(region=REGIONS[REGION_OF[event.marker]], value=event.value)


# The convention -----------------------------------------------------------------------------------


def _totals(event: Convened | Counted) -> list[str]:
    have = zip(SHORT, north_to_west(event), strict=True)
    return [messages.candidate_total(candidate=name, total=total) for name, total in have]


@_log_line.register(Convened)
def _log_convened(event: Convened, _cast: Cast) -> str:
    return messages.log_convened(totals=_totals(event), uncommitted=event.uncommitted)


@_log_line.register(TiedLast)
def _log_tied_last(event: TiedLast, _cast: Cast) -> str:
    tied = [SHORT[side] for side in event.candidates]
    return messages.log_tied_last(candidates=tied, total=event.total)


@_log_line.register(Sealed)
def _log_sealed(event: Sealed, cast: Cast) -> str:
    return messages.log_sealed(who=cast.person(event.seat))


@_log_line.register(Released)
def _log_released(event: Released, _cast: Cast) -> str:
    return messages.log_released(
        candidate=SHORT[event.candidate],
        region=REGIONS[event.region],
        markers=event.markers,
        delegates=event.delegates,
        total=event.total,
    )


@_log_line.register(Eliminated)
def _log_eliminated(event: Eliminated, _cast: Cast) -> str:
    who = CANDIDATES[event.candidate]
    return messages.log_eliminated(candidate=who, delegates=event.total)


@_log_line.register(SplitRolled)
def _log_split_rolled(event: SplitRolled, _cast: Cast) -> str:
    return messages.log_split(region=REGIONS[event.region], rolls=rolls(event.ranking, 3))


@_log_line.register(RolledOff)
def _log_rolled_off(event: RolledOff, _cast: Cast) -> str:
    return messages.log_rolled_off(region=REGIONS[event.region], rolls=rolls(event.ranking))


@_log_line.register(Awarded)
def _log_awarded(event: Awarded, _cast: Cast) -> str:
    who, marker = SHORT[event.candidate], event.marker
    if marker >= PAWN:
        owner = SHORT[marker - PAWN]
        return messages.log_awarded_pawn(candidate=who, owner=owner, total=event.total)
    region = REGIONS[REGION_OF[marker]]
    return messages.log_awarded(candidate=who, region=region, value=event.value, total=event.total)


@_log_line.register(Counted)
def _log_counted(event: Counted, _cast: Cast) -> str:
    return messages.log_counted(totals=_totals(event))


@_log_line.register(LegislatureRolled)
def _log_legislature_rolled(event: LegislatureRolled, _cast: Cast) -> str:
    again = rolls_are_equal(event.ranking)
    return messages.log_legislature(rolls=rolls(event.ranking), again=again)


@_log_line.register(Won)
def _log_won(event: Won, cast: Cast) -> str:
    who = CANDIDATES[event.candidate]
    if event.seat == NOBODY:
        return messages.log_won_automatic(candidate=who, delegates=event.total)
    winner = cast.person(event.seat)
    return messages.log_won(candidate=who, who=winner, delegates=event.total)
