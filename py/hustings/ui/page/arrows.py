"""Arrow keys on a board: which place each leads to, from the boxes of the places alone.

Every place can be reached from every other one, whatever the boxes are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

LEFT, RIGHT, UP, DOWN = "left", "right", "up", "down"


class Target(NamedTuple):
    """A place on the screen, in CSS pixels: its centre and its size."""

    x: float
    y: float
    width: float = 0
    height: float = 0


Steps = dict[str, int]
"""Where each arrow leads from one place: direction -> index of a place."""


@lru_cache(4)
def neighbours(boxes: tuple[Target, ...]) -> list[Steps]:
    """Return for each place where the arrows lead from it.

    An arrow leads to the nearest place in its direction. If some places could not be reached that
    way, left and right go through all places in reading order instead.
    """
    steps = [_nearest(boxes, here) for here in range(len(boxes))]
    if not connected(steps):
        order = reading_order(boxes)
        for before, after in zip(order, [*order[1:], *order[:1]], strict=True):
            steps[before][RIGHT], steps[after][LEFT] = after, before
    return steps


def _nearest(boxes: Sequence[Target], here: int) -> Steps:
    """Return the nearest place in each direction, by distance along both axes.

    Places further aside than ahead are used only if there is no other.
    """
    ahead: dict[str, tuple[float, int]] = {}
    aside: dict[str, tuple[float, int]] = {}
    for there, box in enumerate(boxes):
        x, y = box.x - boxes[here].x, box.y - boxes[here].y
        near = (abs(x) + abs(y), there)
        for way, along, off in ((RIGHT if x > 0 else LEFT, x, y), (DOWN if y > 0 else UP, y, x)):
            steps = ahead if abs(along) >= abs(off) else aside
            if abs(along) > 1 and (way not in steps or near < steps[way]):
                steps[way] = near
    return {way: there for way, (_, there) in (aside | ahead).items()}


def connected(steps: Sequence[Steps]) -> bool:
    """Return whether every place can be reached from every other."""
    back: list[list[int]] = [[] for _ in steps]
    for here, ways in enumerate(steps):
        for there in ways.values():
            back[there].append(here)
    return all(_reached(ways) == len(steps) for ways in ([*map(_ends, steps)], back))


def _ends(steps: Steps) -> list[int]:
    return list(steps.values())


def _reached(ways: Sequence[Sequence[int]]) -> int:
    """Return how many places can be reached from the first."""
    seen, waiting = {0}, [0]
    while waiting and ways:
        for there in ways[waiting.pop()]:
            if there not in seen:
                seen.add(there)
                waiting.append(there)
    return len(seen) if ways else 0


def reading_order(boxes: Sequence[Target]) -> list[int]:
    """Return the places in reading order.

    A row holds the places whose top is above the centre of its first place.
    """
    order: list[int] = []
    waiting = sorted(range(len(boxes)), key=lambda i: (boxes[i].y, boxes[i].x))
    while waiting:
        first = boxes[waiting[0]]
        row = [i for i in waiting if boxes[i].y - boxes[i].height / 2 <= first.y]
        order += sorted(row, key=lambda i: (boxes[i].x, boxes[i].y))
        waiting = [i for i in waiting if i not in row]
    return order
