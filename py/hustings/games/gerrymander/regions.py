"""Connected counties: floods, and the exact test whether a region can be split again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.games.gerrymander.board import Board

MIN_COUNTIES: Final = 4
"""Fewest counties of a district."""
MAX_COUNTIES: Final = 19
"""Most counties of a district: a larger region can always be split."""


def flood(board: Board, placed: Sequence[int], county: int) -> list[int]:
    """Return the counties connected to one, that is, reachable without crossing a border."""
    seen = [False] * board.size
    seen[county] = True
    reached = [county]
    around = board.around
    for here in reached:
        for there, edge in around[here]:
            if not placed[edge] and not seen[there]:
                seen[there] = True
                reached.append(there)
    return reached


def has_min_size(board: Board, placed: Sequence[int], county: int) -> bool:
    """Return whether at least MIN_COUNTIES counties are connected to one, itself included."""
    reached = [county]
    around = board.around
    for here in reached:
        for there, edge in around[here]:
            if not placed[edge] and there not in reached:
                reached.append(there)
                if len(reached) == MIN_COUNTIES:
                    return True
    return False


def neighbour_masks(board: Board, placed: Sequence[int], region: Sequence[int]) -> list[int]:
    """Return for each county of a whole region the bits of its neighbours without a border."""
    bit = {county: 1 << i for i, county in enumerate(region)}
    return [
        sum(bit[there] for there, edge in board.around[here] if not placed[edge]) for here in region
    ]


def splittable(near: Sequence[int]) -> bool:
    """Return whether a connected region can be cut into two connected parts of legal size.

    near: see `neighbour_masks`. If it can, take any county: its part contains a connected foursome
    with that county, and the rest of the region without the foursome has a connected piece of at
    least four. The converse holds too: give everything but that piece to the foursome. So it is
    enough to try the foursomes around the county with the fewest neighbours.
    """
    size = len(near)
    if size < 2 * MIN_COUNTIES:
        return False
    if size > MAX_COUNTIES:
        return True
    start = min(range(size), key=lambda i: near[i].bit_count())
    everything = (1 << size) - 1
    return _splits(near, everything, 1 << start, near[start], 1 << start, 1)


def _splits(
    near: Sequence[int], everything: int, chosen: int, fringe: int, barred: int, count: int
) -> bool:
    """Return whether a foursome that contains `chosen` leaves a large enough piece.

    fringe: neighbours that may still be added. barred: counties that may not.
    """
    if count == MIN_COUNTIES:
        return _has_piece(near, everything & ~chosen)
    while fringe:
        new = fringe & -fringe
        fringe ^= new
        barred |= new
        beyond = near[new.bit_length() - 1] & ~barred
        if _splits(near, everything, chosen | new, fringe | beyond, barred, count + 1):
            return True
    return False


def _has_piece(near: Sequence[int], rest: int) -> bool:
    """Return whether MIN_COUNTIES of the given counties are connected."""
    while rest:
        piece = todo = rest & -rest
        while todo:
            new = todo & -todo
            todo ^= new
            more = near[new.bit_length() - 1] & rest & ~piece
            piece |= more
            todo |= more
            if piece.bit_count() >= MIN_COUNTIES:
                return True
        rest &= ~piece
    return False
