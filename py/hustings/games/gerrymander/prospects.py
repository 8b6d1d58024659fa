"""Prospects: the district that a border leads to, alone or with a few more borders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from hustings.core.model import Seat
from hustings.games.gerrymander.board import COLOURED
from hustings.games.gerrymander.regions import MIN_COUNTIES, flood
from hustings.games.gerrymander.state import FREE, State, leaders

MAX_EXTRA_BORDERS: Final = 3
"""Most further borders that a prospect may need."""

Steps: TypeAlias = dict[int, list[tuple[int, int]]]
"""By piece of border, the (edge, other piece) pairs of borders that would join them."""


class Prospect(NamedTuple):
    """A part that a border cuts off: its counties, ascending, and the further borders needed."""

    counties: list[int]
    more: tuple[int, ...]


def prospect(obs: State, edge: int, seat: Seat) -> Prospect | None:
    """Return the part that a border closes off, None for none.

    Best are the fewest borders, then a part that the seat leads, then the smallest part.
    """
    options = [
        Prospect(counties, more)
        for more in _completions(obs, edge)
        if len(counties := _part_closed(obs, (edge, *more))) >= MIN_COUNTIES
    ]
    fewest = min((len(option.more) for option in options), default=0)

    def order(option: Prospect) -> tuple[bool, int]:
        return not is_led_by(obs, option.counties, seat), len(option.counties)

    return min((each for each in options if len(each.more) == fewest), key=order, default=None)


def is_led_by(obs: State, counties: list[int], seat: Seat) -> bool:
    """Return whether all votes in counties are visible and the seat alone has most of them."""
    hidden = any(obs.tokens[county] >= COLOURED for county in counties)
    return not hidden and leaders(obs, counties) == [seat]


def _part_closed(obs: State, edges: tuple[int, ...]) -> list[int]:
    """Return the smaller part cut off by borders, [] where they cut nothing off."""
    placed = obs.placed[:]
    for edge in edges:
        placed[edge] = 1
    here, there = obs.board.edges[edges[0]]
    one, two = flood(obs.board, placed, here), flood(obs.board, placed, there)
    return [] if there in one else sorted(one if len(one) < len(two) else two)


def _completions(obs: State, edge: int) -> Iterator[tuple[int, ...]]:
    """Yield sets of borders, smallest first, that join the two ends of a border."""
    tree, (one, two) = obs.tree, obs.board.ends[edge]
    if tree[one] == tree[two]:
        yield ()
        return
    steps: Steps = {}
    for other, (here, there) in enumerate(obs.board.ends):
        if obs.can[other] == FREE and other != edge:
            steps.setdefault(tree[here], []).append((other, tree[there]))
            steps.setdefault(tree[there], []).append((other, tree[here]))
    walks: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), (tree[one],))]
    for _ in range(MAX_EXTRA_BORDERS):
        longer = [
            ((*drawn, other), (*passed, there))
            for drawn, passed in walks
            for other, there in steps.get(passed[-1], ())
            if there not in passed
        ]
        done = [drawn for drawn, passed in longer if passed[-1] == tree[two]]
        yield from done
        walks = [walk for walk in longer if walk[1][-1] != tree[two]]
