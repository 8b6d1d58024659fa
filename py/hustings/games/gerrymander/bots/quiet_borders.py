"""Choice of a border when there is nothing to close."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Seat
from hustings.core.rng import Rng
from hustings.games.gerrymander.board import PARTY
from hustings.games.gerrymander.state import State


def continue_line(state: State, quiet: Sequence[int], rng: Rng) -> int:
    """Return a border that continues those of this turn.

    Without one, return one that begins at the rim or at another border; else any.
    """
    ends, placed = state.board.ends, state.placed
    corners = {c for edge, turn in enumerate(placed) if turn == state.number for c in ends[edge]}
    last = [
        edge for edge in quiet if corners.difference(state.board.walls).intersection(ends[edge])
    ]
    walls = last or [edge for edge in quiet if any(_wall(state, c) for c in ends[edge])]
    return rng.pick(walls or quiet)


def separate_voters(state: State, quiet: Sequence[int], seat: Seat, rng: Rng) -> int:
    """Return a border that separates voters of the seat's party from others; else any."""
    own = [PARTY[kind] == seat for kind in state.tokens]
    parting = [edge for edge in quiet if sum(own[c] for c in state.board.edges[edge]) == 1]
    return rng.pick(parting or quiet)


def _wall(state: State, corner: int) -> bool:
    """Return whether a corner is on the rim or a shore, or touches a border."""
    walls = state.board.walls
    return corner in walls or any(state.placed[edge] for edge in state.board.at_corner[corner])
