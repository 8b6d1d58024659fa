"""One short sentence for each event that somebody who hears the game wants to know about.

The candidate of a player with only one is that player: "You take 30 at Crowns 3".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from hustings.core.model import Event, Seat
from hustings.games.delegate_dash.board import GAP
from hustings.games.delegate_dash.events import (
    CaucusRolled,
    Eliminated,
    Missed,
    Rerolled,
    Rolled,
    RoundBegan,
    Stayed,
    Surrendered,
    Took,
    Walked,
    north_to_west,
    rows,
)
from hustings.games.delegate_dash.names import CANDIDATES, REGIONS, SHORT, place_name, state_name
from hustings.games.delegate_dash.state import REGION_OF, DashState
from hustings.games.delegate_dash.text.beat_lines import Situation, move_end
from hustings.games.delegate_dash.vocabulary import PICK
from hustings.messages.formats import sentences
from hustings.messages.generated import delegate_dash as messages
from hustings.messages.people import YOU, Cast, Person


def candidate(side: int, situation: Situation, names: tuple[str, ...] = SHORT) -> Person:
    """Return a candidate as a person in a sentence: the listener, if it is their only one."""
    owner, viewer = situation.after.owner, situation.cast.viewer
    own = viewer is not None and owner[side] == viewer and owner.count(viewer) == 1
    return Person(names[side], YOU) if own else Person(names[side])


@singledispatch
def heard_line(event: Event, situation: Situation) -> str:  # noqa: ARG001
    """Return the sentence about an event; "" where the log's serves."""
    return ""


@heard_line.register(RoundBegan)
def _heard_round_began(event: RoundBegan, situation: Situation) -> str:
    if not event.coins:
        return ""
    who = candidate(event.holder, situation)
    return messages.heard_round(round=event.round, coins=event.coins, who=who)


@heard_line.register(Rolled)
def _heard_rolled(event: Rolled, situation: Situation) -> str:
    dice = north_to_west(event)
    thrown = [
        messages.heard_roll(who=candidate(side, situation), number=dice[side])
        for side in event.order
    ]
    return messages.log_rolled(rolls=thrown)


@heard_line.register(Walked)
def _heard_walked(event: Walked, situation: Situation) -> str:
    who, cell = candidate(event.candidate, situation), event.path[-1]
    line = messages.heard_walked(
        who=who,
        state=state_name(cell, event.number),
        home=bool(event.way),
        stake=situation.after.stake[cell],
    )
    return _with_end(line, event.candidate, situation)


def _with_end(line: str, side: int, situation: Situation) -> str:
    reason = move_end(side, situation)
    return sentences((line, messages.heard_move_over(reason=reason))) if reason else line


@heard_line.register(Stayed)
def _heard_stayed(event: Stayed, situation: Situation) -> str:
    line = messages.heard_stayed(who=candidate(event.candidate, situation))
    return _with_end(line, event.candidate, situation)


@heard_line.register(Surrendered)
def _heard_surrendered(event: Surrendered, situation: Situation) -> str:
    region = REGIONS[REGION_OF[event.marker]]
    return messages.heard_surrendered(
        who=candidate(event.candidate, situation), region=region, value=event.value
    )


@heard_line.register(Rerolled)
def _heard_rerolled(event: Rerolled, situation: Situation) -> str:
    return messages.heard_rerolled(who=candidate(event.candidate, situation), number=event.die)


@heard_line.register(CaucusRolled)
def _heard_caucus(event: CaucusRolled, situation: Situation) -> str:
    thrown = [
        messages.heard_roll(who=candidate(side, situation), number=die)
        for side, die in rows(event.ranking)
    ]
    return messages.log_caucus(state=state_name(event.cell, event.number), rolls=thrown)


@heard_line.register(Took)
def _heard_took(event: Took, situation: Situation) -> str:
    return messages.heard_took(
        who=candidate(event.candidate, situation),
        value=event.value,
        state=state_name(event.cell, event.number),
        total=event.total,
    )


@heard_line.register(Missed)
def _heard_missed(event: Missed, situation: Situation) -> str:
    where = state_name(event.cell, event.number)
    return messages.heard_missed(who=candidate(event.candidate, situation), state=where)


@heard_line.register(Eliminated)
def _heard_eliminated(event: Eliminated, situation: Situation) -> str:
    who = candidate(event.candidate, situation, CANDIDATES)
    return messages.heard_eliminated(who=who, total=event.total)


def standing(obs: DashState, viewer: Seat | None, names: Sequence[str]) -> list[str]:
    """Return where delegates lie face up, most first, and where the candidates stand."""
    if obs.turn.prompt == PICK:
        return []
    situation = Situation(obs, obs, Cast(viewer, names))
    cells = sorted((cell for cell in range(GAP) if obs.stake[cell]), key=lambda c: -obs.stake[c])
    stakes = [
        messages.heard_stake(state=place_name(obs, cell), stake=obs.stake[cell]) for cell in cells
    ]
    pawns = [
        messages.heard_pawn_in_gap(who=candidate(side, situation))
        if cell == GAP
        else messages.heard_pawn(who=candidate(side, situation), state=place_name(obs, cell))
        for side, cell in enumerate(obs.pawns)
        if not obs.gone[side]
    ]
    return [
        messages.heard_stakes(stakes=stakes) if stakes else messages.heard_no_stakes(),
        messages.heard_pawns(pawns=pawns),
    ]
