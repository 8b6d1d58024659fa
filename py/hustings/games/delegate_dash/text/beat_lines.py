"""One short line for each event that playback shows.

The seat's name is shown before the line, "Iris: North to Suns ace", so the line leaves it out.
Some events have no line: the walk of an automatic candidate also says why it goes there, and an
elimination also says that the candidate's markers become uncommitted.
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
from hustings.games.delegate_dash.rules.campaign import surrender_is_pointless, venues_of
from hustings.games.delegate_dash.rules.convention import REASONS
from hustings.games.delegate_dash.state import MAJORITY, NOBODY, PAWN, REGION_OF, DashState
from hustings.games.delegate_dash.vocabulary import AFTER
from hustings.messages.generated import delegate_dash as messages
from hustings.messages.people import Cast


class Situation(NamedTuple):
    """The positions before and after an event, and who looks."""

    before: DashState
    after: DashState
    cast: Cast

    def automatic(self, candidate: int) -> bool:
        """Return whether no player has a candidate."""
        return self.after.owner[candidate] == NOBODY


@singledispatch
def beat_line(event: Event, situation: Situation) -> str:  # noqa: ARG001 - each event has a function of its own
    """Return the line for an event; "" where it goes with another."""
    return ""


def _totals(event: Convened | Counted, situation: Situation) -> list[str]:
    """Return the totals of the candidates that are not eliminated."""
    shown = zip(SHORT, north_to_west(event), situation.after.gone, strict=True)
    return [
        messages.candidate_total(candidate=name, total=total)
        for name, total, gone in shown
        if not gone
    ]


# Setting up and the rounds ------------------------------------------------------------------------


@beat_line.register(Laid)
def _beat_laid(_event: Laid, _situation: Situation) -> str:
    return messages.beat_laid()


@beat_line.register(Picked)
def _beat_picked(event: Picked, _situation: Situation) -> str:
    return messages.beat_picked(candidate=CANDIDATES[event.candidate])


@beat_line.register(Placed)
def _beat_placed(event: Placed, _situation: Situation) -> str:
    return messages.beat_placed(roll=event.roll, states=coin_states(event))


@beat_line.register(RoundBegan)
def _beat_round_began(event: RoundBegan, _situation: Situation) -> str:
    if not event.coins:
        return messages.beat_round_empty(round=event.round)
    holder = SHORT[event.holder]
    return messages.beat_round(round=event.round, coins=event.coins, candidate=holder)


@beat_line.register(Flipped)
def _beat_flipped(_event: Flipped, situation: Situation) -> str:
    """Return a line for the last coin only: the delegates face up in each region."""
    state = situation.after
    if any(state.down[cell] for cell in venues_of(state, state.round)):
        return ""
    sums = [0, 0, 0, 0]
    for cell, stake in enumerate(state.stake):
        sums[REGION[cell]] += stake
    totals = zip(REGIONS, sums, strict=True)
    return messages.beat_flipped(
        totals=[messages.region_total(region=name, total=total) for name, total in totals if total]
    )


@beat_line.register(Rolled)
def _beat_rolled(event: Rolled, _situation: Situation) -> str:
    dice = north_to_west(event)
    thrown = rolls([number for side in event.order for number in (side, dice[side])])
    return messages.beat_rolled(rolls=thrown)


@beat_line.register(Walked)
def _beat_walked(event: Walked, situation: Situation) -> str:
    side, cell = event.candidate, event.path[-1]
    stake, automatic = situation.after.stake[cell], situation.automatic(side)
    line = messages.beat_walked(
        candidate=SHORT[side],
        automatic=automatic,
        state=state_name(cell, event.number),
        home=bool(event.way),
        states=len(event.path) - 1,
        reason="stake" if stake else "nothing" if automatic else "none",
        stake=stake,
    )
    return _with_end(line, side, situation)


def move_end(side: int, situation: Situation) -> str:
    """Return why a move of the viewer's candidate is over without being asked (rule 20).

    "none": it holds no coin. "pointless": no coin is worth another roll. "" where it goes on, or
    where the candidate is not the viewer's.
    """
    state, viewer = situation.after, situation.cast.viewer
    if viewer is None or state.owner[side] != viewer:
        return ""
    if side not in state.where:
        return "none"
    return "pointless" if state.turn.prompt == AFTER and surrender_is_pointless(state) else ""


def _with_end(line: str, side: int, situation: Situation) -> str:
    reason = move_end(side, situation)
    return messages.beat_move_over(line=line, reason=reason) if reason else line


@beat_line.register(Stayed)
def _beat_stayed(event: Stayed, situation: Situation) -> str:
    cell, state = event.cell, situation.after
    who, automatic = SHORT[event.candidate], situation.automatic(event.candidate)
    if cell == GAP:
        line = messages.beat_stayed_gap(candidate=who, automatic=automatic)
    else:
        where, stake = state_name(cell, state.tiles[cell]), state.stake[cell]
        line = messages.beat_stayed(candidate=who, automatic=automatic, state=where, stake=stake)
    return _with_end(line, event.candidate, situation)


@beat_line.register(Sent)
def _beat_sent(event: Sent, _situation: Situation) -> str:
    where = state_name(event.cell, event.number)
    return messages.beat_sent(candidate=SHORT[event.candidate], state=where)


@beat_line.register(Surrendered)
def _beat_surrendered(event: Surrendered, _situation: Situation) -> str:
    region = REGIONS[REGION_OF[event.marker]]
    return messages.beat_surrendered(
        candidate=SHORT[event.candidate], region=region, value=event.value
    )


@beat_line.register(Rerolled)
def _beat_rerolled(event: Rerolled, _situation: Situation) -> str:
    return messages.beat_rerolled(candidate=SHORT[event.candidate], number=event.die)


@beat_line.register(CaucusRolled)
def _beat_caucus_rolled(event: CaucusRolled, _situation: Situation) -> str:
    return messages.beat_caucus(
        state=state_name(event.cell, event.number),
        rolls=rolls(event.ranking),
        tie=tie_rule(event.cell, event.ranking),
        first=SHORT[REGION[event.cell]],
    )


def tie_rule(cell: int, ranking: Sequence[int]) -> str:
    """Return the rule that orders equal dice at a caucus: "home", "clockwise" or "none"."""
    dice = [die for _, die in rows(ranking)]
    for side, die in rows(ranking):
        if dice.count(die) > 1:
            return "home" if side == REGION[cell] else "clockwise"
    return "none"


def tie_break(cell: int, ranking: Sequence[int]) -> str:
    """Return the line on how equal dice were ordered at a caucus; "" where none are equal."""
    match tie_rule(cell, ranking):
        case "home":
            return messages.tie_home()
        case "clockwise":
            return messages.tie_clockwise(first=SHORT[REGION[cell]])
    return ""


@beat_line.register(Took)
def _beat_took(event: Took, situation: Situation) -> str:
    return messages.beat_took(
        candidate=SHORT[event.candidate],
        automatic=situation.automatic(event.candidate),
        value=event.value,
        state=state_name(event.cell, event.number),
        total=event.total,
    )


@beat_line.register(Missed)
def _beat_missed(event: Missed, situation: Situation) -> str:
    """Return a line for the last candidate that got no coin; it names all of them."""
    voters = situation.before.voters
    if voters and voters[-1] != event.candidate:
        return ""
    return messages.beat_missed(
        count=len(voters),
        candidates=[SHORT[side] for side in voters],
        state=state_name(event.cell, event.number),
    )


@beat_line.register(Stalled)
def _beat_stalled(event: Stalled, situation: Situation) -> str:
    return messages.beat_stalled(rolls=event.rolls, delegates=sum(situation.before.stake))


# The convention -----------------------------------------------------------------------------------


@beat_line.register(Convened)
def _beat_convened(event: Convened, situation: Situation) -> str:
    return messages.beat_convened(totals=_totals(event, situation), uncommitted=event.uncommitted)


@beat_line.register(TiedLast)
def _beat_tied_last(event: TiedLast, _situation: Situation) -> str:
    tied = [SHORT[side] for side in event.candidates]
    return messages.beat_tied_last(total=event.total, candidates=tied)


@beat_line.register(Sealed)
def _beat_sealed(_event: Sealed, _situation: Situation) -> str:
    return messages.beat_sealed()


@beat_line.register(Released)
def _beat_released(event: Released, situation: Situation) -> str:
    return messages.beat_released(
        candidate=SHORT[event.candidate],
        automatic=situation.automatic(event.candidate),
        markers=event.markers,
        region=REGIONS[event.region],
        delegates=event.delegates,
        total=event.total,
    )


@beat_line.register(Eliminated)
def _beat_eliminated(event: Eliminated, situation: Situation) -> str:
    who = CANDIDATES[event.candidate]
    return messages.beat_eliminated(count=situation.after.count, candidate=who, total=event.total)


@beat_line.register(SplitRolled)
def _beat_split_rolled(event: SplitRolled, _situation: Situation) -> str:
    return messages.beat_split(region=REGIONS[event.region], rolls=rolls(event.ranking, 3))


@beat_line.register(RolledOff)
def _beat_rolled_off(event: RolledOff, _situation: Situation) -> str:
    return messages.beat_rolled_off(region=REGIONS[event.region], rolls=rolls(event.ranking))


@beat_line.register(Awarded)
def _beat_awarded(event: Awarded, _situation: Situation) -> str:
    who, marker = SHORT[event.candidate], event.marker
    if marker >= PAWN:
        owner = SHORT[marker - PAWN]
        return messages.beat_awarded_pawn(candidate=who, owner=owner, total=event.total)
    region = REGIONS[REGION_OF[marker]]
    return messages.beat_awarded(candidate=who, region=region, value=event.value, total=event.total)


@beat_line.register(Counted)
def _beat_counted(event: Counted, situation: Situation) -> str:
    majority = max(north_to_west(event)) >= MAJORITY
    return messages.beat_counted(
        totals=_totals(event, situation), majority=majority, needed=MAJORITY
    )


@beat_line.register(LegislatureRolled)
def _beat_legislature_rolled(event: LegislatureRolled, _situation: Situation) -> str:
    again = rolls_are_equal(event.ranking)
    return messages.beat_legislature(rolls=rolls(event.ranking), again=again)


@beat_line.register(Won)
def _beat_won(event: Won, situation: Situation) -> str:
    who, total, how = CANDIDATES[event.candidate], event.total, REASONS[event.how]
    if event.seat == NOBODY:
        alone = len(situation.cast.names) == 1
        return messages.beat_won_automatic(candidate=who, total=total, how=how, alone=alone)
    winner = situation.cast.person(event.seat)
    return messages.beat_won(candidate=who, total=total, how=how, who=winner)
