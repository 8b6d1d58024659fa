"""Closing sets: the few borders that together cut a region in two.

Contract every connected piece of border to a point: a closing set is then a simple cycle of such
points and free corners. Short cycles always pass a piece of more than one corner (or the rim),
because a cycle of free corners alone has at least six sides.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, TypeAlias

from hustings.core.model import Seat
from hustings.games.gerrymander import rules as book
from hustings.games.gerrymander.state import CLOSING, FREE, State
from hustings.games.gerrymander.vocabulary import BORDER

SOLO_LOOKAHEAD: Final = 4
"""Borders to look ahead in a solo game, where a turn has only one."""

Steps: TypeAlias = dict[int, list[tuple[int, int]]]
"""By piece of border, the (edge, other piece) pairs of borders that would join them."""


def closing_sets(state: State, max_borders: int) -> list[tuple[int, ...]]:
    """Return every closing set of at most `max_borders` borders, each in a playable order.

    The last border of a set may cut off too few counties; the caller must check.
    """
    sets: dict[tuple[int, ...], tuple[int, ...]] = {
        (edge,): (edge,) for edge, can in enumerate(state.can) if can == CLOSING
    }
    if max_borders < 2:
        return list(sets.values())
    steps = _steps(state)
    lines = {piece for piece in steps if state.tree.count(piece) > 1}
    lines.update(state.tree[wall] for wall in state.board.walls)
    for start in steps:
        if start in lines:
            for cycle in _cycles(steps, lines, start, max_borders):
                sets.setdefault(tuple(sorted(cycle)), cycle)
    return list(sets.values())


def turn_closing_sets(obs: State) -> list[tuple[int, ...]]:
    """Return the closing sets that can be drawn in this turn."""
    return closing_sets(obs, obs.left if obs.seats > 1 else SOLO_LOOKAHEAD)


def after_borders(obs: State, seat: Seat, borders: tuple[int, ...]) -> State | None:
    """Return the position after a closing set, or None if one of its borders is not legal."""
    after = obs.clone()
    after.left = len(borders) + 1
    for edge in borders:
        if not after.can[edge]:
            return None
        book.apply(after, seat, (BORDER, edge))
    return after


def _steps(state: State) -> Steps:
    steps: Steps = {}
    tree = state.tree
    for edge, (one, two) in enumerate(state.board.ends):
        if state.can[edge] == FREE:
            here, there = tree[one], tree[two]
            steps.setdefault(here, []).append((edge, there))
            steps.setdefault(there, []).append((edge, here))
    return steps


def _cycles(
    steps: Steps, lines: Collection[int], start: int, max_borders: int
) -> list[tuple[int, ...]]:
    """Return the cycles through a piece of border, once in each direction.

    lines: all pieces but free corners. Cycles through a lower numbered line are left out: they are
    found from there.
    """
    cycles: list[tuple[int, ...]] = []
    todo: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), (start,))]
    while todo:
        edges, passed = todo.pop()
        for edge, there in steps[passed[-1]]:
            if there == start:
                if edges and edge not in edges:
                    cycles.append((*edges, edge))
            elif (
                len(edges) + 1 < max_borders
                and there not in passed
                and (there > start or there not in lines)
            ):
                todo.append(((*edges, edge), (*passed, there)))
    return cycles
