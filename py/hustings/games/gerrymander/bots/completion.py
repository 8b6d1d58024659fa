"""Finishing a map at random, thousands of times a second, for the searches.

Draw all remaining borders in some order, each where it is legal. A border that joins two pieces of
border never closes anything; the others, which would, connect the counties to a tree (the dual of
the tree of borders). So it is enough to sort the edges into these two kinds and to cut the county
tree at its edges in order, wherever both parts keep four counties. No flood and no district test is
needed.
"""

from __future__ import annotations

from collections.abc import Callable

from hustings.games.gerrymander.regions import MIN_COUNTIES
from hustings.games.gerrymander.state import DEAD, State


class Completion:
    """A position prepared for finishing its map many times.

    After `finish`, `drawn` lists the borders in the order in which they were drawn, and `parts`
    gives for each county of the open regions, in the order of `counties`, the number of its part.
    """

    __slots__ = (
        "_ends",
        "_fixed",
        "_pairs",
        "_tree",
        "counties",
        "drawn",
        "edges",
        "parts",
    )

    def __init__(self, state: State) -> None:
        land, closed = state.board, state.closed
        self.counties = [c for c, region in enumerate(state.region) if region not in closed]
        place = {county: i for i, county in enumerate(self.counties)}
        self.edges = [edge for edge, can in enumerate(state.can) if can != DEAD]
        self._tree = list(state.tree)
        self._ends = land.ends
        self._pairs = [
            (place[a], place[b]) if a in place and b in place else (0, 0) for a, b in land.edges
        ]
        self._fixed = [
            self._pairs[edge]
            for edge, (a, b) in enumerate(land.edges)
            if state.can[edge] == DEAD and not state.placed[edge] and a in place and b in place
        ]
        self.drawn: list[int] = []
        self.parts: list[int] = []

    def finish(self, random: Callable[[], float]) -> None:
        """Draw all borders that can still be drawn, in a random order."""
        order = self.edges[:]
        order.sort(key=lambda _: random())
        self.run(order)

    def run(self, order: list[int]) -> None:
        """Draw the borders in this order, skipping those that have become illegal."""
        parent = self._tree[:]
        ends, pairs = self._ends, self._pairs
        near: list[list[int]] = [[] for _ in self.counties]
        for a, b in self._fixed:
            near[a].append(b)
            near[b].append(a)
        closing = []
        loose = []
        for number, edge in enumerate(order):
            one, two = ends[edge]
            while parent[one] != one:
                one = parent[one]
            while parent[two] != two:
                two = parent[two]
            if one == two:
                closing.append(number)
                a, b = pairs[edge]
                near[a].append(b)
                near[b].append(a)
            else:
                loose.append(number)
                if one < two:
                    parent[two] = one
                else:
                    parent[one] = two
        self._cut(order, closing, loose, near)

    def _cut(
        self, order: list[int], closing: list[int], loose: list[int], near: list[list[int]]
    ) -> None:
        """Cut the county trees at the closing edges in order, where both parts are large enough."""
        above, walk = _hang(near)
        below = [1] * len(above)
        for county in reversed(walk):
            if above[county] >= 0:
                below[above[county]] += below[county]
        cut = [False] * len(above)
        for number in closing:
            a, b = self._pairs[order[number]]
            low = a if above[a] == b else b
            small = below[low]
            if small < MIN_COUNTIES:
                continue
            top = high = above[low]
            while above[top] >= 0 and not cut[top]:
                top = above[top]
            if below[top] - small < MIN_COUNTIES:
                continue
            cut[low] = True
            loose.append(number)
            while high != top:
                below[high] -= small
                high = above[high]
            below[top] -= small
        parts = [0] * len(above)
        for county in walk:
            parts[county] = county if cut[county] or above[county] < 0 else parts[above[county]]
        self.parts = parts
        loose.sort()
        self.drawn = [order[number] for number in loose]


def _hang(near: list[list[int]]) -> tuple[list[int], list[int]]:
    """Return the parent of each county in its tree (-1 for a root), and a walk down the trees."""
    above = [-2] * len(near)
    walk: list[int] = []
    for top, beside in enumerate(above):
        if beside != -2:
            continue
        above[top] = -1
        at = len(walk)
        walk.append(top)
        while at < len(walk):
            county = walk[at]
            at += 1
            for there in near[county]:
                if above[there] == -2:
                    above[there] = county
                    walk.append(there)
    return above, walk
