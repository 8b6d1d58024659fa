"""What the board and the panels of Delegate Dash say: labels a screen reader can speak."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from hustings.games.delegate_dash.board import DISTANCE, GAP
from hustings.games.delegate_dash.headline import convention_count
from hustings.games.delegate_dash.names import (
    CANDIDATES,
    COLOURS,
    REGIONS,
    SHORT,
    place_name,
)
from hustings.games.delegate_dash.rules.campaign import NUMBERS, coins_at
from hustings.games.delegate_dash.state import (
    CONVENTION,
    NOBODY,
    VALUE,
    DashState,
    totals,
)
from hustings.games.delegate_dash.vocabulary import MOVE
from hustings.messages.generated import delegate_dash as messages

SUPER: Final = 3
"""The round called Super Tuesday."""


def state_label(obs: DashState, cell: int) -> str:
    """Return all there is to say about a state: coins, pawns, and how far it is for who moves."""
    facts = []
    coins = [str(VALUE[m]) for m in coins_at(obs, cell)]
    if coins:
        facts.append(messages.view_face_up(values=coins))
    if obs.down[cell]:
        facts.append(messages.view_face_down(coins=obs.down[cell]))
    here = [SHORT[side] for side in range(4) if obs.pawns[side] == cell and not obs.gone[side]]
    if here:
        facts.append(messages.view_here(candidates=here))
    if obs.turn.prompt == MOVE and obs.turn.seats:
        side = moving(obs)
        far = DISTANCE[obs.pawns[side]][cell] if side != NOBODY else 0
        if far:
            facts.append(messages.view_away(states=far))
    name = place_name(obs, cell)
    if not facts:
        return name
    told = reduce(lambda so_far, fact: messages.view_facts(facts=so_far, next=fact), facts)
    return messages.view_state(state=name, facts=told)


def candidate_label(obs: DashState, side: int, names: Sequence[str]) -> str:
    """Return all there is to say about a candidate."""
    seat = obs.owner[side]
    rolled = bool(obs.order) and not obs.gone[side]
    return messages.view_candidate(
        candidate=CANDIDATES[side],
        colour=COLOURS[side],
        region=REGIONS[side],
        player=names[seat] if seat != NOBODY else nobodys(obs),
        delegates=totals(obs)[side],
        turn="eliminated" if obs.gone[side] else "rolled" if rolled else "none",
        number=obs.dice[side],
        place=obs.order.index(side) + 1 if rolled else 0,
        dice=bool(obs.round) and obs.holder == side,
    )


def moving(obs: DashState) -> int:
    """Return the candidate that moves next; NOBODY when all have, or outside the rounds."""
    going = 0 < obs.round < CONVENTION and obs.mover < len(obs.order)
    return obs.order[obs.mover] if going else NOBODY


def nobodys(obs: DashState) -> str:
    """Return what a candidate is that no player has."""
    return messages.automatic() if obs.laid else messages.view_free()


def calendar(obs: DashState) -> list[tuple[str, int, bool, bool]]:
    """Return (label, coins still face down, past, now) for the five rounds and the convention."""
    rows = []
    for number in range(1, CONVENTION + 1):
        coins = 0
        if number < CONVENTION:
            coins = sum(obs.down[cell] for cell in range(GAP) if obs.tiles[cell] in NUMBERS[number])
        label = messages.view_calendar(round=number)
        rows.append((label, coins, number < obs.round, number == obs.round))
    return rows


def gap_lines(obs: DashState, room: int) -> tuple[str, ...]:
    """Return what the middle of the board says: the round, what votes, who has the dice.

    room: for how many lines there is room.
    """
    number = obs.round
    if not number:
        return ()
    if room == 1:
        return (messages.round_number(round=number),)
    if room == 2:
        return messages.gap_first(round=number), messages.gap_second(round=number)
    return (
        messages.gap_title(round=number),
        messages.gap_votes(round=number),
        messages.gap_dice(candidate=SHORT[obs.holder]),
    )


def round_lines(number: int, holder: int, coins: int) -> tuple[str, str, str]:
    """Return how a round is announced: a headline and two lines below it."""
    title = messages.round_title(round=number)
    if not coins:
        return title, messages.banner_empty(round=number), messages.banner_next()
    votes = messages.banner_votes(round=number, coins=coins)
    return title, votes, messages.dice_holder(candidate=SHORT[holder])


def convention_title(obs: DashState) -> str:
    """Return what stands above the convention."""
    if obs.winner != NOBODY:
        return messages.view_nominated(candidate=CANDIDATES[obs.winner])
    return convention_count(obs.count)
