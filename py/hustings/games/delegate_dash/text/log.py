"""The log of Delegate Dash: one sentence per event. Decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from hustings.core.model import Event, Seat
from hustings.core.wording import Teller, counted, listing
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
    ROUNDS,
    SHORT,
    coin_states,
    die_name,
    marker_name,
    rolls,
    rolls_are_equal,
    state_name,
    steps,
    worth,
)
from hustings.games.delegate_dash.state import NOBODY
from hustings.games.delegate_dash.text.board import SUPER


def event(event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return one log sentence about an event; "" when it needs no line."""
    return _line(event, Teller(viewer, names))


@singledispatch
def _line(event: Event, tell: Teller) -> str:  # noqa: ARG001 - every event has its own line
    """Return the log sentence about an event; "" when no function is registered for it."""
    return ""


# Setting up and the rounds ------------------------------------------------------------------------


@_line.register(Laid)
def _laid(_event: Laid, _tell: Teller) -> str:
    return "The 24 states are laid."


@_line.register(Picked)
def _picked(event: Picked, tell: Teller) -> str:
    return f"{tell.does(event.seat, 'play')} {CANDIDATES[event.candidate]}."


@_line.register(Placed)
def _placed(event: Placed, _tell: Teller) -> str:
    return f"Coin roll {event.roll}: one coin each to {listing(coin_states(event))}."


@_line.register(RoundBegan)
def _round_began(event: RoundBegan, _tell: Teller) -> str:
    number = event.round
    if not event.coins:
        return f"Round {number}: no coins lie on {ROUNDS[number]}."
    coins = counted(event.coins, "coin")
    name = "Super Tuesday, " if number == SUPER else ""
    return f"Round {number}, {name}{ROUNDS[number]}: {coins}. {SHORT[event.holder]} has the dice."


@_line.register(Flipped)
def _flipped(event: Flipped, _tell: Teller) -> str:
    return f"{state_name(event.cell, event.number)} turns up {worth(event.value)}."


@_line.register(Rolled)
def _rolled(event: Rolled, _tell: Teller) -> str:
    dice = north_to_west(event)
    return f"Roll: {rolls([n for side in event.order for n in (side, dice[side])])}."


@_line.register(Walked)
def _walked(event: Walked, _tell: Teller) -> str:
    who, where = SHORT[event.candidate], state_name(event.path[-1], event.number)
    if event.way:
        return f"{who} goes home to {where}."
    return f"{who} moves {steps(len(event.path) - 1)} to {where}."


@_line.register(Stayed)
def _stayed(event: Stayed, _tell: Teller) -> str:
    return f"{SHORT[event.candidate]} stays."


@_line.register(Sought)
def _sought(event: Sought, _tell: Teller) -> str:
    who, where = SHORT[event.candidate], state_name(event.cell, event.number)
    why = "as much as anywhere else" if event.equal > 1 else "the most"
    return f"{who} (automatic) is after {where}: {worth(event.stake)}, {why} it can reach."


@_line.register(FoundNothing)
def _found_nothing(event: FoundNothing, _tell: Teller) -> str:
    who, home = SHORT[event.candidate], state_name(NULL[event.candidate], 0)
    return f"{who} (automatic) can reach no caucus: {home} it is."


@_line.register(Sent)
def _sent(event: Sent, tell: Teller) -> str:
    where = state_name(event.cell, event.number)
    return f"{tell.does(event.seat, 'send')} {SHORT[event.candidate]} to {where}."


@_line.register(Surrendered)
def _surrendered(event: Surrendered, _tell: Teller) -> str:
    return f"{SHORT[event.candidate]} gives up {marker_name(event.marker)} to move again."


@_line.register(Rerolled)
def _rerolled(event: Rerolled, _tell: Teller) -> str:
    return f"{SHORT[event.candidate]} rolls {die_name(event.die)}."


@_line.register(CaucusRolled)
def _caucus_rolled(event: CaucusRolled, _tell: Teller) -> str:
    return f"Caucus at {state_name(event.cell, event.number)}: {rolls(event.ranking)}."


@_line.register(Took)
def _took(event: Took, _tell: Teller) -> str:
    who, where = SHORT[event.candidate], state_name(event.cell, event.number)
    return f"{who} takes {event.value} at {where}, and has {event.total}."


@_line.register(Missed)
def _missed(event: Missed, _tell: Teller) -> str:
    return f"{SHORT[event.candidate]} gets nothing at {state_name(event.cell, event.number)}."


@_line.register(Stalled)
def _stalled(event: Stalled, _tell: Teller) -> str:
    return f"Nobody took a coin in {event.rolls} rolls: what lies there is uncommitted."


@_line.register(Pooled)
def _pooled(event: Pooled, _tell: Teller) -> str:
    """Return a line for a marker that nobody had; what a candidate loses is told with that."""
    if event.candidate == NOBODY:
        return f"{marker_name(event.marker)} becomes uncommitted."
    return ""


# The convention -----------------------------------------------------------------------------------


def _standings(event: Convened | Counted) -> str:
    have = north_to_west(event)
    return ", ".join(f"{name} {total}" for name, total in zip(SHORT, have, strict=True))


@_line.register(Convened)
def _convened(event: Convened, _tell: Teller) -> str:
    return f"The convention: {_standings(event)}; {event.uncommitted} uncommitted."


@_line.register(TiedLast)
def _tied_last(event: TiedLast, _tell: Teller) -> str:
    who = listing([SHORT[side] for side in event.candidates])
    return f"{who} are tied for last with {event.total}."


@_line.register(Sealed)
def _sealed(event: Sealed, tell: Teller) -> str:
    return f"{tell.has(event.seat)} chosen a region to give up."


@_line.register(Released)
def _released(event: Released, _tell: Teller) -> str:
    markers = counted(event.markers, "marker")
    lost = f"{REGIONS[event.region]}: {markers}, {worth(event.delegates)}"
    return f"{SHORT[event.candidate]} gives up {lost}, and has {event.total} left."


@_line.register(Eliminated)
def _eliminated(event: Eliminated, _tell: Teller) -> str:
    return f"{CANDIDATES[event.candidate]} is eliminated with {worth(event.total)}."


@_line.register(SplitRolled)
def _split_rolled(event: SplitRolled, _tell: Teller) -> str:
    return f"For the uncommitted {REGIONS[event.region]}: {rolls(event.ranking, 3)}."


@_line.register(RolledOff)
def _rolled_off(event: RolledOff, _tell: Teller) -> str:
    return f"Roll-off for {REGIONS[event.region]}: {rolls(event.ranking)}."


@_line.register(Awarded)
def _awarded(event: Awarded, _tell: Teller) -> str:
    return f"{SHORT[event.candidate]} gets {marker_name(event.marker)}, and has {event.total}."


@_line.register(Counted)
def _counted(event: Counted, _tell: Teller) -> str:
    return f"Count: {_standings(event)}."


@_line.register(LegislatureRolled)
def _legislature_rolled(event: LegislatureRolled, _tell: Teller) -> str:
    again = "; again" if rolls_are_equal(event.ranking) else ""
    return f"304 each; the legislature rolls: {rolls(event.ranking)}{again}."


@_line.register(Won)
def _won(event: Won, tell: Teller) -> str:
    by = "as an automatic candidate" if event.seat == NOBODY else f"for {tell.whom(event.seat)}"
    return f"{CANDIDATES[event.candidate]} wins the nomination {by}, with {worth(event.total)}."
