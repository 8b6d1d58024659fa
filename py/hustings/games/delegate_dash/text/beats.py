"""What is said of an event while it is shown: one short line each. Decides nothing.

A line about what a seat does leaves out the seat's name, which stands before it: "Iris: North to
Suns ace". Some events have no line. The walk of an automatic candidate tells why it goes where it
does, and the elimination of a candidate tells that its coins become uncommitted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import NamedTuple

from hustings.core.model import Event
from hustings.games.delegate_dash.board import GAP, REGION
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
    SHORT,
    coin_states,
    rolls,
    rolls_are_equal,
    state_name,
)
from hustings.games.delegate_dash.rules.campaign import venues_of
from hustings.games.delegate_dash.rules.convention import REASONS
from hustings.games.delegate_dash.state import MAJORITY, NOBODY, PAWN, REGION_OF, DashState
from hustings.messages.generated import delegate_dash as messages
from hustings.messages.people import Cast


class Told(NamedTuple):
    """What a line needs beside the event: the positions before and after it, and who looks."""

    before: DashState
    after: DashState
    cast: Cast

    def automatic(self, candidate: int) -> bool:
        """Return whether nobody plays a candidate."""
        return self.after.owner[candidate] == NOBODY


@singledispatch
def says(event: Event, told: Told) -> str:  # noqa: ARG001 - each event has a function of its own
    """Return one line on the event; "" where it goes with another."""
    return ""


def _totals(event: Convened | Counted, told: Told) -> list[str]:
    """Return the delegates of all candidates that are not eliminated."""
    shown = zip(SHORT, north_to_west(event), told.after.gone, strict=True)
    return [
        messages.candidate_total(candidate=name, total=total)
        for name, total, gone in shown
        if not gone
    ]


# Setting up and the rounds ------------------------------------------------------------------------


@says.register(Laid)
def _laid(_event: Laid, _told: Told) -> str:
    return messages.beat_laid()


@says.register(Picked)
def _picked(event: Picked, _told: Told) -> str:
    return messages.beat_picked(candidate=CANDIDATES[event.candidate])


@says.register(Placed)
def _placed(event: Placed, _told: Told) -> str:
    return messages.beat_placed(roll=event.roll, states=coin_states(event))


@says.register(RoundBegan)
def _round_began(event: RoundBegan, _told: Told) -> str:
    if not event.coins:
        return messages.beat_round_empty(round=event.round)
    holder = SHORT[event.holder]
    return messages.beat_round(round=event.round, coins=event.coins, candidate=holder)


@says.register(Flipped)
def _flipped(_event: Flipped, told: Told) -> str:
    """Return a line for the last coin only: what lies face up in each region now."""
    state = told.after
    if any(state.down[cell] for cell in venues_of(state, state.round)):
        return ""
    sums = [0, 0, 0, 0]
    for cell, stake in enumerate(state.stake):
        sums[REGION[cell]] += stake
    lies = [(name, total) for name, total in zip(REGIONS, sums, strict=True) if total]
    return messages.beat_flipped(
        totals=[messages.region_total(region=name, total=total) for name, total in lies]
    )


@says.register(Rolled)
def _rolled(event: Rolled, _told: Told) -> str:
    dice = north_to_west(event)
    thrown = rolls([number for side in event.order for number in (side, dice[side])])
    return messages.beat_rolled(rolls=thrown)


@says.register(Walked)
def _walked(event: Walked, told: Told) -> str:
    side, cell = event.candidate, event.path[-1]
    stake, automatic = told.after.stake[cell], told.automatic(side)
    return messages.beat_walked(
        candidate=SHORT[side],
        automatic=automatic,
        state=state_name(cell, event.number),
        home=bool(event.way),
        states=len(event.path) - 1,
        reason="stake" if stake else "nothing" if automatic else "none",
        stake=stake,
    )


@says.register(Stayed)
def _stayed(event: Stayed, told: Told) -> str:
    cell, state = event.cell, told.after
    who, automatic = SHORT[event.candidate], told.automatic(event.candidate)
    if cell == GAP:
        return messages.beat_stayed_gap(candidate=who, automatic=automatic)
    where, stake = state_name(cell, state.tiles[cell]), state.stake[cell]
    return messages.beat_stayed(candidate=who, automatic=automatic, state=where, stake=stake)


@says.register(Sent)
def _sent(event: Sent, _told: Told) -> str:
    where = state_name(event.cell, event.number)
    return messages.beat_sent(candidate=SHORT[event.candidate], state=where)


@says.register(Surrendered)
def _surrendered(event: Surrendered, _told: Told) -> str:
    region = REGIONS[REGION_OF[event.marker]]
    return messages.beat_surrendered(
        candidate=SHORT[event.candidate], region=region, value=event.value
    )


@says.register(Rerolled)
def _rerolled(event: Rerolled, _told: Told) -> str:
    return messages.beat_rerolled(candidate=SHORT[event.candidate], number=event.die)


@says.register(CaucusRolled)
def _caucus_rolled(event: CaucusRolled, _told: Told) -> str:
    return messages.beat_caucus(
        state=state_name(event.cell, event.number),
        rolls=rolls(event.ranking),
        tie=tie_rule(event.cell, event.ranking),
        first=SHORT[REGION[event.cell]],
    )


def tie_rule(cell: int, ranking: Sequence[int]) -> str:
    """Return how one of two equal dice comes first at a caucus: "home", "clockwise" or "none"."""
    dice = [die for _, die in rows(ranking)]
    for side, die in rows(ranking):
        if dice.count(die) > 1:
            return "home" if side == REGION[cell] else "clockwise"
    return "none"


def tie_break(cell: int, ranking: Sequence[int]) -> str:
    """Return why one of two equal dice comes first at a caucus; "" where none are equal."""
    match tie_rule(cell, ranking):
        case "home":
            return messages.tie_home()
        case "clockwise":
            return messages.tie_clockwise(first=SHORT[REGION[cell]])
    return ""


@says.register(Took)
def _took(event: Took, told: Told) -> str:
    return messages.beat_took(
        candidate=SHORT[event.candidate],
        automatic=told.automatic(event.candidate),
        value=event.value,
        state=state_name(event.cell, event.number),
        total=event.total,
    )


@says.register(Missed)
def _missed(event: Missed, told: Told) -> str:
    """Return a line for the last candidate that missed out only; it names all of them."""
    voters = told.before.voters
    if voters and voters[-1] != event.candidate:
        return ""
    return messages.beat_missed(
        count=len(voters),
        candidates=[SHORT[side] for side in voters],
        state=state_name(event.cell, event.number),
    )


@says.register(Stalled)
def _stalled(event: Stalled, told: Told) -> str:
    return messages.beat_stalled(rolls=event.rolls, delegates=sum(told.before.stake))


# The convention -----------------------------------------------------------------------------------


@says.register(Convened)
def _convened(event: Convened, told: Told) -> str:
    return messages.beat_convened(totals=_totals(event, told), uncommitted=event.uncommitted)


@says.register(TiedLast)
def _tied_last(event: TiedLast, _told: Told) -> str:
    tied = [SHORT[side] for side in event.candidates]
    return messages.beat_tied_last(total=event.total, candidates=tied)


@says.register(Sealed)
def _sealed(_event: Sealed, _told: Told) -> str:
    return messages.beat_sealed()


@says.register(Released)
def _released(event: Released, told: Told) -> str:
    return messages.beat_released(
        candidate=SHORT[event.candidate],
        automatic=told.automatic(event.candidate),
        markers=event.markers,
        region=REGIONS[event.region],
        delegates=event.delegates,
        total=event.total,
    )


@says.register(Eliminated)
def _eliminated(event: Eliminated, told: Told) -> str:
    who = CANDIDATES[event.candidate]
    return messages.beat_eliminated(count=told.after.count, candidate=who, total=event.total)


@says.register(SplitRolled)
def _split_rolled(event: SplitRolled, _told: Told) -> str:
    return messages.beat_split(region=REGIONS[event.region], rolls=rolls(event.ranking, 3))


@says.register(RolledOff)
def _rolled_off(event: RolledOff, _told: Told) -> str:
    return messages.beat_rolled_off(region=REGIONS[event.region], rolls=rolls(event.ranking))


@says.register(Awarded)
def _awarded(event: Awarded, _told: Told) -> str:
    who, marker = SHORT[event.candidate], event.marker
    if marker >= PAWN:
        owner = SHORT[marker - PAWN]
        return messages.beat_awarded_pawn(candidate=who, owner=owner, total=event.total)
    region = REGIONS[REGION_OF[marker]]
    return messages.beat_awarded(candidate=who, region=region, value=event.value, total=event.total)


@says.register(Counted)
def _counted(event: Counted, told: Told) -> str:
    majority = max(north_to_west(event)) >= MAJORITY
    return messages.beat_counted(totals=_totals(event, told), majority=majority, needed=MAJORITY)


@says.register(LegislatureRolled)
def _legislature_rolled(event: LegislatureRolled, _told: Told) -> str:
    again = rolls_are_equal(event.ranking)
    return messages.beat_legislature(rolls=rolls(event.ranking), again=again)


@says.register(Won)
def _won(event: Won, told: Told) -> str:
    who, total, how = CANDIDATES[event.candidate], event.total, REASONS[event.how]
    if event.seat == NOBODY:
        alone = len(told.cast.names) == 1
        return messages.beat_won_automatic(candidate=who, total=total, how=how, alone=alone)
    winner = told.cast.person(event.seat)
    return messages.beat_won(candidate=who, total=total, how=how, who=winner)
