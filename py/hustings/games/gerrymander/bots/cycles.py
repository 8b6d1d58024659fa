"""Which few borders together would cut a region in two: the closing sets a player could draw now.

Contract every connected piece of border to a point: a closing set is then a simple cycle through
such points and free corners. Short ones always pass a piece of more than one corner (or the rim),
because a ring of free corners alone has at least six sides.
"""

from __future__ import annotations

from typing import TypeAlias

from hustings.games.gerrymander.board import RIM
from hustings.games.gerrymander.state import CLOSING, FREE, State

Steps: TypeAlias = dict[int, list[tuple[int, int]]]
"""For each piece of border the (edge, other piece) pairs of the borders that could join them."""


def closing_sets(state: State, most: int) -> list[tuple[int, ...]]:
    """Return every set of at most `most` borders that closes a ring, each in a playable order.

    The last border of a set may turn out to cut off too few counties; the caller must look.
    """
    found: dict[tuple[int, ...], tuple[int, ...]] = {
        (edge,): (edge,) for edge, can in enumerate(state.can) if can == CLOSING
    }
    if most < 2:
        return list(found.values())
    steps = _steps(state)
    for start in steps:
        if start == state.tree[RIM] or state.tree.count(start) > 1:
            for ring in _rings(state, steps, start, most):
                found.setdefault(tuple(sorted(ring)), ring)
    return list(found.values())


def _steps(state: State) -> Steps:
    steps: Steps = {}
    tree = state.tree
    for edge, (one, two) in enumerate(state.board.ends):
        if state.can[edge] == FREE:
            here, there = tree[one], tree[two]
            steps.setdefault(here, []).append((edge, there))
            steps.setdefault(there, []).append((edge, here))
    return steps


def _rings(state: State, steps: Steps, start: int, most: int) -> list[tuple[int, ...]]:
    """Return the rings through one piece of border, each once for each way round.

    Rings through a lower numbered piece are left out: they are found from there.
    """
    tree = state.tree
    rings: list[tuple[int, ...]] = []
    todo: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), (start,))]
    while todo:
        edges, passed = todo.pop()
        for edge, there in steps[passed[-1]]:
            if there == start:
                if edges and edge not in edges:
                    rings.append((*edges, edge))
            elif (
                len(edges) + 1 < most
                and there not in passed
                and (there > start or tree.count(there) == 1)
            ):
                todo.append(((*edges, edge), (*passed, there)))
    return rings
