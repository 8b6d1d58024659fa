"""Walks of pawns, and the moves of automatic candidates (rules 15 and 22 to 25)."""

from __future__ import annotations

from hustings.core.model import NO_LOG, Events
from hustings.games.delegate_dash.board import GAP, HOME_MASK, NULL, RANGE_MASK, path
from hustings.games.delegate_dash.events import FoundNothing, Sought, Stayed, Walked
from hustings.games.delegate_dash.state import DashState


def walk(state: DashState, side: int, cell: int, events: Events) -> None:
    """Move the candidate's pawn to a state and log its path."""
    if events is not NO_LOG:
        start, die = state.pawns[side], state.dice[side]
        way = 0 if RANGE_MASK[start][die] >> cell & 1 else 1
        events.append(Walked(side, die, way, state.tiles[cell], path(start, cell)))
    state.pawns[side] = cell


def robot_targets(state: DashState, side: int) -> list[int]:
    """Return the states within reach with the largest stake, [] where no coin is in reach."""
    mask = RANGE_MASK[state.pawns[side]][state.dice[side]] | HOME_MASK[side]
    stake = state.stake
    best, targets = 1, []
    for cell in range(GAP):
        if stake[cell] >= best and mask >> cell & 1:
            if stake[cell] > best:
                best, targets = stake[cell], [cell]
            else:
                targets.append(cell)
    return targets


def robot_goes(state: DashState, side: int, targets: list[int], events: Events) -> None:
    """Move an automatic candidate to the first target, or home to its null state if none."""
    cell = targets[0] if targets else NULL[side]
    if targets and events is not NO_LOG:
        number, stake = state.tiles[cell], state.stake[cell]
        equal = len(robot_targets(state, side))
        events.append(Sought(side, cell, number, stake, equal))
    elif not targets:
        events.append(FoundNothing(side))
    if cell == state.pawns[side]:
        events.append(Stayed(side, state.dice[side], cell))
    if cell != state.pawns[side]:
        walk(state, side, cell, events)
