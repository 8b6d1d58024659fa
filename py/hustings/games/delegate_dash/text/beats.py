"""What is said of an event while it is shown: one short line each. Decides nothing.

A line about what a seat does leaves out the seat's name, which stands before it: "Iris: North to
Suns ace". Some events have no line. The walk of an automatic candidate tells why it goes where it
does, and the elimination of a candidate tells that its coins become uncommitted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Final, NamedTuple

from hustings.core.model import Event, Seat
from hustings.core.wording import counted, form, listing
from hustings.games.delegate_dash.board import REGION
from hustings.games.delegate_dash.events import (
    Awarded,
    CaucusRolled,
    Convened,
    Counted,
    Eliminated,
    Flipped,
    Laid,
    LegislatureRolled,
    Missed,
    Picked,
    Placed,
    Released,
    Rerolled,
    Rolled,
    RolledOff,
    RoundBegan,
    Sealed,
    Sent,
    SplitRolled,
    Stalled,
    Stayed,
    Surrendered,
    TiedLast,
    Took,
    Walked,
    Won,
    north_to_west,
    rows,
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
from hustings.games.delegate_dash.rules.campaign import venues_of
from hustings.games.delegate_dash.state import MAJORITY, NOBODY, DashState
from hustings.games.delegate_dash.text.board import SUPER
from hustings.games.delegate_dash.vocabulary import BROKERED, BY_LEGISLATURE, OUTRIGHT


class Told(NamedTuple):
    """What a line needs beside the event: the positions before and after it, and who looks."""

    before: DashState
    after: DashState
    viewer: Seat | None
    names: Sequence[str]


@singledispatch
def says(event: Event, told: Told) -> str:  # noqa: ARG001 - each event has a function of its own
    """Return one line on the event; "" where it goes with another."""
    return ""


def _who(side: int, told: Told) -> str:
    """Return a candidate's name, marked as automatic where nobody plays it."""
    return SHORT[side] + (" (automatic)" if told.after.owner[side] == NOBODY else "")


def _standings(event: Convened | Counted, told: Told) -> str:
    """Return the delegates of all candidates that are not eliminated."""
    shown = zip(SHORT, north_to_west(event), told.after.gone, strict=True)
    return ", ".join(f"{name} {total}" for name, total, gone in shown if not gone)


# Setting up and the rounds ------------------------------------------------------------------------


@says.register(Laid)
def _laid(_event: Laid, _told: Told) -> str:
    return "The 24 states are laid out"


@says.register(Picked)
def _picked(event: Picked, _told: Told) -> str:
    return f"plays {CANDIDATES[event.candidate]}"


@says.register(Placed)
def _placed(event: Placed, _told: Told) -> str:
    return f"Coin roll {event.roll} of 6: {', '.join(coin_states(event))}"


@says.register(RoundBegan)
def _round_began(event: RoundBegan, _told: Told) -> str:
    number = event.round
    if not event.coins:
        return f"Round {number}: no coins lie on {ROUNDS[number]}"
    name = "Super Tuesday" if number == SUPER else f"Round {number}"
    coins = counted(event.coins, "coin")
    return f"{name}: {ROUNDS[number]}, {coins}; {SHORT[event.holder]} has the dice"


@says.register(Flipped)
def _flipped(_event: Flipped, told: Told) -> str:
    """Return a line for the last coin only: what lies face up in each region now."""
    state = told.after
    if any(state.down[cell] for cell in venues_of(state, state.round)):
        return ""
    sums = [0, 0, 0, 0]
    for cell, stake in enumerate(state.stake):
        sums[REGION[cell]] += stake
    return "Face up: " + ", ".join(
        f"{name} {n}" for name, n in zip(REGIONS, sums, strict=True) if n
    )


@says.register(Rolled)
def _rolled(event: Rolled, _told: Told) -> str:
    dice = north_to_west(event)
    return "Order: " + ", ".join(f"{SHORT[side]} {die_name(dice[side])}" for side in event.order)


@says.register(Walked)
def _walked(event: Walked, told: Told) -> str:
    side, cell = event.candidate, event.path[-1]
    stake = told.after.stake[cell]
    how = "home" if event.way else steps(len(event.path) - 1)
    if stake:
        why = f", for {stake}"
    else:
        why = ": nothing in reach" if told.after.owner[side] == NOBODY else ""
    return f"{_who(side, told)} to {state_name(cell, event.number)}, {how}{why}"


@says.register(Stayed)
def _stayed(event: Stayed, told: Told) -> str:
    cell, state = event.cell, told.after
    number = state.tiles[cell] if cell < len(state.tiles) else 0
    stake = state.stake[cell] if cell < len(state.stake) else 0
    why = f" for {stake}" if stake else ""
    return f"{_who(event.candidate, told)} stays in {state_name(cell, number)}{why}"


@says.register(Sent)
def _sent(event: Sent, _told: Told) -> str:
    where = state_name(event.cell, event.number)
    return f"sends {SHORT[event.candidate]} to {where}, as good as any"


