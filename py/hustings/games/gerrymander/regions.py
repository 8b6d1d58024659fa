"""Counties that hang together: floods, and the exact test whether a region can be split again.

Knows borders and counties only; no tokens, no turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.games.gerrymander.board import Board

LEAST: Final = 4
"""No district may have fewer counties."""
MOST: Final = 19
"""No district can have more: a larger region can always be split."""


def flood(board: Board, placed: Sequence[int], county: int) -> list[int]:
    """Return the counties that can be reached from one without crossing a border."""
    seen = [False] * board.size
    seen[county] = True
    found = [county]
    around = board.around
    for here in found:
        for there, edge in around[here]:
            if not placed[edge] and not seen[there]:
                seen[there] = True
                found.append(there)
    return found


def roomy(board: Board, placed: Sequence[int], county: int) -> bool:
    """Return whether at least LEAST counties can be reached from one without crossing a border."""
    found = [county]
    around = board.around
    for here in found:
        for there, edge in around[here]:
            if not placed[edge] and there not in found:
                found.append(there)
                if len(found) == LEAST:
                    return True
    return False


def masks(board: Board, placed: Sequence[int], region: Sequence[int]) -> list[int]:
    """Return for each county of a whole region the bits of those next to it without a border."""
    bit = {county: 1 << i for i, county in enumerate(region)}
    return [
        sum(bit[there] for there, edge in board.around[here] if not placed[edge]) for here in region
    ]


def splittable(near: Sequence[int]) -> bool:
    """Return whether a connected region can be cut into two connected parts of LEAST or more.

    near: see `masks`. If it can, the part with any one county of our choice holds a connected
    foursome with that county in it, and what is left of the region without the foursome has a
    connected piece of at least four. The converse holds as well: give everything but that piece
    to the foursome. So it is enough to try the foursomes around the least connected county.
    """
    size = len(near)
    if size < 2 * LEAST:
        return False
    if size > MOST:
        return True
    start = min(range(size), key=lambda i: near[i].bit_count())
    everything = (1 << size) - 1
    return _splits(near, everything, 1 << start, near[start], 1 << start, 1)


def _splits(
    near: Sequence[int], everything: int, chosen: int, fringe: int, barred: int, count: int
) -> bool:
    """Grow the connected set `chosen`, each foursome once, until one leaves a large enough piece.

    fringe: the counties next to it that may still be added. barred: those that may not.
    """
    if count == LEAST:
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
    """Return whether LEAST of the given counties hang together."""
    while rest:
        piece = todo = rest & -rest
        while todo:
            new = todo & -todo
            todo ^= new
            more = near[new.bit_length() - 1] & rest & ~piece
            piece |= more
            todo |= more
            if piece.bit_count() >= LEAST:
                return True
        rest &= ~piece
    return False