@says.register(Surrendered)
def _surrendered(event: Surrendered, _told: Told) -> str:
    return f"{SHORT[event.candidate]} gives up {marker_name(event.marker)} to roll and move again"


@says.register(Rerolled)
def _rerolled(event: Rerolled, _told: Told) -> str:
    return f"{SHORT[event.candidate]} rolls {die_name(event.die)}"


@says.register(CaucusRolled)
def _caucus_rolled(event: CaucusRolled, _told: Told) -> str:
    where, tie = state_name(event.cell, event.number), tie_break(event.cell, event.ranking)
    return f"Caucus, {where}: {rolls(event.ranking)}" + (f"; {tie}" if tie else "")


def tie_break(cell: int, ranking: Sequence[int]) -> str:
    """Return why one of two equal dice comes first at a caucus; "" where none are equal."""
    home, dice = REGION[cell], [die for _, die in rows(ranking)]
    for side, die in rows(ranking):
        if dice.count(die) > 1:
            return "a tie, home first" if side == home else f"a tie, clockwise from {SHORT[home]}"
    return ""


@says.register(Took)
def _took(event: Took, told: Told) -> str:
    where = state_name(event.cell, event.number)
    return f"{_who(event.candidate, told)} takes {event.value} in {where}, now {event.total}"


@says.register(Missed)
def _missed(event: Missed, told: Told) -> str:
    """Return a line for the last candidate that missed out only; it names all of them."""
    voters = told.before.voters
    if voters and voters[-1] != event.candidate:
        return ""
    who, gets = listing([SHORT[side] for side in voters]), form(len(voters), "gets", "get")
    return f"{who} {gets} nothing in {state_name(event.cell, event.number)}"


@says.register(Stalled)
def _stalled(event: Stalled, told: Told) -> str:
    left = counted(sum(told.before.stake), "delegate")
    return f"No coin taken in {event.rolls} rolls: {left} left uncommitted"


# The convention -----------------------------------------------------------------------------------


@says.register(Convened)
def _convened(event: Convened, told: Told) -> str:
    left = f"; {event.uncommitted} uncommitted" if event.uncommitted else ""
    return f"The convention: {_standings(event, told)}{left}"


@says.register(TiedLast)
def _tied_last(event: TiedLast, _told: Told) -> str:
    who = listing([SHORT[side] for side in event.candidates])
    then = "each gives up a region" if event.total else "with nothing they are out"
    return f"Tied for last with {event.total}: {who}; {then}"


@says.register(Sealed)
def _sealed(_event: Sealed, _told: Told) -> str:
    return "has chosen which region to give up"


@says.register(Released)
def _released(event: Released, told: Told) -> str:
    what = f"{counted(event.markers, 'marker')} of {REGIONS[event.region]}"
    lost = f"{worth(event.delegates)} gone, {event.total} left"
    return f"{_who(event.candidate, told)} gives up {what}: {lost}"


@says.register(Eliminated)
def _eliminated(event: Eliminated, told: Told) -> str:
    who = CANDIDATES[event.candidate]
    return f"Count {told.after.count}: {who} is last with {event.total} and out"


@says.register(SplitRolled)
def _split_rolled(event: SplitRolled, _told: Told) -> str:
    return f"For the uncommitted {REGIONS[event.region]}: {rolls(event.ranking, 3)}"


@says.register(RolledOff)
def _rolled_off(event: RolledOff, _told: Told) -> str:
    return f"Equal, so a roll-off for {REGIONS[event.region]}: {rolls(event.ranking)}"


@says.register(Awarded)
def _awarded(event: Awarded, _told: Told) -> str:
    return f"{SHORT[event.candidate]} gets {marker_name(event.marker)}, now {event.total}"


@says.register(Counted)
def _counted(event: Counted, told: Told) -> str:
    majority = max(north_to_west(event)) >= MAJORITY
    what = "" if majority else f"; nobody has {MAJORITY}"
    return f"Counted again: {_standings(event, told)}{what}"


@says.register(LegislatureRolled)
def _legislature_rolled(event: LegislatureRolled, _told: Told) -> str:
    again = "; equal, again" if rolls_are_equal(event.ranking) else ""
    return f"304 each, so the legislature rolls: {rolls(event.ranking)}{again}"


_WON_BY: Final = {
    OUTRIGHT: "a majority at once",
    BROKERED: "a majority at the convention",
    BY_LEGISLATURE: "by the legislature’s roll",
}


@says.register(Won)
def _won(event: Won, told: Told) -> str:
    if event.seat == NOBODY:
        whose = "automatic, so you lose" if len(told.names) == 1 else "automatic, so all lose"
    else:
        whose = "you win" if event.seat == told.viewer else f"{told.names[event.seat]} wins"
    who, how = CANDIDATES[event.candidate], _WON_BY[event.how]
    return f"{who} is nominated with {event.total}, {how}: {whose}"
